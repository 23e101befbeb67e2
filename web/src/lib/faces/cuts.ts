// How stones are cut: each gem shows what it is by its facets.
import { type Tones, mix, tone } from './colours';
import { n1, polar } from './path';
import type { Pen } from './pen';

/** Where the light stands. */
const LIGHT = -2.3;

/** Facets round a table, seen from above. */
export function brilliant(pen: Pen, x: number, y: number, radius: number, tones: Tones, sides = 8, flat = 0.92): void {
  const step = (2 * Math.PI) / sides;
  const table = radius * 0.5;
  const at = (angle: number, far: number) => polar(x, y, angle, far, flat);
  for (let i = 0; i < sides; i++) {
    const a = i * step - 0.39;
    const lit = Math.cos(a + step / 2 - LIGHT);
    const waist = at(a + step / 2, radius * 0.76);
    const left = at(a - step / 2, radius * 0.76);
    pen.flat(`M${at(a, radius)}L${at(a + step, radius)}L${waist}Z`, tone(tones, lit * 0.9 - 0.35));
    pen.flat(`M${at(a, table)}L${at(a + step, table)}L${waist}Z`, tone(tones, lit * 0.7 + 0.25));
    pen.flat(`M${at(a, table)}L${at(a, radius)}L${waist}ZM${at(a, table)}L${at(a, radius)}L${left}Z`, tone(tones, lit * 0.8));
  }
  const top = `${Array.from({ length: sides }, (_, i) => (i ? 'L' : 'M') + at(i * step - 0.39, table)).join('')}Z`;
  pen.flat(top, pen.shade([mix(tones[0], '#ffffff', 0.5), tones[0], tones[1]])).line(top, '#fff', 0.7, 0.7);
  const spot = [
    [-0.7, -0.1],
    [-0.1, -0.7],
    [0.2, -0.6],
    [-0.5, 0.2],
  ] as const;
  pen.flat(`M${spot.map(([dx, dy]) => `${n1(x + table * dx)} ${n1(y + table * dy)}`).join('L')}Z`, '#fff', 0.55);
}

/** Steps round a rectangle with its corners cut. */
export function stepped(pen: Pen, x: number, y: number, wide: number, high: number, tones: Tones): void {
  const frame = (share: number) => {
    const [w, h, c] = [wide * share, high * share, Math.min(wide, high) * 0.3 * share];
    const corners = [
      [-w + c, -h],
      [w - c, -h],
      [w, -h + c],
      [w, h - c],
      [w - c, h],
      [-w + c, h],
      [-w, h - c],
      [-w, -h + c],
    ] as const;
    return corners.map(([dx, dy]) => `${n1(x + dx)} ${n1(y + dy)}`);
  };
  const lights = [0.7, 0.1, -0.5, -0.95, -0.7, -0.2, 0.35, 0.95];
  const frames = [frame(1), frame(0.76), frame(0.52)] as const;
  for (const [outer, inner, strength] of [[frames[0], frames[1], 0.9] as const, [frames[1], frames[2], 0.6] as const])
    lights.forEach((lit, i) => {
      const next = (i + 1) % 8;
      const face = `M${outer[i]}L${outer[next]}L${inner[next]}L${inner[i]}Z`;
      pen.flat(face, tone(tones, lit * strength)).line(face, tones[0], 0.5, 0.35);
    });
  const table = `M${frames[2].join('L')}Z`;
  pen.flat(table, pen.shade([mix(tones[0], '#ffffff', 0.35), tones[1], tones[2]])).line(table, '#fff', 0.7, 0.6);
  const [l, r, up, low] = [n1(x - wide * 0.42), n1(x + wide * 0.16), n1(y - high * 0.42), n1(y + high * 0.34)];
  pen.flat(`M${l} ${n1(y + high * 0.1)}L${x} ${up}L${r} ${up}L${l} ${low}Z`, '#fff', 0.4);
}

/** A grown column with a pointed end. */
export function prism(pen: Pen, x: number, y: number, wide: number, high: number, lean: number, tones: Tones): void {
  pen.group(`translate(${x} ${y}) rotate(${lean})`, () => {
    const [a, b, c, d, top, low] = [-wide, n1(-wide * 0.3), n1(wide * 0.45), wide, -high, n1(-high * 0.66)];
    pen.flat(`M${a} 0L${a} ${low}L${b} ${top}L${b} 4Z`, tone(tones, 0.75));
    pen.flat(`M${b} 4L${b} ${low + 4}L${b} ${top}L${c} ${low + 2}L${c} 4Z`, tone(tones, 0.15));
    pen.flat(`M${c} 4L${c} ${low + 2}L${b} ${top}L${d} ${low - 2}L${d} 0Z`, tone(tones, -0.6));
    pen.flat(`M${a} ${low}L${b} ${top}L${b} ${low + 6}Z`, mix(tones[0], '#ffffff', 0.6)).line(`M${b} ${top}L${b} 4`, '#fff', 0.8, 0.7);
    pen.flat(`M${n1(a * 0.8)} -4L${n1(a * 0.8)} ${n1(low * 0.8)}L${n1(a * 0.55)} ${n1(low * 0.9)}L${n1(a * 0.55)} -4Z`, '#fff', 0.35);
  });
}

/** A polished dome. */
export function cabochon(pen: Pen, x: number, y: number, a: number, b: number, tones: Tones): void {
  const shape = (dx: number, dy: number) => `${n1(x + a * dx)} ${n1(y + b * dy)}`;
  const k = 0.55;
  const dome =
    `M${shape(-1, 0)}C${shape(-1, -k)} ${shape(-k, -1)} ${shape(0, -1)}C${shape(k, -1)} ${shape(1, -k)} ${shape(1, 0)}` +
    `C${shape(1, k)} ${shape(k, 1)} ${shape(0, 1)}C${shape(-k, 1)} ${shape(-1, k)} ${shape(-1, 0)}Z`;
  pen.flat(dome, pen.shade(tones)).line(dome, tones[0], 1, 0.6);
  const shine = `M${shape(-0.75, -0.1)}C${shape(-0.7, -0.6)} ${shape(-0.2, -0.85)} ${shape(0.2, -0.78)}`;
  pen.flat(`${shine}C${shape(-0.2, -0.6)} ${shape(-0.5, -0.4)} ${shape(-0.75, -0.1)}Z`, '#fff', 0.65);
}

/** A broken piece: planes from its middle to each edge. */
export function shard(pen: Pen, points: readonly (readonly [number, number])[], tones: Tones): void {
  const middle = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [cx, cy] = [middle(0), middle(1)];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const angle = Math.atan2((point[1] + next[1]) / 2 - cy, (point[0] + next[0]) / 2 - cx);
    const face = `M${point.join(' ')}L${next.join(' ')}L${n1(cx - 3)} ${n1(cy - 4)}Z`;
    pen.flat(face, tone(tones, Math.cos(angle - LIGHT) * 0.9)).line(face, tones[0], 0.6, 0.5);
  });
}
