import { loadWords } from '$lib/i18n';
import type { Sheet } from '$lib/protocol';
import type { Face, GameLook } from '../module';
import { read } from './view';
import { w } from './words';

type Style = Pick<Face, 'tint' | 'hue' | 'manner'>;
const styles = {
  gem: { tint: 'gem', hue: 172, manner: 'facets' },
  relic: { tint: 'relic', hue: 38, manner: 'mandala' },
  spell: { tint: 'spell', hue: 262, manner: 'vortex' },
  minion: { tint: 'foe', hue: 8, manner: 'thorns' },
  power: { tint: 'foe', hue: 28, manner: 'hourglass' },
  attack: { tint: 'foe', hue: 350, manner: 'claws' },
  strike: { tint: 'foe', hue: 340, manner: 'claws' },
  acolyte: { tint: 'foe', hue: 356, manner: 'mandala' },
  corruption: { tint: 'foe', hue: 310, manner: 'veil' },
  nemesis: { tint: 'foe', hue: 4, manner: 'thorns' },
  mage: { tint: 'mage', hue: 205, manner: 'orbits' },
  breach: { tint: 'plain', hue: 215, manner: 'vortex' },
  'turn-order': { tint: 'plain', hue: 45, manner: 'orbits' },
} satisfies Record<string, Style>;
const other: Style = { tint: 'plain', hue: 210, manner: 'orbits' };

function face(sheet: Sheet): Face {
  const known = (kind: string): kind is keyof typeof styles => kind in styles;
  const style = known(sheet.kind) ? styles[sheet.kind] : other;
  const marks: Face['marks'] = [];
  if (typeof sheet.life === 'number') marks.push({ icon: '♥', value: sheet.life, label: w('life') });
  if (typeof sheet.power === 'number') marks.push({ icon: '◷', value: sheet.power, label: w('power-left') });
  const kind = w(known(sheet.kind) ? `kind-${sheet.kind}` : 'kind-card');
  return { ...style, kind, marks, ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}) };
}

export const aeonsEnd: GameLook = {
  id: 'aeons-end',
  face,
  kinds: Object.keys(styles),
  banner: { hue: 262, manner: 'vortex' },
  tagline: () => w('tagline'),
  first: { seats: 1, bots: 0 },
  cameUp: (view) => {
    const at = read(view);
    return [at.nemesis.id, ...at.mages.map((mage) => mage.mage), ...at.supply.map((pile) => pile.card)];
  },
  load: () => Promise.all([import('./table'), loadWords('aeons-end')]).then(([module]) => module.table),
};
