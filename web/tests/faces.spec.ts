// Faces: everybody has one, nobody has another's, and one knows them at a glance.
import { expect, type Page, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { composed } from '../src/lib/faces/people/compose';
import { svgOf } from '../src/lib/faces/picture';
import { books, catalogue, isCharacter, sourceOf, type Title } from './catalogues';
import { bot, lastState, me, playOn, sit } from './table';
import { origin } from './server';

const games = Object.keys(books);
const everything = async () => (await Promise.all(games.map(catalogue))).flat();
const states = (title: Title) => (books[title.game]?.origin(title) === 'nemesis' ? ([0, 1, 2] as const) : ([0] as const));
/** As it is drawn with everybody's accidents alike. */
const plainly = (title: Title, state: 0 | 1 | 2) => {
  const source = sourceOf(title, state);
  return svgOf({ ...source, draw: () => source.draw('the same') });
};
/** A card of several boxes, or a randomizer of what it stands for, is one title. */
const once = (titles: Title[]) => [...new Map(titles.map((title) => [sourceOf(title).key, title])).values()];

test('every title of every catalogue has a picture of its own', async () => {
  const titles = await everything();
  expect(titles.length).toBeGreaterThan(700);
  const without = titles.filter((title) => ['words', 'family'].includes(books[title.game]?.origin(title) ?? 'family'));
  expect(without.map((title) => `${title.game} ${title.id}`)).toEqual([]);
});

test('no two titles of a game have the same picture, however the dust falls', async () => {
  for (const game of games) {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const title of once(await catalogue(game)))
      for (const state of states(title)) {
        const drawn = plainly(title, state);
        const other = seen.get(drawn);
        if (other) twins.push(`${game}: ${title.id} as ${other}`);
        seen.set(drawn, title.id);
      }
    expect(twins).toEqual([]);
  }
});

test('somebody new has a picture by the words of the id, or is put together, always the same', () => {
  const book = books['aeons-end'];
  const spell = { id: 'ember-lance', kind: 'spell', groups: [] };
  expect(book?.origin(spell)).toBe('words');
  expect(book?.origin({ id: 'qwxz', kind: 'spell', groups: [] })).toBe('family');
  expect(book?.origin({ id: 'qwxz', kind: 'mage', groups: [] })).toBe('wardrobe');
  expect(composed('qwxz')).toEqual(composed('qwxz'));
  expect(composed('qwxz')).not.toEqual(composed('qwxy'));
});

/** How bright each point of a face is at 44 pixels, without colour. */
async function greys(page: Page, pictures: string[]): Promise<number[][]> {
  return page.evaluate(async (sources) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 44;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const found: number[][] = [];
    for (const source of sources) {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      brush?.drawImage(image, 0, 0, 44, 44);
      const points = brush?.getImageData(0, 0, 44, 44).data ?? new Uint8ClampedArray();
      found.push(
        Array.from(
          { length: 44 * 44 },
          (_, i) => 0.3 * (points[i * 4] ?? 0) + 0.59 * (points[i * 4 + 1] ?? 0) + 0.11 * (points[i * 4 + 2] ?? 0),
        ),
      );
    }
    return found;
  }, pictures);
}

test('characters are told apart at 44 pixels in grey', async ({ page }) => {
  await page.goto(`${origin}/healthz`);
  for (const game of games) {
    const titles = once((await catalogue(game)).filter(isCharacter));
    const faces = await greys(
      page,
      titles.map((title) => svgOf(sourceOf(title), 'token')),
    );
    const close: string[] = [];
    for (let i = 0; i < faces.length; i++)
      for (let j = 0; j < i; j++) {
        const [one, other] = [faces[i] ?? [], faces[j] ?? []];
        const apart = one.reduce((sum, grey, k) => sum + Math.abs(grey - (other[k] ?? 0)), 0) / one.length;
        if (apart < 6) close.push(`${titles[i]?.id} and ${titles[j]?.id}: ${apart.toFixed(1)}`);
      }
    expect.soft(close, game).toEqual([]);
  }
});

/** What a browser fetches for a page, compressed, besides what it has fetched before. */
async function weigh(page: Page, fetched: Set<string>, open: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (response: { url(): string; body(): Promise<Buffer> }) => {
    const url = response.url();
    if (fetched.has(url) || !/\/assets\/|\/$/.test(url)) return;
    fetched.add(url);
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  };
  page.on('response', count);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

test('the first page and a table weigh little', async ({ page }) => {
  const first = await weigh(page, new Set(), () => page.goto('/').then(() => page.locator('[data-play]').first().waitFor()));
  console.log(`first page ${first.toFixed(0)} KB`);
  expect(first).toBeLessThan(220);
  for (const game of ['aeons-end', 'shards', 'thunderstone', 'penumbra']) {
    const fresh = await page.context().browser()?.newContext({ baseURL: origin, locale: 'en-US' });
    const at = await fresh?.newPage();
    if (!at) throw new Error('no page');
    const fetched = new Set<string>();
    await weigh(at, fetched, () => at.goto('/').then(() => at.locator('[data-play]').first().waitFor()));
    const more = await weigh(at, fetched, () => sit(at, { game, places: [me, bot] }));
    console.log(`${game} ${more.toFixed(0)} KB more`);
    expect(more, game).toBeLessThan(150);
    await fresh?.close();
  }
});

test('a nemesis shows its wounds, and stands over the ending in its last state', async ({ page }) => {
  const seated = await sit(page, { game: 'aeons-end', places: [me], set: { difficulty: 'beginner' }, seed: '11' });
  const foe = page.locator('.foe img[data-portrait]').last();
  await expect(foe).toHaveAttribute('data-state', '0');
  expect(await playOn(page, 7)).toBe('over');
  const view = lastState(seated.heard).view as unknown as { nemesis: { id: string; life: number; most_life: number } };
  const { id, life, most_life: most } = view.nemesis;
  const state = String(life < most / 4 ? 2 : life < most * 0.6 ? 1 : 0);
  await expect(page.locator(`dialog img[data-portrait="${id}"]`)).toHaveAttribute('data-state', state);
  await expect(foe).toHaveAttribute('data-state', state);
  expect(seated.faults).toEqual([]);
});
