// What happens is shown event by event. Time stands still in these tests and is moved by hand: nothing here is a race.
import { expect, type Page, test } from '@playwright/test';
import { change, frames } from '../src/lib/changes';
import type { ServerMessage, StateMessage, View } from '../src/lib/protocol';
import { plain } from '../src/lib/spans';
import { fresh, lastState, link, listen, me, playOn, quick, type Seated, sit } from './table';

const states = (heard: string[]): StateMessage[] =>
  heard.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.type === 'state');
const events = (state: StateMessage) => (state.beats ?? []).map((beat) => beat.event);
/** The beat that is shown; nothing once the present is. */
const beat = (page: Page) => page.locator('main').getAttribute('data-beat');
/** Everything on the table, as those hear it who do not see it. */
const picture = async (page: Page) =>
  // Whether a text fits is found out later.
  (await page.locator('.spot > .sr').allTextContents()).map((told) => told.replace(' whole text: key I or a long press.', ''));

/** What the browser adds to each step of a motion. */
const FRAME = ['offset', 'computedOffset', 'easing', 'composite'];

/** What the stage moves now: not what the style sheet does. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation))
      .map((one) => one.effect as KeyframeEffect)
      .map((effect) => ({ steps: effect.getKeyframes() as object[], time: Number(effect.getTiming().duration) })),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function stopped(page: Page, speed = 'normal') {
  await page.clock.install();
  await quick(page, { speed });
}

/** Plays carelessly up to a turn of the nemesis in which a lot happens; its first beat is shown then. */
async function nemesisTurn(page: Page, seed = '3'): Promise<Seated> {
  await stopped(page);
  const seated = await sit(page, { game: 'aeons-end', places: [me], seed, undo: 'free' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const much = () => {
    const { beats = [], lines } = lastState(seated.heard);
    return beats.length >= 6 && lines.filter((line) => line.turn).length >= 1 && lines.some((line) => plain(line.text).includes('nemesis'));
  };
  expect(await playOn(page, 5, much)).toBe('stopped');
  await expect.poll(() => beat(page)).toBe(String(events(lastState(seated.heard))[0]));
  return seated;
}

/** Moves time on until the present is shown; the beats in the order in which they were seen, and what was seen of each. */
async function watch(page: Page, look: () => Promise<void> = async () => undefined): Promise<number[]> {
  const seen: number[] = [];
  for (let now = await beat(page); now !== null; now = await beat(page)) {
    if (now !== 'first' && seen.at(-1) !== Number(now)) {
      seen.push(Number(now));
      await look();
    }
    await page.clock.runFor(40);
  }
  return seen;
}

/** What the table looks like to somebody who opens it now. */
async function without(page: Page): Promise<string[]> {
  await page.evaluate(() => localStorage.setItem('koloda.settings', JSON.stringify({ speed: 'instant' })));
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  return picture(page);
}

test('changes are made where they belong, and nowhere else', () => {
  const view = { a: { list: ['x', 'y', 'z'], n: 1 }, b: { deep: [{ life: 5 }] }, gone: true };
  const changed = change(view, [
    { at: ['a', 'list'], cut: [1, 1], put: ['p', 'q'] },
    { at: ['b', 'deep', 0, 'life'], to: 4 },
    { at: ['gone'] },
    { at: ['new'], to: null },
  ]);
  expect(changed).toEqual({ a: { list: ['x', 'p', 'q', 'z'], n: 1 }, b: { deep: [{ life: 4 }] }, new: null });
  expect(view).toEqual({ a: { list: ['x', 'y', 'z'], n: 1 }, b: { deep: [{ life: 5 }] }, gone: true });
});

test('a turn of the nemesis is shown in order, its log line by line, and ends at the truth', async ({ page }) => {
  const seated = await nemesisTurn(page);
  const last = lastState(seated.heard);
  const texts = new Map(last.lines.map((line) => [line.event, plain(line.text)]));
  const seen = await watch(page, async () => {
    const now = Number(await beat(page));
    await expect(page.locator('[data-strip] b')).toHaveText(texts.get(now) ?? '?');
    // The log ends with it: what is yet to come is not told yet.
    const end = (await page.locator('[role="log"] li').last().textContent()) ?? '';
    expect(end.replace(/[↶\s]+$/, '')).toMatch(new RegExp(`${escaped(texts.get(now) ?? '?')}( ?by itself)?$`));
  });
  expect(seen.length).toBeGreaterThanOrEqual(5);
  expect(seen).toEqual(events(last));
  await expect(page.locator('[data-strip]')).toHaveCount(0);
  const shown = await picture(page);
  expect(shown).toEqual(await without(page));
  // On the way each view leads to the next, from the one that was shown before.
  let before: StateMessage | undefined;
  for (const state of states(seated.heard)) {
    const [first] = frames(state);
    if (first && before?.viewer === state.viewer) expect(first.before).toEqual(before?.view);
    before = state;
  }
  expect(seated.faults).toEqual([]);
});

test('it can be skipped, repeated and switched off', async ({ page }) => {
  const seated = await nemesisTurn(page);
  const { seq } = lastState(seated.heard);
  const first = await beat(page);
  await page.keyboard.press('Space');
  await expect.poll(() => beat(page)).toBe(null);
  const shown = await picture(page);
  await page.locator('[data-again]').click();
  await expect.poll(() => beat(page)).toBe(first);
  expect(await watch(page)).toEqual(events(lastState(seated.heard)));
  expect(await picture(page)).toEqual(shown);
  await page.keyboard.press('r');
  await expect.poll(() => beat(page)).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(() => beat(page)).toBe(null);
  expect(lastState(seated.heard).seq, 'none of it was a pick').toBe(seq);
  // Switched off in the middle.
  await page.keyboard.press('r');
  await expect.poll(() => beat(page)).toBe(first);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('select').nth(1).selectOption('instant');
  await expect.poll(() => beat(page)).toBe(null);
  await page.keyboard.press('Escape');
  const { rev } = lastState(seated.heard);
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-shown', 'something');
    new MutationObserver(note).observe(document.querySelector('main') as HTMLElement, { attributeFilter: ['data-beat'] });
  });
  await playOn(page, 2, () => lastState(seated.heard).rev > rev + 5);
  await expect(page.locator('body')).not.toHaveAttribute('data-shown');
  expect(seated.faults).toEqual([]);
});

