import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Sheet } from './protocol';
import { settings } from './settings.svelte';
import { lookOf } from '$tables/registry';

/** Splits at any of the names, longest first, where they stand as whole words. */
function anyOf(names: string[]): RegExp {
  const plain = names.sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return plain.length ? new RegExp(`(?<![\\p{L}\\d])(${plain.join('|')})(?![\\p{L}\\d])`, 'u') : /(?!)/;
}

/** A name that brings quotation marks stands in a sentence with inner ones. */
const spellings = (name: string) => [...new Set([name, name.replaceAll('«', '„').replaceAll('»', '“')])];

/** The card sheets of one game, by id and by name. */
export class Sheets {
  readonly byId: Map<string, Sheet>;
  readonly #pattern: Partial<Record<'ru' | 'en', RegExp>> = {};
  readonly #byName: Record<'ru' | 'en', Map<string, Sheet>>;

  constructor(
    readonly all: Sheet[],
    actors: string[] = [],
  ) {
    this.byId = new Map(all.map((sheet) => [sheet.id, sheet]));
    // Of cards with one name the first box's is meant.
    const cards = all.filter((sheet) => !actors.includes(sheet.kind)).reverse();
    const named = (lang: 'ru' | 'en') => new Map(cards.flatMap((sheet) => spellings(sheet.name[lang]).map((name) => [name, sheet])));
    this.#byName = { ru: named('ru'), en: named('en') };
  }

  get(id: string | null | undefined): Sheet | undefined {
    return id ? this.byId.get(id) : undefined;
  }

  name(id: string): string {
    return this.byId.get(id)?.name[settings.lang] ?? id;
  }

  /** The text cut at card names, so that each name can open its card. */
  cut(text: string): { text: string; sheet?: Sheet }[] {
    const names = this.#byName[settings.lang];
    const pattern = (this.#pattern[settings.lang] ??= anyOf([...names.keys()]));
    return text.split(pattern).map((part) => {
      const sheet = names.get(part);
      return sheet ? { text: part, sheet } : { text: part };
    });
  }
}

const shelves = new SvelteMap<string, Sheets>();
const asked = new Set<string>();
const none = new Sheets([]);

/** The sheets of a game; fetched once, empty until they are here. */
export function sheetsOf(game: string): Sheets {
  const known = shelves.get(game);
  if (known) return known;
  if (!asked.has(game)) {
    asked.add(game);
    api.cards(game).then(
      (all) => shelves.set(game, new Sheets(all, lookOf(game).actors)),
      () => asked.delete(game),
    );
  }
  return none;
}
