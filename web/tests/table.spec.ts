// One person at the table: keys, phone, why-not, the past, replay.
import { expect, test } from '@playwright/test';
import { bot, lastState, me, playOn, sit } from './table';

test('a whole turn with the keyboard only', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  const phase = () => lastState(seated.heard).view.turn as { phase: string; of: number | string };
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.spot:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(0);
  await page.keyboard.press('a');
  await expect.poll(async () => page.locator('.spot.can[data-place^="hand"]').count()).toBeLessThan(4);
  const seq = lastState(seated.heard).seq;
  await page.keyboard.press('e');
  if (lastState(seated.heard).seq === seq) await page.keyboard.press('e');
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(seq);
  for (let i = 0; i < 20 && phase().phase === 'draw'; i++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(150);
  }
  expect(seated.faults).toEqual([]);
});

test('a dimmed thing says why', async ({ page }) => {
  await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  await page.locator('.spot.no[data-place^="supply"]').last().click();
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
});

test('hovering an option tells what is sure', async ({ page }) => {
  await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  await page.locator('.spot.can[data-place^="hand"]').first().hover();
  await expect(page.locator('.prompt .ghost')).toContainText('Sure to happen');
});

test('a pick is shown within 100 ms', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me, bot], seed: '4' });
  const pick = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const log = document.querySelector('[role="log"]') as Element;
          const from = performance.now();
          new MutationObserver(() => done(performance.now() - from)).observe(log, { childList: true, subtree: true });
          (document.querySelector('.spot.can[data-place^="hand"]') as HTMLElement).click();
        }),
    );
  // The best of three: other work on the machine may slow down one of them.
  const took: number[] = [];
  for (let i = 0; i < 3; i++) {
    await page.locator('.prompt[aria-busy="false"]').waitFor();
    await page.locator('.spot.can[data-place^="hand"]').first().waitFor();
    took.push(await pick());
  }
  expect(Math.min(...took), took.join(', ')).toBeLessThan(100);
  expect(seated.faults).toEqual([]);
});

test('the log rewinds and comes back', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  await playOn(page, 5, () => lastState(seated.heard).seq > 12);
  await page.locator('[role="log"] .rewind').nth(2).click();
  await expect(page.locator('.prompt')).toContainText('as it was');
  await expect(page.locator('.spot.can')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.spot.can').first()).toBeVisible();
});

test('a finished game is replayed, stepped and shared', async ({ page }) => {
  const seated = await sit(page, { game: 'shards', places: [me], seed: '9' });
  await playOn(page, 2);
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('The shuffle is the promised one.')).toBeVisible();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.getByRole('button', { name: 'Forward one' }).click();
  await expect(page.getByText(/Moment 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Last', exact: true })).toBeDisabled();
  await page.goto(`/replay?table=${seated.table}&to=5`);
  await expect(page.getByText(/Moment 5 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await expect(page.getByText(/Moment [67] of/)).toBeVisible();
  expect(seated.faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('tap selects, a second tap acts, nothing is wider than the screen', async ({ page }) => {
    const seated = await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
    const card = page.locator('.spot[data-place^="hand"]').first();
    await card.tap();
    await expect(page.locator('.spot.sel')).toHaveCount(1);
    expect(lastState(seated.heard).seq).toBe(0);
    await page.locator('.spot.sel').tap();
    await expect.poll(() => lastState(seated.heard).seq).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(page.locator('[role="log"]')).toBeVisible();
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
