// A table to start from: the game it belongs to is not shipped, so nothing registers it.
import { loadWords } from '$lib/i18n';
import type { Sheet } from '$lib/protocol';
import type { Face, GameLook } from '../module';
import { w } from './words';

const face = (sheet: Sheet): Face => ({
  tint: 'blue',
  hue: 208,
  manner: 'facets',
  kind: w.maybe(`kind-${sheet.kind}`) ?? sheet.kind,
  marks: [],
});

export const race: GameLook = {
  id: 'race',
  face,
  banner: { hue: 208, manner: 'facets' },
  tagline: () => w('tagline'),
  load: () => Promise.all([import('./table'), loadWords('race')]).then(([module]) => module.table),
};
