// Pictures for people who look before they play: `npm run shots` writes them to shots/.
import { test } from '@playwright/test';
import { bot, fresh, me, playOn, sit } from './table';

const sizes = { desktop: { width: 1440, height: 1000 }, phone: { width: 360, height: 740 } };

for (const lang of ['ru', 'en'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${size} in ${lang}`, async ({ browser }) => {
      const { page } = await fresh(browser, {
        viewport,
        locale: lang === 'ru' ? 'ru-RU' : 'en-US',
        deviceScaleFactor: size === 'phone' ? 2 : 1,
      });
      const shot = (name: string) => page.screenshot({ path: `shots/${name}-${size}-${lang}.png` });
      await page.goto('/');
      await page.locator('[data-play]').first().waitFor();
      await shot('start');
      await page.goto('/cards/aeons-end');
      await page.waitForTimeout(600);
      await shot('cards');
      for (const game of ['aeons-end', 'shards', 'thunderstone']) {
        const seated = await sit(page, { game, places: [me, bot], seed: '21' });
        let clicks = 0;
        await playOn(
          page,
          4,
          async () =>
            clicks++ > 45 &&
            (await page.locator('[data-end]').count()) > 0 &&
            (await page.locator('.spot.can[data-place^="hand"], .spot.can[data-place^="village"]').count()) > 2,
        );
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.mouse.move(5, 400);
        await page.waitForTimeout(1500);
        await shot(`table-${game}`);
        await page.goto(`/replay?table=${seated.table}&to=20`);
        await page.waitForTimeout(900);
        await shot(`replay-${game}`);
      }
    });
  }
}
