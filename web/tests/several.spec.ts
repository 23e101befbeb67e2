// Questions for several things: they are chosen and taken back freely, and go together when confirmed.
import { expect, test } from '@playwright/test';
import { sitInTheMiddle } from './drive';
import { lastState, me } from './table';

const setup = {
  game: 'aeons-end',
  places: [me, me],
  set: { supply: 'random', boxes: 'base,war-eternal', nemesis: 'gate-witch', difficulty: 'beginner' },
};

test('exactly two: Confirm waits for both, Clear takes back, nothing is sent before', async ({ page }) => {
  const seated = await sitInTheMiddle(page, { ...setup, seed: '1' }, { picks: 0, seed: 1, until: 'exactly' });
  const { seq, decision } = lastState(seated.heard);
  expect(decision?.several).toEqual({ left: 2, up_to: false });
  const [confirm, tally] = [page.locator('[data-confirm]'), page.locator('[data-chosen]')];
  await expect(tally).toHaveText('chosen: 0 of 2');
  await expect(confirm).toBeDisabled();
  // Equal cards share their option, and each is chosen for itself.
  const crystals = page.locator('.hand [data-place$=":crystal"]');
  expect(await crystals.count()).toBeGreaterThan(1);
  await crystals.nth(0).click();
  await expect(page.locator('.spot.sel')).toHaveCount(1);
  await expect(confirm).toBeDisabled();
  await crystals.nth(0).click();
  await expect(page.locator('.spot.sel')).toHaveCount(0);
  await crystals.nth(1).click();
  await crystals.nth(0).click();
  await expect(page.locator('.spot.sel')).toHaveCount(2);
  await expect(crystals.nth(0).locator('.nth')).toHaveText('2');
  // No third one, and a click on another card changes nothing.
  await expect(page.locator('.spot.can')).toHaveCount(0);
  await page.locator('[data-clear]').click();
  await expect(tally).toHaveText('chosen: 0 of 2');
  await crystals.nth(0).click();
  await crystals.nth(1).click();
  expect(lastState(seated.heard).seq).toBe(seq);
  await confirm.click();
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThanOrEqual(seq + 2);
  await expect(tally).toHaveCount(0);
  expect(seated.faults).toEqual([]);
});

test('equal cards of an ally lie in one heap: each press takes one more of them', async ({ page }) => {
  const seated = await sitInTheMiddle(page, { ...setup, seed: '1' }, { picks: 0, seed: 1, until: 'exactly' });
  const { seq } = lastState(seated.heard);
  const heap = page.locator('.allies [data-place$=":crystal"]').filter({ hasText: '×' });
  await heap.click();
  await heap.click();
  await expect(heap.locator('.nth')).toHaveText('1 2');
  await page.keyboard.press('Space');
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThanOrEqual(seq + 2);
});

test('up to six: fewer are confirmed with one press, none by saying so', async ({ page }) => {
  const seated = await sitInTheMiddle(page, { ...setup, seed: '2' }, { picks: 0, seed: 2, until: 'up-to' });
  const before = lastState(seated.heard);
  expect(before.decision?.several).toEqual({ left: 6, up_to: true });
  await expect(page.locator('[data-do="done"]')).toBeVisible();
  await page.locator('.spot.can').first().click();
  await expect(page.locator('[data-do="done"]')).toHaveCount(0);
  await page.locator('.spot.can').first().click();
  await expect(page.locator('[data-chosen]')).toHaveText('chosen: 2 of up to 6');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-chosen]')).toHaveText('chosen: 0 of up to 6');
  await page.locator('.spot.can').first().click();
  await page.keyboard.press('Space');
  // One card and "that is all", and the question is answered.
  await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThanOrEqual(before.seq + 2);
  expect(lastState(seated.heard).decision?.several).toBeUndefined();
  expect(seated.faults).toEqual([]);
});
