import { wordsOf } from '$lib/i18n';
import type { AeonsEndWords } from '$lib/i18n/words.generated';

/** What this table says: `web-aeons-end.ftl` of the locales. */
export const w = wordsOf<AeonsEndWords>('aeons-end');
