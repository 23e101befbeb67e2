// The table of Thunderstone: what a party does in the village and in the dungeon, by clicks.
import { expect, type Page, test } from '@playwright/test';
import type { ServerMessage } from '../src/lib/protocol';
import { plain } from '../src/lib/spans';
import type { Rank, Shown } from '../src/tables/thunderstone/view';
import { delve, FIRST_GAME } from './delve';
import { bot, fresh, lastState, link, listen, me, playOn, quick, type Seated, sit } from './table';

const view = (heard: string[]) => lastState(heard).view as unknown as Shown;
const mine = (heard: string[]) => view(heard).players[0] as Shown['players'][number];
const told = (heard: string[]) => lastState(heard).lines.map((line) => plain(line.text));
/** Waits until a pick has been answered. */
const after = (seated: Seated, seq: number) => expect.poll(() => lastState(seated.heard).seq).toBeGreaterThan(seq);
/** The rank whose calculation is open, as the server tells it. */
async function considered(page: Page, heard: string[]): Promise<Rank> {
  const number = Number(await page.locator('[data-duel]').getAttribute('data-duel'));
  return view(heard).hall[number - 1] as Rank;
}
const linesOf = (page: Page) =>
  page.locator('[data-duel] [data-line]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-line')).sort());

test('a weapon is given to a hero, and every receipt is counted anew', async ({ page }) => {
  const seated = await delve(page, 'equip');
  const { seq, decision } = lastState(seated.heard);
  const option = decision?.options.find((one) => one.form.do === 'equip');
  const before = view(seated.heard).hall.map((rank) => rank?.attack?.party[0]);
  const weapon = page.locator(`.spot.can[data-place$=":${option?.form.weapon}"]`).first();
  await weapon.click();
  // With several heroes to choose from the second press says which.
  if (lastState(seated.heard).seq === seq)
    await page
      .locator(`.spot.target[data-place$=":${option?.form.hero}"]`)
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  await after(seated, seq);
  await expect(page.locator('.unit.two')).not.toHaveCount(0);
  const hero = mine(seated.heard).party.find((card) => card.weapon !== null);
  expect(mine(seated.heard).party[hero?.weapon ?? -1]?.card).toBe(option?.form.weapon);
  expect(view(seated.heard).hall.map((rank) => rank?.attack?.party[0])).not.toEqual(before);
  expect(seated.faults).toEqual([]);
});

test('the opened count is what the battle comes to, line by line', async ({ page }) => {
  const seated = await delve(page, 'sure-win');
  const hall = view(seated.heard).hall;
  const number = 1 + hall.findIndex((rank) => rank?.attack?.wins && rank.attack.may && !rank.attack.losses.one_of.length);
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await expect(page.locator('[data-duel]')).toHaveAttribute('data-duel', String(number));
  const rank = await considered(page, seated.heard);
  const attack = rank.attack as NonNullable<Rank['attack']>;
  // What is drawn is what was told: every line but the sum of the two pools, which stands above them.
  const shown = attack.lines.filter((line) => line.stage !== 'sum').map((line) => `${line.pool} ${line.how} ${line.amount} ${line.total}`);
  expect(await linesOf(page)).toEqual(shown.sort());
  await expect(page.locator('[data-verdict] .big')).toHaveText(new RegExp(`^${attack.total}\\D+${rank.health}$`));
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'win');
  const { seq, lines } = lastState(seated.heard);
  const from = lines.at(-1)?.event ?? 0;
  // The second press attacks.
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await after(seated, seq);
  const states = seated.heard.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.type === 'state');
  const said = states.flatMap((state) => state.lines).filter((line) => line.event > from);
  const all = [...new Map(said.map((line) => [line.event, plain(line.text)])).values()];
  // Others may have fought since: mine is what comes first.
  const words = all.slice(0, all.findIndex((word) => word.includes(' against ')) + 1);
  const counted = words.filter((word) => /^(Attack|Magic|Light penalty|In all)\. /.test(word));
  // The log's numbers: pool, change and running total of each line, in the same order.
  const toNumber = (text: string | undefined) => Number(text?.replace('−', '-'));
  const numbers = counted.map((word) => [
    (word.split('.')[0] ?? '').toLowerCase().replace('in all', 'total').replace('light penalty', 'darkness'),
    toNumber(word.split(' = ')[1]),
  ]);
  expect(numbers).toEqual(attack.lines.map((line) => [line.pool, line.total]));
  expect(words.some((word) => word.includes(`${attack.total} against ${rank.health}`))).toBe(true);
  expect(mine(seated.heard).experience).toBe(attack.prize.experience_then);
  expect(seated.faults).toEqual([]);
});

