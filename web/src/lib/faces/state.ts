// In which state a foe is drawn.
import type { State } from './nemeses/nemesis';

/** By what is left of its life, or of its acolytes: below 60 % it is wounded, below 25 % near death. */
export const stateOf = (left: number, most: number): State => (left * 4 < most ? 2 : left * 5 < most * 3 ? 1 : 0);
