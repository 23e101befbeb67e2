import { first, place } from '../cards';
import type { GameTable } from '../module';
import Pool from './Pool.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';
import { tour } from './tour';
import { read } from './view';
import { w } from './words';

/** Zones that the table calls otherwise. */
const NAMES: Record<string, string> = {
  'assign-nemesis': 'assign:nemesis',
  'nemesis-play': 'champion:nemesis',
  nemesis: 'player:nemesis',
  relics: 'relic',
};

export const table: GameTable = {
  component: Table,
  strip: Strip,
  pool: Pool,
  places: (at) => {
    // Allies and champions lie in one zone, and apart on the table.
    const zones = at.zone === 'play' ? ['play', 'champion'] : [at.zone];
    return zones.map((zone) => place({ ...at, zone, number: undefined }, NAMES));
  },
  isEnd: (form) => form.do === 'end-main',
  isStep: (form) => form.do === 'assign' || form.do === 'bid',
  usual: (options) =>
    first(options, 'play', 'activate', 'shield', 'accept', 'done', 'pass', 'decline') ?? (options.length === 1 ? options[0] : undefined),
  playNext: (options) => first(options, 'play'),
  unused: (options) => options.filter((option) => ['play', 'activate', 'recruit', 'fast-play', 'focus'].includes(option.form.do)),
  seatName: (view, seat, sheets) => {
    const leader = read(view).players?.[seat - 1]?.leader;
    return leader ? sheets.name(leader) : undefined;
  },
  figures: (raw, seat, _, called) => {
    const view = read(raw);
    const all = view.players.flatMap((player, i) => {
      const who = called(i + 1);
      return [
        { key: `health${i}`, label: w('figure-health', { who }), value: player.health, mine: i + 1 === seat, plot: true },
        { key: `mastery${i}`, label: w('figure-mastery', { who }), value: player.mastery, mine: false },
        { key: `champions${i}`, label: w('figure-champions', { who }), value: player.champions.length, mine: i + 1 === seat },
      ];
    });
    return view.nemesis ? [...all, { key: 'nemesis', label: w('nemesis'), value: view.nemesis.health, mine: false, plot: true }] : all;
  },
  portrait: (raw, winners) => {
    const view = read(raw);
    const leader = view.players[(winners[0] ?? 0) - 1]?.leader;
    if (view.nemesis && !winners.length) return { id: 'nemesis', kind: 'nemesis' };
    return leader ? { id: leader, kind: 'leader' } : undefined;
  },
  tour,
};
