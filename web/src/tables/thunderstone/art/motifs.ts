// Which emblem a card has, and in which colour: by its own id, else by its family or class.
import type { Sheet } from '$lib/protocol';
import { chance } from '$lib/sigil';
import type { Motif } from './draw';

const own: Record<string, Motif> = {
  militia: { emblem: 'militia', hue: 190 },
  torch: { emblem: 'torch', hue: 34 },
  'iron-rations': { emblem: 'bread', hue: 44 },
  dagger: { emblem: 'dagger', hue: 18 },
  disease: { emblem: 'skull', hue: 76 },
  'stone-of-mystery': { emblem: 'stone', hue: 205 },
  'arcane-energies': { emblem: 'bolt', hue: 250 },
  banish: { emblem: 'banish', hue: 290 },
  barkeep: { emblem: 'mug', hue: 110 },
  'battle-fury': { emblem: 'fury', hue: 280 },
  feast: { emblem: 'feast', hue: 30 },
  fireball: { emblem: 'fireball', hue: 268 },
  'flaming-sword': { emblem: 'fsword', hue: 8 },
  goodberries: { emblem: 'berries', hue: 330 },
  hatchet: { emblem: 'axe', hue: 18 },
  lantern: { emblem: 'lantern', hue: 44 },
  'lightstone-gem': { emblem: 'gem', hue: 52 },
  'magical-aura': { emblem: 'aura', hue: 236 },
  pawnbroker: { emblem: 'pawn', hue: 92 },
  polearm: { emblem: 'halberd', hue: 22 },
  'short-sword': { emblem: 'sword', hue: 14 },
  spear: { emblem: 'spear', hue: 26 },
  'town-guard': { emblem: 'guard', hue: 150 },
  trainer: { emblem: 'target', hue: 128 },
  warhammer: { emblem: 'hammer', hue: 12 },
  succubus: { emblem: 'succubus', hue: 332 },
  'ebon-fume': { emblem: 'dragon', hue: 265, vivid: 0.3 },
  mythlurian: { emblem: 'dragon', hue: 130 },
  skaladak: { emblem: 'dragon', hue: 205, vivid: 0.35 },
  'tyxr-the-old': { emblem: 'dragon', hue: 4 },
  'uyril-unending': { emblem: 'dragon', hue: 222 },
  'blink-dog': { emblem: 'wolf', hue: 262 },
  griffon: { emblem: 'griffon', hue: 38 },
  nixie: { emblem: 'nixie', hue: 190 },
  pegasus: { emblem: 'horse', hue: 210, vivid: 0.6 },
  sphinx: { emblem: 'sphinx', hue: 46 },
  'firebrand-cyclops': { emblem: 'cyclops', hue: 20 },
  'grayskin-lizard': { emblem: 'dragon', hue: 160, vivid: 0.25 },
  'black-slime': { emblem: 'slime', hue: 255, vivid: 0.35 },
  'gray-ooze': { emblem: 'ooze', hue: 96, vivid: 0.42 },
  'green-blob': { emblem: 'slime', hue: 120 },
  'noxious-slag': { emblem: 'ooze', hue: 72 },
  'red-jelly': { emblem: 'slime', hue: 354 },
  reference: { emblem: 'scroll', hue: 40 },
};

const families: Record<string, Motif> = {
  amazon: { emblem: 'amazon', hue: 158 },
  chalice: { emblem: 'chalice', hue: 50 },
  dwarf: { emblem: 'dwarf', hue: 200 },
  elf: { emblem: 'elf', hue: 140 },
  feayn: { emblem: 'feayn', hue: 88 },
  lorigg: { emblem: 'lorigg', hue: 266 },
  outlands: { emblem: 'outlands', hue: 24 },
  redblade: { emblem: 'redblade', hue: 356 },
  regian: { emblem: 'regian', hue: 48 },
  selurin: { emblem: 'selurin', hue: 286 },
  thyrian: { emblem: 'thyrian', hue: 212 },
  abyssal: { emblem: 'imp', hue: 354 },
  'doomknight-humanoid': { emblem: 'knightmare', hue: 14 },
  dragon: { emblem: 'dragon', hue: 4 },
  enchanted: { emblem: 'griffon', hue: 38 },
  humanoid: { emblem: 'orc', hue: 82 },
  ooze: { emblem: 'ooze', hue: 96 },
  'undead-doom': { emblem: 'reaper', hue: 176 },
  'undead-spirit': { emblem: 'ghost', hue: 196 },
};

const unknown: Motif = { emblem: 'stone', hue: 205 };

/** Cards of one family differ a little in colour. */
function shaded(motif: Motif, id: string): Motif {
  return { ...motif, hue: motif.hue + Math.round(chance(id)() * 36 - 18) };
}

export function motifOf(sheet: Sheet): Motif {
  const named = own[sheet.id] ?? own[sheet.id.replace(/^randomizer-/, '')] ?? families[sheet.id];
  if (named) return named;
  const family = sheet.groups.map((group) => families[group]).find((motif) => motif);
  if (!family) return unknown;
  return sheet.kind === 'monster' ? shaded(family, sheet.id) : family;
}
