// The faces and things of Thunderstone: eleven groups of heroes whose gear grows with their level, monsters by class and title.
import { faceBook } from '$lib/faces/book';
import type { Person } from '$lib/faces/people';

/** A group of heroes, and what its second and third level put on. */
interface Group extends Person {
  second: string;
  third: string;
}

const heroes: Record<string, Group> = {
  amazon: {
    hue: 158,
    glow: '#8af0c0',
    skin: 'skinC',
    hair: 'darkhair',
    cloth: 'leather',
    cloth2: 'red',
    metal: 'brass',
    width: 28,
    jaw: 18,
    marks: 'stern',
    paint: '#e8604f',
    parts: 'quiver fur human hairLong bangs bow',
    second: 'crest',
    third: 'laurel goldCrown',
  },
  chalice: {
    hue: 50,
    glow: '#ffe9a0',
    skin: 'skinE',
    hair: 'fairhair',
    cloth: 'white',
    cloth2: 'gold',
    metal: 'steel',
    width: 30,
    jaw: 21,
    marks: '',
    iris: '#4a8ac0',
    parts: 'plates human shortHair chaliceHeld',
    second: 'pauldrons helm',
    third: 'sunDiscBack pauldrons helm plume',
  },
  dwarf: {
    hue: 200,
    glow: '#9ad8ff',
    skin: 'skinB',
    hair: 'redhair',
    cloth: 'leather',
    cloth2: 'blue',
    metal: 'iron',
    width: 34,
    jaw: 28,
    marks: 'stern',
    parts: 'plates human braids hornHelm axe',
    second: 'tower',
    third: 'axes hugePlates tower',
  },
  elf: {
    hue: 140,
    glow: '#8affb0',
    skin: 'skinE',
    hair: 'fairhair',
    cloth: 'green',
    cloth2: 'moss',
    width: 27,
    jaw: 16,
    chin: 144,
    marks: 'long-ears',
    iris: '#3aa86a',
    parts: 'robe human hairLong bangs staff',
    second: 'circlet orbs',
    third: 'leafwings sunburst goldCrown',
  },
  feayn: {
    hue: 88,
    glow: '#d0ff8a',
    skin: ['#c8d8a0', '#7a8a5c', '#242c18'],
    hair: 'brownhair',
    cloth: 'moss',
    cloth2: 'green',
    width: 27,
    jaw: 17,
    marks: 'long-ears shining',
    parts: 'leaves human spikes leafCrown bow',
    second: 'hood quiver',
    third: 'leafwings hood antlers',
  },
  lorigg: {
    hue: 266,
    glow: '#c8a8ff',
    skin: 'skinA',
    hair: 'brownhair',
    cloth: 'ink',
    cloth2: 'violet',
    width: 29,
    jaw: 19,
    marks: 'smile scar',
    parts: 'smoke coat human swept bandana knives',
    second: 'halfMask',
    third: 'hood halfMask trophies',
  },
  outlands: {
    hue: 24,
    glow: '#ffb06a',
    skin: 'skinD',
    hair: 'darkhair',
    cloth: 'bark',
    metal: 'bone',
    cloth2: 'orange',
    width: 33,
    jaw: 26,
    marks: 'stern',
    paint: '#fff3dc',
    parts: 'fur human mohawk beard axe',
    second: 'demonHorns',
    third: 'swordsBack skullMask demonHorns',
  },
  redblade: {
    hue: 356,
    glow: '#ff8a8a',
    skin: 'skinA',
    hair: 'darkhair',
    cloth: ['#7a2430', '#3c0e18', '#120406'],
    cloth2: 'blood',
    width: 28,
    jaw: 18,
    marks: 'stern mute',
    parts: 'swords robe human shortHair veilMask',
    second: 'flasks hood',
    third: 'moonBack hood trophies',
  },
  regian: {
    hue: 46,
    glow: '#ffdf7a',
    skin: 'skinC',
    hair: 'greyhair',
    cloth: ['#f0e2c0', '#a8906a', '#453624'],
    cloth2: 'gold',
    width: 30,
    jaw: 21,
    marks: 'smile',
    parts: 'sunDisc robe human beard bookHeld',
    second: 'turban',
    third: 'halo turban goldCrown',
  },
  selurin: {
    hue: 290,
    glow: '#f09aff',
    skin: 'ash',
    hair: 'greyhair',
    cloth: 'violet',
    cloth2: 'night2',
    width: 29,
    jaw: 18,
    marks: 'shining old',
    chin: 146,
    parts: 'stars robe human goatee wizardHat orbs',
    second: 'staff',
    third: 'links flasks crystal',
  },
  thyrian: {
    hue: 216,
    glow: '#a8d0ff',
    skin: 'skinB',
    hair: 'fairhair',
    cloth: 'blue',
    cloth2: 'red',
    metal: 'steel',
    width: 30,
    jaw: 22,
    marks: 'stern',
    parts: 'plates human shortHair sword',
    second: 'visor',
    third: 'cape visor plume shield',
  },
};
const BEHIND = ['quiver', 'leafwings', 'halo', 'links', 'axes', 'sunDisc', 'cape', 'swords', 'moon', 'smoke', 'stars'];

