import { wordsOf } from '$lib/i18n';
import type { ShardsWords } from '$lib/i18n/words.generated';

/** What this table says: `web-shards.ftl` of the locales. */
export const w = wordsOf<ShardsWords>('shards');
