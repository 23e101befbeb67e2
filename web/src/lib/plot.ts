// What counts in a game, as lines over its turns; the turn that changed most.
import type { Figure } from '$tables/module';

export interface Chapter {
  /** The pick before which it is. */
  pick: number;
  /** Which turn of the game begins; 0 is the start. */
  turn: number;
  /** What the log says there. */
  told: string;
  figures: Figure[];
}

/** One line of the plot. */
export interface Series {
  key: string;
  label: string;
  mine: boolean;
  values: (number | null)[];
}

export function seriesOf(chapters: Chapter[]): Series[] {
  const last = chapters.at(-1)?.figures ?? [];
  return last.map(({ key, label, mine }) => ({
    key,
    label,
    mine,
    values: chapters.map(({ figures }) => figures.find((figure) => figure.key === key)?.value ?? null),
  }));
}

export interface Turning {
  from: Chapter;
  to: Chapter;
  changes: { label: string; from: number; to: number }[];
}

/** The stretch between two chapters in which what counts changed most, each number measured by the most it ever was. */
export function turningOf(chapters: Chapter[]): Turning | undefined {
  const series = seriesOf(chapters);
  const most = (values: (number | null)[]) => Math.max(1, ...values.map((value) => Math.abs(value ?? 0)));
  const swing = (at: number) =>
    series.reduce((sum, { values }) => sum + Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0)) / most(values), 0);
  // The last stroke ends a game and turns none.
  const steps = chapters.map((_, i) => i).slice(1, -1);
  const at = steps.reduce((best, i) => (swing(i) > swing(best) ? i : best), steps[0] ?? 0);
  const [from, to] = [chapters[at - 1], chapters[at]];
  if (!from || !to || swing(at) === 0) return undefined;
  const changes = series.flatMap(({ label, values }) => {
    const [old, young] = [values[at - 1] ?? 0, values[at] ?? 0];
    return old === young ? [] : [{ label, from: old, to: young }];
  });
  return { from, to, changes };
}

/** Colours of the lines, told apart also by dashes; mine is golden. */
const TONES = ['#ff8d6b', '#74c7ff', '#9fd69f', '#d7a8ff', '#f0e4b0'];
const DASHES = ['', '9 5', '3 4', '12 4 3 4', '6 3'];

export const toneOf = ({ mine }: Series, nth: number) => (mine ? '#e8c26a' : (TONES[nth % TONES.length] as string));
export const dashOf = ({ mine }: Series, nth: number) => (mine ? '' : (DASHES[nth % DASHES.length] as string));

/** Where the points of all lines lie, from 0 to 1, from left and from above. */
export function pointsOf(series: Series[]): (readonly [number, number] | null)[][] {
  const all = series.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return series.map(({ values }) =>
    values.map((value, i) => (value === null ? null : [i / Math.max(1, values.length - 1), 1 - (value - low) / (high - low)])),
  );
}

/** Numbers as people write them: with a real minus. */
export const plainly = (n: number | null | undefined) => String(n ?? '').replace('-', '−');
