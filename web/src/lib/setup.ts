import type { GameInfo, NewTable, Place, Setting, SettingValue, UndoRule } from './protocol';
import { recall, remember } from './settings.svelte';

/** What was chosen last for a game. */
export interface Plan {
  seats: number;
  places: Place[];
  set: Record<string, string>;
  public: boolean;
  undo: UndoRule;
  name: string;
  /** Whether random choices leave out what came up in the last games. */
  fresh: boolean;
}

const key = (game: string) => `koloda.setup.${game}`;

export function bestBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === 'heuristic') ?? game.bots[0] ?? 'random';
}

/** One person and, where the game is played against each other, bots. */
export function planOf(game: GameInfo): Plan {
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const fresh: Plan = { seats, places: [], set: {}, public: false, undo: 'free', name: '', fresh: false };
  return fit({ ...fresh, ...recall<Plan>(key(game.id)) }, game);
}

/** The plan with as many places as seats, and only settings the game knows for that many. */
export function fit(plan: Plan, game: GameInfo): Plan {
  const seats = Math.max(game.seats.min, Math.min(plan.seats, game.seats.max));
  const filler: Place = { kind: 'bot', bot: bestBot(game) };
  const places = Array.from({ length: seats }, (_, i): Place => plan.places[i] ?? (i === 0 ? { kind: 'me' } : filler));
  const set: Record<string, string> = {};
  for (const setting of game.settings.filter((setting) => isFor(setting, seats))) {
    const value = plan.set[setting.key];
    if (value !== undefined) set[setting.key] = setting.kind.is === 'id-per-seat' ? perSeat(value.split(','), setting, seats) : value;
  }
  return { ...plan, seats, places, set };
}

export const isFor = (setting: Setting, seats: number) => !setting.seats || (setting.seats[0] <= seats && seats <= setting.seats[1]);

/** The value that leaves a choice to chance. */
export const RANDOM = 'random';
export const rollable = (setting: Setting) => setting.values.some((value) => value.id === RANDOM);

/** The value that stands for no id, such as `random`. */
export const wordIn = (setting: Setting, id: string): SettingValue | undefined =>
  setting.values.find((value) => value.word && value.id === id);

/** One id for each seat, none twice: what was chosen, then what is usual; or one word for all. */
export function perSeat(chosen: string[], setting: Setting, seats: number): string {
  const [first = ''] = chosen;
  if (wordIn(setting, first)) return first;
  const usual = [...setting.default.split(','), ...setting.values.map((value) => value.id)].filter((id) => !wordIn(setting, id));
  return [...new Set([...chosen.slice(0, seats), ...usual])].slice(0, seats).join(',');
}

export function keepPlan(game: string, plan: Plan) {
  remember(key(game), plan);
}

export function request(game: string, plan: Plan, seed: string): NewTable {
  const { seats, places, set, undo, name } = plan;
  return { game, seats, places, set, public: plan.public, undo, name, ...(seed ? { seed } : {}) };
}

/** The setting that keeps things out of random choices, if the game has one. */
export const leavesOut = (game: GameInfo) => game.settings.find((setting) => setting.kind.is === 'left-out');

/** Requests to try one after the other: without what came up in the last games, then in fewer of them, for filters may leave too little. */
export function requests(game: GameInfo, plan: Plan, seed: string): NewTable[] {
  const leaveOut = leavesOut(game);
  const games = plan.fresh && leaveOut ? cameUp(game.id) : [];
  const without = games.map((_, i) => [...new Set(games.slice(i).flat())].join(','));
  return [...without.map((ids) => ({ ...plan, set: { ...plan.set, [leaveOut?.key ?? '']: ids } })), plan].map((plan) =>
    request(game.id, plan, seed),
  );
}

/** How many games "no repeats" looks back. */
const LOOKS_BACK = 3;
const seenKey = (game: string) => `koloda.seen.${game}`;
interface Seen {
  tables: { table: string; ids: string[] }[];
}

/** What came up in the last games, the oldest first. */
export const cameUp = (game: string): string[][] => (recall<Seen>(seenKey(game)).tables ?? []).map((seen) => seen.ids);

export function keepCameUp(game: string, table: string, ids: string[]) {
  const before = recall<Seen>(seenKey(game)).tables ?? [];
  if (before.some((seen) => seen.table === table)) return;
  remember(seenKey(game), { tables: [...before, { table, ids }].slice(-LOOKS_BACK) });
}

export const forgetCameUp = (game: string) => remember(seenKey(game), { tables: [] });
