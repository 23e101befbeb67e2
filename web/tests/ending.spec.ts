// How a game ends: for every game, for wins, losses, ties and teams.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Place } from '../src/lib/protocol';
import { type Chapter, plainly, pointsOf, seriesOf, turningOf } from '../src/lib/plot';
import { findings } from './axe';
import { sitAtTheEnd } from './drive';
import { bot, lastState, me } from './table';

const games: { name: string; game: string; places: Place[]; set: Record<string, string>; seed?: number }[] = [
  { name: 'a lost game of Aeon’s End', game: 'aeons-end', places: [me], set: { difficulty: 'extinction' } },
  { name: 'a duel of Shards', game: 'shards', places: [me, bot], set: {} },
  { name: 'teams in Shards', game: 'shards', places: [me, bot, bot, bot], set: { variant: 'teams' } },
  { name: 'Thunderstone', game: 'thunderstone', places: [me, bot], set: { selection: 'first-game' } },
  { name: 'Penumbra', game: 'penumbra', places: [me, bot], set: { fate: 'first-game' } },
];

const ending = (page: Page) => page.locator('dialog[data-result]');

for (const { name, seed = 11, ...setup } of games) {
  test(`${name} ends with its story`, async ({ page }) => {
    const seated = await sitAtTheEnd(page, { ...setup, seed: '11' }, seed);
    const { outcome, you, seq } = lastState(seated.heard);
    const won = you.some((seat) => outcome?.winners.includes(seat));
    await expect(ending(page)).toHaveAttribute('data-result', won ? 'won' : /lost|over/);
    await expect(page.locator('[data-outcome]')).toHaveText(outcome?.text ?? '?');
    // The plot begins at the start and ends at the end, with what the table shows now.
    await expect(page.locator('[data-chapter="0"]')).toBeVisible();
    await expect(page.locator(`[data-chapter="${seq}"]`)).toHaveCount(1);
    expect(await page.locator('[data-chapter]').count()).toBeGreaterThan(4);
    if (outcome?.scores) for (const { points } of outcome.scores) await expect(page.locator('.scores')).toContainText(plainly(points));
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await ending(page).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // One click leads to the turning point, another one back.
    const turning = page.locator('[data-turning]');
    const at = await turning.getAttribute('data-turning');
    await turning.click();
    await expect(ending(page)).toHaveCount(0);
    await expect(page.locator('.prompt')).toContainText('as it was');
    const told = seated.heard.map((text) => JSON.parse(text) as { type: string; to?: number }).findLast((one) => one.type === 'moment');
    expect(String(told?.to)).toBe(at);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(ending(page)).toBeVisible();
    // A picture of it.
    const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture]').click()]);
    const png = await readFile(await saved.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(20_000);
    expect(seated.faults).toEqual([]);
  });
}

test('the turning point is where most changed, and never the last stroke', () => {
  const chapter = (pick: number, foe: number, city: number): Chapter => ({
    pick,
    turn: pick,
    told: '',
    figures: [
      { key: 'foe', label: 'foe', value: foe, mine: false, plot: true },
      { key: 'city', label: 'city', value: city, mine: true, plot: true },
    ],
  });
  const all = [chapter(0, 70, 30), chapter(4, 66, 29), chapter(9, 40, 28), chapter(15, 38, 12), chapter(20, 0, 12)];
  const turning = turningOf(all);
  expect(turning?.to.pick).toBe(15);
  expect(turning?.changes).toEqual([
    { label: 'foe', from: 40, to: 38 },
    { label: 'city', from: 28, to: 12 },
  ]);
  expect(turningOf([chapter(0, 5, 5), chapter(1, 5, 5)])).toBeUndefined();
  const points = pointsOf(seriesOf(all));
  expect(points[0]?.[0]).toEqual([0, 0]);
  expect(points[0]?.at(-1)).toEqual([1, 1]);
});
