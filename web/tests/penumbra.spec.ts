// The table of Penumbra: placing, chains, threats, trials, contracts, rest, by clicks.
import { expect, type Page, test } from '@playwright/test';
import { plain } from '../src/lib/spans';
import type { Shown, Wizard } from '../src/tables/penumbra/view';
import { attend, FIRST_GAME } from './attend';
import { bot, lastState, listen, me, playOn, quick, type Seated, sit } from './table';

const view = (heard: string[]) => lastState(heard).view as unknown as Shown;
const mine = (heard: string[]) => view(heard).wizards[0] as Wizard;
const told = (heard: string[]) => lastState(heard).lines.map((line) => plain(line.text));
const offered = (heard: string[], verb: string) => (lastState(heard).decision?.options ?? []).filter((option) => option.form.do === verb);
const dice = (wizard: Wizard) => wizard.dice.reduce((sum, die) => sum + die.count, 0);
/** Waits until a pick has been answered. */
const after = (seated: Seated, seq: number) => expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(seq);
const listed = (page: Page, verb: string) => page.locator(`.prompt [data-do="${verb}"]`).first();

/** Clicks what is offered until nothing is attempted any more. */
async function seeThrough(page: Page, heard: string[]) {
  for (let i = 0; i < 60 && view(heard).attempt; i++) {
    const { seq } = lastState(heard);
    const verb = ['attempt', 'judge', 'throw', 'task', 'reward'].find((one) => offered(heard, one).length);
    if (verb) await listed(page, verb).click();
    else await playOn(page, i + 1, () => lastState(heard).seq > seq);
    await expect.poll(() => lastState(heard).seq).toBeGreaterThan(seq);
  }
  expect(view(heard).attempt).toBeNull();
}

test('a die is placed: its cells are lit, a ghost shows it there, and it lies there then', async ({ page }) => {
  const seated = await attend(page, { goal: 'train' });
  const { seq } = lastState(seated.heard);
  await page.locator('.stock .spot.can').first().click();
  await after(seated, seq);
  await expect(page.locator('.stock .held')).toBeVisible();
  const held = view(seated.heard).turn.held;
  const lit = new Set(offered(seated.heard, 'cell').map((option) => option.at?.[0]?.number));
  await expect(page.locator('.cell.can, .chip.can')).toHaveCount(lit.size);
  const cell = page.locator('.cell.can').first();
  await cell.hover();
  await expect(cell.locator('.shade')).toBeVisible();
  const place = await cell.getAttribute('data-place');
  await cell.click();
  await after(seated, seq + 1);
  await expect(page.locator(`[data-place="${place}"] .die.${held?.hue}`)).toBeVisible();
  expect(view(seated.heard).turn.held).toBeNull();
  expect(seated.faults).toEqual([]);
});

test('a cell that does not take the die says why', async ({ page }) => {
  const seated = await attend(page, { goal: 'cell' });
  await page.locator('.school .cell:not(.can)').first().click();
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
  expect(seated.faults).toEqual([]);
});

test('a chain of four cards', async ({ page }) => {
  // Wizards of amber, whose spells follow each other.
  const set = { classes: 'amber,sapphire,jasper,ruby', talents: 'tal-bard,tal-virtuoso' };
  const seeds = Array.from({ length: 24 }, (_, i) => String(i + 1));
  const seated = await attend(page, { goal: 'links' }, { places: [me, me], set }, seeds);
  const { seq } = lastState(seated.heard);
  const before = view(seated.heard).chain.length;
  await expect(page.locator('.link.next')).toBeVisible();
  await expect(page.locator('.link:not(.next)')).toHaveCount(before);
  await page.locator('.spot.can[data-place^="grimoire"], .spot.can[data-place^="inventory"]').first().click();
  if (lastState(seated.heard).seq === seq)
    await listed(page, 'launch')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  await after(seated, seq);
  expect(view(seated.heard).chain.length).toBe(before + 1);
  expect(before + 1).toBeGreaterThanOrEqual(4);
  await expect(page.locator('.link:not(.next)')).toHaveCount(before + 1);
  expect(seated.faults).toEqual([]);
});

