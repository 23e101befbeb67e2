import { wordsOf } from '$lib/i18n';
import type { RaceWords } from '$lib/i18n/words.generated';

/** What this table says: `web-race.ftl` of the locales. */
export const w = wordsOf<RaceWords>('race');
