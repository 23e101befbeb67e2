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
  first: { seats: 2, bots: 1 },
  load: () => Promise.all([import('./table'), loadWords('shards')]).then(([module]) => module.table),
};