test('a hopeless fight is allowed and says so; what is missing stands under the monster', async ({ page }) => {
  const seated = await delve(page, 'lit-loss');
  const hall = view(seated.heard).hall;
  const number = 1 + hall.findIndex((rank) => rank?.attack?.brighter?.wins);
  const rank = hall[number - 1] as Rank;
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'lose');
  await expect(page.locator('[data-verdict]')).toContainText('You may attack');
  const other = hall.findIndex((one, i) => one?.attack && i + 1 !== number) + 1;
  await page.locator(`[data-place^="hall:${other}:"]`).click();
  await expect(page.locator(`[data-rank="${number}"] .sum`)).toContainText(`would make ${rank.attack?.brighter?.total}`);
  const { seq } = lastState(seated.heard);
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await page.locator('[data-attack]').click();
  await after(seated, seq);
  await expect.poll(() => told(seated.heard).join(' ')).toContain('goes under the dungeon deck');
  expect(seated.faults).toEqual([]);
});

test('what cannot be attacked says why', async ({ page }) => {
  const set = { monsters: 'enchanted,ooze,humanoid', first: '1' };
  const seated = await delve(page, 'barred', { set, seed: '3' });
  const number = 1 + view(seated.heard).hall.findIndex((rank) => rank?.attack?.may === false);
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'barred');
  await expect(page.locator('[data-attack]')).toHaveCount(0);
  await expect(page.locator('.prompt .why')).not.toBeEmpty();
  expect(seated.faults).toEqual([]);
});

test('losses of the battle are named before it', async ({ page }) => {
  const seated = await delve(page, 'losses');
  const hall = view(seated.heard).hall;
  const number = 1 + hall.findIndex((rank) => rank?.attack && rank.attack.losses.sure.length + rank.attack.losses.one_of.length > 0);
  await page.locator(`[data-place^="hall:${number}:"]`).click();
  await expect(page.locator('[data-verdict] .cost')).toContainText(/lost in battle/i);
  expect(seated.faults).toEqual([]);
});

test('spoils: a lit stack is bought after a victory', async ({ page }) => {
  const seated = await delve(page, 'spoils', { seed: '2' });
  const { seq } = lastState(seated.heard);
  const spot = page.locator('.town .spot.can').first();
  // Names arrive with the sheets of the cards, maybe after the table.
  await expect(spot.locator('> .sr')).toHaveText(/^[A-Z]/);
  const name = (await spot.locator('> .sr').textContent())?.split(',')[0];
  await spot.click();
  await after(seated, seq);
  const buys = page.locator('[role="log"] li', { hasText: `buys ${name}` });
  await expect(buys.first()).toBeAttached();
  expect(seated.faults).toEqual([]);
});

test('a hero rises a level for experience', async ({ page }) => {
  const seated = await delve(page, 'level');
  const { seq } = lastState(seated.heard);
  const before = mine(seated.heard).experience;
  await expect(page.locator('.fam .up')).not.toHaveCount(0);
  const row = page.locator('.fam .up .spot.can').first();
  const card = (await row.getAttribute('data-place'))?.split(':')[2];
  await row.click();
  if (lastState(seated.heard).seq === seq)
    await page
      .locator('.prompt [data-do="level"]')
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  await after(seated, seq);
  expect(mine(seated.heard).experience).toBeLessThan(before);
  expect(mine(seated.heard).discard).toContain(card);
  expect(seated.faults).toEqual([]);
});

