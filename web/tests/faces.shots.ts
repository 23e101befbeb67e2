// Sheets of all faces: large, and as one meets them on a table, 44 pixels wide and without colour.
import { type Page, test } from '@playwright/test';
import { type Cut, imageOf } from '../src/lib/faces/picture';
import { type Title, catalogue, isCharacter, sourceOf } from './catalogues';

const figure = (title: Title, cut: Cut = 'whole', state: 0 | 1 | 2 = 0) =>
  `<figure class="${cut}"><img src="${imageOf(sourceOf(title, state), cut)}"><figcaption>${title.name.en}</figcaption></figure>`;

async function sheet(page: Page, name: string, body: string): Promise<void> {
  const style =
    'body{margin:0;padding:14px;background:#0e151c;color:#ddd;font:12px sans-serif;display:flex;flex-wrap:wrap;align-content:start;gap:8px;width:1412px}' +
    'figure{margin:0;width:132px}figcaption{height:15px;overflow:hidden}img{display:block;width:100%;border-radius:8px}h2{width:100%;margin:6px 0 0}' +
    '.token{width:44px}.token img{width:44px;height:44px;border-radius:50%;filter:grayscale(1)}.token figcaption{display:none}';
  await page.setContent(`<style>${style}</style>${body}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: `shots/faces-${name}.png`, fullPage: true });
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const game of ['aeons-end', 'shards', 'thunderstone', 'penumbra'])
  test(`faces of ${game}`, async ({ page }) => {
    const all = await catalogue(game);
    const kinds = [...new Set(all.map((title) => title.kind))];
    for (const kind of kinds) {
      const titles = all.filter((title) => title.kind === kind);
      const states = kind === 'nemesis' ? ([0, 1, 2] as const) : ([0] as const);
      await sheet(
        page,
        `${game}-${kind}`,
        states.map((state) => titles.map((title) => figure(title, 'whole', state)).join('')).join('<h2></h2>'),
      );
    }
    await sheet(
      page,
      `${game}-tokens`,
      all
        .filter(isCharacter)
        .map((title) => figure(title, 'token'))
        .join(''),
    );
  });
