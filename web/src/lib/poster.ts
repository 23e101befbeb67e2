// A picture of an ending, drawn here and saved: nothing is sent anywhere.
import { dashOf, plainly, pointsOf, type Series, toneOf } from './plot';

export interface Poster {
  title: string;
  why: string;
  game: string;
  /** Address of the portrait. */
  face: string | undefined;
  series: Series[];
}

const [W, H] = [1200, 630];
const LEFT = 430;
const SERIF = "'Noto Serif', Georgia, serif";
const SANS = "'Noto Sans', system-ui, sans-serif";

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Words in lines of at most that width. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim();
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

function ground(pen: CanvasRenderingContext2D) {
  const slate = pen.createRadialGradient(W / 2, -80, 60, W / 2, 0, W);
  slate.addColorStop(0, '#1f2e3d');
  slate.addColorStop(1, '#0a0f14');
  pen.fillStyle = slate;
  pen.fillRect(0, 0, W, H);
}

/** The portrait fills the left, and fades into the ground. */
async function portrait(pen: CanvasRenderingContext2D, src: string) {
  const image = await load(src);
  const scale = Math.max(LEFT / image.width, H / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, LEFT, H);
  pen.clip();
  pen.drawImage(image, (LEFT - w) / 2, (H - h) * 0.28, w, h);
  const fade = pen.createLinearGradient(LEFT - 140, 0, LEFT, 0);
  fade.addColorStop(0, '#0d141b00');
  fade.addColorStop(1, '#0d141b');
  pen.fillStyle = fade;
  pen.fillRect(LEFT - 140, 0, 140, H);
  pen.restore();
}

function plot(pen: CanvasRenderingContext2D, series: Series[]) {
  const [x, y, w, h] = [LEFT + 40, 300, W - LEFT - 90, 190];
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  for (const [nth, points] of pointsOf(series).entries()) {
    const one = series[nth] as Series;
    pen.strokeStyle = toneOf(one, nth);
    pen.setLineDash(dashOf(one, nth).split(' ').filter(Boolean).map(Number));
    pen.beginPath();
    for (const point of points) if (point) pen.lineTo(x + point[0] * w, y + point[1] * h);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.font = `600 20px ${SANS}`;
  let at = x;
  for (const [nth, one] of series.slice(0, 4).entries()) {
    const text = `${one.label} ${plainly(one.values.at(-1))}`;
    pen.fillStyle = toneOf(one, nth);
    if (at + pen.measureText(text).width < W - 20) pen.fillText(text, at, y + h + 50);
    at += pen.measureText(text).width + 28;
  }
}

/** The picture as the address of a PNG. */
export async function drawPoster({ title, why, game, face, series }: Poster): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [W, H];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('canvas');
  ground(pen);
  if (face) await portrait(pen, face);
  pen.fillStyle = '#ffe1a0';
  pen.font = `600 68px ${SERIF}`;
  pen.fillText(title, LEFT + 40, 120);
  pen.fillStyle = '#ece8dd';
  pen.font = `400 26px ${SANS}`;
  for (const [i, line] of lines(pen, why, W - LEFT - 90)
    .slice(0, 3)
    .entries())
    pen.fillText(line, LEFT + 40, 175 + i * 36);
  if (series.length) plot(pen, series);
  pen.fillStyle = '#a3b0bd';
  pen.font = `600 22px ${SERIF}`;
  pen.fillText(`Koloda · ${game}`, LEFT + 40, H - 34);
  return canvas.toDataURL('image/png');
}
