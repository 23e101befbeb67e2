import type { Lang } from './protocol';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Stored {
  lang: Lang;
  speed: Speed;
  palette: 'standard' | 'safe';
  confirm: boolean;
  full: boolean;
  sounds: boolean;
  notify: boolean;
  toured: string[];
  /** What I am called at tables. */
  name: string;
}

const KEY = 'koloda.settings';
const firstLang: Lang = navigator.languages.some((tag) => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
const fresh: Stored = {
  lang: firstLang,
  speed: 'normal',
  palette: 'standard',
  confirm: false,
  full: false,
  sounds: false,
  notify: false,
  toured: [],
  name: '',
};

export function recall<T>(key: string): Partial<T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then nothing is remembered.
  }
}

export function forget(key: string) {
  localStorage.removeItem(key);
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const settings: Stored = $state({ ...fresh, ...recall<Stored>(KEY) });

const BEATS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** Whether this device asks for less motion. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Set while a step of what happened is drawn: the stage moves things then, not they themselves. */
export const staged = { now: false };

/** A duration at the chosen speed, for motion that is not in the style sheet. */
export const beats = (ms: number) => (still.matches || staged.now ? 0 : ms * BEATS[settings.speed]);

/** Keeps storage and the document in step; called once by the application. */
export function keepSettings() {
  $effect(() => {
    remember(KEY, settings);
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset.palette = settings.palette;
    document.documentElement.dataset.speed = settings.speed;
  });
}
