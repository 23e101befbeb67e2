import type { Beat, CardMove, Change, Json, StateMessage, View } from './protocol';

/** One step on the way to a state: the view after an event, and the one before it. */
export interface Frame {
  event: number;
  /** Cards that may be what acts: the one whose effect runs first. */
  acting: string[];
  moves: CardMove[];
  /** Whether anything on the table changed. */
  changed: boolean;
  before: View;
  after: View;
}

type Place = string | number;
type Box = Record<Place, Json>;

/** A value with one change made in it; what is not on the way there is shared with the old one. */
function changed(value: Json, change: Change, depth = 0): Json {
  const { at, to, cut, put = [] } = change;
  const step = at[depth];
  if (step === undefined) {
    const list = value as Json[];
    return cut ? [...list.slice(0, cut[0]), ...put, ...list.slice(cut[0] + cut[1])] : (to as Json);
  }
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Box) }) as Box;
  // Without anything new the last step is taken away.
  if (depth === at.length - 1 && to === undefined && !cut) delete copy[step];
  else copy[step] = changed(copy[step] as Json, change, depth + 1);
  return copy as Json;
}

/** Makes the changes one after the other. */
export const change = (view: View, changes: Change[] = []): View => changes.reduce<Json>((value, one) => changed(value, one), view) as View;

/** The steps to a state, in order. Beats tell the way back, so that it ends at the view that was sent whole. */
export function frames({ view, beats = [] }: Pick<StateMessage, 'view' | 'beats'>): Frame[] {
  const found: Frame[] = [];
  let after = view;
  for (const { event, cause, moves = [], back } of [...beats].reverse() as Beat[]) {
    const before = change(after, back);
    found.push({ event, acting: cause ? [cause] : [], moves, changed: back !== undefined, before, after });
    after = before;
  }
  return found.reverse();
}
