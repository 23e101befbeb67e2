import { first, place } from '../cards';
import type { GameTable } from '../module';
import Table from './Table.svelte';
import { read } from './view';

export const table: GameTable = {
  component: Table,
  // A card of a hand lies at `hand:1:pawn`: so the Spot that shows it is called.
  places: (at) => [place(at, {})],
  isEnd: (form) => form.do === 'pass',
  usual: (options) => first(options, 'play', 'discard', 'accept') ?? (options.length === 1 ? options[0] : undefined),
  unused: (options) => options.filter((option) => option.form.do === 'play'),
  figures: (view, seat, _, called) =>
    read(view).players.map((player, i) => ({ key: `points${i}`, label: called(i + 1), value: player.points, mine: i + 1 === seat })),
  seatName: () => undefined,
  tour: [],
};
