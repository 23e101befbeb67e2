import { wordsOf } from '$lib/i18n';
import type { ThunderstoneWords } from '$lib/i18n/words.generated';

/** What this table says: `web-thunderstone.ftl` of the locales. */
export const w = wordsOf<ThunderstoneWords>('thunderstone');
