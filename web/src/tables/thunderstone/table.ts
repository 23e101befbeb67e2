import { first, place } from '../cards';
import type { GameTable } from '../module';
import Pool from './Pool.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';
import { tour } from './tour';
import { read } from './view';
import { w } from './words';

export const table: GameTable = {
  component: Table,
  strip: Strip,
  pool: Pool,
  places: (at) => [place(at, {})],
  isEnd: (form) => form.do === 'end-turn',
  usual: (options) => first(options, 'accept', 'done', 'no-spoils') ?? (options.length === 1 ? options[0] : undefined),
  // A militia costs nothing and is rarely wanted.
  unused: (options) =>
    options.filter((option) => ['use', 'level'].includes(option.form.do) || (option.form.do === 'buy' && Number(option.form.price) > 0)),
  seatName: () => undefined,
  figures: (raw, seat, _, called) =>
    read(raw).players.flatMap((player, i) => {
      const who = called(i + 1);
      const mine = i + 1 === seat;
      const figures = [
        { key: `experience${i}`, label: w('figure-experience', { who }), value: player.experience, mine },
        { key: `monsters${i}`, label: w('figure-monsters', { who }), value: player.monsters, mine: false },
      ];
      return player.points === null
        ? figures
        : [...figures, { key: `points${i}`, label: w('figure-points', { who }), value: player.points, mine, plot: true }];
    }),
  // Whoever has won, it was about the stone.
  portrait: () => ({ id: 'stone-of-mystery', kind: 'thunderstone' }),
  tour,
};
