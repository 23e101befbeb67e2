// Brings a game of Penumbra to a moment that a test is about: by a fixed seed and a simple plan, never by luck.
import { expect, type Page } from '@playwright/test';
import { type NewTable, type OptionView, VERSION } from '../src/lib/protocol';
import type { Shown } from '../src/tables/penumbra/view';
import { bot, listen, me, quick, type Seated } from './table';

/** What the play stops at, when somebody who is me is asked. */
export type Goal =
  | 'talent'
  | 'choose'
  | 'train'
  | 'cell'
  | 'section'
  | 'chain'
  | 'links'
  | 'throw'
  | 'hurt'
  | 'heal'
  | 'path'
  | 'attempt'
  | 'contract'
  | 'tired'
  | 'crowded'
  | 'nothing';

export interface Course {
  goal: Goal;
  /** At least as many picks are made before. */
  after?: number;
  /** What chance picks by where the plan has no wish. */
  roll?: number;
}

export interface Reached {
  how: string;
  seq: number;
  /** The longest chain, wounded marks, healed ones, contracts and trials by path that came up on the way. */
  met: string[];
}

/** Plays the table of `token` until the goal is reached; says how it ended. */
export function playUntil(page: Page, table: string, token: string, { goal, after = 0, roll = 1 }: Course): Promise<Reached> {
  return page.evaluate(
    async ({ table, token, goal, after, roll, version }) => {
      // Cards that may follow another one on a chain are told by their prices.
      const sheets = (await (await fetch('/api/games/penumbra/cards')).json()) as { id: string; cost?: unknown }[];
      const follows = new Set(sheets.filter((sheet) => JSON.stringify(sheet.cost ?? '').includes('After')).map((sheet) => sheet.id));
      return new Promise<Reached>((done) => {
        interface State {
          type: string;
          seq: number;
          rev: number;
          you: number[];
          view: Shown;
          outcome?: unknown;
          decision?: { options: OptionView[]; cause?: string };
        }
        let chance = roll >>> 0;
        const one = <T>(of: T[]): T | undefined => {
          chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
          return of[Math.floor((chance / 2 ** 32) * of.length)];
        };
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const met = new Set<string>();
        let seq = 0;
        const end = (how: string) => {
          socket.close();
          done({ how, seq, met: [...met] });
        };

        /** Whether this is the moment. */
        function reached({ view, you, decision }: State, mine: OptionView[]): boolean {
          const offered = (verb: string) => mine.some((option) => option.form.do === verb);
          const self = view.wizards[view.turn.of - 1];
          const wounded = self?.marks.some((cell) => cell.token?.state === 'wounded') ?? false;
          const goals: Record<string, boolean> = {
            talent: offered('talent'),
            choose: offered('train') && offered('rest'),
            train: offered('place') && offered('end-turn'),
            cell: offered('cell') && mine.length > 6,
            section: offered('apply'),
            chain: offered('launch') && view.chain_open,
            links: offered('launch') && view.chain_open && view.chain.length >= 3,
            throw: offered('throw'),
            // A threat that is resolved has wounded a mark of mine this turn.
            hurt: view.turn.of === (you[0] ?? 1) && (view.threat?.hits.some((hit) => hit.found === 'mark') ?? false) && !decision?.cause,
            heal: offered('heal') && wounded,
            path: offered('path'),
            attempt: offered('attempt'),
            contract: offered('contract'),
            tired: offered('rest') && offered('train') && (self?.dice.length ?? 9) <= 1,
            crowded: offered('place') && (self?.grimoire.length ?? 0) >= 6 && (self?.experience.length ?? 0) >= 3,
          };
          return goals[goal] ?? false;
        }

        function note({ view, you }: State) {
          const self = view.wizards[(you[0] ?? 1) - 1];
          if (view.chain.length > 2) met.add(`chain ${view.chain.length}`);
          for (const hit of view.threat?.hits ?? []) met.add(hit.found);
          for (const deed of self?.experience ?? []) met.add(`${deed.kind} ${deed.side ?? ''}`);
        }

        /** A plan: cards first, then contracts and trials that can be done; threats are thrown, rewards taken, rest when dice are few. */
        function plan({ view }: State, mine: OptionView[]): OptionView | undefined {
          const by = (...verbs: string[]) => mine.filter((option) => verbs.includes(option.form.do));
          const self = view.wizards[view.turn.of - 1];
          const ready = self?.grimoire.filter((own) => !own.turned && follows.has(own.card)).length ?? 0;
          const dice = (self?.dice ?? []).reduce((sum, die) => sum + die.count, 0);
          if (by('train').length) {
            if (goal === 'links') return dice === 0 || view.turn.round % 4 === 3 ? by('rest')[0] : by('train')[0];
            if (dice < 2 || (view.turn.round % 4 === 3 && dice < 4)) return by('rest')[0];
            const trial = view.turn.round % 4 === 0 ? by('trial')[0] : undefined;
            return trial ?? by('train')[0];
          }
          if (by('launch').length) return one(by('launch'));
          const wanted = mine.filter(
            (option) => follows.has(String(option.form.card)) && ['gain', 'card', 'keep'].includes(option.form.do),
          );
          if (wanted.length) return wanted[0];
          if (by('reward').length) return by('reward')[0];
          if (by('throw', 'attempt', 'judge').length) return by('throw', 'attempt', 'judge')[0];
          if (by('contract').length) return one(by('contract'));
          if (by('apply').length) return by('apply')[0];
          if (by('heal').length && (chance & 3) === 0) return by('heal')[0];
          if (by('buy').length) return one(by('buy'));
          if (by('cell').length) {
            // Marks before cards before dice of the school; every third turn anywhere.
            const inside = by('cell').filter((option) => option.form.cell !== 0);
            const section = (option: OptionView) => Math.floor((Number(option.at?.[0]?.number ?? 1) - 1) / 8);
            const school = [0, 1].flatMap((wanted) => inside.filter((option) => section(option) < 12 && section(option) % 3 === wanted));
            // For a long chain: cards of the first class, or its dice to get them with.
            const family = [1, 0, 2].flatMap((wanted) => inside.filter((option) => section(option) === wanted));
            if (goal === 'links' && family[0]) return family[0];
            return (view.turn.number % 3 ? school[0] : undefined) ?? one(inside) ?? one(by('cell'));
          }
          // Spells wait until there are enough for a chain; one that launches others begins it.
          const enough = goal === 'links' ? 3 : 4;
          const begins = by('cast').filter((option) => !follows.has(String(option.form.card)));
          if (by('place', 'end-turn').length && by('cast').length && ready >= enough) return one(begins) ?? one(by('cast'));
          const hued = by('place').filter((option) => String(option.form.die).startsWith('orange'));
          if (goal === 'links' && hued.length) return hued[0];
          if (by('place').length) return one(by('place'));
          if (by('cast', 'brew', 'summon', 'mark').length && by('end-turn', 'done').length) {
            return goal !== 'links' && (chance & 7) < 3 ? one(by('brew', 'summon', 'mark')) : by('end-turn', 'done')[0];
          }
          return (
            by('accept')[0] ??
            one(mine.filter((option) => !['done', 'decline', 'end-turn'].includes(option.form.do) && (chance & 1) === 0)) ??
            by('done', 'end-turn', 'decline')[0] ??
            one(mine)
          );
        }

        let rev = -1;
        socket.onopen = () => say({ type: 'hello', version, lang: 'en', token });
        socket.onmessage = (event) => {
          const told = JSON.parse(String(event.data)) as State;
          if (told.type === 'error') return end(String(event.data));
          if (told.type !== 'state' || told.rev === rev) return;
          seq = told.seq;
          note(told);
          if (told.outcome) return end('over');
          const mine = told.decision?.options.filter((option) => told.you.includes(option.owner)) ?? [];
          if (!mine.length) return;
          if (told.seq >= after && reached(told, mine)) return end('there');
          rev = told.rev;
          const picked = plan(told, mine) ?? (mine[0] as OptionView);
          say({ type: 'pick', seq: told.seq, rev: told.rev, option: picked.option, id: `${token}-${told.rev}` });
        };
      });
    },
    { table, token, goal, after, roll, version: VERSION },
  );
}

