import type { Form, Json } from '$lib/protocol';
import { first } from '../cards';
import type { GameTable } from '../module';
import Pool from './Pool.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';
import { tour } from './tour';
import { read, type Shown } from './view';
import { w } from './words';

const text = (value: Json | undefined) => String(value);

/** Where an option lies: on cards, persons, steppers. */
function places(form: Form, at: Shown, seat: number): string[] {
  const card = text(form.card);
  const player = form.player === undefined ? String(seat) : text(form.player);
  switch (form.do) {
    case 'play':
    case 'shield':
    case 'show':
      return [`hand:${seat}:${card}`];
    case 'recruit':
    case 'fast-play':
    case 'nemesis-play':
      return [`row:${card}`];
    case 'activate':
    case 'nemesis-destroy':
      return [`champion:${seat}:${card}`];
    case 'nemesis-activate':
      return [`champion:nemesis:${card}`];
    case 'attack':
    case 'destroy':
      return [`champion:${player}:${card}`];
    case 'copy':
      return [`play:${seat}:${card}`, `champion:${seat}:${card}`];
    case 'focus':
      return [`focus:${seat}`];
    case 'recruit-relic':
      return [`relic:${seat}:${card}`];
    case 'take-relic':
      return [`draft:${card}`];
    case 'assign':
      // Pressing the opponent attacks with everything; less is set by steps.
      return [`assign:${player}`, ...(form.power === at.turn.power ? [`player:${player}`] : [])];
    case 'bid':
      return ['bid'];
    case 'leader':
      return [`leader:${text(form.leader)}`];
    case 'player':
    case 'overflow':
      return [`player:${player}`];
    case 'remove':
    case 'return':
      return form.from === 'hand'
        ? [`hand:${seat}:${card}`]
        : form.from === 'row'
          ? [`row:${card}`]
          : form.from === 'play'
            ? [`play:${seat}:${card}`]
            : [];
    default:
      return [];
  }
}

export const table: GameTable = {
  component: Table,
  strip: Strip,
  pool: Pool,
  places: (form, view, seat) => places(form, read(view), seat),
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
        { key: `health${i}`, label: w('figure-health', { who }), value: player.health, mine: i + 1 === seat },
        { key: `mastery${i}`, label: w('figure-mastery', { who }), value: player.mastery, mine: false },
        { key: `champions${i}`, label: w('figure-champions', { who }), value: player.champions.length, mine: i + 1 === seat },
      ];
    });
    return view.nemesis ? [...all, { key: 'nemesis', label: w('nemesis'), value: view.nemesis.health, mine: false }] : all;
  },
  tour,
};
