// Brings a game of Thunderstone to a moment that a test is about: by a fixed seed and a simple plan, never by luck.
import { expect, type Page } from '@playwright/test';
import { type NewTable, type OptionView, VERSION } from '../src/lib/protocol';
import type { Shown } from '../src/tables/thunderstone/view';
import { bot, listen, me, quick, type Seated } from './table';

/** What the play stops at, when somebody who is me is asked. */
export type Goal =
  | 'choose'
  | 'village'
  | 'level'
  | 'equip'
  | 'armed'
  | 'sure-win'
  | 'lit-loss'
  | 'barred'
  | 'losses'
  | 'halved'
  | 'ill'
  | 'either-pool'
  | 'put-down'
  | 'spoils'
  | 'rest'
  | 'battle'
  | 'crowded';

/** Plays the table of `token` until the goal is reached; says how it ended. */
export function playUntil(page: Page, table: string, token: string, goal: Goal, after = 0): Promise<string> {
  return page.evaluate(
    ({ table, token, goal, after, version }) =>
      new Promise<string>((done) => {
        interface State {
          type: string;
          seq: number;
          rev: number;
          you: number[];
          view: Shown;
          outcome?: unknown;
          decision?: { options: OptionView[]; cause?: string };
        }
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const end = (how: string) => {
          socket.close();
          done(how);
        };

        /** Whether this is the moment. */
        function reached({ view, decision, you }: State, mine: OptionView[]): boolean {
          const { turn } = view;
          const offered = (verb: string) => mine.some((option) => option.form.do === verb);
          const me = view.players[(you[0] ?? 1) - 1];
          const prepares = turn.phase === 'prepare' && !decision?.cause;
          const attacks = prepares ? view.hall.flatMap((rank) => (rank?.attack ? [rank.attack] : [])) : [];
          const party = me?.party ?? [];
          const goals: Record<string, boolean> = {
            choose: offered('village'),
            village: turn.phase === 'village' && turn.gold >= 6 && !decision?.cause,
            level: offered('level'),
            equip: offered('equip'),
            armed: prepares && party.some((card) => card.weapon !== null) && !offered('equip'),
            'sure-win': prepares && !offered('equip') && attacks.some((attack) => attack.wins && attack.may),
            'lit-loss': attacks.some((attack) => attack.brighter?.wins),
            barred: attacks.some((attack) => !attack.may),
            losses: attacks.some((attack) => attack.losses.sure.length + attack.losses.one_of.length > 0),
            halved: attacks.some((attack) => attack.halved > 0),
            ill: prepares && party.some((card) => card.card === 'disease') && attacks.some((attack) => attack.party[2] > 0),
            // A disease takes from either pool, and whoever is ill says from which.
            'either-pool': offered('disease-magic'),
            'put-down': offered('put-down'),
            spoils: offered('spoils'),
            rest: offered('rest-nothing'),
            battle: turn.phase === 'battle' && decision?.cause !== undefined,
            crowded: prepares && party.length >= 7,
          };
          return goals[goal] ?? false;
        }

        /** A plan: one rest, a few purchases, then the dungeon and the village by turns; arms everybody, fights what it beats. */
        function plan({ view }: State, mine: OptionView[]): OptionView | undefined {
          const by = (verb: string) => mine.filter((option) => option.form.do === verb);
          const round = Math.floor((view.turn.number - 1) / view.players.length);
          if (by('village').length) return by(round === 2 ? 'rest' : round < 4 || round % 2 === 0 ? 'village' : 'dungeon')[0];
          if (by('equip').length) return by('equip')[0];
          if (view.turn.phase === 'prepare' && by('use').length) return by('use')[0];
          const attack = (option: OptionView) => view.hall[Number(option.form.rank) - 1]?.attack;
          const won = by('fight').filter((option) => attack(option)?.wins);
          const best = won.sort((a, b) => (attack(b)?.prize.points ?? 0) - (attack(a)?.prize.points ?? 0))[0];
          if (best) return best;
          if (by('fight').length) return by('fight').at(-1);
          const dear = by('buy').sort((a, b) => Number(b.form.price) - Number(a.form.price))[0];
          return dear && Number(dear.form.price) > 2 ? dear : (by('level')[0] ?? by('end-turn')[0] ?? mine[0]);
        }

        let rev = -1;
        socket.onopen = () => say({ type: 'hello', version, lang: 'en', token });
        socket.onmessage = (event) => {
          const told = JSON.parse(String(event.data)) as State;
          if (told.type === 'error') return end(String(event.data));
          if (told.type !== 'state' || told.rev === rev || !told.decision) return told.outcome ? end('over') : undefined;
          const mine = told.decision.options.filter((option) => told.you.includes(option.owner));
          if (!mine.length) return;
          if (told.seq >= after && reached(told, mine)) return end('there');
          rev = told.rev;
          const picked = plan(told, mine) as OptionView;
          say({ type: 'pick', seq: told.seq, rev: told.rev, option: picked.option, id: `${token}-${told.rev}` });
        };
      }),
    { table, token, goal, after, version: VERSION },
  );
}

export const FIRST_GAME = { selection: 'first-game', first: '1' };

/** A table brought to a moment and opened in the page. */
export async function delve(page: Page, goal: Goal, wanted: Partial<NewTable> = {}, after = 0): Promise<Seated> {
  const ears = listen(page);
  await quick(page);
  await page.goto('/lobby');
  const places = wanted.places ?? [me, bot];
  const base = { set: FIRST_GAME, public: false, undo: 'free', name: 'delve', seed: '21' } as const;
  const body: NewTable = { ...base, ...wanted, game: 'thunderstone', seats: places.length, places };
  const answer = await page.request.post('/api/tables', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Omit<Seated, 'page' | 'heard' | 'faults'>;
  expect(await playUntil(page, made.table, made.token, goal, after)).toBe('there');
  await page.goto(`/t/${made.table}#${made.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  return { page, ...made, ...ears };
}
