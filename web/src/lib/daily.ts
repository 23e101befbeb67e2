// The deal of a day: the same seed and the same set-up for everybody, made from the date alone. Results are compared by links.
import { t } from './i18n';
import type { GameInfo, NewTable } from './protocol';
import { bestBot, fit, isFor, RANDOM, rollable } from './setup';
import { recall, remember } from './settings.svelte';

export interface Result {
  won: boolean;
  picks: number;
  /** In a game that keeps scores. */
  points?: number;
}

export interface Deal {
  date: string;
  table: string;
  result?: Result;
}

/** The day it is everywhere at once. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Whether that is a day whose deal may be played: deals of days to come stay closed. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text <= today();

/** The table of a day's deal: one person, a bot wherever the game wants more, everything else left to the day's chance. */
export function dealOf(game: GameInfo, date: string): NewTable {
  const plan = { seats: Math.max(game.seats.min, Math.min(2, game.seats.max)), places: [], set: {} };
  const { seats, places } = fit({ ...plan, public: false, undo: 'free', name: '', fresh: false }, game);
  const rolled = game.settings.filter((setting) => isFor(setting, seats) && rollable(setting));
  const set = Object.fromEntries(rolled.map((setting) => [setting.key, RANDOM]));
  const filled = places.map((place) => (place.kind === 'bot' ? { kind: 'bot' as const, bot: bestBot(game) } : place));
  return { game: game.id, seats, places: filled, set, public: false, undo: 'free', name: '', seed: date.replaceAll('-', '') };
}

const key = (game: string) => `koloda.daily.${game}`;
interface Kept {
  deals: Deal[];
}
const KEPT = 30;

const dealsOf = (game: string): Deal[] => recall<Kept>(key(game)).deals ?? [];
export const dealAt = (game: string, table: string) => dealsOf(game).find((deal) => deal.table === table);
/** What this browser played on a day; who began twice sees the first that was finished. */
export const dealOn = (game: string, date: string) => {
  const all = dealsOf(game).filter((deal) => deal.date === date);
  return all.find((deal) => deal.result) ?? all.at(-1);
};

function keep(game: string, deal: Deal) {
  const others = dealsOf(game).filter(({ table }) => table !== deal.table);
  remember(key(game), { deals: [...others, deal].slice(-KEPT) });
}
export const beginDeal = (game: string, date: string, table: string) => keep(game, { date, table });
export function finishDeal(game: string, table: string, result: Result) {
  const deal = dealAt(game, table);
  if (deal) keep(game, { ...deal, result });
}

export function told({ won, picks, points }: Result): string {
  const parts = [
    t(won ? 'won' : 'lost-game'),
    ...(points === undefined ? [] : [t('daily-points', { n: points })]),
    t('picks', { n: picks }),
  ];
  return parts.join(' · ');
}

/** A link that shows my result to whoever plays the same deal. */
export function compareLink(game: string, { date, result }: Deal): string {
  const theirs = result ? `&theirs=${[Number(result.won), result.picks, result.points ?? ''].join('_')}` : '';
  return `${location.origin}/?daily=${game}&on=${date}${theirs}`;
}

/** What a link to a deal says. */
export function readLink(search: string): { game: string; date: string; theirs: Result | undefined } | undefined {
  const asked = new URLSearchParams(search);
  const [game, date] = [asked.get('daily'), asked.get('on') ?? today()];
  if (!game || !isDay(date)) return undefined;
  const found = /^([01])_(\d{1,6})_(-?\d{1,5})?$/.exec(asked.get('theirs') ?? '');
  const theirs = found && { won: found[1] === '1', picks: Number(found[2]), ...(found[3] ? { points: Number(found[3]) } : {}) };
  return { game, date, theirs: theirs ?? undefined };
}
