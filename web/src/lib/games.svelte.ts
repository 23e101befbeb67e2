import { api } from './api';
import { pick } from './i18n';
import type { GameInfo } from './protocol';

let known = $state.raw<GameInfo[]>([]);
let asked: Promise<GameInfo[]> | undefined;

/** The games there are; fetched once. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (all) => (known = all),
    (fault: unknown) => {
      asked = undefined;
      throw fault;
    },
  );
  return asked;
}

/** What a game calls one of its boxes; the id until the games are here. */
export function boxName(game: string, box: string): string {
  if (known.length === 0) loadGames().catch(() => undefined);
  const boxes = known.find((one) => one.id === game)?.settings.find((setting) => setting.kind.is === 'boxes');
  return pick(boxes?.values.find((value) => value.id === box)?.name) || box;
}

/** What people call a game; the id until the games are here. */
export function gameName(game: string): string {
  if (known.length === 0) loadGames().catch(() => undefined);
  return pick(known.find((one) => one.id === game)?.name) || game;
}
