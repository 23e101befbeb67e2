// The hand: every picture of a person or a thing is drawn with this pen, so that all have one light, one glow and no outline.
import { chance } from '$lib/sigil';
import { type Material, hsl, keepsHue, mix, tonesOf, tonesOfHue, turned } from './colours';
import { mirrored, n1, ngon } from './path';

export interface Canvas {
  width: number;
  height: number;
}
export const PERSON: Canvas = { width: 200, height: 220 };
export const THING: Canvas = { width: 140, height: 96 };

interface Lit {
  /** Width of the key light's edge. */
  rim?: number;
  /** Width of the back light's edge. */
  back?: number;
  alpha?: number;
  transform?: string;
}

interface Ground {
  light?: number;
  vivid?: number;
  cx?: number;
  cy?: number;
  ring?: number;
  dust?: number;
  tint?: string;
}

/** What a pen has drawn; the eyes once more alone, for what looks out of the dark. */
export interface Drawing {
  canvas: Canvas;
  defs: string;
  body: string;
  eyes: string;
}

const transformed = (transform: string | undefined) => (transform ? ` transform="${transform}"` : '');
const seen = (alpha: number) => (alpha < 1 ? ` opacity="${n1(alpha * 10) / 10}"` : '');

export class Pen {
  readonly chance: () => number;
  /** By how many degrees the colours are turned now. */
  turn = 0;
  private defs = '';
  private body = '';
  private eyes = '';
  private readonly known = new Map<string, string>();
  private readonly groups: string[] = [];

  constructor(
    seed: string,
    readonly canvas: Canvas,
    readonly rim = '#fff2d8',
    public back = '#ff5a3c',
  ) {
    this.chance = chance(seed);
  }

  drawing(): Drawing {
    return { canvas: this.canvas, defs: this.defs, body: this.body, eyes: this.eyes };
  }

  /** A definition, made once. */
  define(key: string, make: (id: string) => string): string {
    let id = this.known.get(key);
    if (!id) {
      id = `d${this.known.size}`;
      this.known.set(key, id);
      this.defs += make(id);
    }
    return `url(#${id})`;
  }

  add(markup: string): this {
    this.body += markup;
    return this;
  }

  colour(colour: string): string {
    return turned(colour, this.turn);
  }

  /** The light on a plane: from the upper left into the dark. */
  shade(colours: readonly string[]): string {
    const own = colours.map((colour) => this.colour(colour));
    const stops = own.map((colour, i) => `<stop offset="${n1((i / (own.length - 1)) * 100)}%" stop-color="${colour}"/>`).join('');
    return this.define(`l${own.join()}`, (id) => `<linearGradient id="${id}" x1=".1" y1="0" x2=".8" y2="1">${stops}</linearGradient>`);
  }

  private halo(colour: string, alpha: number): string {
    const stop = (at: number, share: number) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${n1(share * 10) / 10}"/>`;
    return this.define(
      `r${colour}${alpha}`,
      (id) => `<radialGradient id="${id}">${stop(0, alpha)}${stop(0.4, alpha * 0.35)}${stop(1, 0)}</radialGradient>`,
    );
  }

  private edge(colour: string, key: boolean): string {
    const stop = (at: number, share: number) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${share}"/>`;
    return this.define(`m${colour}${key}`, (id) =>
      key
        ? `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".55">${stop(0, 0.95)}${stop(0.3, 0.35)}${stop(0.55, 0)}</linearGradient>`
        : `<linearGradient id="${id}" x1="1" y1=".6" x2=".2" y2=".4">${stop(0, 0.85)}${stop(0.4, 0)}</linearGradient>`,
    );
  }

  /** A body in light: three tones, the key light's edge from the upper left, the back light's from the right. */
  lit(path: string, material: Material, { rim = 1.5, back = 1.3, alpha = 1, transform }: Lit = {}): this {
    const stroke = (colour: string, key: boolean, width: number) =>
      width ? `<path d="${path}" fill="none" stroke="${this.edge(colour, key)}" stroke-width="${width}" stroke-linejoin="round"/>` : '';
    const turn = this.turn;
    if (keepsHue(material)) this.turn = 0;
    const fill = this.shade(tonesOf(material));
    this.turn = turn;
    return this.add(
      `<g${transformed(transform)}${seen(alpha)}><path d="${path}" fill="${fill}"/>` +
        `${stroke(this.back, false, back)}${stroke(this.rim, true, rim)}</g>`,
    );
  }

  /** The same on both sides of the axis of a person. */
  pair(path: string, material: Material, how?: Lit): this {
    return this.lit(path, material, how).lit(mirrored(path), material, how);
  }

  /** The path in one colour, without light. */
  flat(path: string, fill: string, alpha = 1, transform?: string): this {
    return this.add(`<path d="${path}" fill="${this.colour(fill)}"${seen(alpha)}${transformed(transform)}/>`);
  }

  line(path: string, colour: string, width = 1, alpha = 1, dash?: string): this {
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    return this.add(
      `<path d="${path}" fill="none" stroke="${this.colour(colour)}" stroke-width="${n1(width)}" stroke-linecap="round"` +
        ` stroke-linejoin="round"${dashes}${seen(alpha)}/>`,
    );
  }

