import type { Sheet, Texts } from '$lib/protocol';
import type { Face, GameLook } from '../module';

const factions: Record<string, Pick<Face, 'tint' | 'hue' | 'manner'>> = {
  homodeus: { tint: 'gold', hue: 42, manner: 'circuit' },
  undergrowth: { tint: 'green', hue: 118, manner: 'leaves' },
  wraethe: { tint: 'violet', hue: 285, manner: 'veil' },
  order: { tint: 'blue', hue: 208, manner: 'orbits' },
};
const none = { tint: 'white', hue: 192, manner: 'facets' } as const;
const kinds: Record<string, Texts> = {
  ally: { ru: 'Союзник', en: 'Ally' },
  champion: { ru: 'Чемпион', en: 'Champion' },
  mercenary: { ru: 'Наёмник', en: 'Mercenary' },
  relic: { ru: 'Реликвия', en: 'Relic' },
  starter: { ru: 'Начальная', en: 'Starter' },
  leader: { ru: 'Лидер', en: 'Leader' },
  character: { ru: 'Лидер', en: 'Leader' },
  shard: { ru: 'Осколок', en: 'Shard' },
};

function face(sheet: Sheet): Face {
  const style = factions[String(sheet.faction)] ?? none;
  const marks: Face['marks'] = [];
  const add = (field: string, icon: string, label: Texts) =>
    typeof sheet[field] === 'number' && marks.push({ icon, value: sheet[field], label });
  add('health', '♥', { ru: 'здоровье', en: 'health' });
  add('shield', '◈', { ru: 'щит', en: 'shield' });
  const special = sheet.groups.find((group) => group === 'mercenary' || group === 'relic' || group === 'starter');
  return {
    ...style,
    kind: kinds[special ?? sheet.kind] ?? { ru: sheet.kind, en: sheet.kind },
    marks,
    ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}),
  };
}

export const shards: GameLook = {
  id: 'shards',
  face,
  banner: { hue: 200, manner: 'circuit' },
  tagline: {
    ru: 'Друг против друга: вербуйте союзников, развивайте мастерство и соберите Осколок бесконечности.',
    en: 'Against each other: recruit allies, grow in mastery and complete the Shard of Infinity.',
  },
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
  load: () => import('./table').then((module) => module.table),
  rules: () => import('./rules'),
};
