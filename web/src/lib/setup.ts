import type { GameInfo, NewTable, Place, Setting, UndoRule } from './protocol';
import { recall, remember } from './settings.svelte';

/** What was chosen last for a game. */
export interface Plan {
  seats: number;
  places: Place[];
  set: Record<string, string>;
  public: boolean;
  undo: UndoRule;
  name: string;
}

const key = (game: string) => `koloda.setup.${game}`;

export function bestBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === 'heuristic') ?? game.bots[0] ?? 'random';
}

/** One person and, where the game is played against each other, bots. */
export function planOf(game: GameInfo): Plan {
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const fresh: Plan = { seats, places: [], set: {}, public: false, undo: 'free', name: '' };
  return fit({ ...fresh, ...recall<Plan>(key(game.id)) }, game);
}

/** The plan with as many places as seats, and only settings the game knows. */
export function fit(plan: Plan, game: GameInfo): Plan {
  const seats = Math.max(game.seats.min, Math.min(plan.seats, game.seats.max));
  const filler: Place = { kind: 'bot', bot: bestBot(game) };
  const places = Array.from({ length: seats }, (_, i): Place => plan.places[i] ?? (i === 0 ? { kind: 'me' } : filler));
  const known = new Set(game.settings.map((setting) => setting.key));
  const set = Object.fromEntries(Object.entries(plan.set).filter(([name]) => known.has(name)));
  return { ...plan, seats, places, set };
}

export function keepPlan(game: string, plan: Plan) {
  remember(key(game), plan);
}

export function request(game: string, plan: Plan, seed: string): NewTable {
  const { seats, places, set, undo, name } = plan;
  return { game, seats, places, set, public: plan.public, undo, name, ...(seed ? { seed } : {}) };
}

/** A setting that holds one value per seat, separated by commas. */
export const perSeat = (setting: Setting) => setting.default.includes(',');
