// Whole games through clicks.
import { expect, test } from '@playwright/test';
import type { Place } from '../src/lib/protocol';
import { bot, me, playOn, sit } from './table';

interface Game {
  name: string;
  game: string;
  places: Place[];
  set: Record<string, string>;
}
const games: Game[] = [
  { name: 'a solo game of Aeon’s End', game: 'aeons-end', places: [me], set: { difficulty: 'beginner' } },
  { name: 'Aeon’s End, hot-seat with two mages', game: 'aeons-end', places: [me, me], set: {} },
  { name: 'a Shards duel against a bot', game: 'shards', places: [me, bot], set: {} },
  { name: 'a team game with one person and three bots', game: 'shards', places: [me, bot, bot, bot], set: { variant: 'teams' } },
  { name: 'a game against the Nemesis', game: 'shards', places: [me], set: {} },
  { name: 'a leader auction', game: 'shards', places: [me, bot, bot], set: { leaders: 'auction' } },
  { name: 'a relic draft', game: 'shards', places: [me, bot], set: { relics: 'draft' } },
  { name: 'a game of Thunderstone against a bot', game: 'thunderstone', places: [me, bot], set: { selection: 'first-game' } },
  { name: 'a game of Penumbra against a bot', game: 'penumbra', places: [me, bot], set: { fate: 'first-game' } },
  { name: 'a game of Penumbra alone against an automa', game: 'penumbra', places: [me], set: { automa: 'emerald' } },
];

for (const { name, ...setup } of games) {
  test(`${name} is played to the end by clicks`, async ({ page }) => {
    const seated = await sit(page, { ...setup, seed: '11' });
    expect(await playOn(page, 7)).toBe('over');
    await expect(page.locator('[data-outcome]')).not.toBeEmpty();
    expect(seated.faults).toEqual([]);
  });
}