test('who may pick need not wait', async ({ page }) => {
  const seated = await nemesisTurn(page);
  const { rev } = lastState(seated.heard);
  let clicks = 0;
  await playOn(page, 8, () => clicks++ > 0);
  await expect.poll(() => lastState(seated.heard).rev).toBeGreaterThan(rev);
  expect(seated.faults).toEqual([]);
});

test('cards fly; with reduced motion everything stands where it ends, in the same order', async ({ browser }) => {
  const ends: string[][] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, context } = await fresh(browser, { reducedMotion });
    const seated = await nemesisTurn(page);
    const last = lastState(seated.heard);
    let moved = 0;
    let travels = 0;
    let fades = 0;
    const seen = await watch(page, async () => {
      const now = Number(await beat(page));
      moved += last.beats?.find((one) => one.event === now)?.moves ? 1 : 0;
      for (const { steps, time } of await running(page)) {
        const still = steps.every((step) => !('transform' in step));
        travels += still ? 0 : 1;
        fades += still && time <= 160 ? 1 : 0;
        // Nothing but what the screen can move by itself.
        for (const step of steps) expect(['transform', 'opacity', ...FRAME]).toEqual(expect.arrayContaining(Object.keys(step)));
      }
    });
    expect(seen).toEqual(events(last));
    expect(moved).toBeGreaterThan(0);
    if (reducedMotion === 'reduce') expect(travels).toBe(0);
    else expect(travels).toBeGreaterThan(0);
    if (reducedMotion === 'reduce') expect(fades).toBeGreaterThan(0);
    await expect(page.locator('.flight, .bolt, .loss')).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('data-kinds', /./);
    ends.push(await picture(page));
    await context.close();
  }
  expect(ends[0]).toEqual(ends[1]);
});

