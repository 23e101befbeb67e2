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

export async function fresh(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 1000 }, locale: 'en-US', ...options });
  return { context, page: await context.newPage() };
}

/** Makes a table over HTTP and opens it in the page. */
export async function sit(page: Page, wanted: Partial<NewTable> & { game: string; places: Place[] }, more = ''): Promise<Seated> {
  const ears = listen(page);
  const body: NewTable = { seats: wanted.places.length, set: {}, public: false, undo: 'free', name: 'test', ...wanted };
  const answer = await page.request.post('/api/tables', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Omit<Seated, 'page' | 'heard' | 'faults'>;
  await quick(page);
  await page.goto(`/t/${made.table}${more}#${made.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
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

/** The next thing a careless player would click, as a selector. */
async function next(page: Page, roll: number): Promise<string | null> {
  return page.evaluate((roll) => {
    const one = (nodes: Element[]) => nodes[Math.floor(roll * nodes.length)];
    const css = (node: Element | undefined, name: string) => (node ? `[${name}="${CSS.escape(node.getAttribute(name) ?? '')}"]` : null);
    if (document.querySelector('[data-outcome]')) return 'over';
    // A pick is on its way: what is shown belongs to the decision before.
    if (document.querySelector('.prompt[aria-busy="true"]')) return null;
    const listed = [...document.querySelectorAll('[data-option]')];
    if (listed.length) return css(one(listed), 'data-option');
    const spots = [...document.querySelectorAll('.spot.can')];
    for (const kind of ['hand', 'champion', 'foe', 'threat', 'token', 'mage', 'player', 'play', 'draft', 'relic', 'row', 'supply', 'breach', 'focus', 'ability']) {
      const here = spots.filter((spot) => spot.getAttribute('data-place')?.startsWith(kind));
      // Buying and breaches only now and then, so that games do not drag on.
      if (here.length && (!['breach', 'supply', 'focus', 'ability'].includes(kind) || roll < 0.8)) return css(one(here), 'data-place');
    }
    if (document.querySelector('[data-end]')) return '[data-end]';
    return spots.length ? css(one(spots), 'data-place') : null;
  }, roll);
}

/** Clicks what is offered until the game is over or `stop` says so. Real clicks, with the mouse. */
export async function playOn(page: Page, seed = 1, stop: () => Promise<boolean> | boolean = () => false): Promise<'over' | 'stopped'> {
  let h = seed;
  const roll = () => ((h = (Math.imul(h, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff);
  for (let i = 0, idle = 0; i < 6000; i++) {
    if (await stop()) return 'stopped';
    const target = await next(page, roll());
    if (target === 'over') return 'over';
    if (target === null) {
      idle += 1;
      expect(idle, 'nothing to click for a long time').toBeLessThan(2000);
      await page.waitForTimeout(5);
      continue;
    }
    idle = 0;
    await page.locator(target).first().click({ timeout: 1000 }).catch(() => undefined);
  }
  throw new Error('the game does not end');
}
