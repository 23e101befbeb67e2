// The view of this game, as crates/aeons-end/src/shown.rs makes it.
import type { Sheet, Texts, View } from '$lib/protocol';
import type { Shown } from './view.generated';

export type * from './view.generated';

export const read = (view: View): Shown => view as unknown as Shown;

/** What is printed on a mage's mat. */
export interface MageSheet extends Sheet {
  title: Texts;
  ability: { name: Texts };
}

export const numerals = ['I', 'II', 'III', 'IV'];
