import { stateOf } from '$lib/faces/state';
import type { Json } from '$lib/protocol';
import { first, place } from '../cards';
import type { GameTable } from '../module';
import Pool from './Pool.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';
import { tour } from './tour';
import { read } from './view';
import { w } from './words';

const text = (value: Json | undefined) => String(value);

/** Zones that the table calls otherwise. */
const NAMES: Record<string, string> = {
  'nemesis-play': 'threat',
  'turn-deck': 'turn',
  'turn-discard': 'turn',
  'turn-order': 'order',
  charges: 'charge',
  nemesis: 'foe',
  player: 'mage',
  tokens: 'token',
};

export const table: GameTable = {
  component: Table,
  strip: Strip,
  pool: Pool,
  places: (at) => [place(at.zone === 'breach' ? { ...at, card: undefined } : { ...at, number: undefined }, NAMES)],
  isEnd: (form) => form.do === 'end-main',
  usual: (options) =>
    first(options, 'cast', 'play', 'resolve', 'put-rest', 'accept', 'done', 'pass') ?? (options.length === 1 ? options[0] : undefined),
  playNext: (options, sheets) => options.find((option) => option.form.do === 'play' && sheets.get(text(option.form.card))?.kind === 'gem'),
  unused: (options) => options.filter((option) => ['play', 'gain', 'charge', 'focus', 'open'].includes(option.form.do)),
  seatName: (view, seat, sheets) => {
    const mage = read(view).mages?.[seat - 1];
    return mage ? sheets.name(mage.mage) : undefined;
  },
  figures: (raw, seat, sheets, called) => {
    const view = read(raw);
    const { acolytes } = view.nemesis;
    return [
      { key: 'gravehold', label: w('gravehold'), value: view.gravehold, mine: true, plot: true },
      ...view.mages.map((mage, i) => ({
        key: `mage${i}`,
        label: called(i + 1),
        value: mage.life,
        mine: i + 1 === seat,
      })),
      { key: 'nemesis', label: sheets.name(view.nemesis.id), value: acolytes?.left ?? view.nemesis.life, mine: false, plot: true },
      { key: 'threats', label: w('figure-threats'), value: view.nemesis.play.length, mine: false },
    ];
  },
  portrait: (raw) => {
    const { nemesis } = read(raw);
    const { acolytes } = nemesis;
    const state = acolytes ? stateOf(acolytes.left, acolytes.all) : stateOf(nemesis.life, nemesis.most_life);
    return { id: nemesis.id, kind: 'nemesis', state };
  },
  tour,
};
