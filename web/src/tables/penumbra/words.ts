import { wordsOf } from '$lib/i18n';
import type { PenumbraWords } from '$lib/i18n/words.generated';

/** What this table says: `web-penumbra.ftl` of the locales. */
export const w = wordsOf<PenumbraWords>('penumbra');