test('a disease takes from the attack, as a line of its own', async ({ page }) => {
  const seated = await delve(page, 'ill');
  const ill = view(seated.heard).hall.findIndex((rank) => rank?.attack?.lines.some((line) => line.why === 'disease')) + 1;
  expect(ill).toBeGreaterThan(0);
  await page.locator(`[data-place^="hall:${ill}:"]`).click();
  await expect(page.locator('[data-duel] .lines')).toContainText('disease');
  await expect(page.locator('[data-zone="diseases"]')).toContainText('×');
  expect(seated.faults).toEqual([]);
});

test('which pool a disease takes from is asked on its own, with what each answer comes to', async ({ page }) => {
  const seated = await delve(page, 'either-pool', { seed: '1' });
  const { seq, decision, lines } = lastState(seated.heard);
  expect(decision?.options.map((option) => option.form.do)).toEqual(['disease-attack', 'disease-magic']);
  await expect(page.locator('.prompt')).toContainText(/disease/i);
  const answers = page.locator('.prompt [data-option]');
  await expect(answers).toHaveText([/1 less attack: −?\d+ in all/, /1 less magic attack: −?\d+ in all/]);
  // Nothing else is offered meanwhile, on the table or in the bar.
  await expect(page.locator('.spot.can, [data-end]')).toHaveCount(0);
  const total = (await answers.nth(1).textContent())?.match(/−?\d+ in all/)?.[0].replace(' in all', '');
  const from = lines.at(-1)?.event ?? 0;
  await page.locator('.prompt [data-do="disease-magic"]').click();
  await after(seated, seq);
  const states = seated.heard.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.type === 'state');
  const said = states.flatMap((state) => state.lines.filter((line) => line.event > from).map((line) => plain(line.text)));
  expect(said.find((line) => line.startsWith('Magic. ') && /disease/i.test(line))).toContain('−1');
  expect(said.find((line) => line.includes(' against '))).toContain(`${total} against`);
  expect(seated.faults).toEqual([]);
});

test('a weapon that a hero holds lies where it can be put down', async ({ page }) => {
  const seated = await delve(page, 'put-down', { seed: '1' });
  const { seq, decision } = lastState(seated.heard);
  const option = decision?.options.find((one) => one.form.do === 'put-down');
  const weapon = page.locator(`.gear .spot.can[data-place$=":${option?.form.weapon}"]`).first();
  await weapon.click();
  // Where it may also go to somebody else, the second press says which.
  if (lastState(seated.heard).decision?.options.some((one) => one.form.do === 'equip' && one.form.weapon === option?.form.weapon))
    await page.locator('.prompt [data-do="put-down"]').click();
  await after(seated, seq);
  await expect.poll(() => mine(seated.heard).party.filter((card) => card.weapon !== null)).toHaveLength(0);
  expect(seated.faults).toEqual([]);
});

test('a breach asks everybody, also who is not on turn, in a browser of their own', async ({ page, browser }) => {
  // Tyxr stands in the second rank: whatever becomes of the first, it moves up and breaches.
  const set = { monsters: 'dragon,ooze,humanoid', heroes: 'thyrian,elf,regian,lorigg', first: '1' };
  const one = await sit(page, { game: 'thunderstone', places: [me, link], set, seed: '75' });
  const { page: other } = await fresh(browser);
  const ears = listen(other);
  await quick(other);
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(page.locator('.prompt [data-do="dungeon"]')).toBeVisible();
  expect(view(one.heard).hall[1]?.card).toBe('tyxr-the-old');
  await page.locator('.prompt [data-do="dungeon"]').click();
  await page.locator('[data-place^="hall:1:"]').click();
  await page.locator('[data-attack]').click();
  await playOn(page, 1, () => lastState(one.heard).waiting?.seat === 2);
  await expect(other.locator('.prompt')).toContainText('Which card');
  const before = (view(ears.heard).players[1] as Shown['players'][number]).hand.length;
  await other.locator('.squad .spot.can').nth(0).click();
  await other.locator('.squad .spot.can').nth(0).click();
  if (await other.locator('[data-confirm]').count()) await other.locator('[data-confirm]').click();
  await expect.poll(() => (view(ears.heard).players[1] as Shown['players'][number]).hand.length).toBe(before - 2);
  await expect(page.locator('[role="log"]')).toContainText('discards');
  expect([...one.faults, ...ears.faults]).toEqual([]);
});

