// The view of this game, as crates/toy/src/shown.rs makes it.
import type { View } from '$lib/protocol';
import type { Shown } from './view.generated';

export const read = (view: View): Shown => view as unknown as Shown;