/** A hero of a level: what it puts on lies behind or before what it has. */
function ofLevel({ second, third, ...who }: Group, level: number): Person {
  const more = level === 3 ? third : level === 2 ? second : '';
  const worn = more
    .split(' ')
    .map((part) => ({ sunDiscBack: 'sunDisc', sunburst: 'halo', swordsBack: 'swords', moonBack: 'moon' })[part] ?? part);
  const behind = worn.filter((part) => BEHIND.includes(part));
  const before = worn.filter((part) => part && !BEHIND.includes(part));
  const own = who.parts.split(' ');
  const lower = own.map((part) => ({ chaliceHeld: 'orbs', bookHeld: 'book' })[part] ?? part);
  // The mark of rank belongs to the face.
  return { ...who, focus: [36, 42, 128], parts: [...behind, ...lower, ...before, ...(level > 1 ? [`rank${level}`] : [])].join(' ') };
}

const LEVELS: Record<string, readonly [string, string, string]> = {
  amazon: ['archer', 'huntress', 'queen'],
  chalice: ['quester', 'defender', 'paladin'],
  dwarf: ['guardian', 'janissary', 'sentinel'],
  elf: ['wizard', 'sorcerer', 'archmage'],
  feayn: ['archer', 'marksman', 'sniper'],
  lorigg: ['thief', 'rogue', 'outlaw'],
  outlands: ['warrior', 'slayer', 'khan'],
  redblade: ['killer', 'poisoner', 'assassin'],
  regian: ['cleric', 'priest', 'bishop'],
  selurin: ['magician', 'warlock', 'theurge'],
  thyrian: ['squire', 'knight', 'lord'],
};

const persons: Record<string, Person> = {
  militia: {
    hue: 190,
    glow: '#b8d8e0',
    skin: 'skinA',
    hair: 'brownhair',
    cloth: 'leather',
    metal: 'iron',
    width: 30,
    jaw: 21,
    parts: 'apron human helm spear',
  },
};
for (const [group, levels] of Object.entries(LEVELS)) {
  const base = heroes[group];
  if (base) levels.forEach((title, i) => (persons[`${group}-${title}`] = ofLevel(base, i + 1)));
}

const village = {
  torch: '34 rays:34 torch:30',
  'iron-rations': '40 bread:36',
  dagger: '210 dagger',
  disease: '76 swarm:80 skull:80',
  'stone-of-mystery': '205 rays:205 stone:205',
  reference: 'parchment',
  'arcane-energies': '250 bolts:250 spark:250,.6',
  banish: '290 portal:290 hand:290,.7',
  barkeep: '110 mug:40',
  'battle-fury': '0 aureole:0 fist:14,.8',
  feast: '30 feast:20',
  fireball: '16 meteor:14',
  'flaming-sword': '12 aureole fsword:30',
  goodberries: '330 berries:340',
  hatchet: '18 axe:210',
  lantern: '44 rays:44 lantern:40',
  'lightstone-gem': '52 rays:52 gem:52',
  'magical-aura': '236 aura:236 spark:230,.4',
  pawnbroker: '92 coins pawn:92,.7,0,-8',
  polearm: '22 banner:22 halberd:210',
  'short-sword': '14 sword:210',
  spear: '26 spear:200',
  'town-guard': '150 tower:150 guard:150,.7,0,8',
  trainer: '128 target:0',
  warhammer: '12 broken hammer:210,.9',
};

