// Prices, tasks and effects in the words of the card files, told as rows of signs. Nothing is counted here.
import type { Json } from '$lib/protocol';
import { w } from './words';

export type Ingredient = 'Blood' | 'Crystal' | 'Jewel' | 'Fruit' | 'Trinket' | 'Arcana';
export type Colour = 'Red' | 'Orange' | 'Yellow' | 'Green' | 'Blue' | 'Violet' | 'Bone' | 'Spark' | 'Any' | 'Own' | 'Class';
export type Task =
  | { Pay: [Ingredient, number][] }
  | { Sum: [Colour[], number] }
  | { Exact: [Colour[], number[]] }
  | { Roll: [Colour, number, number] }
  | { Threat: number }
  | { Have: [string, number] };
export type Property = 'Trap' | { Rift: number } | { Vigilance: number } | { Shield: Task } | { Suppress: string };
export type Effect = Json;

export type Bit =
  | { is: 'ingredient'; of: string; n: number }
  | { is: 'die'; hue: string; text: string }
  | { is: 'sign'; name: string; text: string; label: string }
  | { is: 'text'; text: string };

const low = (word: string) => word.toLowerCase();
/** `OtherSection` as messages name it: `other-section`. */
const kebab = (word: string) => word.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const text = (words: string): Bit => ({ is: 'text', text: words });
const ingredient = (of: string, n: number): Bit => ({ is: 'ingredient', of: low(of), n });
const die = (colour: string, shown: number | string = ''): Bit => ({ is: 'die', hue: low(colour), text: String(shown) });

export function taskBits(task: Task): Bit[] {
  if ('Pay' in task) return task.Pay.map(([of, n]) => ingredient(of, n));
  if ('Sum' in task) return [...task.Sum[0].map((colour) => die(colour)), text(`${task.Sum[1]}+`)];
  if ('Exact' in task) {
    const [colours, values] = task.Exact;
    const [only] = colours;
    if (only && colours.length === 1) return values.map((value) => die(only, value));
    return colours.length === values.length && colours.length < 3
      ? [...colours.map((colour) => die(colour)), text(values.join(' '))]
      : [...colours.map((colour) => die(colour)), text(values.join(' '))];
  }
  if ('Roll' in task) return [text(`${task.Roll[1]}×`), die(task.Roll[0]), text(`${task.Roll[2]}+`)];
  if ('Threat' in task) return [die('threat', task.Threat)];
  return [{ is: 'sign', name: low(task.Have[0]), text: `${task.Have[1]}×`, label: w.maybe(`symbol-${low(task.Have[0])}`) ?? '' }];
}

/** An effect is a word, or a word with what it is about. */
function word(effect: Effect): [string, Json] | undefined {
  if (typeof effect === 'string') return [effect, null];
  if (effect && typeof effect === 'object' && !Array.isArray(effect)) return Object.entries(effect)[0] as [string, Json] | undefined;
  return undefined;
}

/** What cards are gained from, and what other words are drawn as. */
const SIGN_OF: Record<string, string> = {
  SetDie: 'set',
  ColorBone: 'paint',
  Launch: 'launch',
  Ready: 'ready',
  Brew: 'brew',
  Exchange: 'swap',
  Buy: 'buy',
  GainCard: 'card',
  Heal: 'fruit',
  Resources: 'resource',
};

const parts = (json: Json): Json[] => (Array.isArray(json) ? json : [json]);

/** A number as the card files write it, if it is a plain one. */
function plainNumber(json: Json | undefined): number | undefined {
  if (typeof json === 'number') return json;
  return json && typeof json === 'object' && !Array.isArray(json) ? plainNumber(json.Fixed) : undefined;
}

export function effectBits(effect: Effect): Bit[] {
  const found = word(effect);
  if (!found) return [];
  const [name, about] = found;
  const [first, second] = parts(about);
  const number = plainNumber(second) ?? 1;
  if (name === 'Seq' || name === 'May') return parts(about).flatMap(effectBits);
  if (name === 'Gain') return [ingredient(String(first), number)];
  if (name === 'Die') return Array.from({ length: number }, () => die(String(first)));
  if (name === 'Pay') return [...parts(about).flatMap(tokenBits), text('→')];
  if (name === 'Threat') return [die('threat', plainNumber(first) ?? '')];
  const label = w.maybe(`deed-${kebab(name)}`) ?? kebab(name);
  return [{ is: 'sign', name: SIGN_OF[name] ?? 'card', text: '', label }];
}

const SOURCES: Record<string, string> = { Artifact: 'wand', Potion: 'brew', Discipline: 'book', Class: 'book' };

/** A reward: what cards are gained from is told, too. */
export function rewardBits(effects: Effect[]): Bit[] {
  return effects.flatMap((effect) => {
    const found = word(effect);
    if (found?.[0] !== 'GainCard') return effectBits(effect);
    const [from, n] = parts(found[1]);
    const source = String(from);
    return [
      {
        is: 'sign',
        name: SOURCES[source] ?? 'card',
        text: String(plainNumber(n) ?? 1),
        label: w.maybe(`gain-${low(source)}`) ?? '',
      },
    ];
  });
}

function tokenBits(token: Json): Bit[] {
  const found = word(token);
  if (!found) return [];
  const [name, about] = found;
  const [first, second] = parts(about);
  if (name === 'Die') return [die(String(first))];
  if (name === 'Six') return [die(String(first), 6)];
  if (name === 'Pays') return [ingredient(String(first), Number(second))];
  if (name === 'After') return [{ is: 'sign', name: 'launch', text: '', label: w('price-after') }];
  if (name === 'Placements') return [{ is: 'sign', name: 'place', text: String(first), label: w('price-placements') }];
  return [{ is: 'sign', name: 'arcana', text: '', label: w('price-next-cell') }];
}

/** The prices of a card, any one of which will do, with a stroke between. */
export function priceBits(cost: Json | undefined): Bit[] {
  if (!Array.isArray(cost)) return [];
  return cost.flatMap((price, i) => [...(i ? [text('/')] : []), ...parts(price).flatMap(tokenBits)]);
}

export interface Named {
  key: string;
  label: string;
}

/** A property as it is named on a trial. */
export function propertyName(property: Property): Named {
  if (property === 'Trap') return { key: 'trap', label: w('property-trap') };
  if ('Rift' in property) return { key: 'rift', label: w('property-rift', { n: property.Rift }) };
  if ('Vigilance' in property) return { key: 'vigilance', label: w('property-vigilance', { n: property.Vigilance }) };
  if ('Shield' in property) return { key: 'shield', label: w('property-shield') };
  return { key: `suppress-${low(property.Suppress)}`, label: w.maybe(`property-no-${low(property.Suppress)}`) ?? '' };
}
