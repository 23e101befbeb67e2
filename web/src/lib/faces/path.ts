// Shapes as absolute paths (M L C Q Z only): mirrored, made whole from their left half, and the usual ones.
export const n1 = (x: number): number => Math.round(x * 10) / 10;

type Step = [command: string, numbers: number[]];
const steps = (path: string): Step[] =>
  [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map((found) => [found[1] ?? '', (found[2]?.match(/-?\d*\.?\d+/g) ?? []).map(Number)]);

/** The same path on the other side of the axis. */
export const mirrored = (path: string, axis = 100): string =>
  steps(path)
    .map(([command, numbers]) => command + numbers.map((value, i) => (i % 2 ? value : n1(2 * axis - value))).join(' '))
    .join('');

const LENGTH: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4 };

/** The whole closed shape from its left half, drawn from axis to axis. */
export function whole(half: string, axis = 100): string {
  const drawn: { command: string; from: number[]; to: number[] }[] = [];
  let at: number[] = [];
  for (const [command, numbers] of steps(half)) {
    const length = LENGTH[command] ?? 2;
    for (let i = 0; i < numbers.length; i += length) {
      const to = numbers.slice(i, i + length);
      if (command !== 'M') drawn.push({ command, from: at, to });
      at = to.slice(-2);
    }
  }
  const across = (numbers: number[]) => numbers.map((value, i) => (i % 2 ? value : n1(2 * axis - value)));
  const back = drawn.reverse().map(({ command, from, to }) => {
    const points: number[] = [];
    for (let i = to.length - 4; i >= 0; i -= 2) points.push(...across(to.slice(i, i + 2)));
    return command + [...points, ...across(from)].join(' ');
  });
  return `${half.replace(/Z\s*$/, '')}L${across(at).join(' ')}${back.join('')}Z`;
}

/** A point at an angle and a distance, flattened. */
export const polar = (x: number, y: number, angle: number, far: number, flat = 1): string =>
  `${n1(x + Math.cos(angle) * far)} ${n1(y + Math.sin(angle) * far * flat)}`;

export function oval(x: number, y: number, a: number, b = a): string {
  const [left, right, k, q] = [n1(x - a), n1(x + a), n1(a * 0.55), n1(b * 0.55)];
  return (
    `M${left} ${y}C${left} ${n1(y - q)} ${n1(x - k)} ${n1(y - b)} ${x} ${n1(y - b)}C${n1(x + k)} ${n1(y - b)} ${right} ${n1(y - q)} ${right} ${y}` +
    `C${right} ${n1(y + q)} ${n1(x + k)} ${n1(y + b)} ${x} ${n1(y + b)}C${n1(x - k)} ${n1(y + b)} ${left} ${n1(y + q)} ${left} ${y}Z`
  );
}

/** An even polygon, or a star where an inner radius is given. */
export function ngon(x: number, y: number, corners: number, radius: number, turn = -Math.PI / 2, inner?: number): string {
  const points = inner ? corners * 2 : corners;
  const at = (i: number) => polar(x, y, turn + (i * 2 * Math.PI) / points, inner && i % 2 ? inner : radius);
  return `${Array.from({ length: points }, (_, i) => (i ? 'L' : 'M') + at(i)).join('')}Z`;
}

export const flame = (x: number, y: number, wide: number, high: number, lean = 0): string =>
  `M${n1(x - wide / 2)} ${n1(y)}C${n1(x - wide * 0.62)} ${n1(y - high * 0.42)} ${n1(x - wide * 0.05 + lean * 0.3)} ${n1(y - high * 0.5)} ` +
  `${n1(x + lean)} ${n1(y - high)}C${n1(x + wide * 0.1 + lean * 0.8)} ${n1(y - high * 0.62)} ${n1(x + wide * 0.64)} ${n1(y - high * 0.45)} ` +
  `${n1(x + wide / 2)} ${n1(y)}Z`;

/** A drop that hangs from a thread. */
export const drip = (x: number, y: number, long: number, thin = 1): string =>
  `M${n1(x - thin)} ${y}L${n1(x + thin)} ${y}L${n1(x + thin * 0.7)} ${n1(y + long)}` +
  `C${n1(x + thin * 2.8)} ${n1(y + long + 7)} ${n1(x - thin * 2.8)} ${n1(y + long + 7)} ${n1(x - thin * 0.7)} ${n1(y + long)}Z`;

export const bolt = (x: number, y: number, size: number): string =>
  `M${x} ${y}L${n1(x - 14 * size)} ${n1(y + 34 * size)}L${n1(x - 2 * size)} ${n1(y + 30 * size)}L${n1(x - 16 * size)} ${n1(y + 70 * size)}` +
  `L${n1(x + 12 * size)} ${n1(y + 22 * size)}L${x} ${n1(y + 26 * size)}L${n1(x + 12 * size)} ${y}Z`;

export const claw = (x: number, y: number, high: number, lean: number): string =>
  `M${x + lean / 2} ${y}Q${x + 7} ${y + high / 2} ${x - lean / 2} ${y + high}Q${x - 6} ${y + high / 2} ${x + lean / 2} ${y}Z`;
