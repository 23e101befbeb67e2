// What the tests do at a table: sit down, click what is offered, look at what arrived.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { NewTable, Place, ServerMessage, StateMessage } from '../src/lib/protocol';
import { origin } from './server';

export const bot: Place = { kind: 'bot', bot: 'heuristic' };
export const me: Place = { kind: 'me' };
export const link: Place = { kind: 'link' };

export interface Seated {
  page: Page;
  table: string;
  token: string;
  links: { seat: number; token: string }[];
  watch: string;
  /** Every message of the server, as text. */
  heard: string[];
  /** Errors in the console: none are expected. */
  faults: string[];
}

/** Listens to the traffic and the console of a page. */
export function listen(page: Page): { heard: string[]; faults: string[] } {
  const heard: string[] = [];
  const faults: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return { heard, faults };
}

export async function fresh(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 1000 }, locale: 'en-US', ...options });
  return { context, page: await context.newPage() };
}

/** Makes a table over HTTP and opens it in the page; with linked seats that is its waiting room. */
export async function sit(page: Page, wanted: Partial<NewTable> & { game: string; places: Place[] }, more = ''): Promise<Seated> {
  const ears = listen(page);
  const body: NewTable = { seats: wanted.places.length, set: {}, public: false, undo: 'free', name: 'test', ...wanted };
  const answer = await page.request.post('/api/tables', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Omit<Seated, 'page' | 'heard' | 'faults'>;
  await quick(page);
  await page.goto(`/t/${made.table}${more}#${made.token}`);
  await expect(page.locator(made.links.length ? '[data-gathering]' : '.prompt')).toBeVisible();
  return { page, ...made, ...ears };
}

/** No animation, so that tests do not wait for it. */
export async function quick(page: Page, more: Record<string, unknown> = {}) {
  const set = JSON.stringify({ speed: 'instant', ...more });
  await page.addInitScript((value) => localStorage.getItem('koloda.settings') ?? localStorage.setItem('koloda.settings', value), set);
}

export function lastState(heard: string[]): StateMessage {
  for (const text of [...heard].reverse()) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state') return message;
  }
  throw new Error('no state was heard');
}

interface Wish {
  rev: number;
  /** A pick is on its way: what is shown belongs to the decision before. */
  busy: boolean;
  /** A selector of what to click; nothing while others move. */
  target: string | null;
}

/**
 * The next thing a careless player would click. Chance is drawn from the revision that is shown and from how often it
 * was clicked at already, never from time: the same table is played the same way on a fast machine and on a slow one.
 */
async function next(page: Page, seed: number, last: { rev: number; clicks: number }): Promise<Wish> {
  return page.evaluate(
    ({ seed, last }) => {
      const prompt = document.querySelector('.prompt');
      const rev = Number(prompt?.getAttribute('data-rev') ?? -1);
      let h = Math.imul(seed, 0x9e3779b1) ^ Math.imul(rev + 1, 0x85ebca6b) ^ (rev === last.rev ? Math.imul(last.clicks, 0xc2b2ae35) : 0);
      h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
      h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
      const roll = ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
      const one = (nodes: Element[]) => nodes[Math.floor(roll * nodes.length)];
      const css = (node: Element | undefined, name: string) => (node ? `[${name}="${CSS.escape(node.getAttribute(name) ?? '')}"]` : null);
      // Equal cards share their place: the first of them may be chosen already.
      const spot = (nodes: Element[]) => `.spot.can${css(one(nodes), 'data-place')}`;
      const wish = (target: string | null) => ({ rev, busy: prompt?.getAttribute('aria-busy') === 'true', target });
      if (document.querySelector('[data-outcome]')) return wish('over');
      if (document.querySelector('[data-confirm]:enabled')) return wish('[data-confirm]');
      const listed = [...document.querySelectorAll('[data-option]')];
      if (listed.length) return wish(css(one(listed), 'data-option'));
      const spots = [...document.querySelectorAll('.spot.can')];
      for (const kind of [
        'hand',
        'champion',
        'foe',
        'threat',
        'token',
        'mage',
        'player',
        'play',
        'draft',
        'relic',
        'row',
        'supply',
        'breach',
        'focus',
        'ability',
        'hall',
        'party',
        'village',
        'dealt',
        'cells',
        'path',
        'guild',
        'looked-at',
        'dice',
      ]) {
        const here = spots.filter((spot) => spot.getAttribute('data-place')?.startsWith(kind));
        // Buying and breaches only now and then, so that games do not drag on.
        if (here.length && (!['breach', 'supply', 'focus', 'ability', 'party', 'village'].includes(kind) || roll < 0.8))
          return wish(spot(here));
      }
      if (document.querySelector('[data-end]')) return wish('[data-end]');
      return wish(spots.length ? spot(spots) : null);
    },
    { seed, last },
  );
}

/** Clicks what is offered until the game is over or `stop` says so. Real clicks, with the mouse. */
export async function playOn(page: Page, seed = 1, stop: () => Promise<boolean> | boolean = () => false): Promise<'over' | 'stopped'> {
  let last = { rev: -1, clicks: 0 };
  for (let i = 0, idle = 0; i < 6000; i++) {
    const { rev, busy, target } = await next(page, seed, last);
    if (target === 'over') return 'over';
    if (!busy && (await stop())) return 'stopped';
    if (busy || target === null) {
      idle += 1;
      expect(idle, 'nothing to click for a long time').toBeLessThan(2000);
      await page.waitForTimeout(5);
      continue;
    }
    idle = 0;
    last = { rev, clicks: rev === last.rev ? last.clicks + 1 : 1 };
    await page
      .locator(target)
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  throw new Error('the game does not end');
}
