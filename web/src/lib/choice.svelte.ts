import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { GameLook, GameTable } from '$tables/module';
import { Sheets } from './cards.svelte';
import { Gathered } from './gathered.svelte';
import { t } from './i18n';
import type { Form, Json, OptionView, Several, Sheet, View } from './protocol';
import { settings } from './settings.svelte';
import type { TableLink } from './table.svelte';

export type Mark = 'can' | 'sel' | 'target' | 'busy' | '';

/** What is offered, where it lies on the table, and what is chosen so far. Knows no rule. */
export class Choice {
  selected = $state.raw<{ place: string; options: OptionView[]; on: { copies: number } } | null>(null);
  /** Where several are asked for: what is chosen so far. */
  readonly gathered = new Gathered();
  zoomed = $state.raw<Sheet | null>(null);
  /** A card under the mouse that cannot be read where it lies. */
  peeked = $state.raw<{ sheet: Sheet; beside: DOMRect } | null>(null);
  viewed = $state<number | null>(null);
  warned = $state(false);
  /** The verb of my last pick: the guided game goes on with what was done. */
  taken = $state.raw<{ verb: string } | null>(null);
  /** Whether all options are listed in the bar. */
  listed = $state(false);
  /** Set while the table is only looked at (replay, past moments). */
  readonly still: boolean;
  /** Places that are on the table now, by how many things stand there. */
  readonly #stands = new SvelteMap<string, number>();
  readonly #at;

