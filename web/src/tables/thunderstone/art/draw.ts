// The picture of a card: stonework and a torch's glow drawn from its id alone, before it the emblem of its kind.
import { ownMarkup } from '$lib/markup';
import { chance } from '$lib/sigil';
import { type Emblem, emblems } from './emblems';

export interface Motif {
  emblem: Emblem;
  hue: number;
  /** How much colour it has, of 1. */
  vivid?: number;
}

export interface Box {
  width: number;
  height: number;
  /** How large the emblem is. */
  size: number;
}

export const CARD: Box = { width: 140, height: 96, size: 66 };
export const TALL: Box = { width: 80, height: 100, size: 54 };
export const SQUARE: Box = { width: 60, height: 60, size: 46 };
export const WIDE: Box = { width: 200, height: 90, size: 76 };

const n1 = (x: number) => x.toFixed(1);

function wall(r: () => number, { width, height }: Box): string {
  let out = '';
  for (let y = 0, row = 0; y < height; y += 14, row++)
    for (let x = -(row % 2) * 14; x < width; x += 28)
      out += `<rect x="${x + 1}" y="${y + 1}" width="26" height="12" rx="2.500" opacity="${n1(0.04 + r() * 0.16)}"/>`;
  return out;
}

function sparks(r: () => number, { width, height }: Box): string {
  let out = '';
  for (let i = 0; i < 14; i++)
    out += `<circle cx="${n1(r() * width)}" cy="${n1(r() * height)}" r="${n1(0.4 + r())}" fill="#ffdca0" opacity="${n1(0.1 + r() * 0.4)}"/>`;
  return out;
}

/** The emblem with its shades: the marks in its drawing become colours. */
function lit(motif: Motif): string {
  const { hue } = motif;
  return emblems[motif.emblem]
    .replaceAll('@d', `fill="hsl(${hue} 40% 9%)" stroke="none"`)
    .replaceAll('@e', 'fill="#ffd24a" stroke="none" class="eye"')
    .replaceAll('@g', 'fill="none" stroke="#ffd98a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"')
    .replaceAll('@l', `fill="none" stroke="hsl(${hue} 55% 65%)" stroke-width="5"`);
}

const drawn = new Map<string, string>();

/** The inside of an SVG with the view box of `box`. */
export function picture(id: string, motif: Motif, box: Box): string {
  const key = `${motif.emblem} ${motif.hue} ${box.width} ${box.size} ${id}`;
  const known = drawn.get(key);
  if (known) return known;
  const r = chance(id);
  const { hue, vivid = 1 } = motif;
  const { width, height, size } = box;
  const name = `t${Math.floor(chance(key)() * 1e9).toString(36)}`;
  const tone = (turn: number, vivacity: number, light: number) => `hsl(${hue + turn} ${n1(vivacity * vivid)}% ${light}%)`;
  const stop = (at: string, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`;
  const made = ownMarkup(
    `<defs><radialGradient id="${name}" cx="${n1(38 + r() * 24)}%" cy="${n1(30 + r() * 20)}%" r="85%">` +
      `${stop('0', tone(0, 52, 38))}${stop('.5', tone(12, 40, 18))}${stop('1', tone(20, 34, 6))}</radialGradient>` +
      `<linearGradient id="${name}e" x1="0" y1="0" x2=".6" y2="1">` +
      `${stop('0', tone(0, 70, 86))}${stop('.55', tone(0, 55, 60))}${stop('1', tone(10, 50, 34))}</linearGradient></defs>` +
      `<g class="wall"><rect width="${width}" height="${height}" fill="url(#${name})"/>${wall(r, box)}${sparks(r, box)}` +
      `<circle cx="${width / 2}" cy="${height / 2}" r="${n1(size * 0.62)}" fill="none" stroke="${tone(0, 70, 75)}" stroke-opacity=".28"` +
      ` stroke-dasharray="${n1(1 + r() * 5)} ${n1(2 + r() * 4)}"/></g>` +
      `<g class="em" stroke="#0007" stroke-width="1.6" fill="url(#${name}e)"` +
      ` transform="translate(${n1(width / 2 - size / 2)} ${n1(height / 2 - size / 2)}) scale(${size / 100})">${lit(motif)}</g>`,
  );
  drawn.set(key, made);
  return made;
}
