// Every state of the table and every page, asked for what keeps people from reading or pressing it.
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe';
import { sitInTheMiddle } from './drive';
import { bot, link, me, playOn, quick, sit } from './table';

const wrong: string[] = [];
async function look(page: Page, state: string) {
  wrong.push(...(await findings(page)).map((found) => `${state}: ${found}`));
}

/** Where one option has several targets on the table. */
const choosing = (page: Page) =>
  page.locator(
    '.spot.can[data-place^="foe"], .spot.can[data-place^="threat"], .spot.can[data-place^="mage"], .spot.can[data-place^="player"]',
  );

async function pages(page: Page) {
  await quick(page);
  await page.goto('/');
  await page.locator('[data-game="aeons-end"] [data-setup]').click();
  await look(page, 'start page with a set-up');
  await page.goto('/lobby');
  await expect(page.locator('main')).toBeVisible();
  await look(page, 'lobby');
  await page.goto('/cards/aeons-end');
  await page.getByRole('button', { name: /Jade/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'card browser with a card');
  await sit(page, { game: 'shards', places: [me, link], name: 'axe' });
  await look(page, 'waiting room');
}

const sets: Record<string, Record<string, string>> = {
  'aeons-end': { nemesis: 'gate-witch', boxes: 'base,war-eternal', supply: 'random', difficulty: 'beginner' },
};
const stops: Record<string, { offers: string[] }> = { thunderstone: { offers: ['buy', 'end-turn'] } };

/** A table in the middle of its game, then what can be opened over it. */
async function table(page: Page, game: string) {
  await sitInTheMiddle(page, { game, places: [me, bot], set: sets[game] ?? {}, seed: '17' }, { picks: 60, seed: 5, ...stops[game] });
  await look(page, `${game}: my turn`);
  await page.locator('.spot.no').first().click();
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
  await look(page, `${game}: why not`);
  await page.locator('.spot[data-place^="hand"], .spot[data-place^="party"]').first().click({ button: 'right' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, `${game}: a card enlarged`);
  await page.keyboard.press('Escape');
  await page.locator('[role="log"] .rewind').first().click();
  await expect(page.locator('.prompt')).toContainText('as it was');
  await look(page, `${game}: a moment of the past`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, `${game}: help`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await look(page, `${game}: menu`);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, `${game}: phone`);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('[role="log"]')).toBeVisible();
  await look(page, `${game}: log on a phone`);
  await page.setViewportSize({ width: 1440, height: 1000 });
}

async function questions(page: Page) {
  const set = { nemesis: 'gate-witch', boxes: 'base,war-eternal', supply: 'random', difficulty: 'beginner' };
  await sitInTheMiddle(page, { game: 'aeons-end', places: [me, me], set, seed: '1' }, { picks: 0, seed: 1, until: 'exactly' });
  await page.locator('.hand .spot.can').first().click();
  await look(page, 'several things, one chosen');
  expect(await playOn(page, 3, async () => (await choosing(page).count()) > 1)).toBe('stopped');
  await look(page, 'a question with targets on the table');
}

async function ending(page: Page, game: string) {
  const seated = await sit(page, { game, places: [me, bot], set: game === 'aeons-end' ? { difficulty: 'extinction' } : {}, seed: '11' });
  expect(await playOn(page, 7)).toBe('over');
  await look(page, `${game}: the end`);
  await page.goto(`/replay?table=${seated.table}&to=20`);
  await expect(page.getByRole('slider')).toBeVisible();
  await look(page, `${game}: replay`);
}

/** In the dungeon, with the calculation of a monster open. */
async function dungeon(page: Page) {
  await sitInTheMiddle(
    page,
    { game: 'thunderstone', places: [me, bot, bot], set: {}, seed: '17' },
    { picks: 60, seed: 5, offers: ['fight'] },
  );
  await expect(page.locator('[data-duel]')).toBeVisible();
  await look(page, 'thunderstone: the count of a fight');
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, 'thunderstone: the count on a phone');
  await page.locator('[data-part="players"]').click();
  await look(page, 'thunderstone: players on a phone');
  await page.setViewportSize({ width: 1440, height: 1000 });
}

test('axe finds nothing serious in any state', async ({ page }) => {
  await pages(page);
  for (const game of ['aeons-end', 'shards', 'thunderstone']) {
    await table(page, game);
    await ending(page, game);
  }
  await questions(page);
  await dungeon(page);
  expect(wrong).toEqual([]);
});