  constructor(
    readonly link: TableLink | null,
    readonly game: GameTable,
    readonly look: GameLook,
    readonly read: {
      view: () => View;
      sheets: () => Sheets;
      you: () => number[];
      options: () => OptionView[];
      decider: () => number | null;
    },
  ) {
    this.still = link === null;
    this.#at = $derived.by(() => {
      const map = new Map<string, OptionView[]>();
      for (const option of this.options) {
        for (const place of (option.at ?? []).flatMap((at) => this.game.places(at))) {
          map.set(place, [...(map.get(place) ?? []), option]);
        }
      }
      return map;
    });
  }

  get view(): View {
    return this.read.view();
  }

  get sheets(): Sheets {
    return this.read.sheets();
  }

  /** Everything one of my seats may pick now; nothing while the past is shown. */
  get options(): OptionView[] {
    return this.read.options();
  }

  /** The seat whose side of the table is shown: the one that decides, if it is mine. */
  get seat(): number {
    const mine = this.read.you();
    const decider = this.read.decider();
    if (this.viewed !== null) return this.viewed;
    if (decider !== null && mine.includes(decider)) return decider;
    return mine[0] ?? 1;
  }

  /** What the person of a seat is called, if they said so and play themselves. */
  person(seat: number): string | undefined {
    const place = this.link?.state?.seats[seat - 1];
    return place?.bot ? undefined : place?.name;
  }

  /** What a seat is called, as the log calls it: the person's name, else the mage's or leader's. */
  called(seat: number): string {
    return this.person(seat) ?? this.game.seatName(this.view, seat, this.sheets) ?? t('seat', { n: seat });
  }

  at(place: string): OptionView[] {
    return this.#at.get(place) ?? [];
  }

  /** Says that something at this place can be pressed, until the returned function is called. */
  stand(place: string, copies: number): () => void {
    const count = (by: number) => this.#stands.set(place, (this.#stands.get(place) ?? 0) + by);
    untrack(() => count(copies));
    return () => count(-copies);
  }

  /** Whether an option is one of the numbers that are set by steps. */
  stepped(option: OptionView): boolean {
    return this.game.isStep?.(option.form) ?? false;
  }

  /** Options without a place on the table, less the one that ends the turn: no option is ever out of reach. */
  get loose(): OptionView[] {
    const placed = new Set([...this.#at].flatMap(([place, options]) => ((this.#stands.get(place) ?? 0) > 0 ? options : [])));
    return this.options.filter((option) => !placed.has(option) && !this.game.isEnd(option.form));
  }

  get end(): OptionView | undefined {
    return this.options.find((option) => this.game.isEnd(option.form));
  }

  /** How many more things the question is for, if for several. */
  get several(): Several | undefined {
    return this.options.length > 0 ? this.link?.state?.decision?.several : undefined;
  }

  /** Everything that could be chosen for it now: things on the table, and buttons of the bar. */
  get #things(): number {
    const wanted = this.options.filter((option) => option.form.do !== 'done');
    const standing = [...this.#at].filter(([, options]) => options.some((option) => wanted.includes(option)));
    const placed = standing.reduce((sum, [place]) => sum + (this.#stands.get(place) ?? 0), 0);
    return placed + this.loose.filter((option) => wanted.includes(option)).length;
  }

  /** Whether what is chosen answers the question: enough of them, all there are, or something in the bar that may have equals. */
  get confirmable(): boolean {
    const chosen = this.gathered.held.length;
    if (!this.several || chosen === 0) return false;
    const listed = this.gathered.held.some((one) => !one.on);
    return this.several.up_to || chosen === this.several.left || chosen >= this.#things || listed;
  }

  /** Sends what was chosen for a question for several. */
  confirmAll() {
    if (!this.several || !this.confirmable) return;
    const chosen = this.gathered.held.length;
    const { cause } = this.link?.state?.decision ?? {};
    this.gathered.confirm(cause, this.several.up_to && chosen < this.several.left && chosen < this.#things);
    this.carryOn();
  }

  /** Sends the next of what was confirmed, once the one before has arrived. */
  carryOn() {
    const next = this.gathered.next(this.link?.state?.decision);
    if (next) this.take(next);
  }

  /** Which of several chosen things this is, from 1: several numbers if it stands for equals, none if it is not chosen. */
  nth(place: string, on: object): number[] {
    const [first] = this.at(place);
    return this.several && first ? this.gathered.orders(first, on) : [];
  }

  mark(place: string, on: object): Mark {
    const here = this.at(place);
    if (this.several && here.length > 0 && this.nth(place, on).length > 0) return 'sel';
    if (this.several && this.gathered.held.length === this.several.left) return '';
    if (this.selected) {
      if (this.selected.place === place) return 'sel';
      if (here.some((option) => this.selected?.options.includes(option))) return 'target';
    }
    if (here.some((option) => option.option === this.link?.sent)) return 'busy';
    return here.length > 0 ? 'can' : '';
  }

  /** A click, a tap or a key on a thing; `wish` is what to ask about if it offers nothing. */
  press(place: string, wish: Record<string, Json> | undefined, careful: boolean, on: { copies: number }) {
    const here = this.at(place);
    const [first] = here;
    if (this.several && first && (here.length === 1 || this.gathered.orders(first, on).length > 0)) return this.choose(first, on);
    if (this.selected) {
      const both = here.filter((option) => this.selected?.options.includes(option));
      if (both.length === 1 && both[0]) return this.take(both[0]);
      if (both.length > 1 && this.selected.place !== place) return this.#select(place, both, on);
    }
    if (here.length === 0) {
      this.selected = null;
      if (wish && this.options.length > 0) this.link?.askWhy(wish);
      return;
    }
    const [only] = here;
    if (here.length === 1 && only && !careful && !settings.confirm) return this.take(only);
    this.#select(place, here, on);
  }

  /** Takes an option; where several are asked for, holds it until all are confirmed. */
  choose(option: OptionView, on: { copies: number } | null = this.selected?.on ?? null) {
    if (!this.several || option.form.do === 'done') return this.take(option);
    this.gathered.toggle(option, on, this.several.left, on?.copies ?? 1);
    this.selected = null;
  }

  #select(place: string, options: OptionView[], on: { copies: number }) {
    this.selected = { place, options, on };
    const [only] = options;
    if (options.length === 1 && only) this.link?.askPreview(only.option);
  }

  take(option: OptionView) {
    this.selected = null;
    this.warned = false;
    this.taken = { verb: option.form.do };
    this.link?.pick(option.option);
  }

  confirm() {
    const [only] = this.selected?.options ?? [];
    if (this.selected?.options.length === 1 && only) this.choose(only);
  }

  /** Ends the turn; asks once more if something useful is still offered. */
  finish() {
    if (!this.end) return;
    if (!this.warned && this.game.unused(this.options).length > 0) {
      this.warned = true;
      return;
    }
    this.take(this.end);
  }

  usual() {
    if (this.selected) return this.confirm();
    if (this.gathered.held.length > 0) return this.confirmAll();
    const option = this.game.usual(this.options, this.view);
    if (option) this.take(option);
  }

  peek(id: string | null | undefined, node: Element) {
    const sheet = this.sheets.get(id);
    if (sheet && (node.querySelector('.more') || !node.querySelector('.text')))
      this.peeked = { sheet, beside: node.getBoundingClientRect() };
  }

  zoom(id: string | null | undefined) {
    const sheet = this.sheets.get(id);
    if (sheet) this.zoomed = sheet;
  }
}

const KEY = Symbol('choice');
export const offerChoice = (choice: Choice) => setContext(KEY, choice);
export const useChoice = () => getContext<Choice>(KEY);
export type { Form };