test('a threat is thrown: each die shows what it found, and a mark is wounded', async ({ page }) => {
  for (let round = 1; round < 12; round++) {
    const seated = await attend(page, { goal: 'throw', after: round * 12 }, {}, [String(round)]).catch(() => undefined);
    if (!seated) continue;
    await expect(page.locator('.peril')).toHaveAttribute('data-threat', '1');
    const { seq } = lastState(seated.heard);
    const marks = mine(seated.heard).marks;
    await listed(page, 'throw').click();
    await after(seated, seq);
    for (let i = 0; i < 8 && (view(seated.heard).threat?.step ?? 0) > 0; i++) {
      const { seq: now } = lastState(seated.heard);
      await playOn(page, i + 1, () => lastState(seated.heard).seq > now);
      await expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(now);
    }
    const hits = view(seated.heard).threat?.hits ?? [];
    const wounded = hits.find((hit) => hit.found === 'mark');
    if (!wounded || view(seated.heard).turn.of !== 1) continue;
    await expect(page.locator('[data-hit]')).toHaveCount(hits.length);
    expect(marks.find((cell) => cell.place === wounded.mark)?.token?.state).not.toBe('wounded');
    await expect(page.locator(`[data-place="marks:1:${wounded.mark}"] .wounded`)).toBeVisible();
    expect(seated.faults).toEqual([]);
    return;
  }
  throw new Error('no threat wounded a mark');
});

test('a wounded mark is healed for fruits', async ({ page }) => {
  const seeds = Array.from({ length: 16 }, (_, i) => String(i + 1));
  const seated = await attend(page, { goal: 'heal' }, {}, seeds);
  const { seq } = lastState(seated.heard);
  const option = offered(seated.heard, 'heal')[0];
  const place = option?.at?.[0];
  const fruits = mine(seated.heard).ingredients[3] ?? 0;
  await page.locator(`[data-place="marks:1:${place?.number}"]`).click();
  await after(seated, seq);
  expect(mine(seated.heard).ingredients[3]).toBeLessThan(fruits);
  expect(mine(seated.heard).marks[Number(place?.number) - 1]?.token?.state).toBe('charged');
  expect(seated.faults).toEqual([]);
});

for (const side of ['light', 'dark'] as const) {
  test(`a trial by the path of ${side}`, async ({ page }) => {
    const seated = await attend(page, { goal: 'path' });
    const { seq } = lastState(seated.heard);
    const trial = view(seated.heard).attempt?.card;
    await expect(page.locator('.trial.faced')).toBeVisible();
    await page.locator(`.trial.faced .spot.can[data-place="path:${side === 'light' ? 1 : 2}"]`).click();
    await after(seated, seq);
    expect(view(seated.heard).attempt?.path ?? side).toBe(side);
    await seeThrough(page, seated.heard);
    expect(view(seated.heard).trials.map((one) => one.card)).not.toContain(trial);
    const passed = mine(seated.heard).experience.find((deed) => deed.card === trial);
    if (passed) expect(passed.side).toBe(side);
    expect(seated.faults).toEqual([]);
  });
}

test('a contract is attempted in the guild', async ({ page }) => {
  const seated = await attend(page, { goal: 'contract' });
  const { seq } = lastState(seated.heard);
  const deal = page.locator('.guild .spot.can').first();
  const card = (await deal.getAttribute('data-place'))?.split(':')[2];
  await deal.click();
  await after(seated, seq);
  expect(view(seated.heard).attempt?.card).toBe(card);
  await seeThrough(page, seated.heard);
  const done = mine(seated.heard).experience.some((deed) => deed.card === card);
  const open = view(seated.heard).contracts.some((deal) => deal?.card === card);
  expect(done).toBe(!open);
  expect(seated.faults).toEqual([]);
});

