import { settings } from '../settings.svelte';
import { en } from './en';
import { ru } from './ru';

/** A text, or its forms by plural category of the argument `n`. */
export type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Key = keyof typeof en;
type Args = Record<string, string | number>;

const books: Record<'ru' | 'en', Record<Key, Entry>> = { ru, en };
const rules = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

export function fill(lang: 'ru' | 'en', entry: Entry, args: Args = {}): string {
  const text = typeof entry === 'string' ? entry : (entry[rules[lang].select(Number(args.n ?? 0))] ?? entry.other ?? '');
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** The text in the language chosen now; reactive where it is read. */
export function t(key: Key, args?: Args): string {
  return fill(settings.lang, books[settings.lang][key], args);
}

export function pick(texts: { ru: string; en: string } | undefined): string {
  return texts ? texts[settings.lang] : '';
}
