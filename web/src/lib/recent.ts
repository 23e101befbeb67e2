// Tables this browser sat at, so that a game can go on another day.
import type { StateMessage } from './protocol';
import { recall, remember } from './settings.svelte';

export interface Recent {
  table: string;
  game: string;
  name: string;
  picks: number;
  /** When it was last seen, in milliseconds. */
  seen: number;
}

const KEY = 'koloda.tables';
const KEPT = 12;

export function recentTables(): Recent[] {
  return recall<{ tables: Recent[] }>(KEY).tables ?? [];
}

export function forgetTable(table: string): Recent[] {
  const tables = recentTables().filter((one) => one.table !== table);
  remember(KEY, { tables });
  return tables;
}

/** Keeps a table in mind as long as its game goes on. */
export function noteTable(state: StateMessage) {
  const others = forgetTable(state.table);
  if (state.outcome || state.you.length === 0) return;
  const { table, game, name, seq: picks } = state;
  remember(KEY, { tables: [{ table, game, name, picks, seen: Date.now() }, ...others].slice(0, KEPT) });
}
