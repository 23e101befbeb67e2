import type { GameTable } from '../module';
import Table from './Table.svelte';

/** A table for any game: what the view says, as lists; every option in the prompt bar. */
export const table: GameTable = {
  component: Table,
  places: () => [],
  isEnd: (form) => ['end', 'end-main', 'end-turn'].includes(form.do),
  usual: (options) => (options.length === 1 ? options[0] : undefined),
  unused: () => [],
  figures: () => [],
  seatName: () => undefined,
  tour: [],
};
