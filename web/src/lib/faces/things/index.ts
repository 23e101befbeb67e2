// All motifs by name.
import { beasts } from './beasts';
import { emblems } from './emblems';
import { engines } from './engines';
import { factions } from './factions';
import { foes } from './foes';
import { gems } from './gems';
import { objects } from './objects';
import { places } from './places';
import { relics } from './relics';
import { signs } from './signs';
import { spells } from './spells';
import { tokens } from './tokens';
import type { Motif, Things } from './thing';

/** Emblems have the colour of steel by nature, so that any hue suits them. */
const steel = 210;
const figures = Object.entries(emblems).map(([name, shapes]): [string, Motif] => [
  name,
  [steel, 46, (pen) => pen.figure(shapes, steel, 54)],
]);

export const motifs: Things = {
  ...Object.fromEntries(figures),
  ...signs,
  ...objects,
  ...places,
  ...beasts,
  ...spells,
  ...relics,
  ...gems,
  ...foes,
  ...factions,
  ...tokens,
  ...engines,
};
