// Pictures as images: each is drawn once, kept, and shown by its address wherever it is wanted.
import type { Drawing } from './pen';

/** What a picture is made from. */
export interface Source {
  key: string;
  /** A person stands, a thing lies. */
  tall: boolean;
  /** The same seed, the same accidents: dust, splinters, the play of flames. */
  draw: (seed?: string) => Drawing;
  /** Where its face is, for a round token: x, y and width. */
  focus: readonly [number, number, number];
}

/** All of it, head and shoulders, the face alone, or only what shines in the dark. */
export type Cut = 'whole' | 'bust' | 'token' | 'dark';

function markup({ canvas, defs, body, eyes }: Drawing, cut: Cut, [x, y, size]: Source['focus']): string {
  const { width, height } = canvas;
  // A bust has room for shoulders, and for a hat.
  const more = cut === 'bust' ? size / 4 : 0;
  const near = cut === 'token' || cut === 'bust';
  const [w, h] = near ? [size + more * 2, size + more * 2] : [width, height];
  const box = near ? `${x - more} ${y - more * 1.4} ${w} ${h}` : `0 0 ${width} ${height}`;
  const night = `<rect width="${width}" height="${height}" fill="#050607" opacity=".86"/>${eyes}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="${box}">` +
    `<defs>${defs}</defs>${body}${cut === 'dark' ? night : ''}</svg>`
  );
}

const drawn = new Map<string, string>();

/** The picture as SVG. */
export const svgOf = (source: Source, cut: Cut = 'whole'): string => markup(source.draw(), cut, source.focus);

/** The address of the picture, drawn when it is first asked for. */
export function imageOf(source: Source, cut: Cut = 'whole'): string {
  const key = `${cut} ${source.key}`;
  let address = drawn.get(key);
  if (!address) {
    address = `data:image/svg+xml,${encodeURIComponent(svgOf(source, cut))}`;
    drawn.set(key, address);
  }
  return address;
}
