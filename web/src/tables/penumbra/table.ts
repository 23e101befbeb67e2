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
  usual: (options) =>
    first(options, 'throw', 'attempt', 'judge', 'apply', 'accept', 'done') ?? (options.length === 1 ? options[0] : undefined),
  // A placement that is left is rarely meant to be lost.
  unused: (options) => options.filter((option) => option.form.do === 'place'),
  seatName: (view, seat, sheets) => {
    const wizard = read(view).wizards[seat - 1];
    const id = wizard?.automa?.id ?? wizard?.talent?.card;
    return id ? sheets.name(id) : undefined;
  },
  figures: (raw, seat, _, called) =>
    read(raw).wizards.flatMap((wizard, i) => {
      const who = called(i + 1);
      const mine = i + 1 === seat;
      const points = { key: `points${i}`, label: w('figure-points', { who }), value: wizard.total, mine, plot: true };
      if (mine) return [points];
      const trials = wizard.experience.filter((deed) => deed.kind === 'trial').length;
      return [points, { key: `trials${i}`, label: w('figure-trials', { who }), value: trials, mine: false }];
    }),
  // The winner's talent, or the automa that beat me.
  portrait: (raw, winners) => {
    const { wizards } = read(raw);
    const winner = winners.length ? wizards[(winners[0] ?? 1) - 1] : wizards.find((wizard) => wizard.automa);
    if (winner?.automa) return { id: winner.automa.id, kind: 'automa' };
    return winner?.talent ? { id: winner.talent.card, kind: 'talent' } : undefined;
  },
  tour,
};
