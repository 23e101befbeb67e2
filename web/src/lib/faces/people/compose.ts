// Somebody nobody has described: parts and materials chosen by the id, so that the same id is always the same person.
import { chance } from '$lib/sigil';
import { type Material, hsl, tonesOfHue } from '../colours';
import type { Person } from './person';

/** From what a family of persons is put together: names of parts, one of each list. */
export interface Wardrobe {
  /** The span of hues. */
  hue: readonly [from: number, to: number];
  behind: readonly string[];
  shoulders: readonly string[];
  heads: readonly string[];
  over: readonly string[];
  front: readonly string[];
  skins?: readonly Material[];
  marks?: readonly string[];
}

const SKINS: readonly Material[] = ['skinA', 'skinB', 'skinC', 'skinD', 'skinE', 'ash'];
const HAIR: readonly Material[] = ['greyhair', 'darkhair', 'redhair', 'brownhair', 'fairhair'];

/** People of any kind. */
export const anybody: Wardrobe = {
  hue: [0, 360],
  behind: ['', 'halo', 'stars', 'smoke', 'links', 'moon', 'breaches', 'tetra'],
  shoulders: ['robe', 'coat', 'plates', 'tech', 'leaves', 'apron', 'cape robe'],
  heads: ['human'],
  over: ['bun', 'spikes', 'shortHair', 'swept', 'hairLong bangs', 'mohawk', 'float', 'hood', 'helm', 'turban', 'shortHair beard'],
  front: ['', 'gem', 'orbs', 'dagger', 'hammer', 'staff', 'sword', 'book'],
};

export function composed(id: string, wardrobe: Wardrobe = anybody): Person {
  const r = chance(id);
  const of = <Of>(list: readonly Of[]): Of => list[Math.floor(r() * list.length)] as Of;
  const [from, to] = wardrobe.hue;
  const hue = Math.round(from + r() * (to - from));
  const parts = [of(wardrobe.behind), of(wardrobe.shoulders), of(wardrobe.heads), of(wardrobe.over), of(wardrobe.front)];
  return {
    hue,
    glow: hsl(hue, 100, 72),
    skin: of(wardrobe.skins ?? SKINS),
    hair: of(HAIR),
    cloth: tonesOfHue(hue + r() * 40 - 20, 26 + r() * 30),
    cloth2: tonesOfHue(hue + 120 + r() * 120, 40),
    metal: of(['iron', 'gold', 'steel', 'brass'] as const),
    width: 27 + Math.floor(r() * 6),
    jaw: 17 + Math.floor(r() * 8),
    marks: of(wardrobe.marks ?? ['', 'stern', 'stern scar', 'old', 'smile', 'shining', 'grim stern']),
    parts: parts.filter(Boolean).join(' '),
  };
}
