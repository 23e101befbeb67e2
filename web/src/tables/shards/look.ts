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
  first: { seats: 2, bots: 1 },
  load: () => import('./table').then((module) => module.table),
  rules: () => import('./rules'),
};
