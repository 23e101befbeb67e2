import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Sheet } from './protocol';
import { settings } from './settings.svelte';

/** The card sheets of one game, by id. */
export class Sheets {
  readonly byId: Map<string, Sheet>;

  constructor(readonly all: Sheet[]) {
    this.byId = new Map(all.map((sheet) => [sheet.id, sheet]));
  }

  get(id: string | null | undefined): Sheet | undefined {
    return id ? this.byId.get(id) : undefined;
  }

  name(id: string): string {
    return this.byId.get(id)?.name[settings.lang] ?? id;
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
      (all) => shelves.set(game, new Sheets(all)),
      () => asked.delete(game),
    );
  }
  return none;
}
