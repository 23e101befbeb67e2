// A nemesis: one idea per silhouette, drawn in three states; the less life it has, the more of it has broken off.
import type { Pen } from '../pen';

/** 0 fresh, 1 wounded, 2 near death. */
export type State = 0 | 1 | 2;

export interface Nemesis {
  hue: number;
  /** The colour of its own light. */
  glow: string;
  rim: string;
  /** Where its face is, for a round token: x, y and width. */
  focus: readonly [number, number, number];
  draw(pen: Pen, state: State): void;
}
