// The pattern of a card: drawn from its id alone, in a manner that belongs to its kind.
import { ownMarkup } from './markup';

export type Manner = 'facets' | 'mandala' | 'vortex' | 'thorns' | 'claws' | 'hourglass' | 'circuit' | 'leaves' | 'orbits' | 'veil';

const W = 140;
const H = 96;
const CX = W / 2;
const CY = H / 2;
const R = 43;
const n1 = (x: number) => x.toFixed(1);

/** A small generator of numbers in [0, 1), seeded by a string. */
export function chance(seed: string): () => number {
  let h = 2166136261 ^ seed.length;
  for (const sign of seed) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let x = Math.imul(h ^ (h >>> 15), 1 | h);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

type Brush = { r: () => number; hue: number; far: number };
const at = (angle: number, radius: number) => `${n1(CX + Math.cos(angle) * radius)} ${n1(CY + Math.sin(angle) * radius * 0.98)}`;
const ring = (count: number, turn: number, each: (angle: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(turn + (i * 2 * Math.PI) / count, i)).join('');
const light = (b: Brush, l = 78, a = 1) => `hsl(${n1(b.hue)} 88% ${l}% / ${a})`;
const shade = (b: Brush, l = 40, a = 1) => `hsl(${n1(b.far)} 70% ${l}% / ${a})`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

function facets(b: Brush): string {
  const sides = 5 + Math.floor(b.r() * 4);
  const turn = b.r() * 6;
  const table = R * (0.34 + b.r() * 0.14);
  const girdle = R * (0.88 + b.r() * 0.1);
  const step = (2 * Math.PI) / sides;
  const faces = ring(sides, turn, (a) => {
    const l = 26 + b.r() * 42;
    const bright = shade(b, l, 0.75);
    const edge = light(b, 84, 0.75);
    return (
      `<path d="M${at(a, table)}L${at(a + step, table)}L${at(a + step / 2, girdle)}Z" fill="${bright}" stroke="${edge}" stroke-width=".7"/>` +
      `<path d="M${at(a, table)}L${at(a - step / 2, girdle)}L${at(a + step / 2, girdle)}Z"` +
      ` fill="${shade(b, l * 0.6, 0.7)}" stroke="${edge}" stroke-width=".5"/>`
    );
  });
  const crown = ring(sides, turn, (a, i) => `${i ? 'L' : 'M'}${at(a, table)}`);
  return `${faces}<path d="${crown}Z" fill="${light(b, 82, 0.55)}" stroke="#fff" stroke-opacity=".8" stroke-width=".8"/>`;
}

function mandala(b: Brush): string {
  const teeth = 8 + Math.floor(b.r() * 8);
  const inner = 3 + Math.floor(b.r() * 5);
  const turn = b.r() * 6;
  const gear = ring(
    teeth,
    turn,
    (a) =>
      `<path d="M${at(a - 0.1, R * 0.82)}L${at(a - 0.06, R)}L${at(a + 0.06, R)}L${at(a + 0.1, R * 0.82)}Z" fill="${shade(b, 52, 0.8)}"/>`,
  );
  const petals = ring(inner * 2, turn, (a) =>
    line(
      `M${at(a, R * 0.16)}Q${at(a + 0.5, R * 0.55)} ${at(a, R * 0.74)}Q${at(a - 0.5, R * 0.55)} ${at(a, R * 0.16)}`,
      light(b, 76, 0.8),
      1,
    ),
  );
  const pearls = ring(
    inner,
    turn + 0.3,
    (a) => `<circle cx="${at(a, R * 0.62).replace(' ', '" cy="')}" r="${n1(1.6 + b.r() * 1.6)}" fill="${light(b, 86)}"/>`,
  );
  const hoop = (radius: number, width: number) =>
    `<circle cx="${CX}" cy="${CY}" r="${n1(radius)}" fill="none" stroke="${light(b, 72, 0.8)}" stroke-width="${width}"/>`;
  return (
    gear +
    hoop(R * 0.82, 2) +
    hoop(R * 0.74, 0.6) +
    petals +
    pearls +
    `<circle cx="${CX}" cy="${CY}" r="${n1(R * 0.13)}" fill="${light(b, 90)}"/>`
  );
}

function vortex(b: Brush): string {
  const arms = 3 + Math.floor(b.r() * 5);
  const bend = (0.7 + b.r() * 1.1) * (b.r() < 0.5 ? 1 : -1);
  const turn = b.r() * 6;
  const arm = (k: number, width: number, alpha: number, reach: number) =>
    ring(arms, turn + k, (a) =>
      line(
        `M${at(a, R * 0.1)}C${at(a + bend * 0.4, R * 0.45)} ${at(a + bend, R * 0.8)} ${at(a + bend * 1.5, R * reach)}`,
        light(b, 80, alpha),
        width,
      ),
    );
  const sparks = ring(
    arms * 3,
    turn,
    (a) =>
      `<circle cx="${at(a, R * (0.5 + b.r() * 0.55)).replace(' ', '" cy="')}" r="${n1(0.5 + b.r() * 1.3)}" fill="${light(b, 90, 0.9)}"/>`,
  );
  const star = ring(arms * 2, turn, (a, i) => `${i ? 'L' : 'M'}${at(a, i % 2 ? R * 0.14 : R * 0.36)}`);
  return (
    arm(0, 2.2, 0.75, 1) +
    arm(0.18, 1, 0.6, 0.92) +
    arm(-0.2, 0.7, 0.45, 1.1) +
    sparks +
    `<path d="${star}Z" fill="${light(b, 80, 0.35)}" stroke="${light(b, 92)}" stroke-width="1"/><circle cx="${CX}" cy="${CY}" r="4" fill="#fff"/>`
  );
}

function thorns(b: Brush): string {
  const count = 7 + Math.floor(b.r() * 6);
  const turn = b.r() * 6;
  const spikes = ring(count, turn, (a) => {
    const reach = R * (0.8 + b.r() * 0.5);
    const lean = a + (b.r() - 0.5) * 0.7;
    return (
      `<path d="M${at(a - 0.2, R * 0.46)}Q${at(a, R * 0.7)} ${at(lean, reach)}` +
      `Q${at(a + 0.12, R * 0.66)} ${at(a + 0.2, R * 0.46)}Z" fill="${shade(b, 24 + b.r() * 18, 0.9)}" stroke="${light(b, 62, 0.7)}" stroke-width=".7"/>`
    );
  });
  const wide = R * (0.36 + b.r() * 0.14);
  const eye =
    `<path d="M${n1(CX - R * 0.5)} ${CY}Q${CX} ${n1(CY - wide)} ${n1(CX + R * 0.5)} ${CY}` +
    `Q${CX} ${n1(CY + wide)} ${n1(CX - R * 0.5)} ${CY}Z" fill="#120708" stroke="${light(b, 72)}" stroke-width="1.2"/>`;
  const iris =
    `<circle cx="${CX}" cy="${CY}" r="${n1(R * 0.2)}" fill="${light(b, 60)}"/>` +
    `<ellipse cx="${CX}" cy="${CY}" rx="${n1(1.2 + b.r() * 2)}" ry="${n1(R * 0.19)}"` +
    ` fill="#0a0304"/>`;
  return spikes + eye + iris + `<circle cx="${n1(CX + 3)}" cy="${n1(CY - 3)}" r="1.3" fill="#fff" opacity=".9"/>`;
}

function claws(b: Brush): string {
  const cuts = 3 + Math.floor(b.r() * 3);
  const lean = (b.r() - 0.5) * 50;
  let out = '';
  for (let i = 0; i < cuts; i++) {
    const x = CX + (i - (cuts - 1) / 2) * (15 + b.r() * 5);
    const w = 2.4 + b.r() * 3.4;
    const top = 4 + b.r() * 16;
    const bottom = H - 4 - b.r() * 18;
    out +=
      `<path d="M${n1(x + lean / 2)} ${n1(top)}Q${n1(x + w)} ${CY} ${n1(x - lean / 2)} ${n1(bottom)}` +
      `Q${n1(x - w)} ${CY} ${n1(x + lean / 2)} ${n1(top)}Z" fill="${light(b, 66, 0.95)}" stroke="${light(b, 88, 0.8)}" stroke-width=".6"/>`;
  }
  const drops = ring(
    16,
    0,
    (a) =>
      `<circle cx="${at(a, R * (0.7 + b.r() * 0.6)).replace(' ', '" cy="')}" r="${n1(0.5 + b.r() * 1.8)}" fill="${shade(b, 50, 0.8)}"/>`,
  );
  return drops + out;
}

function hourglass(b: Brush): string {
  const turn = b.r() * 6;
  const third = 2 + Math.floor(b.r() * 3);
  const ticks = ring(third * 6, turn, (a, i) =>
    line(`M${at(a, R * 0.88)}L${at(a, R * (i % third ? 0.96 : 1.06))}`, light(b, 70, 0.8), i % third ? 0.8 : 1.8),
  );
  const points = 5 + Math.floor(b.r() * 5);
  const deep = 0.34 + b.r() * 0.3;
  const star = ring(points * 2, turn, (a, i) => `${i ? 'L' : 'M'}${at(a, R * (i % 2 ? deep : 0.86))}`);
  const x = R * (0.3 + b.r() * 0.2);
  const y = R * (0.5 + b.r() * 0.16);
  const waist = 1.4 + b.r() * 2.2;
  const half = (s: 1 | -1) =>
    `M${n1(CX - x)} ${n1(CY + s * y)}H${n1(CX + x)}C${n1(CX + x)} ${n1(CY + s * 9)} ${n1(CX + waist)} ${n1(CY + s * 5)} ${n1(CX + waist)} ${CY}` +
    `H${n1(CX - waist)}C${n1(CX - waist)} ${n1(CY + s * 5)} ${n1(CX - x)} ${n1(CY + s * 9)} ${n1(CX - x)} ${n1(CY + s * y)}Z`;
  // How much of the sand has run through.
  const run = 0.15 + b.r() * 0.7;
  const sand =
    `<path d="M${n1(CX - x * 0.8)} ${n1(CY + y)}Q${CX} ${n1(CY + y - y * 1.5 * run)} ${n1(CX + x * 0.8)} ${n1(CY + y)}Z"` +
    ` fill="${light(b, 80, 0.9)}"/><path d="M${n1(CX - x * 0.5 * (1 - run) - 2)} ${n1(CY - y * 0.75 * (1 - run))}H${n1(CX + x * 0.5 * (1 - run) + 2)}` +
    `L${CX} ${n1(CY - 1)}Z" fill="${light(b, 80, 0.9)}"/>` +
    line(`M${CX} ${CY}V${n1(CY + y * 0.8)}`, light(b, 88, 0.9), 0.8);
  const glass = `<path d="${half(-1)}${half(1)}" fill="${shade(b, 30, 0.75)}" stroke="${light(b, 84)}" stroke-width="1.2"/>`;
  const caps = [-1, 1].map((s) => line(`M${n1(CX - x - 3)} ${n1(CY + s * y)}H${n1(CX + x + 3)}`, light(b, 86), 2.4)).join('');
  const lean = n1((b.r() - 0.5) * 56);
  return (
    `${ticks}<path d="${star}Z" fill="${shade(b, 30, 0.35)}" stroke="${light(b, 66, 0.6)}" stroke-width=".8"/>` +
    `<circle cx="${CX}" cy="${CY}" r="${n1(R * 0.88)}" fill="none" stroke="${light(b, 62, 0.7)}"/>` +
    `<g transform="rotate(${lean} ${CX} ${CY})">${glass}${sand}${caps}</g>`
  );
}

function circuit(b: Brush): string {
  const turn = b.r() * 6;
  const arms = 6 + Math.floor(b.r() * 5);
  const traces = ring(arms, turn, (a) => {
    const mid = R * (0.5 + b.r() * 0.2);
    const kink = a + (b.r() < 0.5 ? 0.22 : -0.22);
    const end = R * (0.85 + b.r() * 0.4);
    return (
      line(`M${at(a, R * 0.3)}L${at(a, mid)}L${at(kink, mid + 5)}L${at(kink, end)}`, light(b, 74, 0.85), 1.2) +
      `<circle cx="${at(kink, end).replace(' ', '" cy="')}" r="2" fill="${light(b, 88)}"/>`
    );
  });
  const hex = (radius: number) => ring(6, turn, (a, i) => `${i ? 'L' : 'M'}${at(a, radius)}`) + 'Z';
  return (
    traces +
    `<path d="${hex(R * 0.38)}" fill="${shade(b, 38, 0.8)}" stroke="${light(b, 84)}" stroke-width="1.4"/>` +
    `<path d="${hex(R * 0.2)}" fill="${light(b, 82)}"/>`
  );
}

function leaves(b: Brush): string {
  const count = 5 + Math.floor(b.r() * 5);
  const turn = b.r() * 6;
  const leaf = (a: number, reach: number, w: number) =>
    `<path d="M${at(a, R * 0.12)}Q${at(a - w, reach * 0.6)} ${at(a, reach)}` +
    `Q${at(a + w, reach * 0.6)} ${at(a, R * 0.12)}Z" fill="${shade(b, 24 + b.r() * 20, 0.85)}" stroke="${light(b, 70, 0.8)}" stroke-width=".8"/>` +
    line(`M${at(a, R * 0.14)}L${at(a, reach * 0.9)}`, light(b, 80, 0.6), 0.6);
  const wide = 0.34 + b.r() * 0.3;
  return (
    ring(count, turn, (a) => leaf(a, R * 1.08, wide)) +
    ring(count, turn + Math.PI / count, (a) => leaf(a, R * 0.72, wide * 0.8)) +
    `<circle cx="${CX}" cy="${CY}" r="5" fill="${light(b, 86)}"/>`
  );
}

function orbits(b: Brush): string {
  const count = 3 + Math.floor(b.r() * 3);
  let out = '';
  for (let i = 0; i < count; i++) {
    const turn = n1(b.r() * 180);
    const rx = R * (0.7 + b.r() * 0.5);
    out +=
      `<ellipse cx="${CX}" cy="${CY}" rx="${n1(rx)}" ry="${n1(rx * (0.2 + b.r() * 0.4))}" transform="rotate(${turn} ${CX} ${CY})"` +
      ` fill="none" stroke="${light(b, 76, 0.8)}" stroke-width="1.1"/>` +
      `<circle cx="${n1(CX + rx)}" cy="${CY}" r="${n1(1.8 + b.r() * 2)}" transform="rotate(${turn} ${CX} ${CY})"` +
      ` fill="${light(b, 88)}"/>`;
  }
  const rays = ring(8 + Math.floor(b.r() * 8), b.r(), (a) => line(`M${at(a, R * 0.22)}L${at(a, R * 0.34)}`, light(b, 86, 0.8), 1.2));
  return out + rays + `<circle cx="${CX}" cy="${CY}" r="${n1(R * 0.17)}" fill="${light(b, 90)}"/>`;
}

function veil(b: Brush): string {
  let out = '';
  const strands = 7 + Math.floor(b.r() * 4);
  for (let i = 0; i < strands; i++) {
    const x = 8 + (i * (W - 16)) / (strands - 1);
    const sway = () => n1(x + (b.r() - 0.5) * 44);
    out += line(
      `M${n1(x)} 0C${sway()} ${n1(H * 0.3)} ${sway()} ${n1(H * 0.65)} ${sway()} ${H}`,
      light(b, 70, 0.25 + b.r() * 0.4),
      0.8 + b.r() * 1.8,
    );
  }
  const bend = R * (0.5 + b.r() * 0.3);
  const moon =
    `<path d="M${n1(CX + 4)} ${n1(CY - bend)}A${n1(bend)} ${n1(bend)} 0 1 0 ${n1(CX + 4)} ${n1(CY + bend)}` +
    `A${n1(bend * 0.78)} ${n1(bend)} 0 1 1 ${n1(CX + 4)} ${n1(CY - bend)}Z"` +
    ` fill="${light(b, 84, 0.85)}"/>`;
  return out + moon;
}

const hands: Record<Manner, (b: Brush) => string> = { facets, mandala, vortex, thorns, claws, hourglass, circuit, leaves, orbits, veil };

const drawn = new Map<string, string>();

/** The inside of an SVG with the view box `0 0 140 96`. */
export function sigil(id: string, hue: number, manner: Manner): string {
  const key = `${manner} ${hue} ${id}`;
  const known = drawn.get(key);
  if (known) return known;
  const r = chance(id);
  const brush: Brush = { r, hue: hue + r() * 26 - 13, far: hue + r() * 80 - 40 };
  const name = `s${Math.floor(r() * 1e9).toString(36)}${manner[0]}`;
  let out =
    `<defs><radialGradient id="${name}" cx="${n1(30 + r() * 40)}%" cy="${n1(25 + r() * 40)}%" r="90%">` +
    `<stop offset="0" stop-color="hsl(${n1(brush.hue)} 60% 36%)"/><stop offset=".5" stop-color="hsl(${n1(brush.far)} 48% 17%)"/>` +
    `<stop offset="1" stop-color="hsl(${n1(brush.far)} 42% 6%)"/></radialGradient>` +
    `</defs><rect width="${W}" height="${H}" fill="url(#${name})"/>`;
  for (let i = 0; i < 22; i++)
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(0.3 + r() * 0.9)}" fill="#fff" opacity="${n1(0.1 + r() * 0.3)}"/>`;
  out +=
    `<circle cx="${CX}" cy="${CY}" r="${R}" fill="none" stroke="${light(brush, 80, 0.35)}"` +
    ` stroke-width=".7" stroke-dasharray="${n1(1 + r() * 5)} ${n1(2 + r() * 5)}"/>`;
  out += hands[manner](brush);
  const made = ownMarkup(out);
  drawn.set(key, made);
  return made;
}
