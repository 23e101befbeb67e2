// Brings a table into the middle of its game without clicking: picks travel as the client would send them.
import { expect, type Page } from '@playwright/test';
import { type NewTable, type Place, VERSION } from '../src/lib/protocol';
import { listen, quick, type Seated } from './table';

interface Course {
  /** At least as many picks are made, and then as many more as it takes until I may end my turn with cards in hand. */
  picks: number;
  /** What chance picks by: the same number makes the same game. */
  seed: number;
  /** What is offered where it stops, instead of the end of a turn and cards to play. */
  offers?: string[];
  /** Stops at the first question for several things instead, with fewer allowed or not, or for a player. */
  until?: 'up-to' | 'exactly' | 'player';
}

/** Makes a table, plays it by chance for a while and opens it in the page. */
export async function sitInTheMiddle(
  page: Page,
  wanted: Partial<NewTable> & { game: string; places: Place[] },
  course: Course,
): Promise<Seated> {
  return sitAfter(page, wanted, course, 'there');
}

/** The same, when the game is over. */
export const sitAtTheEnd = (page: Page, wanted: Partial<NewTable> & { game: string; places: Place[] }, seed: number): Promise<Seated> =>
  sitAfter(page, wanted, { picks: Infinity, seed }, 'over');

async function sitAfter(
  page: Page,
  wanted: Partial<NewTable> & { game: string; places: Place[] },
  course: Course,
  how: 'there' | 'over',
): Promise<Seated> {
  const ears = listen(page);
  await quick(page);
  await page.goto('/lobby');
  const body: NewTable = { seats: wanted.places.length, set: {}, public: false, undo: 'free', name: 'walk', ...wanted };
  const answer = await page.request.post('/api/tables', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Omit<Seated, 'page' | 'heard' | 'faults'>;
  expect(await drive(page, made.table, made.token, course)).toBe(how);
  await page.goto(`/t/${made.table}#${made.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  return { page, ...made, ...ears };
}

function drive(page: Page, table: string, token: string, { picks, seed, until, offers = ['end-main', 'play'] }: Course): Promise<string> {
  return page.evaluate(
    ({ table, token, picks, seed, until, offers, version }) =>
      new Promise<string>((done) => {
        interface Option {
          option: number;
          owner: number;
          form: { do: string };
        }
        interface State {
          type: string;
          seq: number;
          rev: number;
          you: number[];
          outcome?: unknown;
          decision?: { options: Option[]; several?: { up_to: boolean } };
          text?: string;
        }
        let state = seed >>> 0;
        const roll = (below: number) => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          return Math.floor((state / 2 ** 32) * below);
        };
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const end = (how: string) => {
          socket.close();
          done(how);
        };
        let rev = -1;
        socket.onopen = () => say({ type: 'hello', version, lang: 'en', token });
        socket.onmessage = (event) => {
          const told = JSON.parse(String(event.data)) as State;
          if (told.type === 'error') return end(String(event.data));
          if (told.type !== 'state' || told.rev === rev || !told.decision) return told.outcome ? end('over') : undefined;
          const mine = told.decision.options.filter((option) => told.you.includes(option.owner));
          if (!mine.length) return;
          const verbs = mine.map((option) => option.form.do);
          const asked = told.decision.several;
          const kind = asked ? (asked.up_to ? 'up-to' : 'exactly') : verbs.every((verb) => verb === 'player') ? 'player' : '';
          if (until && kind === until) return end('there');
          if (!until && told.seq >= picks && offers.every((verb) => verbs.includes(verb))) return end('there');
          rev = told.rev;
          // Ending the turn and breaches only if chance insists, so that things come onto the table.
          const wanted = mine.filter((option) => !['end-main', 'end-turn', 'focus', 'pass', 'done'].includes(option.form.do));
          const from = wanted.length && roll(12) ? wanted : mine;
          const picked = from[roll(from.length)] as Option;
          say({ type: 'pick', seq: told.seq, rev: told.rev, option: picked.option, id: `${seed}-${told.rev}-${Math.random()}` });
        };
      }),
    { table, token, picks, seed, until, offers, version: VERSION },
  );
}
