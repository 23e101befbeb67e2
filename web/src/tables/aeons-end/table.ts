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

/** Where an option lies: on cards, breaches, piles, persons and turn-order cards. What lies nowhere is listed in the bar. */
function places(form: Form, at: Shown, seat: number): string[] {
  const card = text(form.card);
  const player = typeof form.player === 'number' ? form.player : seat;
  const mage = at.mages[player - 1];
  switch (form.do) {
    case 'prep':
      return [...(mage?.hand.includes(card) ? [`hand:${player}:${card}`] : []), `breach:${player}:${form.breach}`];
    case 'cast':
    case 'focus':
    case 'open':
    case 'use':
    case 'destroy-breach':
      return [`breach:${player}:${form.breach}`];
    case 'gain':
      return form.from === 'devoured' ? ['devoured'] : [`supply:${card}`];
    case 'devour':
      return [`supply:${card}`];
    case 'charge':
      return [`charge:${player}`];
    case 'ability':
      return [`ability:${player}`];
    case 'discard-power':
      return [`threat:${card}`];
    case 'target':
      return form.who === 'nemesis' ? ['foe'] : [`threat:${text(form.who)}`, `token:${text(form.who)}`];
    case 'player':
      return [`mage:${player}`, ...(at.turn.phase === 'between' ? [`order:${player}`] : [])];
    case 'turn-card':
      return [`turn:${card}`];
    case 'next':
      return at.revealed.includes(card) ? [`revealed:${card}`] : [`turn:${card}`];
    case 'put':
      return [`play:${player}:${card}`];
    case 'play':
    case 'resolve':
    case 'discard':
    case 'destroy':
    case 'return': {
      if (form.from === 'prepped') return [`breach:${player}:${form.breach}`];
      if (form.from === 'discard') return [];
      if (form.from === 'hand' || form.from === 'play') return [`${form.from}:${player}:${card}`];
      // The form leaves out where it lies if there is only one place for it.
      if (at.revealed.includes(card)) return [`revealed:${card}`];
      if (mage?.hand.includes(card)) return [`hand:${player}:${card}`];
      return mage?.play.includes(card) ? [`play:${player}:${card}`] : [];
    }
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
    return [
      { key: 'gravehold', label: w('gravehold'), value: view.gravehold, mine: true },
      ...view.mages.map((mage, i) => ({
        key: `mage${i}`,
        label: called(i + 1),
        value: mage.life,
        mine: i + 1 === seat,
      })),
      { key: 'nemesis', label: sheets.name(view.nemesis.id), value: view.nemesis.life, mine: false },
      { key: 'threats', label: w('figure-threats'), value: view.nemesis.play.length, mine: false },
    ];
  },
  tour,
};