const monsters = {
  'archduke-of-pain': '350 thorns:350 demon:350 crownTop:44,.8,0,-8',
  grudgebeast: '10 aureole:10 bear:0',
  succubus: '332 wings:332 succubus:332,.8',
  tormentor: '0 chain demon:20,.9',
  'the-unchained': '16 flames:16 imp:350 chain:,.7,0,26',
  darkness: '260 smoke:260 knightmare:250',
  judgement: '44 balance:44 knightmare:40,.6,0,10',
  knightmare: '14 flames:14 knightmare:14,.8',
  'lord-mortis': '110 throne:110 knightmare:110,.7',
  'the-prince': '300 banner:300 knightmare:300,.8 crownTop:44,.7,0,-4',
  'ebon-fume': '270 smoke:270 wings:270 wyrm:270,.8',
  mythlurian: '130 forest:130 wyrm:100,.8,0,8',
  skaladak: '204 frost:204 wyrm:204,.8',
  'tyxr-the-old': '4 aureole:10 wyrm:4 crownTop:44,.6,0,-8',
  'uyril-unending': '226 bolts:226 dragon:226',
  'blink-dog': '262 portal:262 wolf:262,.8',
  griffon: '38 mountain:38 griffon:38',
  nixie: '190 swell:190 nixie:180,.8',
  pegasus: '210 plumes horse:210,.8',
  sphinx: '46 rays:46 sphinx:46',
  'bloodskull-orc': '0 drops orc:90',
  'deadbone-troll': '60 skull:50,.8,0,-10 golem:100,.9,0,10',
  'firebrand-cyclops': '16 flames:16 cyclopse',
  'grayskin-lizard': '160 swamp:160 snake:160',
  'griknack-goblin': '82 mist:82 goblin',
  'black-slime': '262 drops:262 jelly:262,.8,0,8',
  'gray-ooze': '200 mist:200 ooze:200',
  'green-blob': '120 swamp:120 jelly:120,.8,0,8',
  'noxious-slag': '72 flames:72 ooze:72',
  'red-jelly': '354 jelly:354 eyeball:354,.3,0,-26',
  famine: '90 tree:60 reaper:90,.8',
  harbinger: '30 sun:30,.8 bell:30,.5,0,30 reaperHood:30,.8',
  kingdom: '180 castle:180 reaper:180,.7,0,10',
  'lord-of-death': '176 throne:176 reaperHood:170,.8 crownTop:44,.6,0,-10',
  suffering: '340 thorns:340 reaper:340,.9',
  ghost: 'phantom:196',
  haunt: '280 manor:280 phantom:190,.7',
  revenant: '120 tomb:120 hooded:120,.8',
  spectre: '190 echo:186',
  wraith: '230 smoke:230 reaperHood:230,.9',
};

/** The class of monsters on its randomizer. */
const classes = {
  abyssal: '354 flames:354 imp:354',
  'doomknight-humanoid': 'knightmare:14',
  dragon: '10 cave:10 wyrm:10,.7,0,8',
  enchanted: '40 stars griffon:40,.8',
  humanoid: '82 forest:82 orc:82,.8',
  ooze: '96 ooze:96',
  'undead-doom': '176 moon:176 reaper:176,.8',
  'undead-spirit': '196 tomb phantom:196,.7',
};

export const faces = faceBook({
  persons,
  things: { ...village, ...monsters, ...classes },
  // A randomizer shows what it stands for: a card of the village, or a group of heroes by its greatest.
  like: ({ id }) => {
    const last = LEVELS[id]?.[2];
    return last ? `${id}-${last}` : id.replace(/^randomizer-/, '');
  },
  families: {
    weapon: ['sword', 'axe', 'hammer', 'spear', 'halberd'],
    spell: ['aura', 'fireball', 'bolts', 'banish'],
    villager: ['guard', 'mug', 'target'],
    item: ['lantern', 'berries', 'bread'],
    dragon: ['wyrm', 'dragon'],
    ooze: ['ooze', 'jelly'],
    monster: ['orc', 'demon', 'reaper', 'wolf'],
    hero: ['guard'],
    village: ['bag'],
  },
});
