// Full control: what resolves itself is shown before the next decision.
import { expect, test, type Page } from '@playwright/test';
import { lastState, me, playOn, quick, type Seated, sit } from './table';

/** Plays until something of mine resolves itself and another decision waits. */
async function untilForced(page: Page, seated: Seated) {
  const fresh = () => {
    const state = lastState(seated.heard);
    return Boolean(state.decision) && state.lines.some((line) => line.forced);
  };
  await playOn(page, 3, () => lastState(seated.heard).seq > 0 && fresh());
}

test('with full control the next decision waits until it was seen', async ({ page }) => {
  await quick(page, { full: true });
  const seated = await sit(page, { game: 'aeons-end', places: [me, me], seed: '4' });
  await untilForced(page, seated);
  const told = page.locator('[data-forced]');
  await expect(told).toContainText('Resolved by itself:');
  await expect(page.locator('.spot.can, [data-option], [data-end]')).toHaveCount(0);
  const { seq } = lastState(seated.heard);
  await page.locator('[data-onward]').click();
  for (let i = 0; i < 30 && (await told.count()); i++) await page.keyboard.press('Space');
  await expect(told).toHaveCount(0);
  await expect(page.locator('.spot.can, [data-option], [data-end]').first()).toBeVisible();
  expect(lastState(seated.heard).seq).toBe(seq);
  expect(seated.faults).toEqual([]);
});

test('without it nothing waits', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me, me], seed: '4' });
  await untilForced(page, seated);
  await expect(page.locator('.spot.can, [data-option], [data-end]').first()).toBeVisible();
  await expect(page.locator('[data-forced]')).toHaveCount(0);
});
