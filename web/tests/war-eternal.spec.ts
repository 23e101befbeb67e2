// War Eternal in the browser: its nemeses, the variable turn order, the discard aid, random set-ups.
import { expect, type Page, test } from '@playwright/test';
import type { ServerMessage, StateMessage } from '../src/lib/protocol';
import type { Shown } from '../src/tables/aeons-end/view';
import { bot, lastState, listen, me, playOn, quick, type Seated, sit } from './table';

const at = (state: StateMessage) => state.view as unknown as Shown;
const states = (seated: Pick<Seated, 'heard'>) =>
  seated.heard.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.type === 'state');
const now = (seated: Pick<Seated, 'heard'>) => at(lastState(seated.heard));

interface Foe {
  nemesis: string;
  shows: string;
}
const foes: Foe[] = [
  { nemesis: 'umbra-titan', shows: '0 is defeat' },
  { nemesis: 'hollow-crown', shows: 'acolytes left' },
  { nemesis: 'gate-witch', shows: 'threshold 5' },
  { nemesis: 'magus-of-cloaks', shows: 'damage to it −4' },
];
// Careless clicks lose, and the harder the sooner.
for (const { nemesis, shows } of foes) {
  test(`a game against ${nemesis} is played to its end by clicks`, async ({ page }) => {
    const set = { nemesis, boxes: 'war-eternal', difficulty: 'extinction', mages: 'dezmodia,quilius' };
    const seated = await sit(page, { game: 'aeons-end', places: [me, bot], set, seed: '7' });
    await expect(page.locator('.foes')).toContainText(shows);
    expect(await playOn(page, 3)).toBe('over');
    await expect(page.locator('[data-outcome]')).not.toBeEmpty();
    expect(seated.faults).toEqual([]);
  });
}

/** The cards of a row of the aid, as the page shows them. */
const row = (page: Page, hand: number) =>
  page.locator(`[data-hand="${hand}"] [data-card]`).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

/** Puts the played cards down, the newest first; what the aid foretold must come. Tells which drawn cards were foretold. */
async function arrange(page: Page, seated: Seated): Promise<string[]> {
  // The page may be ahead of what was heard.
  const place = (await page.locator('.spot.can[data-place^="play:"]').last().getAttribute('data-place')) ?? '';
  const seat = Number(place.split(':')[1]);
  await expect.poll(() => now(seated).next_hands !== undefined && now(seated).turn.of === seat).toBe(true);
  for (;;) {
    const before = lastState(seated.heard);
    const card = page.locator(`.spot.can[data-place^="play:${seat}:"]`).last();
    await expect(card).toBeVisible();
    const id = (await card.getAttribute('data-place'))?.split(':')[2] ?? '';
    await card.hover({ timeout: 5000 });
    const wanted = at(before).next_hands?.put[id] ?? [];
    await expect.poll(() => row(page, 0), 'pointing at a card shows what it makes').toEqual(wanted[0]);
    if (wanted[1]) expect(await row(page, 1)).toEqual(wanted[1]);
    const foretold = await row(page, 0);
    await card.click();
    await expect.poll(() => lastState(seated.heard).rev).toBeGreaterThan(before.rev);
    const after = states(seated).find((state) => state.rev > before.rev);
    if (after && at(after).next_hands && at(after).turn.of === seat) continue;
    const hand = after ? (at(after).mages[seat - 1]?.hand ?? []) : [];
    expect(hand.length).toBe(foretold.length);
    for (const [i, id] of foretold.entries()) if (id !== '?') expect(hand[i]).toBe(id);
    return foretold.slice(at(before).mages[seat - 1]?.hand.length).filter((id) => id !== '?');
  }
}

test('the variable turn order and the discard aid, by hand', async ({ page }) => {
  const set = {
    nemesis: 'gate-witch',
    boxes: 'war-eternal',
    difficulty: 'beginner',
    'turn-order': 'variable',
    mages: 'dezmodia,ulgimor,gex,mazahaedron',
  };
  const seated = await sit(page, { game: 'aeons-end', places: [me, me, bot, bot], set, seed: '5' });
  const mayChoose = () => now(seated).turn.phase === 'between' && lastState(seated.heard).decision?.seat === 1;
  const arranging = async () => (await page.locator('.aid').count()) > 0;

  // A card 1/2 while the token lies between the two: whoever is clicked takes the turn and the token.
  expect(await playOn(page, 2, mayChoose)).toBe('stopped');
  await expect(page.locator('.order [title="Dezmodia / Ulgimor"]').first()).toBeVisible();
  await expect(page.locator('.spot.can[data-place="order:1"]')).toBeVisible();
  await page.locator('.spot.can[data-place="order:2"]').click();
  await expect.poll(() => now(seated).turn.of).toBe(2);
  expect(now(seated).turn_order.pairs[0]?.holder).toBe(2);
  await expect(page.locator('.pair').first()).toHaveAttribute(
    'aria-label',
    /Ulgimor holds the 1\/2 token: the next 1\/2 card is the turn of Dezmodia/,
  );

  // Decks are hidden: only once the discard pile is turned over does the aid name cards of this very draw.
  let known: string[] = [];
  for (let i = 0; i < 12 && known.length === 0; i++) {
    expect(await playOn(page, i + 3, arranging)).toBe('stopped');
    known = await arrange(page, seated);
  }
  expect(known).not.toEqual([]);
  // Who holds the token has acted: the next card of the two is the other's.
  const turns = states(seated)
    .map((state) => at(state).turn.of)
    .filter((of, i, all) => of !== all[i - 1] && (of === 1 || of === 2));
  expect(turns.slice(0, 2)).toEqual([2, 1]);
  expect(seated.faults).toEqual([]);
});

test('a random set-up keeps to its filters and does not repeat itself', async ({ page }) => {
  const ears = listen(page);
  await quick(page);
  const form = page.locator('[data-game="aeons-end"]');
  const play = async () => {
    ears.heard.length = 0;
    await form.locator('[data-play]').click();
    await expect(page.locator('.prompt')).toBeVisible();
    return now(ears);
  };
  await page.goto('/');
  await form.locator('[data-setup]').click();
  await form.locator('[data-random]').click();
  await expect(form.locator('[data-set="nemesis"][data-value="random"]')).toHaveAttribute('aria-pressed', 'true');
  await form.locator('[data-value="war-eternal"]').check();
  await form.locator('[data-value="base"]').uncheck();
  await form.locator('[data-set="rating-from"]').selectOption('7');
  await form.locator('[data-set="rating-to"]').selectOption('7');
  await form.locator('[data-fresh]').check();
  const first = await play();
  expect(['gate-witch', 'magus-of-cloaks']).toContain(first.nemesis.id);
  await page.goto('/');
  const second = await play();
  expect(['gate-witch', 'magus-of-cloaks']).toContain(second.nemesis.id);
  expect(second.nemesis.id).not.toBe(first.nemesis.id);
  const mages = (game: Shown) => game.mages.map((mage) => mage.mage);
  for (const mage of mages(second)) expect(mages(first)).not.toContain(mage);
  // Nobody else has this rating: rather a repeat than no game.
  await page.goto('/');
  expect(['gate-witch', 'magus-of-cloaks']).toContain((await play()).nemesis.id);
  // Filters that leave nothing are told of.
  await page.goto('/');
  await form.locator('[data-setup]').click();
  await form.locator('[data-set="rating-to"]').selectOption('10');
  await form.locator('[data-set="rating-from"]').selectOption('9');
  await form.locator('[data-play]').click();
  await expect(page.getByRole('alert')).toContainText('rating');
});
