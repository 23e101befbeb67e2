// Every sentence of the client comes from locales/*/web*.ftl: a file for the shell, one for each game's table.
// A file is fetched when something of it is first said, in the language chosen; until then, and where that language
// lacks a message, any other that is here stands in.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Lang } from '../protocol';
import { settings } from '../settings.svelte';
import type { ShellWords } from './words.generated';

export const languages: Lang[] = ['ru', 'en'];

const files = import.meta.glob<string>('../../../../locales/*/web*.ftl', { query: '?raw', import: 'default' });
const bundles = new SvelteMap<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();

const pathOf = (lang: string, file: string) => `../../../../locales/${lang}/${file}.ftl`;

async function fetchFile(path: string, lang: Lang): Promise<void> {
  const text = await files[path]?.();
  if (text === undefined) return;
  // Marks of direction are for mixed scripts; ours all run from left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(path, bundle);
}

/** Has the words of the shell, or of a game, here in the language chosen now. A game without words of its own has none to fetch. */
export function loadWords(game?: string): Promise<void> {
  const path = pathOf(settings.lang, fileOf(game));
  let coming = asked.get(path);
  if (!coming) {
    coming = fetchFile(path, settings.lang);
    asked.set(path, coming);
    coming.catch(() => asked.delete(path));
  }
  return coming;
}

const fileOf = (game: string | undefined) => (game === undefined ? 'web' : `web-${game}`);

/** What a message needs to be said: its own holes, by name. */
type Holes<Words, Id extends keyof Words> = [Words[Id]] extends [never] ? [] : [Record<Words[Id] & string, string | number>];

/** The message, in the first language that is here and has it; none: nobody has it. */
function find(game: string | undefined, id: string, args: Record<string, string | number> | undefined): string | undefined {
  const file = fileOf(game);
  if (!bundles.has(pathOf(settings.lang, file))) void loadWords(game).catch(() => undefined);
  const [message = '', attribute] = id.split('.');
  for (const lang of [settings.lang, ...languages]) {
    const bundle = bundles.get(pathOf(lang, file));
    const found = bundle?.getMessage(`${file}-${message}`);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (bundle && pattern) return bundle.formatPattern(pattern, args);
  }
  return undefined;
}

/** The words of a table: `Words` names its messages and their holes. `maybe` is for messages that data names. */
export function wordsOf<Words>(game?: string) {
  const say = <Id extends keyof Words & string>(id: Id, ...args: Holes<Words, Id>): string => find(game, id, args[0]) ?? '';
  return Object.assign(say, { maybe: (id: string): string | undefined => find(game, id, undefined) });
}

/** The text in the language chosen now; reactive where it is read. */
export const t = wordsOf<ShellWords>();

export function pick(texts: { ru: string; en: string } | undefined): string {
  return texts ? texts[settings.lang] : '';
}
