// The view of this game, as crates/shards/src/shown.rs makes it.
import type { View } from '$lib/protocol';
import type { Power, Shown } from './view.generated';

export type * from './view.generated';

export const read = (view: View): Shown => view as unknown as Shown;
export const sign = (power: Power) => (power === 'infinite' ? '∞' : String(power));
