import type { Sheet, Texts } from '$lib/protocol';
import type { Face, GameLook } from '../module';
import { read } from './view';

type Style = Pick<Face, 'tint' | 'hue' | 'manner'> & { kind: Texts };
const styles: Record<string, Style> = {
  gem: { tint: 'gem', hue: 172, manner: 'facets', kind: { ru: 'Самоцвет', en: 'Gem' } },
  relic: { tint: 'relic', hue: 38, manner: 'mandala', kind: { ru: 'Реликвия', en: 'Relic' } },
  spell: { tint: 'spell', hue: 262, manner: 'vortex', kind: { ru: 'Заклинание', en: 'Spell' } },
  minion: { tint: 'foe', hue: 8, manner: 'thorns', kind: { ru: 'Приспешник', en: 'Minion' } },
  power: { tint: 'foe', hue: 28, manner: 'hourglass', kind: { ru: 'Сила', en: 'Power' } },
  attack: { tint: 'foe', hue: 350, manner: 'claws', kind: { ru: 'Атака', en: 'Attack' } },
  strike: { tint: 'foe', hue: 340, manner: 'claws', kind: { ru: 'Удар', en: 'Strike' } },
  acolyte: { tint: 'foe', hue: 356, manner: 'mandala', kind: { ru: 'Аколит', en: 'Acolyte' } },
  corruption: { tint: 'foe', hue: 310, manner: 'veil', kind: { ru: 'Скверна', en: 'Corruption' } },
  nemesis: { tint: 'foe', hue: 4, manner: 'thorns', kind: { ru: 'Исчадие', en: 'Nemesis' } },
  mage: { tint: 'mage', hue: 205, manner: 'orbits', kind: { ru: 'Маг', en: 'Mage' } },
  breach: { tint: 'plain', hue: 215, manner: 'vortex', kind: { ru: 'Разлом', en: 'Breach' } },
  'turn-order': { tint: 'plain', hue: 45, manner: 'orbits', kind: { ru: 'Очерёдность', en: 'Turn order' } },
};
const other: Style = { tint: 'plain', hue: 210, manner: 'orbits', kind: { ru: 'Карта', en: 'Card' } };
const life: Texts = { ru: 'жизни', en: 'life' };
const power: Texts = { ru: 'ходов до срабатывания', en: 'turns until it goes off' };

function face(sheet: Sheet): Face {
  const style = styles[sheet.kind] ?? other;
  const marks: Face['marks'] = [];
  if (typeof sheet.life === 'number') marks.push({ icon: '♥', value: sheet.life, label: life });
  if (typeof sheet.power === 'number') marks.push({ icon: '◷', value: sheet.power, label: power });
  return { ...style, marks, ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}) };
}

export const aeonsEnd: GameLook = {
  id: 'aeons-end',
  face,
  kinds: Object.keys(styles),
  banner: { hue: 262, manner: 'vortex' },
  tagline: {
    ru: 'Вместе против исчадия: маги разломов защищают последний город. Колоды не перемешиваются.',
    en: 'Together against a nemesis: breach mages defend the last city. Decks are never shuffled.',
  },
  first: { seats: 1, bots: 0 },
  cameUp: (view) => {
    const at = read(view);
    return [at.nemesis.id, ...at.mages.map((mage) => mage.mage), ...Object.keys(at.supply)];
  },
  load: () => import('./table').then((module) => module.table),
  rules: () => import('./rules'),
};
