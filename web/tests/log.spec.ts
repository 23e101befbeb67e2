// What the log and the questions say: causes, noise, what was forced, what a choice of a player is about.
import { expect, type Page, test } from '@playwright/test';
import { sitInTheMiddle } from './drive';
import { bot, lastState, me, playOn, sit } from './table';

/** The entries of the log: a line and what followed from it. */
const entries = (page: Page) =>
  page.locator('[role="log"] li').evaluateAll((lines) =>
    lines.map((line) => ({
      head: line.querySelector('.head')?.textContent ?? '',
      under: line.querySelector('small')?.textContent ?? '',
    })),
  );

for (const game of ['aeons-end', 'shards', 'thunderstone']) {
  test(`draws stand under what caused them, and nothing tells of a change by nothing: ${game}`, async ({ page }) => {
    const seated = await sit(page, { game, places: [me, bot], seed: '6' });
    await playOn(page, 4, () => lastState(seated.heard).seq > 60);
    const told = await entries(page);
    expect(told.length).toBeGreaterThan(10);
    // A new hand is a consequence of the end of one's own turn, or of the set-up, not of what came next.
    const hands = told.flatMap(({ head, under }) =>
      [...under.matchAll(/(player [^·]+?) draws [3-9] cards/gi)].map((found) => ({ head, who: found[1] ?? '?' })),
    );
    expect(hands.length).toBeGreaterThan(2);
    for (const { head, who } of hands)
      if (!head.startsWith('Set-up')) expect(head.toLowerCase()).toContain(`${who.toLowerCase()} ends the turn`);
    for (const { head, under } of told) expect(`${head} ${under}`).not.toMatch(/[+−-]0\b/);
    expect(seated.faults).toEqual([]);
  });
}

test('what resolved itself is told as such', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me, me], seed: '4' });
  await playOn(page, 3, () => lastState(seated.heard).lines.some((line) => line.forced));
  await expect(page.locator('[role="log"] .forced').last()).toHaveText('by itself');
});

test('who chooses a player is told for what', async ({ page }) => {
  const set = { supply: 'random', boxes: 'base,war-eternal', nemesis: 'gate-witch', difficulty: 'beginner' };
  await sitInTheMiddle(page, { game: 'aeons-end', places: [me, me], set, seed: '1' }, { picks: 0, seed: 1, until: 'player' });
  await expect(page.locator('.prompt .say b').first()).toHaveText(/Which player\? \S+ \S+/);
  for (const place of await page.locator('.spot.can').evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-place'))))
    expect(place).toMatch(/^mage:/);
});
