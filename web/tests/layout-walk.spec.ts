// Whatever lies on a table, everything of it can be seen and pressed: all nemeses, all games, few and many seats, both languages,
// six sizes, with random supplies in the middle of a game. One page goes through all sizes and both languages of its table, so that a
// layout costs a third of a second. KOLODA_WALK=all looks at more deals, KOLODA_SHOTS=folder keeps the pictures.
import { expect, type Page, test } from '@playwright/test';
import type { Place } from '../src/lib/protocol';
import { attend, type Goal as Lesson } from './attend';
import { delve, FIRST_GAME, type Goal } from './delve';
import { sitInTheMiddle } from './drive';
import { unseen } from './seen';
import { origin } from './server';
import { bot, fresh, link, me, sit } from './table';

const sizes = [
  [2560, 1440],
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [360, 740],
  [740, 360],
] as const;
const langs = { ru: /[а-я]/i, en: /[a-z]/i } as const;
const deals = process.env.KOLODA_WALK === 'all' ? ['17', '18', '19', '20'] : ['17'];

interface Position {
  name: string;
  game: string;
  places: Place[];
  set: Record<string, string>;
  picks: number;
  offers?: string[];
}
const duo = [me, bot];
// Four seats of one person: the bar at the top names them all.
const four = [me, me, me, me];
const nemeses = [
  'rageborne',
  'carapace-queen',
  'crooked-mask',
  'prince-of-gluttons',
  'umbra-titan',
  'hollow-crown',
  'gate-witch',
  'magus-of-cloaks',
];
const versus = (nemesis: string, places: Place[]): Position => ({
  name: `${nemesis}, ${places.length} seats`,
  game: 'aeons-end',
  places,
  set: {
    nemesis,
    supply: 'random',
    mages: nemesis === 'magus-of-cloaks' ? 'dezmodia,ulgimor,gex,mazahaedron'.split(',').slice(0, places.length).join(',') : 'random',
    boxes: 'base,war-eternal',
    difficulty: 'beginner',
  },
  picks: places.length === 2 ? 60 : 110,
});
/** The corridor with its counts, the village, and the choice between them. */
const dungeon = (name: string, places: Place[], picks: number, offers: string[], set: Record<string, string> = {}): Position => ({
  name: `Thunderstone, ${name}`,
  game: 'thunderstone',
  places,
  set,
  picks,
  offers,
});
const school = (name: string, places: Place[], picks: number, offers: string[], set: Record<string, string> = {}): Position => ({
  name: `Penumbra, ${name}`,
  game: 'penumbra',
  places,
  set,
  picks,
  offers,
});
const positions: Position[] = [
  ...nemeses.flatMap((nemesis) => [duo, four].map((places) => versus(nemesis, places))),
  { name: 'Shards, 2 seats', game: 'shards', places: duo, set: {}, picks: 130 },
  { name: 'Shards, 4 seats', game: 'shards', places: four, set: {}, picks: 330 },
  { name: 'Shards, the Nemesis', game: 'shards', places: [me], set: {}, picks: 90 },
  { name: 'Shards, teams', game: 'shards', places: [me, bot, bot, bot], set: { variant: 'teams' }, picks: 130 },
  dungeon('in the dungeon', duo, 60, ['fight']),
  dungeon('a weapon to give, 3 seats', [me, bot, bot], 60, ['equip']),
  dungeon('in the village', duo, 60, ['buy', 'end-turn']),
  dungeon('before the turn, 4 seats', four, 160, ['village']),
  school('before the talents', duo, 0, ['talent']),
  school('before the turn, 4 seats', four, 160, ['train', 'rest']),
  school('a die to place', duo, 40, ['place', 'end-turn'], { fate: 'first-game' }),
  school('a threat', duo, 40, ['throw']),
  school('paths of a trial, 4 seats', [me, bot, bot, bot], 60, ['path']),
  dungeon('5 seats', [me, bot, bot, bot, bot], 30, ['fight']),
];

async function speak(page: Page, lang: keyof typeof langs) {
  await page.evaluate((lang) => document.querySelector<HTMLElement>(`.langs [lang="${lang}"]`)?.click(), lang);
  await expect(page.locator('.prompt .say b').first()).toHaveText(langs[lang]);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** Everything that is wrong, by language and size. */
async function walk(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const lang of ['ru', 'en'] as const) {
    await speak(page, lang);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const found = await unseen(page, width < 900);
      wrong.push(...found.map((what) => `${lang} ${width}x${height} ${what}`));
      if (process.env.KOLODA_SHOTS)
        await page.screenshot({ path: `${process.env.KOLODA_SHOTS}/${name.replace(/\W+/g, '-')}-${lang}-${width}.png` });
    }
  }
  return wrong;
}

