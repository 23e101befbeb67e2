// Links to seats: used once, kept by the browser, made anew by their owner.
import { expect, test } from '@playwright/test';
import { bot, fresh, lastState, link, listen, me, quick, sit } from './table';

test('an invitation works once, and again for the browser that has the seat', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link] });
  const invitation = `/t/${one.table}#${one.links[0]?.token}`;
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto(invitation);
  await expect(other.locator('.prompt')).toBeVisible();
  expect(other.url()).not.toContain('#');
  expect(lastState(ears.heard).you).toEqual([2]);

  const { page: third } = await fresh(browser);
  await third.goto(invitation);
  await expect(third.getByRole('status')).toContainText('somebody has used it');

  await other.goto('/');
  await other.goto(invitation);
  await expect(other.locator('.prompt')).toBeVisible();
  expect(lastState(ears.heard).you).toEqual([2]);
});

test('the owner of a seat moves it to another device by a new link', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, bot] });
  await page.keyboard.press('?');
  await page.locator('[data-renew]').click();
  const url = await page.locator('[data-my-link]').inputValue();
  const { page: device } = await fresh(browser);
  const ears = listen(device);
  await quick(device);
  await device.goto(url);
  await expect(device.locator('.prompt')).toBeVisible();
  expect(lastState(ears.heard).you).toEqual([1]);
  // The old device goes on, too; somebody with the old link does not.
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  expect(lastState(one.heard).you).toEqual([1]);
  const { page: stranger } = await fresh(browser);
  await stranger.goto(`/t/${one.table}#${one.token}`);
  await expect(stranger.getByRole('status')).toContainText('does not open this table');
});

test('what opens a seat is in no storage that scripts can read, and old notes are tidied', async ({ page }) => {
  const one = await sit(page, { game: 'shards', places: [me, bot] });
  await expect(page.locator('.prompt')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(one.table);
  expect(stored).not.toContain(one.token);

  // A seat that an earlier version kept: its token becomes a cookie at the next visit.
  await page.context().clearCookies();
  await page.evaluate(
    ([table, token]) => {
      localStorage.setItem(`koloda.seat.${table}`, JSON.stringify({ token }));
      localStorage.setItem('koloda.seat.long-ago', JSON.stringify({ seated: true, at: 1 }));
    },
    [one.table, one.token],
  );
  await page.goto(`/t/${one.table}`);
  await expect(page.locator('.prompt')).toBeVisible();
  expect(lastState(one.heard).you).toEqual([1]);
  const after = await page.evaluate(() => JSON.stringify(localStorage));
  expect(after).not.toContain(one.token);
  expect(after).not.toContain('long-ago');
});
