// The rules in our own words: docs/rules/GAME.LANG.md, set as HTML when the client is built.
import { ownMarkup } from './markup';
import type { Lang } from './protocol';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' });

/** The page about a game; empty for a game that has none. */
export async function rulesOf(game: string, lang: Lang): Promise<string> {
  const page = await pages[`../../../docs/rules/${game}.${lang}.md`]?.();
  return page === undefined ? '' : ownMarkup(page);
}
