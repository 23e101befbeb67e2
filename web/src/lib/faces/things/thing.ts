// A thing: a picture of 140 by 96 put together from named motifs, each with the hue it has by nature.
import { hsl } from '../colours';
import { type Drawing, Pen, THING } from '../pen';

/** Its natural hue, how vivid the ground behind it is, and how it is drawn. */
export type Motif = readonly [hue: number, vivid: number, draw: (pen: Pen) => unknown];
export type Things = Record<string, Motif>;

/** One motif of a picture: in which hue, how large, and where. */
interface Placed {
  motif: Motif;
  hue: number;
  scale: number;
  dx: number;
  dy: number;
  lean: number;
}

/** Reads `motif:hue,scale,dx,dy,lean`; what is left out is as the motif has it. */
function placed(word: string, motifs: Things): Placed {
  const [name = '', rest = ''] = word.split(':');
  const motif = motifs[name];
  if (!motif) throw new Error(`no motif ${name}`);
  const numbers = rest.split(',').map((part) => (part ? Number(part) : undefined));
  const [hue = motif[0], scale = 1, dx = 0, dy = 0, lean = 0] = numbers;
  return { motif, hue, scale, dx, dy, lean };
}

function put(pen: Pen, { motif, hue, scale, dx, dy, lean }: Placed): void {
  pen.turn = hue - motif[0];
  const plain = scale === 1 && !dx && !dy && !lean;
  const at = `translate(${70 + dx} ${48 + dy}) rotate(${lean}) scale(${scale}) translate(-70 -48)`;
  if (plain) motif[2](pen);
  else pen.group(at, () => motif[2](pen));
  pen.turn = 0;
}

/** Draws `hue motif motif …`, from back to front; without a hue of its own the ground has that of the last motif. */
export function drawThing(parts: string, seed: string, motifs: Things): Drawing {
  const words = parts.split(' ').filter(Boolean);
  const own = Number(words[0]);
  const all = (Number.isNaN(own) ? words : words.slice(1)).map((word) => placed(word, motifs));
  const front = all.at(-1);
  const hue = Number.isNaN(own) ? (front?.hue ?? 210) : own;
  const pen = new Pen(seed, THING, '#fff2d8', hsl(hue, 90, 62));
  pen.ground(hue, { light: 30, vivid: front?.motif[1] ?? 50, cy: 46, ring: 43, dust: 16 });
  for (const one of all) put(pen, one);
  return pen.drawing();
}
