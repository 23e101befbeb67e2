// The pictures of one game: by a card's id, else by the words of its id, else by its family. Nobody stays without one.
import { chance } from '$lib/sigil';
import type { Nemesis, State } from './nemeses/nemesis';
import { FACE, type Person, drawPerson } from './people';
import { type Wardrobe, composed } from './people/compose';
import { PERSON, Pen } from './pen';
import type { Source } from './picture';
import { motifs } from './things';
import { drawThing } from './things/thing';
import { byWord } from './words';

/** What a picture depends on. */
export interface Titled {
  id: string;
  kind: string;
  groups: readonly string[];
}

export interface Shelf<Title extends Titled = Titled> {
  nemeses?: Record<string, Nemesis>;
  persons?: Record<string, Person>;
  /** Motifs from back to front, by id. */
  things?: Record<string, string>;
  /** How a family dresses: those of it who are not described are put together. */
  wardrobe?: (title: Title) => Wardrobe | undefined;
  /** Motifs of a kind or group: one is chosen by the id, in a hue of its own. */
  families: Record<string, readonly string[]>;
  /** Another id whose picture it has. */
  like?: (title: Title) => string;
}

export interface FaceBook<Title extends Titled = Titled> {
  source(title: Title, state?: State): Source;
  /** Where the picture comes from; `words` and `family` are what nobody has described. */
  origin(title: Title): 'nemesis' | 'person' | 'thing' | 'wardrobe' | 'words' | 'family';
}

const THING_FACE = [22, 0, 96] as const;

const nemesis = (id: string, face: Nemesis, state: State): Source => ({
  key: `nemesis ${id} ${state}`,
  tall: true,
  focus: face.focus,
  draw: (seed = id) => {
    const pen = new Pen(seed, PERSON, face.rim, face.glow);
    face.draw(pen, state);
    const shadow = ['', '#14060a', '#2a0208'][state];
    if (shadow) pen.flat('M0 0L200 0L200 220L0 220Z', shadow, state === 2 ? 0.16 : 0.08);
    return pen.drawing();
  },
});

const person = (id: string, who: Person): Source => ({
  key: `person ${id}`,
  tall: true,
  focus: who.focus ?? FACE,
  draw: (seed = id) => drawPerson(who, seed),
});
const thing = (id: string, parts: string): Source => ({
  key: `thing ${id} ${parts}`,
  tall: false,
  focus: THING_FACE,
  draw: (seed = id) => drawThing(parts, seed, motifs),
});

/** A motif of the family in a hue of its own. */
function ofFamily(title: Titled, families: Shelf['families']): string {
  const list = [...title.groups, title.kind].map((name) => families[name]).find((found) => found) ?? ['shard'];
  const r = chance(title.id);
  return `${list[Math.floor(r() * list.length)]}:${Math.floor(r() * 360)}`;
}

export function faceBook<Title extends Titled>(shelf: Shelf<Title>): FaceBook<Title> {
  const { nemeses = {}, persons = {}, things = {}, wardrobe = () => undefined, families, like = ({ id }) => id } = shelf;
  const origin = (title: Title) => {
    const id = like(title);
    if (nemeses[id]) return 'nemesis';
    if (persons[id]) return 'person';
    if (things[id]) return 'thing';
    if (wardrobe(title)) return 'wardrobe';
    return byWord(id) ? 'words' : 'family';
  };
  const source = (title: Title, state: State = 0): Source => {
    const id = like(title);
    const [foe, who, parts, dress] = [nemeses[id], persons[id], things[id], wardrobe(title)];
    if (foe) return nemesis(id, foe, state);
    if (who) return person(id, who);
    if (parts) return thing(id, parts);
    if (dress) return person(id, composed(id, dress));
    return thing(id, byWord(id) ?? ofFamily(title, families));
  };
  return { source, origin };
}