const attended: { goal: Lesson; places: Place[]; set?: Record<string, string> }[] = [
  { goal: 'cell', places: [me, bot, bot] },
  { goal: 'train', places: [me], set: { automa: 'ruby' } },
  { goal: 'links', places: [me, me], set: { classes: 'amber,sapphire,jasper,ruby', talents: 'tal-bard,tal-virtuoso' } },
];
for (const { goal, ...wanted } of attended) {
  test(`Penumbra, ${wanted.places.length} seats: ${goal}`, async ({ browser }) => {
    const { page, context } = await fresh(browser);
    await attend(page, { goal }, wanted, ['1', '2', '3', '8', '9', '11']);
    expect(await walk(page, `penumbra-${goal}`)).toEqual([]);
    await context.close();
  });
}

for (const { name, picks, offers, ...setup } of positions) {
  for (const seed of deals) {
    test(`nothing is covered, clipped or outside: ${name}, deal ${seed}`, async ({ browser }) => {
      const { page, context } = await fresh(browser);
      const seated = await sitInTheMiddle(page, { ...setup, seed }, { picks, seed: 5, ...(offers ? { offers } : {}) });
      expect(await walk(page, `${name} ${seed}`)).toEqual([]);
      expect(seated.faults).toEqual([]);
      await context.close();
    });
  }
}

interface Moment {
  goal: Goal;
  places: Place[];
  set: Record<string, string>;
  seed?: string;
}
const moments: Moment[] = [
  { goal: 'level', places: [me, bot, bot], set: FIRST_GAME },
  { goal: 'ill', places: [me, bot, bot], set: FIRST_GAME },
  { goal: 'spoils', places: duo, set: FIRST_GAME, seed: '2' },
  { goal: 'halved', places: duo, set: { monsters: 'abyssal,undead-spirit,doomknight-humanoid', first: '1' } },
  { goal: 'losses', places: duo, set: { monsters: 'dragon,undead-spirit,humanoid', first: '1' } },
];
for (const { goal, places, set, seed = '21' } of moments) {
  test(`Thunderstone, ${places.length} seats: ${goal}`, async ({ browser }) => {
    const { page, context } = await fresh(browser);
    await delve(page, goal, { places, set, seed });
    expect(await walk(page, `thunderstone-${goal}`)).toEqual([]);
    await context.close();
  });
}

test('a question for several things, with some of them chosen', async ({ browser }) => {
  const { page, context } = await fresh(browser);
  const set = { supply: 'random', boxes: 'base,war-eternal', nemesis: 'gate-witch', difficulty: 'beginner' };
  await sitInTheMiddle(page, { game: 'aeons-end', places: [me, me], set, seed: '2' }, { picks: 0, seed: 2, until: 'up-to' });
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  expect(await walk(page, 'several')).toEqual([]);
  await page.locator('.hand .spot.can').first().click();
  await expect(page.locator('[data-confirm]')).toBeEnabled();
  expect(await walk(page, 'several-chosen')).toEqual([]);
  await context.close();
});

for (const game of ['aeons-end', 'shards', 'thunderstone', 'penumbra']) {
  test(`four people with long names: ${game}`, async ({ browser }) => {
    const { page, context } = await fresh(browser);
    const one = await sit(page, { game, places: [me, link, link, link], person: 'Константин Вознесенский', seed: '5' });
    const elsewhere = await browser.newContext({ baseURL: origin });
    for (const [i, { token }] of one.links.entries()) {
      const data = { token, person: `Александра-Мария ${'III'.slice(i)}`.padEnd(24, 'ц') };
      expect((await elsewhere.request.post(`/api/tables/${one.table}/session`, { data })).status()).toBe(200);
    }
    await expect(page.locator('.prompt')).toBeVisible();
    expect(await walk(page, `names-${game}`)).toEqual([]);
    await elsewhere.close();
    await context.close();
  });
}

test('before the first turn: the relic draft shows all its relics', async ({ browser }) => {
  const { page, context } = await fresh(browser);
  await sit(page, { game: 'shards', places: [me, me], set: { relics: 'draft' }, seed: '3' });
  await expect(page.locator('[data-place^="draft:"]').first()).toBeVisible();
  expect(await walk(page, 'draft')).toEqual([]);
  await context.close();
});
