// What the table says and does between the moves: news, warnings, keys that mean what they say, the end.
import { expect, type Page, test } from '@playwright/test';
import { plain } from '../src/lib/spans';
import { bot, fresh, lastState, me, playOn, quick, type Seated, sit } from './table';

/** A duel whose first hand lies on the table. */
async function allPlayed(page: Page): Promise<Seated> {
  const seated = await sit(page, { game: 'shards', places: [me, bot], seed: '4' });
  await expect(page.locator('.spot.can[data-place^="hand"]').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(0);
  await expect(page.locator('.prompt[aria-busy="false"]')).toBeVisible();
  return seated;
}

test('what changed since my last turn is told in the prompt bar and goes with the next pick', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], set: { difficulty: 'extinction' }, seed: '4' });
  const news = page.locator('.news');
  expect(await playOn(page, 3, async () => (await news.count()) > 0)).toBe('stopped');
  await expect(news).toContainText('Since your last turn');
  await expect(news).toContainText('→');
  const { seq } = lastState(seated.heard);
  await page.keyboard.press('Space');
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(seq);
  await expect(news).toHaveCount(0);
});

test('ending a turn with something unspent warns once', async ({ page }) => {
  const seated = await allPlayed(page);
  await expect(page.locator('.spot.can[data-place^="row"], .spot.can[data-place^="focus"]').first()).toBeVisible();
  const { seq } = lastState(seated.heard);
  await page.keyboard.press('e');
  await expect(page.locator('.prompt')).toContainText('Still unused');
  expect(lastState(seated.heard).seq).toBe(seq);
  await page.keyboard.press('e');
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(seq);
});

test('Space does the usual thing, not once more what was clicked', async ({ page }) => {
  const seated = await allPlayed(page);
  const focus = page.locator('.spot[data-place^="focus"]');
  await focus.click();
  await expect.poll(() => lastState(seated.heard).lines.some((line) => plain(line.text).includes('focuses'))).toBe(true);
  // It can be focused once a turn: a second time it would ask why not.
  await page.keyboard.press('Space');
  await page.waitForTimeout(300);
  await expect(page.locator('.prompt .why')).toHaveCount(0);
});

test('digits mean the listed options, and Space the number that is set', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me, me, me], set: { leaders: 'auction' }, seed: '3' });
  await expect(page.locator('[data-place^="leader:"]')).toHaveCount(4);
  await expect(page.locator('.options [data-option]')).toHaveCount(1);
  await page.keyboard.press('1');
  await expect.poll(() => plain(lastState(seated.heard).lines.at(-1)?.text)).toContain('out of this auction');
  await page.locator('.step').getByRole('button', { name: 'More' }).click();
  const [bid] = (await page.locator('.step [data-option]').innerText()).match(/\d+/) ?? [];
  await page.keyboard.press('Space');
  await expect.poll(() => lastState(seated.heard).lines.some((line) => plain(line.text).includes(`bids ${bid} health`))).toBe(true);
});

test('a closed result can be opened again', async ({ page }) => {
  await sit(page, { game: 'shards', places: [me, bot], seed: '11' });
  expect(await playOn(page, 7)).toBe('over');
  const outcome = (await page.locator('[data-outcome]').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText(outcome);
  expect(await page.title()).toBe(outcome);
  await page.locator('[data-result]').click();
  await expect(page.locator('[data-outcome]')).toBeVisible();
});

test('who waits is told what for, who watches that they watch', async ({ page, browser }) => {
  const one = await sit(page, { game: 'aeons-end', places: [me, me], seed: '2' });
  const { page: watcher } = await fresh(browser);
  await quick(watcher);
  await watcher.goto(`/t/${one.table}#${one.watch}`);
  await expect(watcher.locator('.prompt')).toContainText('You are watching');
  await expect(watcher.locator('.prompt')).toContainText(/Waiting for .*: (main|casting|draw) phase/);
});

test('an invitation is copied in the waiting room, also after a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quick(page);
  await page.goto('/');
  const form = page.locator('[data-game="shards"]');
  await form.locator('[data-setup]').click();
  await form.locator('[data-seat="2"]').selectOption('link');
  await form.locator('[data-begin]').click();
  const url = await page.locator('[data-link="2"]').inputValue();
  await page.reload();
  await page.locator('[data-invite="2"]').click();
  await expect(page.locator('[data-invite="2"]')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
