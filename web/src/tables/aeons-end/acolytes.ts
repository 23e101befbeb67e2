// The acolytes of the Hollow Crown: all in its red, each with a face or a mask of its own.
import type { Person } from '$lib/faces/people';

const sworn = { hue: 352, glow: '#ff7a6a', hair: 'darkhair', cloth: 'robe', cloth2: 'blood', metal: 'dkgold' } as const;

export const acolytes = {
  bezu: { ...sworn, skin: 'skinD', width: 33, jaw: 26, marks: 'shining stern', parts: 'banners plates brute demonHorns' },
  'edryss-tragg': {
    ...sworn,
    hue: 20,
    glow: '#ffb06a',
    skin: 'skinE',
    width: 28,
    jaw: 17,
    marks: 'shining grim',
    parts: 'fire robe human hairLong bangs circlet',
  },
  holadran: { ...sworn, hue: 330, glow: '#ff8ad0', skin: 'ash', marks: 'blind mute', parts: 'moon robe human blindfold hood orbs' },
  kurgax: { ...sworn, hue: 6, skin: ['#5a4046', '#241418', '#080405'], parts: 'moon fur facet demonHorns axe' },
  lurzan: {
    ...sworn,
    hue: 40,
    glow: '#ffd06a',
    skin: 'skinC',
    hair: 'greyhair',
    marks: 'old',
    brow: '#d8d4d0',
    parts: 'halo robe human beard turban book',
  },
  mord: { ...sworn, hue: 0, skin: 'bone', marks: 'blind mute', parts: 'shreds human skullMask hood torch' },
  nhavkalas: { ...sworn, hue: 312, glow: '#ff7af0', skin: 'void', marks: 'shining mute', parts: 'links shreds wraith gem' },
  'ren-goda': {
    ...sworn,
    hue: 18,
    glow: '#ff9a5a',
    skin: 'skinA',
    width: 31,
    jaw: 23,
    marks: 'stern scar',
    parts: 'swords plates human visor plume',
  },
  solara: {
    ...sworn,
    hue: 48,
    glow: '#ffe07a',
    skin: 'skinB',
    hair: 'fairhair',
    width: 28,
    jaw: 17,
    marks: 'shining',
    parts: 'sunDisc robe human float halfMask',
  },
} satisfies Record<string, Person>;
