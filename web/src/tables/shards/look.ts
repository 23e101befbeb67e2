import { loadWords } from '$lib/i18n';
import type { Sheet } from '$lib/protocol';
import type { Face, GameLook } from '../module';
import { w } from './words';

const factions: Record<string, Pick<Face, 'tint' | 'hue' | 'manner'>> = {
  homodeus: { tint: 'gold', hue: 42, manner: 'circuit' },
  undergrowth: { tint: 'green', hue: 118, manner: 'leaves' },
  wraethe: { tint: 'violet', hue: 285, manner: 'veil' },
  order: { tint: 'blue', hue: 208, manner: 'orbits' },
};
const none = { tint: 'white', hue: 192, manner: 'facets' } as const;
const kinds = ['ally', 'champion', 'mercenary', 'relic', 'starter', 'leader', 'shard'] as const;
const isKind = (kind: string): kind is (typeof kinds)[number] => (kinds as readonly string[]).includes(kind);

function face(sheet: Sheet): Face {
  const style = factions[String(sheet.faction)] ?? none;
  const marks: Face['marks'] = [];
  if (typeof sheet.health === 'number') marks.push({ icon: '♥', value: sheet.health, label: w('health') });
  if (typeof sheet.shield === 'number') marks.push({ icon: '◈', value: sheet.shield, label: w('shield') });
  const special = sheet.groups.find((group) => group === 'mercenary' || group === 'relic' || group === 'starter');
  const kind = special ?? sheet.kind;
  return {
    ...style,
    kind: isKind(kind) ? w(`kind-${kind}`) : kind,
    marks,
    ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}),
  };
}

export const shards: GameLook = {
  id: 'shards',
  face,
  banner: { hue: 200, manner: 'circuit' },
  tagline: () => w('tagline'),
  words: {
    variant: { ru: 'Вариант', en: 'Variant' },
    leaders: { ru: 'Лидеры', en: 'Leaders' },
    'nemesis-leader': { ru: 'Лидер Немезиды', en: 'Leader of the Nemesis' },
    relics: { ru: 'Реликвии', en: 'Relics' },
    first: { ru: 'Кто начинает', en: 'Who begins' },
    boxes: { ru: 'Коробки', en: 'Boxes' },
    standard: { ru: 'обычный', en: 'standard' },
    teams: { ru: 'команды', en: 'teams' },
    'three-way': { ru: 'трое', en: 'three-way' },
    auction: { ru: 'аукцион', en: 'auction' },
    draft: { ru: 'драфт', en: 'draft' },
    secret: { ru: 'тайные', en: 'secret' },
    leader: { ru: 'своего лидера', en: 'of the leader' },
    base: { ru: 'базовая', en: 'base' },
    'relics-of-the-future': { ru: 'Реликвии будущего', en: 'Relics of the Future' },
    homodeus: { ru: 'Хомо Деус', en: 'Homodeus' },
    undergrowth: { ru: 'Ветвь', en: 'Undergrowth' },
    wraethe: { ru: 'Демиреалы', en: 'Wraethe' },
    order: { ru: 'Орден', en: 'Order' },
  },
  first: { seats: 2, set: {}, bots: 1 },
  badges: [
    { pattern: /(\d+) (?:кристалл|crystal)/, badge: 'crystal' },
    { pattern: /(\d+) (?:мощ|power)/, badge: 'power' },
    { pattern: /(\d+) (?:мастерств|mastery)/, badge: 'mastery' },
    { pattern: /(\d+) (?:здоров|health)/, badge: 'life' },
    { pattern: /(?:мастерство|mastery) (\d+)/, badge: 'mastery' },
    { pattern: /(?:щиты|shield): (\d+)/, badge: 'shield' },
  ],
  load: () => Promise.all([import('./table'), loadWords('shards')]).then(([module]) => module.table),
};