test('rest: the thread gives dice, and fate moves on', async ({ page }) => {
  const seated = await attend(page, { goal: 'tired' });
  const { seq } = lastState(seated.heard);
  const before = dice(mine(seated.heard));
  const left = view(seated.heard).fate.left;
  await listed(page, 'rest').click();
  await after(seated, seq);
  // Where a die may come from several cells of the boards, it is asked.
  await playOn(page, 1, () => view(seated.heard).fate.left < left);
  expect(dice(mine(seated.heard))).toBeGreaterThan(before);
  expect(seated.faults).toEqual([]);
});

test('a solo game against an automa: its steps are told, its turns are its own', async ({ page }) => {
  const seated = await sit(page, { game: 'penumbra', places: [me], set: { automa: 'ruby' }, seed: '3' });
  await playOn(page, 3, () => view(seated.heard).turn.round > 2);
  await expect(page.locator('.op')).toHaveCount(1);
  await expect(page.locator('.op')).toContainText(/step/i);
  expect(view(seated.heard).wizards[1]?.automa?.id).toBe('ruby');
  expect(seated.faults).toEqual([]);
});

test('the guided first game opens from the start page and goes on with what is done', async ({ page }) => {
  await quick(page);
  const ears = listen(page);
  await page.goto('/');
  await page.locator('[data-game="penumbra"] [data-guided]').click();
  const tour = page.locator('.tour');
  await expect(tour).toContainText('Your goal');
  await tour.getByRole('button', { name: 'Go on' }).click();
  await expect(tour).toContainText('Your talent');
  await page.locator('.grim .spot.can').first().click();
  await expect(page.locator('.tour', { hasText: 'Your talent' })).toHaveCount(0);
  expect(view(ears.heard).trials.map((trial) => trial.card)).toEqual(['t-goldgobbler', 't-scrollkin']);
  expect(ears.faults).toEqual([]);
});

test('a phone: a die, then its cell in the part that is lit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seated = await attend(page, { goal: 'train' });
  const { seq } = lastState(seated.heard);
  await page.locator('.stock .spot.can').first().click();
  await after(seated, seq);
  await page.locator('[data-part-of="school"]').click();
  await expect(page.locator('[data-part="school"]')).toBeVisible();
  await expect(page.locator('[data-part="city"]')).toBeHidden();
  const cell = page.locator('.school .cell.can').first();
  await cell.scrollIntoViewIfNeeded();
  await cell.click();
  await after(seated, seq + 1);
  expect(seated.faults).toEqual([]);
});

test('both languages: the whole table speaks the one that is chosen', async ({ page }) => {
  const seated = await sit(page, { game: 'penumbra', places: [me, bot], set: FIRST_GAME, seed: '7' });
  await page.locator('.langs [lang="ru"]').click();
  await expect(page.locator('.fate .lab')).toHaveText('Судьба');
  await expect(page.locator('.prompt .say b').first()).toHaveText(/[а-я]/i);
  const latin = await page.locator('.stage').evaluate((node) => node.textContent?.match(/[a-z]{4,}|⟦/gi) ?? []);
  expect(latin).toEqual([]);
  await page.locator('.langs [lang="en"]').click();
  await expect(page.locator('.fate .lab')).toHaveText('Fate');
  const cyrillic = await page.locator('.stage').evaluate((node) => node.textContent?.match(/[а-я]{3,}|⟦/gi) ?? []);
  expect(cyrillic).toEqual([]);
  expect(seated.faults).toEqual([]);
});

test('what happened is told in the log, and how near the end is stands beside it', async ({ page }) => {
  const seated = await attend(page, { goal: 'choose', after: 40 });
  expect(told(seated.heard).length).toBeGreaterThan(5);
  const [first] = view(seated.heard).fate.prophecies;
  await expect(page.locator('.omen').first()).toContainText(String(first?.now));
  const total = mine(seated.heard).score.reduce((sum, line) => sum + line.points, 0);
  await expect(page.locator('.score tfoot .me')).toHaveText(String(total).replace('-', '−'));
  expect(seated.faults).toEqual([]);
});
