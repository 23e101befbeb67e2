// Set-ups chosen by face, and the deal of the day.
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe';
import { fresh, lastState, listen, quick } from './table';

const choice = (page: Page, game: string, key: string, value: string) =>
  page.locator(`[data-game="${game}"] [data-set="${key}"][data-value="${value}"]`);
const pressed = { name: 'aria-pressed', value: 'true' };

async function open(page: Page, game: string) {
  await quick(page);
  await page.goto('/');
  await page.locator(`[data-game="${game}"] [data-setup]`).click();
  await page.locator(`[data-game="${game}"] [data-gallery]`).first().waitFor();
}

test('foe and mages are chosen by face, each mage for a seat, and remembered', async ({ page }) => {
  const ears = listen(page);
  await open(page, 'aeons-end');
  await choice(page, 'aeons-end', 'nemesis', 'prince-of-gluttons').click();
  await expect(page.locator('[data-gallery="nemesis"] .shown')).toContainText('Prince of Gluttons');
  expect(await page.locator('[data-gallery="mages"] [aria-pressed="true"]').count()).toBe(2);
  await choice(page, 'aeons-end', 'mages', 'xaxos').click();
  await choice(page, 'aeons-end', 'mages', 'lash').click();
  await expect(choice(page, 'aeons-end', 'mages', 'xaxos').locator('.mark')).toHaveText('1');
  await expect(choice(page, 'aeons-end', 'mages', 'lash').locator('.mark')).toHaveText('2');
  // Every face is a picture.
  const drawn = page.locator('[data-gallery="nemesis"] .face img');
  expect(await drawn.count()).toBe(await page.locator('[data-gallery="nemesis"] .face').count());
  await page.locator('[data-game="aeons-end"] [data-begin]').click();
  await expect(page.locator('.prompt')).toBeVisible();
  const view = lastState(ears.heard).view as unknown as { nemesis: { id: string }; mages: { mage: string }[] };
  expect([view.nemesis.id, ...view.mages.map(({ mage }) => mage)]).toEqual(['prince-of-gluttons', 'xaxos', 'lash']);
  await open(page, 'aeons-end');
  await expect(choice(page, 'aeons-end', 'nemesis', 'prince-of-gluttons')).toHaveAttribute(pressed.name, pressed.value);
  expect(ears.faults).toEqual([]);
});

test('some cards are fixed and chance brings the rest', async ({ page }) => {
  const ears = listen(page);
  await open(page, 'thunderstone');
  for (const id of ['elf', 'dwarf']) await choice(page, 'thunderstone', 'heroes', id).click();
  await choice(page, 'thunderstone', 'village', 'fireball').click();
  await expect(page.locator('[data-gallery="heroes"] small')).toContainText('2 of 4');
  await choice(page, 'thunderstone', 'heroes', 'dwarf').click();
  await expect(choice(page, 'thunderstone', 'heroes', 'dwarf')).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-game="thunderstone"] [data-begin]').click();
  await expect(page.locator('.prompt')).toBeVisible();
  const told = JSON.stringify(lastState(ears.heard).view);
  expect(told).toContain('"fireball"');
  expect(told).toMatch(/"elf[-"]/);
  expect(ears.faults).toEqual([]);
});

test('by keyboard', async ({ page }) => {
  await open(page, 'shards');
  const face = choice(page, 'shards', 'leaders', 'volos');
  await face.focus();
  await page.keyboard.press('Enter');
  await expect(face).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice(page, 'shards', 'leaders', 'random')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('faces lie in strips, nothing is wider than the screen, and axe finds nothing', async ({ page }) => {
    await open(page, 'aeons-end');
    await choice(page, 'aeons-end', 'nemesis', 'crooked-mask').tap();
    await expect(choice(page, 'aeons-end', 'nemesis', 'crooked-mask')).toHaveAttribute(pressed.name, pressed.value);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // What scrolls within a strip is beside the screen, nothing else is.
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main label, main p')]
        .filter((node) => !node.closest('.faces') && node.getBoundingClientRect().right > innerWidth)
        .map((node) => node.textContent),
    );
    expect(wide).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
});

/** What lies before somebody at the first decision of the deal of a day: bots that begin have played by then. */
async function deal(page: Page, game: string, where = '/'): Promise<unknown> {
  const ears = listen(page);
  await quick(page);
  await page.goto(where);
  await page.locator(`[data-game="${game}"] [data-daily]`).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  expect(ears.faults).toEqual([]);
  const { view, seats } = lastState(ears.heard);
  return { view, seats: seats.map(({ kind }) => kind) };
}

for (const game of ['aeons-end', 'shards', 'thunderstone', 'penumbra']) {
  test(`the daily deal of ${game} is the same in two browsers, and another one on another day`, async ({ page, browser }) => {
    const { page: other, context } = await fresh(browser, { locale: 'ru-RU', timezoneId: 'Pacific/Kiritimati' });
    const on = '2026-03-14';
    const mine = await deal(page, game, `/?daily=${game}&on=${on}`);
    expect(await deal(other, game, `/?daily=${game}&on=${on}`)).toEqual(mine);
    expect(await deal(page, game, `/?daily=${game}&on=2026-03-15`)).not.toEqual(mine);
    await context.close();
  });
}

test('results of a deal are compared by a link; deals of days to come stay closed', async ({ page }) => {
  await quick(page);
  await page.goto('/?daily=shards&on=2026-03-14&theirs=1_132_');
  await expect(page.locator('[data-theirs]')).toContainText('Victory · 132 moves');
  await expect(page.locator('[data-game="shards"] [data-daily]')).toHaveAttribute('data-daily', '2026-03-14');
  await page.evaluate(() =>
    localStorage.setItem(
      'koloda.daily.thunderstone',
      JSON.stringify({ deals: [{ date: '2026-03-14', table: 'x', result: { won: false, picks: 9, points: 21 } }] }),
    ),
  );
  await page.goto('/?daily=thunderstone&on=2026-03-14');
  await expect(page.locator('[data-mine]')).toContainText('Defeat · 21 points · 9 moves');
  await page.goto('/?daily=shards&on=2999-01-01&theirs=1_1_');
  await expect(page.locator('[data-daily]').first()).toBeVisible();
  await expect(page.locator('[data-theirs]')).toHaveCount(0);
  await expect(page.locator('[data-daily="2999-01-01"]')).toHaveCount(0);
});
