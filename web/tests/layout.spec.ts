// Nothing is wider than a phone, nothing lies over my own area on a laptop, fingers hit what they mean.
import { expect, type Page, test } from '@playwright/test';
import { bot, fresh, me, playOn, sit } from './table';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const laptop = { viewport: { width: 1366, height: 768 } };
const tables = {
  'Aeon’s End': { game: 'aeons-end', places: [me, bot], set: { nemesis: 'rageborne', difficulty: 'beginner' }, seed: '3' },
  'War Eternal, four mages': {
    game: 'aeons-end',
    places: [me, bot, bot, bot],
    set: { nemesis: 'umbra-titan', boxes: 'war-eternal', difficulty: 'beginner', mages: 'dezmodia,ulgimor,gex,mazahaedron' },
    seed: '3',
  },
  Shards: { game: 'shards', places: [me, bot], seed: '3' },
  'Shards, four players': { game: 'shards', places: [me, bot, bot, bot], seed: '3' },
};

/** Plays some moves, until it is my turn with cards in hand. */
async function play(page: Page, moves: number) {
  let looked = 0;
  await playOn(page, 4, async () => looked++ > moves && (await page.locator('[data-end]').count()) > 0);
}
const width = (page: Page) => page.evaluate(() => [document.scrollingElement?.scrollWidth, innerWidth]);
const box = async (page: Page, what: string) => (await page.locator(what).last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

for (const [name, setup] of Object.entries(tables)) {
  for (const lang of ['ru', 'en']) {
    test(`${name} fits a phone and a laptop (${lang})`, async ({ browser }) => {
      const { page, context } = await fresh(browser, { ...phone, locale: lang });
      const seated = await sit(page, setup);
      expect(await width(page)).toEqual([360, 360]);
      await play(page, 40);
      expect(await width(page)).toEqual([360, 360]);
      for (const button of await page.locator('.prompt .btn:visible').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);

      await page.setViewportSize(laptop.viewport);
      await page.evaluate(() => scrollTo(0, 0));
      const covered = async () =>
        (await box(page, '.stage > .mine')).y + (await box(page, '.stage > .mine')).height - (await box(page, '.drawer')).y;
      await expect.poll(covered).toBeLessThanOrEqual(0);
      const last = await box(page, '[role="log"] li');
      expect(last.height).toBeGreaterThan(0);
      expect(last.y + last.height).toBeLessThanOrEqual(laptop.viewport.height);
      expect(seated.faults).toEqual([]);
      await context.close();
    });
  }
}

test('a text that was set smaller comes to rest', async ({ browser }) => {
  const { page, context } = await fresh(browser, { ...laptop, locale: 'ru' });
  await sit(page, tables['War Eternal, four mages']);
  await expect(page.locator('.fit .more').first()).toBeVisible();
  /** The sizes of all texts in many frames, one after the other. */
  const sizes = () =>
    page.evaluate(async () => {
      const seen = new Set<string>();
      for (let i = 0; i < 30; i++) {
        await new Promise((done) => requestAnimationFrame(done));
        seen.add([...document.querySelectorAll<HTMLElement>('.fit .text')].map((text) => text.style.fontSize).join());
      }
      return seen.size;
    });
  await expect.poll(sizes).toBe(1);
  await context.close();
});