  glow(x: number, y: number, wide: number, colour: string, alpha = 0.8, high = wide): this {
    return this.add(
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(wide)}" ry="${n1(high)}" fill="${this.halo(this.colour(colour), alpha)}"/>`,
    );
  }

  clip(path: string, draw: () => void): this {
    this.add(`<g clip-path="${this.define(`c${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}">`);
    draw();
    return this.add('</g>');
  }

  group(transform: string, draw: () => void): this {
    this.add(`<g transform="${transform}">`);
    this.groups.push(transform);
    draw();
    this.groups.pop();
    return this.add('</g>');
  }

  /** Something that shines by itself, with a white core. */
  eye(path: string, colour: string, x: number, y: number, size = 16, core = '#fff'): this {
    const before = this.body.length;
    this.glow(x, y, size, colour, 0.9).flat(path, colour);
    this.add(`<path d="${path}" fill="${core}" opacity=".85" transform="translate(${n1(x * 0.45)} ${n1(y * 0.45)}) scale(.55)"/>`);
    const open = this.groups.map((transform) => `<g transform="${transform}">`).join('');
    this.eyes += open + this.body.slice(before) + '</g>'.repeat(this.groups.length);
    return this;
  }

  /** A figure of several shapes in a square of 100 by 100, in three tones of a hue: `@d` lies in shade, `@e` is an eye, `@g` glows, `@l` is a line. */
  figure(shapes: string, hue: number, vivid: number): this {
    const [light, middle, dark] = tonesOfHue(hue, vivid);
    const set = shapes
      .replaceAll('@d', `fill="${this.colour(mix(dark, '#050406', 0.4))}" stroke="none"`)
      .replaceAll('@g', 'fill="none" stroke="#ffd98a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"')
      .replaceAll('@l', `fill="none" stroke="${this.colour(light)}" stroke-width="5"`);
    const painted = `fill="${this.shade([mix(light, '#ffffff', 0.25), mix(light, middle, 0.65), mix(middle, dark, 0.55)])}"`;
    const lights = [...set.matchAll(/<[^<]*@e[^<]*\/>/g)].map(([shape]) => shape.replace('@e', 'fill="#ffd24a"')).join('');
    const at = 'translate(70 49) scale(.9) translate(-50 -50)';
    this.group(at, () => {
      this.add(
        `<g ${painted} stroke="${this.edge(this.rim, true)}" stroke-width="2">${set.replaceAll('@e', 'fill="#ffd24a" stroke="none"')}</g>`,
      );
      if (lights)
        this.eyes += [...this.groups.map((group) => `<g transform="${group}">`), lights, '</g>'.repeat(this.groups.length)].join('');
    });
    return this;
  }

  /** The ground of a picture: its hue behind the figure, dust and a fine ring. */
  ground(hue: number, { light = 34, vivid = 55, cx = 50, cy = 40, ring = 74, dust = 22, tint = '#fff' }: Ground = {}): this {
    const { width, height } = this.canvas;
    const stop = (at: number, turn: number, share: number, l: number) =>
      `<stop offset="${at}" stop-color="${hsl(hue + turn, vivid * share, l)}"/>`;
    const fill = this.define(
      'ground',
      (id) =>
        `<radialGradient id="${id}" cx="${cx}%" cy="${cy}%" r="78%">${stop(0, 0, 1, light)}${stop(0.45, 8, 0.8, light * 0.45)}` +
        `${stop(1, 14, 0.7, 4)}</radialGradient>`,
    );
    this.add(`<rect width="${width}" height="${height}" fill="${fill}"/>`);
    for (let i = 0; i < dust; i++) {
      const [x, y, size] = [n1(this.chance() * width), n1(this.chance() * height), n1(0.4 + this.chance() * 1.1)];
      this.add(`<circle cx="${x}" cy="${y}" r="${size}" fill="${tint}" opacity="${n1(0.1 + this.chance() * 0.35)}"/>`);
    }
    if (!ring) return this;
    const dashes = `${n1(1 + this.chance() * 5)} ${n1(2 + this.chance() * 5)}`;
    return this.add(
      `<circle cx="${(width * cx) / 100}" cy="${(height * cy) / 100}" r="${ring}" fill="none" stroke="${tint}" stroke-opacity=".22"` +
        ` stroke-width=".8" stroke-dasharray="${dashes}"/>`,
    );
  }

  /** Sparks that rise. */
  embers(count: number, colour: string): this {
    for (let i = 0; i < count; i++) {
      const [x, y] = [this.chance() * this.canvas.width, this.chance() * this.canvas.height];
      const size = 0.6 + this.chance() * this.chance() * 2.6;
      this.flat(ngon(n1(x), n1(y), 4, n1(size * 1.3)), colour, 0.35 + this.chance() * 0.6);
    }
    return this;
  }

  /** A wound: a jagged line that shines from within, with forks. */
  crack(x: number, y: number, angle: number, long: number, width: number, colour: string, forks = 2): this {
    const count = Math.max(3, Math.round(long / 9));
    const sides: [number, number, number][] = [];
    let path = `M${n1(x)} ${n1(y)}`;
    for (let i = 0; i < count; i++) {
      const now = angle + (this.chance() - 0.5) * 1.5;
      x += (Math.cos(now) * long) / count;
      y += (Math.sin(now) * long) / count;
      path += `L${n1(x)} ${n1(y)}`;
      if (forks && i > 0 && i < count - 1 && this.chance() < 0.6) sides.push([x, y, now + (this.chance() < 0.5 ? 0.9 : -0.9)]);
    }
    this.line(path, '#0a0406', width * 2.6, 0.8)
      .line(path, colour, width * 1.3)
      .line(path, '#fff6dc', width * 0.45, 0.9);
    for (const [fromX, fromY, to] of sides) this.crack(fromX, fromY, to, long * 0.4, width * 0.6, colour, 0);
    return this;
  }
}