test('what is seen follows from what moves and changes: harm by bolt or lunge, then it shakes; unseen cards turn over', async ({
  page,
}) => {
  const seated = await nemesisTurn(page);
  const met = new Set<string>();
  // A few turns, beat by beat.
  for (let turn = 0; turn < 3; turn++) {
    const steps = frames(lastState(seated.heard));
    await watch(page, async () => {
      const now = Number(await beat(page));
      const frame = steps.find((step) => step.event === now);
      const main = page.locator('main');
      await expect(main).toHaveAttribute('data-kinds', /./);
      const kinds = ((await main.getAttribute('data-kinds')) ?? '').split(' ');
      for (const kind of kinds) met.add(kind);
      const numbers = (view: View | undefined) => {
        const at = view as unknown as { gravehold: number; mages: { life: number }[]; nemesis: { life: number } } | undefined;
        return at ? [at.gravehold, at.nemesis.life, ...at.mages.map((mage) => mage.life)] : [];
      };
      const [old, young] = [numbers(frame?.before), numbers(frame?.after)];
      const lost = old.some((life, i) => (young[i] ?? life) < life);
      expect(kinds.includes('shake') || !lost, `${now}: ${kinds.join(' ')}`).toBe(true);
      if (frame && !frame.moves.length) expect(kinds.filter((kind) => ['draw', 'fly', 'enter', 'leave'].includes(kind))).toEqual([]);
      const ways = ['draw', 'fly', 'enter', 'leave', 'tick'];
      if (frame?.moves.length)
        expect(
          kinds.some((kind) => ways.includes(kind)),
          JSON.stringify(frame.moves),
        ).toBe(true);
    });
    const { rev } = lastState(seated.heard);
    const much = () => lastState(seated.heard).rev > rev && (lastState(seated.heard).beats?.length ?? 0) >= 6;
    expect(await playOn(page, 9, much)).toBe('stopped');
  }
  for (const kind of ['turn', 'draw', 'shake', 'number', 'tick']) expect([...met]).toContain(kind);
  expect(met.has('bolt') || met.has('lunge'), [...met].join(' ')).toBe(true);
  expect(seated.faults).toEqual([]);
});

test('sounds are made only where they are switched on', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { tones: 0 };
    Object.assign(window, { made });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      made.tones += 1;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { made: { tones: number } }).made.tones);
  const seated = await nemesisTurn(page);
  await watch(page);
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await watch(page);
  expect(await tones()).toBeGreaterThan(0);
  expect(seated.faults).toEqual([]);
});

test('two browsers see the same in the same order, each only what it may know', async ({ page, browser }) => {
  await stopped(page);
  const one = await sit(page, { game: 'shards', places: [me, link], undo: 'consent', seed: '8' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await stopped(other);
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  for (const each of [page, other]) {
    await expect(each.locator('.prompt')).toBeVisible();
    await each.clock.pauseAt(Date.now() + 3_600_000);
  }
  // A whole turn of whoever begins, up to the question to the other.
  const both = [
    { page, heard: one.heard, seat: 1 },
    { page: other, heard: ears.heard, seat: 2 },
  ] as const;
  const [acting, watching] = lastState(one.heard).decision ? both : ([both[1], both[0]] as const);
  for (let rounds = 0; rounds < 60 && !lastState(watching.heard).decision; rounds++) {
    const { rev } = lastState(acting.heard);
    await playOn(acting.page, rounds + 1, () => lastState(acting.heard).rev > rev);
    const there = lastState(acting.heard).rev;
    await expect.poll(() => lastState(watching.heard).rev).toBeGreaterThanOrEqual(there);
  }
  const told = (heard: string[]) => states(heard).flatMap((state) => (state.gathering ? [] : events(state)));
  // Who looked on sees all of it, one beat after the other, while who acted skipped what they knew.
  expect(await watch(watching.page)).toEqual(told(watching.heard));
  expect(told(watching.heard)).toEqual(told(acting.heard));
  expect(told(watching.heard).length).toBeGreaterThan(10);
  const zone = (name: string) => `${acting.seat}.${name}`;
  const drawn = (heard: string[]) =>
    states(heard)
      .flatMap((state) => state.beats ?? [])
      .flatMap((beat) => beat.moves ?? [])
      .filter((move) => move.from === zone('deck') && move.to === zone('hand'));
  expect(drawn(acting.heard).length).toBeGreaterThan(0);
  expect(drawn(acting.heard).every((move) => move.card !== undefined)).toBe(true);
  expect(drawn(watching.heard).length).toBeGreaterThan(0);
  expect(drawn(watching.heard).every((move) => move.card === undefined)).toBe(true);
  expect([...one.faults, ...ears.faults]).toEqual([]);
});
