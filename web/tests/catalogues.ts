// The catalogues of all games and their books of faces, as the server tells them.
import { faces as aeonsEnd } from '../src/tables/aeons-end/faces';
import { faces as penumbra } from '../src/tables/penumbra/faces';
import { faces as shards } from '../src/tables/shards/faces';
import { faces as thunderstone } from '../src/tables/thunderstone/faces';
import type { FaceBook, Titled } from '../src/lib/faces/book';
import type { Source } from '../src/lib/faces/picture';
import { origin } from './server';

export const books: Record<string, FaceBook> = { 'aeons-end': aeonsEnd, shards: shards as FaceBook, thunderstone, penumbra };

export interface Title extends Titled {
  game: string;
  name: { ru: string; en: string };
}

export async function catalogue(game: string): Promise<Title[]> {
  const answer = await fetch(`${origin}/api/games/${game}/cards`);
  const titles = (await answer.json()) as Title[];
  return titles.map((title) => ({ ...title, game }));
}

export const sourceOf = (title: Title, state: 0 | 1 | 2 = 0): Source => {
  const book = books[title.game];
  if (!book) throw new Error(`no book of ${title.game}`);
  return book.source(title, state);
};

/** Whom one must know at a glance: foes, persons, and the titles of a monster deck. */
export const isCharacter = (title: Title): boolean =>
  ['nemesis', 'person', 'wardrobe'].includes(books[title.game]?.origin(title) ?? '') ||
  ['minion', 'monster', 'summon', 'trial'].includes(title.kind);
