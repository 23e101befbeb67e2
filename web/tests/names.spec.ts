// People are called by their names on mats, in the log, in questions and in what changed; else by mage or leader, never by a number alone.
import { expect, type Page, test } from '@playwright/test';
import { plain } from '../src/lib/spans';
import { fresh, lastState, link, listen, me, playOn, quick, type Seated, sit } from './table';

const NUMBERED = /(Player|Seat|Игрока?|Место) \d/;
/** Everything a person reads or hears on the page. */
const told = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('[title], [aria-label]')].flatMap((node) => [
      node.getAttribute('title'),
      node.getAttribute('aria-label'),
    ]);
    return [document.body.innerText, ...[...document.querySelectorAll('.sr')].map((node) => node.textContent), ...words].join('\n');
  });

/** Two people with names at one table, who play until both have done something. */
async function annaAndBob(page: Page, other: Page, game: string): Promise<Seated> {
  const one = await sit(page, { game, places: [me, link], person: 'Анна', undo: 'consent', seed: '3' });
  const ears = listen(other);
  await quick(other, { name: 'Bob' });
  await other.goto(`/t/${one.table}#${one.links[0]?.token}`);
  await expect(other.locator('.prompt')).toBeVisible();
  await expect(page.locator('.prompt')).toBeVisible();
  const acted = (name: string) =>
    lastState(one.heard).lines.some((line) => plain(line.text).includes(name)) || one.heard.some((text) => text.includes(`Player ${name}`));
  for (let i = 0; i < 60 && !(acted('Анна') && acted('Bob')); i++) {
    const [who, mine] = lastState(one.heard).decision ? [page, one.heard] : [other, ears.heard];
    const { rev } = lastState(mine);
    await playOn(who, i + 1, () => lastState(mine).rev > rev || !lastState(mine).decision);
    await expect.poll(() => lastState(one.heard).rev === lastState(ears.heard).rev).toBe(true);
  }
  expect([...one.faults, ...ears.faults]).toEqual([]);
  return one;
}

/** Where my name stands, and where the others' do. */
const places: Record<string, { own: string; others: string }> = {
  'aeons-end': { own: '.stage > .mine .mat', others: '.allies' },
  shards: { own: '.stage > .mine .mat', others: '.foes' },
  thunderstone: { own: '.me', others: '.others' },
};

for (const [game, place] of Object.entries(places)) {
  test(`two people with names: ${game}`, async ({ page, browser }) => {
    const { page: other } = await fresh(browser);
    await annaAndBob(page, other, game);
    for (const [here, mine, theirs] of [
      [page, 'Анна', 'Bob'],
      [other, 'Bob', 'Анна'],
    ] as const) {
      await expect(here.locator(place.own)).toContainText(mine);
      await expect(here.locator(place.others)).toContainText(theirs);
      await expect(here.locator('[role="log"]')).toContainText(theirs);
      for (const lang of ['ru', 'en']) {
        await here.locator(`.langs [lang="${lang}"]`).click();
        await expect(here.locator('html')).toHaveAttribute('lang', lang);
        await expect(here.locator('.prompt .say b').first()).toHaveText(lang === 'ru' ? /[а-я]/ : /[a-z]/);
        await expect.poll(() => told(here)).not.toMatch(NUMBERED);
      }
    }
  });
}

for (const game of ['aeons-end', 'shards']) {
  test(`a replay calls seats by their mages or leaders: ${game}`, async ({ page }) => {
    const seated = await sit(page, { game, places: [me, me], set: game === 'shards' ? {} : { difficulty: 'extinction' }, seed: '9' });
    expect(await playOn(page, 2)).toBe('over');
    await page.goto(`/replay?table=${seated.table}&to=30`);
    await expect(page.getByText(/Moment 30 of/)).toBeVisible();
    expect(await told(page)).not.toMatch(NUMBERED);
  });
}
