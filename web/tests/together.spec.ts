// Several people at one table: hidden cards, undo, watching, coming back.
import { expect, test } from '@playwright/test';
import type { ServerMessage } from '../src/lib/protocol';
import type { Player, Shown } from '../src/tables/shards/view';
import { fresh, lastState, link, listen, me, playOn, quick, sit } from './table';

const player = (view: unknown, seat: number) => (view as Shown).players[seat - 1] as Player;

test('two browsers at one table, each sees only its own hidden cards', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link], undo: 'consent', seed: '8' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(other.locator('.prompt')).toBeVisible();
  await expect(page.locator('.prompt')).toBeVisible();
  const seen = (heard: string[]) => heard.filter((text) => (JSON.parse(text) as ServerMessage).type === 'state').length;
  for (let rounds = 0; rounds < 600 && Math.min(seen(one.heard), seen(ears.heard)) <= 30; rounds++) {
    // Neither has heard yet whose move it is.
    await page.waitForTimeout(20);
    for (const [who, mine] of [
      [page, one.heard],
      [other, ears.heard],
    ] as const) {
      if (lastState(mine).decision) {
        let clicks = 0;
        await playOn(who, rounds + 1, () => clicks++ > 1);
      }
    }
  }
  for (const [heard, own, foe] of [
    [one.heard, 1, 2],
    [ears.heard, 2, 1],
  ] as const) {
    const states = heard.map((text) => JSON.parse(text)).filter((message) => message.type === 'state' && !message.gathering);
    expect(states.length).toBeGreaterThan(20);
    for (const state of states) {
      expect(state.you).toEqual([own]);
      const theirs = player(state.view, foe);
      for (const held of theirs.hand) if (held.card !== '?') expect(held.shown).toBe(true);
      for (const card of theirs.deck) expect(card).toBe('?');
      if (state.decision) for (const option of state.decision.options) expect(option.owner).toBe(own);
    }
  }
  // The DOM: the other's hand is a number only.
  await expect(other.locator('[data-place^="hand:1:"]')).toHaveCount(0);
  await expect(page.locator('[data-place^="hand:2:"]')).toHaveCount(0);
  expect([...one.faults, ...ears.faults]).toEqual([]);
});

test('a table waits for its people, takes their nonces and begins', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link, link], undo: 'consent' });
  expect(lastState(one.heard).view).toEqual({});
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  const brought: Record<string, string>[] = [];
  other.on(
    'request',
    (request) => request.url().endsWith('/session') && brought.push(JSON.parse(request.postData() ?? '{}') as Record<string, string>),
  );
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(other.locator('[data-gathering]')).toBeVisible();
  expect(brought[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.locator('[data-seat="2"]')).toContainText('has added to the shuffle');
  await expect(other.locator('[data-bot]')).toHaveCount(0);
  await expect(page.locator('[data-seat="3"]')).toContainText('nobody yet');
  await other.locator('[data-my-name]').fill('Bob');
  await other.locator('[data-my-name]').press('Tab');
  await expect(page.locator('[data-seat="2"]')).toContainText('Bob');
  await page.locator('[data-bot="3"]').click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(other.locator('.prompt')).toBeVisible();
  expect(lastState(ears.heard).gathering).toBeUndefined();
  expect([...one.faults, ...ears.faults]).toEqual([]);
});

test('who loses the line for a moment keeps the seat', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, link], undo: 'consent', grace: 3600 });
  const { page: other, context } = await fresh(browser);
  await quick(other);
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  await context.close();
  await expect(page.locator('.notices')).toContainText('may come back');
  await expect(page.locator('.notices [data-bot]')).toHaveCount(0);
});

test('a reload in the middle of a decision changes nothing', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  await page.locator('.spot.can[data-place^="hand"]').first().click();
  await expect.poll(() => lastState(seated.heard).seq).toBe(1);
  const before = lastState(seated.heard);
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  const after = lastState(seated.heard);
  expect(after.seq).toBe(before.seq);
  expect(after.decision).toEqual(before.decision);
});

test('undo is free while nothing was revealed', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], seed: '4' });
  const start = lastState(seated.heard).view;
  await page.locator('.spot.can[data-place^="hand"]').first().click();
  await expect(page.locator('[data-undo]')).toContainText('free');
  await page.keyboard.press('z');
  await expect.poll(() => lastState(seated.heard).seq).toBe(0);
  expect(lastState(seated.heard).view).toEqual(start);
});

test('undo by consent', async ({ page, browser }) => {
  const one = await sit(page, { game: 'aeons-end', places: [me, link], undo: 'consent', seed: '2' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(other.locator('.prompt')).toBeVisible();
  await expect(page.locator('.prompt')).toBeVisible();
  // Somebody plays until taking back would not be free.
  const costs = () => [lastState(one.heard), lastState(ears.heard)].some((state) => state.undo && state.undo.cost !== 'free');
  for (let i = 0; i < 80 && !costs(); i++) {
    const [who, mine] = lastState(one.heard).decision ? [page, one.heard] : [other, ears.heard];
    const seq = lastState(mine).seq;
    await playOn(who, i + 1, () => lastState(mine).seq > seq);
    // Both have heard of it before the next one is chosen.
    await expect.poll(() => lastState(one.heard).rev === lastState(ears.heard).rev).toBe(true);
  }
  const [asker, helper, heard] =
    (lastState(one.heard).undo?.cost ?? 'free') !== 'free' ? [page, other, one.heard] : [other, page, ears.heard];
  const before = lastState(heard).seq;
  await asker.locator('[data-undo]').click();
  await expect(helper.locator('.notices q')).not.toBeEmpty();
  await helper.locator('[data-consent="no"]').click();
  await expect(asker.locator('.notices')).toContainText('refused');
  expect(lastState(heard).seq).toBe(before);
  await asker.locator('[data-undo]').click();
  await helper.locator('[data-consent="yes"]').click();
  await expect.poll(() => lastState(heard).seq).toBeLessThan(before);
});

test('watching shows the table and offers nothing', async ({ page, browser }) => {
  const one = await sit(page, { game: 'shards', places: [me, { kind: 'bot', bot: 'heuristic' }], seed: '6' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto(`/t/${one.table}#${one.watch}`);
  await expect(other.locator('.prompt')).toBeVisible();
  const state = lastState(ears.heard);
  expect(state.you).toEqual([]);
  expect(state.decision ?? null).toBeNull();
  for (const held of player(state.view, 1).hand) expect(held.card).toBe('?');
  await expect(other.locator('.spot.can')).toHaveCount(0);
  await page.locator('.spot.can[data-place^="hand"]').first().click();
  await expect.poll(() => lastState(ears.heard).seq).toBeGreaterThan(state.seq);
});