test('rest destroys one card or none', async ({ page }) => {
  const seated = await delve(page, 'rest');
  const { seq } = lastState(seated.heard);
  const { length } = view(seated.heard).destroyed;
  await page.locator('.squad .spot.can[data-place*="militia"], .squad .spot.can').first().click();
  await after(seated, seq);
  await expect.poll(() => view(seated.heard).destroyed.length).toBe(length + 1);
  expect(seated.faults).toEqual([]);
});

test('a card that was bought for too much says why', async ({ page }) => {
  const seated = await delve(page, 'village', { seed: '4' });
  const dear = page.locator('.tile .spot:not(.can)').first();
  await dear.click();
  await expect(page.locator('.prompt .why')).toContainText(/price|gold|sold/i);
  expect(seated.faults).toEqual([]);
});

test('the guided first game goes on with what is done', async ({ page }) => {
  const seated = await sit(page, { game: 'thunderstone', places: [me, bot], set: FIRST_GAME, seed: '21' }, '?guided');
  const tour = page.locator('.tour');
  await expect(tour).toContainText('The goal');
  await tour.getByRole('button', { name: 'Go on' }).click();
  await expect(tour).toContainText('Three ways');
  await page.locator('.prompt [data-do="village"]').click();
  await expect(tour).toContainText('Purchases');
  await page.locator('.town .spot.can').last().click();
  await expect(page.locator('.tour', { hasText: 'Purchases' })).toHaveCount(0);
  expect(seated.faults).toEqual([]);
});

test('the start page opens the guided game with the set-up of the book', async ({ page }) => {
  await quick(page);
  const ears = listen(page);
  await page.goto('/');
  await page.locator('[data-game="thunderstone"] [data-guided]').click();
  await expect(page.locator('.tour')).toBeVisible();
  const families = view(ears.heard).village.flatMap((stack) => (stack.family ? [stack.family] : []));
  expect(families.sort()).toEqual(['elf', 'lorigg', 'regian', 'thyrian']);
});

test('both languages: the whole table speaks the one that is chosen', async ({ page }) => {
  await delve(page, 'sure-win');
  for (const [lang, hall, duel] of [
    ['ru', 'Зал подземелья', 'Ваша атака'],
    ['en', 'Dungeon hall', 'Your attack'],
  ] as const) {
    await page.locator(`.langs [lang="${lang}"]`).click();
    await expect(page.locator('.hall > .lab')).toHaveText(hall);
    await expect(page.locator('[data-duel] h3')).toContainText(duel);
  }
});

test('the card browser shows every kind with its numbers, and the rules are there', async ({ page }) => {
  await quick(page);
  await page.goto('/cards/thunderstone?q=Flaming');
  const card = page.getByRole('button', { name: /Flaming Sword/ }).first();
  await expect(card).toContainText('5');
  await expect(card.locator('.b.magic')).toHaveText(/3/);
  await page.goto('/rules/thunderstone');
  await expect(page.locator('.rules')).toContainText('Thunderstone');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('parts of the table behind tabs, a monster is considered by a tap and fought by the next', async ({ page }) => {
    const seated = await delve(page, 'sure-win');
    await expect(page.locator('[data-part="hall"]')).toHaveAttribute('aria-pressed', 'true');
    const number = 1 + view(seated.heard).hall.findIndex((rank) => rank?.attack?.wins && rank.attack.may);
    await page.locator(`[data-place^="hall:${number}:"]`).tap();
    await expect(page.locator('[data-duel]')).toHaveAttribute('data-duel', String(number));
    await page.locator('[data-part="village"]').tap();
    await expect(page.locator('.town')).toBeVisible();
    await page.locator('[data-part="players"]').tap();
    await expect(page.locator('.opp')).toBeVisible();
    // They begin right under the names of the parts.
    expect((await page.locator('.players').boundingBox())?.y).toBeLessThan(200);
    await page.locator('[data-part="hall"]').tap();
    const { seq } = lastState(seated.heard);
    await page.locator('[data-attack]').tap();
    await after(seated, seq);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(seated.faults).toEqual([]);
  });
});
