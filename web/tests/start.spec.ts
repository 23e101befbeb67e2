import { expect, test } from '@playwright/test';
import { listen, me, quick, sit } from './table';

test('two clicks lead to the first card, and nothing leaves the server', async ({ page, baseURL }) => {
  const { faults } = listen(page);
  const foreign: string[] = [];
  let bytes = 0;
  page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && foreign.push(request.url()));
  page.on(
    'response',
    async (response) =>
      (bytes += (
        await response
          .request()
          .sizes()
          .catch(() => ({ responseBodySize: 0 }))
      ).responseBodySize),
  );
  await quick(page);
  await page.goto('/');
  await expect(page.locator('[data-play]').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(bytes).toBeLessThan(200_000);
  await page.locator('[data-game="aeons-end"] [data-play]').click();
  // Whoever begins, the first thing asked of me is one click away.
  await page.locator('.spot.can, [data-option]').first().click();
  await expect(page.locator('[role="log"] li').last()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('the rules of each game are told in both languages', async ({ page }) => {
  const { faults } = listen(page);
  for (const [game, word] of [
    ['aeons-end', 'Gravehold'],
    ['shards', 'mastery'],
  ] as const) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.rules')).toContainText(word);
  }
  await page.getByRole('button', { name: 'RU', exact: false }).click();
  await expect(page.locator('.rules')).toContainText('мастерств');
  expect(faults).toEqual([]);
});

test('the set-up is remembered', async ({ page }) => {
  await page.goto('/');
  const game = page.locator('[data-game="aeons-end"]');
  await game.locator('[data-setup]').click();
  await game.locator('[data-set="nemesis"][data-value="carapace-queen"]').click();
  await game.locator('[data-play]').click();
  await expect(page.locator('[data-place="foe"]')).toContainText('Carapace');
  await page.goto('/');
  await game.locator('[data-setup]').click();
  await expect(game.locator('[data-set="nemesis"][data-value="carapace-queen"]')).toHaveAttribute('aria-pressed', 'true');
});

test('Russian and English everywhere', async ({ page }) => {
  await sit(page, { game: 'aeons-end', places: [me], seed: '3' });
  await expect(page.locator('[data-end]')).toContainText('End turn');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('[data-end]')).toContainText('Закончить ход');
  await expect(page.locator('.prompt')).toContainText('Основная фаза');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/cards/aeons-end?q=нефрит');
  await expect(page.getByRole('button', { name: /Нефрит/ })).toBeVisible();
  await page.getByRole('searchbox').fill('jade');
  await expect(page.getByRole('button', { name: /Нефрит/ })).toBeVisible();
});

test('what is wrong with a set-up is said in the chosen language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Русский' }).click();
  const game = page.locator('[data-game="shards"]');
  await game.locator('[data-setup]').click();
  await game.locator('[data-set="leaders"][data-value="auction"]').click();
  await game.locator('[data-set="relics"]').selectOption('draft');
  await game.locator('[data-play]').click();
  await expect(page.getByRole('alert')).toContainText('выберите что-то одно');
});

test('the guided first game speaks and never blocks', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await page.locator('[data-game="aeons-end"] [data-guided]').click();
  const tour = page.locator('.tour');
  const aim = tour.filter({ hasText: 'The aim' });
  await expect(aim).toBeVisible();
  // The table is playable meanwhile; the next note comes at its own moment.
  await page.locator('.spot.can[data-place^="hand"]').first().click();
  await expect(aim).toHaveCount(0);
  await page.goto('/');
  await page.locator('[data-game="aeons-end"] [data-guided]').click();
  await aim.getByRole('button', { name: 'Go on' }).click();
  await expect(tour).toBeVisible();
  await expect(aim).toHaveCount(0);
  await tour.getByRole('button', { name: 'End the tour' }).click();
  await expect(tour).toHaveCount(0);
});
