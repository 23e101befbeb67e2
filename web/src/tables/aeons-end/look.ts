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
  actors: ['turn-order'],
  face,
  kinds: Object.keys(styles),
  banner: { hue: 262, manner: 'vortex' },
  tagline: () => w('tagline'),
  words: {
    nemesis: { ru: 'Исчадие', en: 'Nemesis' },
    difficulty: { ru: 'Сложность', en: 'Difficulty' },
    mages: { ru: 'Маги', en: 'Mages' },
    'mages-seat': { ru: 'Маг', en: 'Mage' },
    supply: { ru: 'Запас', en: 'Supply' },
    boxes: { ru: 'Коробки', en: 'Boxes' },
    rating: { ru: 'Сила исчадия', en: 'Nemesis’ rating' },
    'turn-order': { ru: 'Очерёдность хода', en: 'Turn order' },
    standard: { ru: 'обычная', en: 'standard' },
    variable: { ru: 'вариативная (карты 1/2 и 3/4)', en: 'variable (cards 1/2 and 3/4)' },
    'solo-turns': { ru: 'Карты хода (в одиночку)', en: 'Turn cards (alone)' },
    'solo-life': { ru: 'Жизни (в одиночку)', en: 'Life (alone)' },
    beginner: { ru: 'новичок', en: 'beginner' },
    normal: { ru: 'обычная', en: 'normal' },
    expert: { ru: 'эксперт', en: 'expert' },
    extinction: { ru: 'вымирание', en: 'extinction' },
    first: { ru: '«Разрушение колоды» (базовая)', en: 'Deck Destruction (base)' },
    second: { ru: '«Бесплатная энергия» (базовая)', en: 'Free Charges (base)' },
    'war-eternal-first': { ru: '«Разрушение колоды» (War Eternal)', en: 'Deck Destruction (War Eternal)' },
    'war-eternal-second': { ru: '«Круговорот заклинаний» (War Eternal)', en: 'Spell Cycle (War Eternal)' },
    base: { ru: 'базовая', en: 'base box' },
    'war-eternal': { ru: 'War Eternal', en: 'War Eternal' },
    homebrew: { ru: 'свои карты', en: 'homebrew' },
  },
  first: { seats: 1, set: { nemesis: 'rageborne', supply: 'first', difficulty: 'normal' }, bots: 0 },
  fresh: {
    setting: 'without',
    cameUp: (view) => {
      const at = read(view);
      return [at.nemesis.id, ...at.mages.map((mage) => mage.mage), ...at.supply.map((pile) => pile.card)];
    },
  },
  badges: [
    { pattern: /(\d+) (?:эфир|aether)/, badge: 'aether' },
    { pattern: /(\d+) (?:урон|damage)/, badge: 'damage' },
    { pattern: /(\d+) (?:жизн|life)/, badge: 'life' },
    { pattern: /(\d+) (?:энерги|charge)/, badge: 'charge' },
  ],
  load: () => Promise.all([import('./table'), loadWords('aeons-end')]).then(([module]) => module.table),
};
