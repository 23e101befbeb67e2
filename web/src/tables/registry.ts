import { aeonsEnd } from './aeons-end/look';
import type { GameLook } from './module';
import { plainLook } from './plain/look';
import { shards } from './shards/look';
import { penumbra } from './penumbra/look';
import { thunderstone } from './thunderstone/look';

/** Games with a table of their own; every other game gets the plain one. */
const looks = new Map<string, GameLook>([aeonsEnd, shards, thunderstone, penumbra].map((look) => [look.id, look]));

export function lookOf(game: string): GameLook {
  return looks.get(game) ?? plainLook(game);
}