export const FIRST_GAME = { fate: 'first-game' };

/** A table brought to a moment and opened in the page: the first of some seeds whose game comes there. */
export async function attend(
  page: Page,
  course: Course,
  wanted: Partial<NewTable> = {},
  seeds = ['7', '8', '9', '10', '11', '12'],
): Promise<Seated> {
  const ears = listen(page);
  await quick(page);
  await page.goto('/lobby');
  const places = wanted.places ?? [me, bot];
  const base = { set: FIRST_GAME, public: false, undo: 'free', name: 'attend' } as const;
  const ends: string[] = [];
  for (const seed of seeds) {
    const body: NewTable = { ...base, seed, ...wanted, game: 'penumbra', seats: places.length, places };
    const answer = await page.request.post('/api/tables', { data: body });
    expect(answer.status(), await answer.text()).toBe(201);
    const made = (await answer.json()) as Omit<Seated, 'page' | 'heard' | 'faults'>;
    const end = await playUntil(page, made.table, made.token, course);
    ends.push(end.how);
    if (end.how !== 'there') continue;
    await page.goto(`/t/${made.table}#${made.token}`);
    await expect(page.locator('.prompt')).toBeVisible();
    return { page, ...made, ...ears };
  }
  throw new Error(`no game came to “${course.goal}”: ${ends.join(', ')}`);
}
