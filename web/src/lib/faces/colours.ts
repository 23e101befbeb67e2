// Materials in three tones (light, middle, dark), and what is done to colours: mixed, shaded, turned round the wheel.
export type Tones = readonly [light: string, middle: string, dark: string];

export const materials = {
  rock: ['#5a3a36', '#33191b', '#12070a'],
  horn: ['#b79b84', '#5c4137', '#1b0f10'],
  bone: ['#fff3dc', '#cdb79a', '#5b4a44'],
  chitin: ['#9a6a2c', '#4a2b18', '#150b0b'],
  flesh: ['#a9b36a', '#5d6a38', '#1c2416'],
  gum: ['#d97a86', '#8b2f47', '#330f20'],
  slate: ['#8a7562', '#493c38', '#15110f'],
  slate2: ['#b59b80', '#5d4c45', '#1d1715'],
  gold: ['#ffe6a0', '#c08a34', '#4b2c12'],
  dkgold: ['#c9a057', '#6d4a22', '#231408'],
  blood: ['#c33a44', '#6d1320', '#1e060c'],
  robe: ['#3f2430', '#22121b', '#0a0508'],
  teal: ['#4aa8a6', '#1b4f5a', '#071a22'],
  pale: ['#eafaf4', '#9fc7c4', '#33565c'],
  ink: ['#2c3040', '#14161f', '#05060a'],
  night: ['#4a4390', '#242058', '#0b0922'],
  night2: ['#6a5cc0', '#322a78', '#0f0c2e'],
  iron: ['#aab6c2', '#56626f', '#171d25'],
  steel: ['#eef4fa', '#94a4b4', '#343f4c'],
  leather: ['#8a6240', '#4a301f', '#170e09'],
  white: ['#ffffff', '#c9cfd8', '#5c6472'],
  black: ['#2a2630', '#121016', '#040306'],
  skinA: ['#f3cfae', '#c98f6c', '#5e3428'],
  skinB: ['#d9a06f', '#99603e', '#3f2018'],
  skinC: ['#a06a48', '#643c2a', '#28140f'],
  skinD: ['#6e4534', '#412419', '#180b08'],
  skinE: ['#f7e3d2', '#d3b09a', '#6b4a48'],
  void: ['#3a2f6b', '#18123a', '#05030f'],
  ash: ['#c9c4cf', '#7f7a8c', '#2b2836'],
  greyhair: ['#f4f1ea', '#b4b0ad', '#56545c'],
  darkhair: ['#4a3f4a', '#1d1820', '#070508'],
  redhair: ['#d9683a', '#7e2a1c', '#280c0c'],
  brownhair: ['#8a5a38', '#472a1c', '#170c0a'],
  fairhair: ['#f2dba0', '#b18a4c', '#4e3520'],
  green: ['#6fae5a', '#2d5f38', '#0b2317'],
  moss: ['#9ac06a', '#4c7a3c', '#142a18'],
  bark: ['#9a7a54', '#523a28', '#1a100c'],
  blue: ['#6aa9e8', '#2a5596', '#0b1a3c'],
  violet: ['#b98af0', '#5c3a9c', '#1b0f3a'],
  red: ['#e8604f', '#8f2430', '#2b0a12'],
  orange: ['#ffb056', '#b4562a', '#3c160e'],
  cyan: ['#8fe8f0', '#2c8296', '#0a2c3a'],
  brass: ['#f0c878', '#9a6a34', '#38200f'],
  paper: ['#fff6dc', '#d8bc88', '#6a4a30'],
} as const satisfies Record<string, Tones>;

export type Material = keyof typeof materials | Tones;

/** What stays what it is in a picture of another hue: gold is gold, wood is wood. */
const own = new Set<Material>([
  'horn',
  'bone',
  'slate',
  'slate2',
  'gold',
  'dkgold',
  'iron',
  'steel',
  'leather',
  'white',
  'black',
  'bark',
  'brass',
  'paper',
] as const);
export const keepsHue = (material: Material): boolean => own.has(material) || (typeof material === 'string' && material.startsWith('skin'));

export const tonesOf = (material: Material): Tones => (typeof material === 'string' ? materials[material] : material);

const channels = (colour: string): [number, number, number] => {
  const long = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1, 7);
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const hex = (parts: number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  return hex(channels(from).map((part, i) => part * (1 - share) + (other[i] ?? 0) * share));
}

/** The middle tone, lighter (above 0) or darker. */
export const tone = ([light, middle, dark]: Tones, lit: number): string =>
  lit > 0 ? mix(middle, light, Math.min(1, lit)) : mix(middle, dark, Math.min(1, -lit));

export function hsl(hue: number, vivid: number, lightness: number): string {
  const [s, l] = [Math.min(100, vivid) / 100, Math.min(100, lightness) / 100];
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([part(0), part(8), part(4)]);
}

/** The colour turned round the wheel by so many degrees; its lightness stays. */
export function turned(colour: string, by: number): string {
  if (!by || !colour.startsWith('#')) return colour;
  const [r, g, b] = channels(colour).map((part) => part / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [wide, l] = [most - least, (most + least) / 2];
  if (!wide) return colour;
  const s = wide / (1 - Math.abs(2 * l - 1));
  const hue = most === r ? ((g - b) / wide) % 6 : most === g ? (b - r) / wide + 2 : (r - g) / wide + 4;
  return hsl(hue * 60 + by, s * 100, l * 100);
}

/** Three tones of one hue. */
export const tonesOfHue = (hue: number, vivid = 50): Tones => [hsl(hue, vivid, 68), hsl(hue, vivid, 36), hsl(hue, vivid, 11)];
