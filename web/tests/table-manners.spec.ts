// How the table takes clicks and looks: one card for a double click, cards that never lie over what is offered, readable buttons.
import { expect, test } from '@playwright/test';
import { plain } from '../src/lib/spans';
import { waitBefore } from '../src/lib/wait';
import type { Shown } from '../src/tables/shards/view';
import { findings } from './axe';
import { sitInTheMiddle } from './drive';
import { bot, lastState, me, playOn, quick, sit } from './table';

test('the guided duel seats the experienced bot', async ({ page }) => {
  await quick(page);
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.goto('/');
  await page.locator('[data-game="shards"] [data-guided]').click();
  expect((await made).postDataJSON().places).toEqual([me, bot]);
});

test('a double click plays one card', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me, bot], set: { first: '1' }, seed: '4' });
  const card = page.locator('.spot.can[data-place^="hand"]').nth(2);
  const box = await card.boundingBox();
  if (!box) throw new Error('no card');
  // The cards close up by half a card: there the next one comes to lie.
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect.poll(() => lastState(seated.heard).seq).toBe(1);
  await expect(page.locator('.prompt[aria-busy="false"]')).toBeVisible();
  // Another card lies under the mouse by now.
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.spot.can') !== null, [x, y])).toBe(true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.mouse.move(x, y - 300);
  // Whatever was sent before this answer has been dealt with.
  await page.locator('.spot.no[data-place^="relic"]').first().click();
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
  expect(lastState(seated.heard).seq).toBe(1);
});

test('what is unspent is told readably, and a double click does not end the turn past the warning', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me, bot], set: { first: '1' }, seed: '4' });
  await expect(page.locator('[data-end]')).toBeVisible();
  await page.locator('[data-end]').dblclick();
  await expect(page.locator('[data-end]')).toContainText('End anyway');
  expect(await findings(page)).toEqual([]);
  expect(lastState(seated.heard).seq).toBe(0);
});

test('after a why-not the next look shows what is sure to happen', async ({ page }) => {
  await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  await page.locator('.spot.no[data-place^="supply"]').last().click();
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
  await page.locator('.spot.can[data-place^="hand"]').first().hover();
  await expect(page.locator('.prompt .ghost')).toContainText('Sure to happen');
});

test('the card under the mouse never lies over the prompt bar', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  for (const place of ['breach:1:2', 'breach:1:4', 'mage:1']) {
    await page.locator(`[data-place="${place}"]`).hover();
    await expect(page.locator('.peek')).toBeVisible();
    const [card, bar] = [await page.locator('.peek').boundingBox(), await page.locator('.prompt').boundingBox()];
    if (!card || !bar) throw new Error('nothing to measure');
    const apart =
      card.y + card.height <= bar.y || card.y >= bar.y + bar.height || card.x + card.width <= bar.x || card.x >= bar.x + bar.width;
    expect(apart, place).toBe(true);
    await page.mouse.move(5, 5);
    await expect(page.locator('.peek')).toHaveCount(0);
  }
});

test('another seat’s side of the table shows no damage that nobody took', async ({ page }) => {
  // The same games every time: in one of them the two are not equally healthy.
  for (let picks = 40; picks <= 100; picks += 20) {
    const seated = await sitInTheMiddle(page, { game: 'shards', places: [me, me], seed: '4' }, { picks, seed: 3 });
    const [one, other] = (lastState(seated.heard).view as unknown as Shown).players;
    if (one?.health !== other?.health) break;
    expect(picks, 'the two are never told apart').toBeLessThan(100);
  }
  for (const seat of await page.locator('.seats button').all()) {
    await seat.click();
    await expect(seat).toHaveAttribute('aria-pressed', 'true');
    expect(await page.locator('.mine .flash i').count()).toBe(0);
  }
});

test('pressing the opponent attacks with everything, or says why not', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me, me, me], set: { first: '1' }, seed: '4' });
  await page.locator('[data-place="player:2"]').click();
  await expect(page.locator('.prompt .why')).toContainText(/phase/);
  const attacking = () => lastState(seated.heard).decision?.options.some((option) => option.form.do === 'assign') ?? false;
  await playOn(page, 3, attacking);
  const foe = page.locator('.foes .spot.can[data-place^="player:"]');
  await expect(foe).toHaveCount(1);
  await foe.click();
  await expect.poll(() => lastState(seated.heard).lines.some((line) => plain(line.text).includes('attacks player'))).toBe(true);
});

test('the tour goes on with what is done, and leaves the log alone', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await page.locator('[data-game="shards"] [data-guided]').click();
  const tour = page.locator('.tour');
  await expect(tour).toContainText('The aim');
  await expect(tour).toContainText('1 / 6');
  const [box, log] = [await tour.boundingBox(), await page.locator('[role="log"]').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((log?.y ?? 0) + 1);
  await page.locator('.spot.can[data-place^="hand"]').first().click();
  // The aim needs no more telling, and cards are being played: whatever comes next is the third note at least.
  await expect(tour.filter({ hasText: /The aim|Play your cards|[12] \/ 6/ })).toHaveCount(0);
});

test('a line that breaks is tried again at once, then about once a second while a server restarts', () => {
  for (let i = 0; i < 200; i++) {
    expect(waitBefore(0, 0, 1006)).toBeLessThanOrEqual(300);
    for (const gone of [1000, 10_000, 59_000]) expect(waitBefore(9, gone, 1006)).toBeLessThanOrEqual(1200);
    expect(waitBefore(1, 500, 1012)).toBeLessThanOrEqual(1200);
    expect(waitBefore(90, 3_600_000, 1006)).toBeLessThanOrEqual(30_000);
    expect(waitBefore(90, 3_600_000, 1006)).toBeGreaterThan(10_000);
  }
});
