// From the list of public tables to a seat.
import { expect, test, type Page } from '@playwright/test';
import { fresh, lastState, link, listen, me, quick, sit } from './table';

const row = (page: Page, table: string) => page.locator(`[data-table="${table}"]`);

test('a free seat is taken with one click, and is there after a reload', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link], public: true, name: 'lobby' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto('/lobby');
  await expect(row(other, one.table)).toContainText('free seats: 1');
  await row(other, one.table).getByRole('button', { name: 'Sit down' }).click();
  await expect(other.locator('.prompt')).toBeVisible();
  expect(lastState(ears.heard).you).toEqual([2]);
  await expect.poll(() => lastState(one.heard).seats[1]?.connected).toBe(true);
  await other.reload();
  await expect(other.locator('.prompt')).toBeVisible();
  expect(lastState(ears.heard).you).toEqual([2]);

  // The list knows the seat is gone, and whose it is.
  await other.goto('/lobby');
  await expect(row(other, one.table).getByRole('link', { name: 'Your seat' })).toBeVisible();
  const { page: third } = await fresh(browser);
  await third.goto('/lobby');
  await expect(row(third, one.table).getByRole('link', { name: 'Watch' })).toBeVisible();
  await expect(row(third, one.table).getByRole('button')).toHaveCount(0);
  expect([...one.faults, ...ears.faults]).toEqual([]);
});

test('who comes too late is told so', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link], public: true, name: 'late' });
  const { page: other } = await fresh(browser);
  await other.goto('/lobby');
  const button = row(other, one.table).getByRole('button', { name: 'Sit down' });
  await expect(button).toBeVisible();
  const faster = await page.request.post(`/api/tables/${one.table}/join`, { data: {}, headers: { cookie: '' } });
  expect(faster.status()).toBe(200);
  await button.click();
  await expect(other.getByRole('alert')).toContainText('All seats are taken');
  await expect(button).toHaveCount(0);
});
