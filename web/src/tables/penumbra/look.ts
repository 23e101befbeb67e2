import { loadWords } from '$lib/i18n';
import type { Sheet } from '$lib/protocol';
import type { Manner } from '$lib/sigil';
import type { Face, GameLook } from '../module';
import { w } from './words';

/** Each family has its light and its pattern. */
const FAMILIES: Record<string, { tint: string; hue: number; manner: Manner }> = {
  ruby: { tint: 'foe', hue: 356, manner: 'claws' },
  amber: { tint: 'weapon', hue: 30, manner: 'orbits' },
  jasper: { tint: 'item', hue: 48, manner: 'facets' },
  emerald: { tint: 'green', hue: 140, manner: 'leaves' },
  sapphire: { tint: 'blue', hue: 213, manner: 'hourglass' },
  amethyst: { tint: 'violet', hue: 268, manner: 'veil' },
  potion: { tint: 'gem', hue: 175, manner: 'vortex' },
  artifact: { tint: 'gold', hue: 42, manner: 'mandala' },
  talent: { tint: 'hero', hue: 250, manner: 'mandala' },
  dark: { tint: 'violet', hue: 255, manner: 'veil' },
  light: { tint: 'gold', hue: 44, manner: 'facets' },
  trial: { tint: 'foe', hue: 330, manner: 'thorns' },
  prophecy: { tint: 'white', hue: 46, manner: 'orbits' },
  goal: { tint: 'gold', hue: 52, manner: 'facets' },
  event: { tint: 'mage', hue: 230, manner: 'vortex' },
  wound: { tint: 'foe', hue: 4, manner: 'claws' },
  automa: { tint: 'mage', hue: 205, manner: 'circuit' },
};
const PLAIN = { tint: 'plain', hue: 260, manner: 'veil' as const };
/** Trials of a kind share a pattern: that of their symbol. */
const BY_SYMBOL: Record<string, { hue: number; manner: Manner }> = {
  monsters: { hue: 2, manner: 'claws' },
  beasts: { hue: 150, manner: 'leaves' },
  wilds: { hue: 100, manner: 'thorns' },
  mystics: { hue: 268, manner: 'vortex' },
  wizards: { hue: 213, manner: 'mandala' },
  society: { hue: 38, manner: 'facets' },
};

function family(sheet: Sheet) {
  const name = [String(sheet.discipline ?? ''), String(sheet.side ?? ''), sheet.kind].find((one) => FAMILIES[one]);
  const found = FAMILIES[name ?? ''] ?? PLAIN;
  const [symbol] = Array.isArray(sheet.symbols) && sheet.kind === 'trial' ? sheet.symbols : [];
  return { ...found, ...(BY_SYMBOL[String(symbol ?? '')] ?? {}) };
}

const MARKS: [string, string][] = [
  ['difficulty', '◆'],
  ['threat', '⚅'],
  ['points', '★'],
];

function face(sheet: Sheet): Face {
  const { tint, hue, manner } = family(sheet);
  const some = MARKS.filter(([mark]) => typeof sheet[mark] === 'number' && sheet[mark] !== 0);
  const kind = w.maybe(`kind-${sheet.kind}`) ?? sheet.kind;
  const of = w.maybe(`discipline-${String(sheet.discipline ?? '')}`);
  return {
    tint,
    hue,
    manner,
    kind: of ? `${kind} · ${of}` : kind,
    marks: some.map(([mark, icon]) => ({ icon, value: Number(sheet[mark]), label: w.maybe(`mark-${mark}`) ?? mark })),
  };
}

export const penumbra: GameLook = {
  id: 'penumbra',
  face,
  kinds: ['spell', 'recipe', 'summon', 'potion', 'artifact', 'contract', 'trial', 'talent', 'prophecy', 'goal', 'event', 'wound', 'automa'],
  banner: { hue: 268, manner: 'orbits' },
  tagline: () => w('tagline'),
  first: { seats: 2, bots: 1, set: { fate: 'first-game' } },
  load: () => Promise.all([import('./table'), loadWords('penumbra')]).then(([module]) => module.table),
};
