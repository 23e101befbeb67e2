// The books of faces, each fetched when somebody first looks at its game; until then a card shows its pattern.
import type { FaceBook, Titled } from '$lib/faces/book';
import type { State } from '$lib/faces/nemeses/nemesis';
import type { Cut } from '$lib/faces/picture';
import { imageOf } from '$lib/faces/picture';
import { SvelteMap } from 'svelte/reactivity';

const shelf: Record<string, () => Promise<{ faces: FaceBook<never> }>> = {
  'aeons-end': () => import('./aeons-end/faces'),
  shards: () => import('./shards/faces'),
  thunderstone: () => import('./thunderstone/faces'),
  penumbra: () => import('./penumbra/faces'),
};

const books = new SvelteMap<string, FaceBook>();
const asked = new Set<string>();

/** The book of a game, as soon as it is here. */
export function bookOf(game: string): FaceBook | undefined {
  const known = books.get(game);
  const fetch = shelf[game];
  if (!known && fetch && !asked.has(game)) {
    asked.add(game);
    fetch().then(
      ({ faces }) => books.set(game, faces as FaceBook),
      () => asked.delete(game),
    );
  }
  return known;
}

/** Somebody's picture: its address, and whether it stands or lies. */
export function faceOf(
  game: string,
  title: Titled | undefined,
  cut: Cut = 'whole',
  state: State = 0,
): { src: string; tall: boolean } | undefined {
  const source = title && bookOf(game)?.source(title, state);
  return source && { src: imageOf(source, cut), tall: source.tall };
}
