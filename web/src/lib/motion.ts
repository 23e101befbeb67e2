// How a beat is shown on the table: cards are found by zone and face, numbers by their marks; all of it moves by
// transform and opacity only. Knows no game.
import { tick } from 'svelte';
import type { Pace, Stage } from './beats.svelte';
import type { Frame } from './changes';
import { type Kind, stays, TIMES, wayOf } from './kinds';
import type { CardMove } from './protocol';
import { staged } from './settings.svelte';
import { sound } from './sounds';
import { count, type Counted, EASE, type Hands, shifted, soften, strike } from './strikes';

/** Of many cards that go the same way a few are seen. */
const MOST = 5;
const STAGGER = 60;

/** A card before it flies: where it lies, and what it looks like. */
interface Source {
  move: CardMove;
  box: DOMRect | undefined;
  look: HTMLElement | undefined;
}

/** Where a zone is shown, the smallest place last; `supply.3` may be one of many in `supply`. */
function placesOf(root: ParentNode, zone: string): HTMLElement[] {
  const named = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-zone~="${CSS.escape(name)}"]`)];
  const dot = zone.lastIndexOf('.');
  const found = named(zone);
  return found.length || dot < 0 ? found : named(zone.slice(0, dot));
}

/** Where a card lies: itself if it can be seen, else its pile. The newest of equal ones lies last. */
function cardAt(root: ParentNode, zone: string, card: string | undefined, which: 'first' | 'last'): HTMLElement | undefined {
  const places = placesOf(root, zone);
  const within = (selector: string) => places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)]);
  const faces = card ? within(`[data-face="${CSS.escape(card)}"]`) : [];
  const face = which === 'first' ? faces[0] : faces.at(-1);
  return face ?? within('[data-pile]')[0] ?? places.at(-1);
}

function boxOf(node: Element | undefined): DOMRect | undefined {
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}

export class TableStage implements Stage {
  #running = new Set<Animation>();
  #guests = new Set<Element>();
  /** How often it was cut: a step that was begun before ends. */
  #cuts = 0;
  #wake: () => void = () => undefined;

  /** Things of the table lie in the bar at the top, too. */
  #table: ParentNode;

  constructor(readonly root: HTMLElement) {
    this.#table = root.ownerDocument;
  }

  async play(frame: Frame, draw: () => void, pace: Pace) {
    // What is to change lies on the table first, also after a change of eyes.
    const cuts = this.#cuts;
    await tick();
    if (cuts !== this.#cuts) return;
    const before = this.#look(frame);
    staged.now = true;
    draw();
    await tick();
    staged.now = false;
    if (cuts !== this.#cuts) return;
    const kinds = pace.calm ? this.#calmly(before, pace.factor) : this.#lively(frame, before, pace.factor);
    if (pace.turn) kinds.push('turn');
    this.root.dataset.kinds = (kinds.length ? [...new Set(kinds)] : ['line']).join(' ');
    sound(...kinds);
    await this.#wait(
      stays(
        kinds,
        frame.moves.some(({ to }) => !/^\d+\./.test(to)),
      ) * pace.factor,
    );
    this.#settle();
  }

  /** The table before a beat. */
  #look(frame: Frame): Before {
    return { sources: frame.moves.map((move) => this.#source(move)), lay: this.#boxes(), counted: count(this.#table) };
  }

  #hands: Hands = {
    animate: (node, steps, options) => this.#animate(node, steps, options),
    guest: (node) => {
      document.body.append(node);
      this.#guests.add(node);
    },
  };

  #lively(frame: Frame, { sources, lay, counted }: Before, factor: number): Kind[] {
    for (const [node, box] of lay) this.#slide(node, box, TIMES.fly * factor);
    const ways = sources.map((source) => this.#fly(source, factor));
    const actor = this.#acting(frame);
    const blows = strike(shifted(counted), actor, factor, this.#hands);
    if (actor && !blows.includes('lunge')) this.#lift(actor, TIMES.fly * factor);
    return [...ways.flatMap((way) => way ?? []), ...blows];
  }

  /** With reduced motion what is new or changed fades in where it stands. */
  #calmly({ sources, counted }: Before, factor: number): Kind[] {
    const ends = sources.map((source) => ({ ...source, end: this.#end(source.move) }));
    const changed = shifted(counted);
    soften([...ends.flatMap(({ end }) => end.face ?? []), ...changed.map(({ node }) => node)], factor, this.#hands);
    return [
      ...ends.flatMap(({ move, box, look, end }) => this.#way(move, box, look, end) ?? []),
      ...(changed.length ? ['number' as const] : []),
    ];
  }

  cut() {
    this.#cuts += 1;
    this.#settle();
    this.#wake();
  }

  #wait(time: number) {
    return new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #settle() {
    for (const animation of this.#running) animation.cancel();
    for (const guest of this.#guests) guest.remove();
    for (const node of this.root.querySelectorAll('[data-acting]')) node.removeAttribute('data-acting');
    delete this.root.dataset.kinds;
    this.#running.clear();
    this.#guests.clear();
  }

  #source(move: CardMove): Source {
    const node = cardAt(this.#table, move.from, move.card, 'first');
    const look = node?.matches('[data-face]') && move.card ? (node.cloneNode(true) as HTMLElement) : undefined;
    return { move, box: boxOf(node), look };
  }

  /** Where the cards lie now. */
  #boxes(): Map<HTMLElement, DOMRect> {
    const cards = [...this.#table.querySelectorAll<HTMLElement>('[data-zone] [data-face]')];
    return new Map(cards.map((node) => [node, node.getBoundingClientRect()]));
  }

  #animate(node: Element, steps: Keyframe[], options: KeyframeAnimationOptions) {
    const animation = node.animate(steps, options);
    this.#running.add(animation);
    return animation;
  }

  /** A card that others made room for, or closed up, goes there from where it was. */
  #slide(node: HTMLElement, from: DOMRect, time: number) {
    const to = boxOf(node);
    const [x, y] = to ? [from.left - to.left, from.top - to.top] : [0, 0];
    if (!node.isConnected || Math.abs(x) + Math.abs(y) < 1) return;
    this.#animate(node, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: time, easing: EASE.fly });
  }

  /** The card whose effect runs, if it lies on the table. */
  #acting({ acting }: Frame): HTMLElement | undefined {
    const seen = (id: string) => this.root.querySelector<HTMLElement>(`[data-zone] [data-face="${CSS.escape(id)}"]`) ?? [];
    const [node] = acting.flatMap(seen);
    if (node) node.dataset.acting = '';
    return node;
  }

  /** It is raised while it acts. */
  #lift(node: HTMLElement, time: number) {
    const raised = { transform: 'translateY(-0.35rem) scale(1.05)' };
    this.#animate(node, [{ transform: 'none' }, raised], { duration: time / 2, easing: EASE.pop, fill: 'forwards' });
  }

  #end(move: CardMove): End {
    const node = cardAt(this.#table, move.to, move.card, 'last');
    return { box: boxOf(node), face: node?.matches('[data-face]') ? node : undefined };
  }

  #way(move: CardMove, from: DOMRect | undefined, look: HTMLElement | undefined, { box, face }: End): Kind | undefined {
    if (!from && !box) return undefined;
    // From one pile of a place to another pile of it nothing is seen to go.
    if (!look && !face && from?.left === box?.left && from?.top === box?.top) return 'tick';
    return wayOf(move, { from: from !== undefined, to: box !== undefined, before: look !== undefined, after: face !== undefined });
  }

  /** A card travels over the table, above everything that could hide it; what it becomes waits unseen for it. */
  #fly({ move, box: from, look }: Source, factor: number): Kind | undefined {
    const end = this.#end(move);
    const { box: to, face } = end;
    const way = this.#way(move, from, look, end);
    if (!way) return undefined;
    if (way === 'tick') return way;
    const time = TIMES.fly * factor;
    if (face && way === 'draw') this.#unfold(face, factor);
    else if (face) this.#animate(face, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: time });
    const picture = way === 'draw' ? undefined : (face ?? look);
    const place = (face && to) || (look && from) || small((to ?? from) as DOMRect);
    const count = Math.min(move.count ?? 1, MOST);
    for (let nth = 0; nth < count; nth++)
      this.#travel(picture, place, { from, to }, { duration: time, delay: nth * STAGGER, fill: 'both' }, way === 'draw' ? factor : 0);
    return way;
  }

  /** A card that came face down is turned over where it lies. */
  #unfold(face: HTMLElement, factor: number) {
    const half = TIMES.fly + TIMES.turn / 2;
    const all = half + TIMES.turn / 2 + TIMES.unfold;
    const steps: Keyframe[] = [
      { transform: 'scaleX(0)', opacity: 0 },
      { transform: 'scaleX(0)', opacity: 0, offset: half / all - 0.001 },
      { transform: 'scaleX(0)', opacity: 1, offset: half / all, easing: EASE.pop },
      { transform: 'none', opacity: 1 },
    ];
    this.#animate(face, steps, { duration: all * factor });
  }

  #travel(look: HTMLElement | undefined, place: DOMRect, { from, to }: Way, timing: KeyframeAnimationOptions, turns: number) {
    const node = guest(look, place);
    this.#hands.guest(node);
    const steps: Keyframe[] = [
      { transform: onto(place, from ?? place, from ? 1 : 0.7), opacity: from ? 1 : 0, easing: EASE.in },
      {
        transform: `translateY(-1.6rem) ${onto(place, between(from ?? place, to ?? place), 1.06)}`,
        opacity: 1,
        offset: 0.35,
        easing: EASE.fly,
      },
      { transform: onto(place, to ?? place, to ? 1 : 0.7), opacity: to ? 1 : 0 },
    ];
    const remove = () => node.remove();
    const flight = this.#animate(node, steps, timing);
    const back = node.firstElementChild;
    if (turns && back) {
      const half = { duration: (TIMES.turn / 2) * turns, delay: TIMES.fly * turns, fill: 'forwards' } as const;
      this.#animate(back, [{ transform: 'none' }, { transform: 'scaleX(0)' }], half).finished.then(remove, remove);
    } else flight.finished.then(remove, remove);
  }
}

interface Before {
  sources: Source[];
  lay: Map<HTMLElement, DOMRect>;
  counted: Counted;
}

/** Where a card ends. */
interface End {
  box: DOMRect | undefined;
  face: HTMLElement | undefined;
}

interface Way {
  from: DOMRect | undefined;
  to: DOMRect | undefined;
}

/** What brings something that lies at `place` onto a box, as large as fits there. */
function onto(place: DOMRect, box: DOMRect, grow: number): string {
  const x = box.left + box.width / 2 - place.left - place.width / 2;
  const y = box.top + box.height / 2 - place.top - place.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(box.width / place.width, box.height / place.height, 1.25) * grow})`;
}

/** A third of the way from one box to another. */
function between(from: DOMRect, to: DOMRect): DOMRect {
  const at = (a: number, b: number) => a + (b - a) * 0.35;
  return new DOMRect(at(from.left, to.left), at(from.top, to.top), at(from.width, to.width), at(from.height, to.height));
}

/** A wide place holds a card, it is none. */
function small({ left, top, width, height }: DOMRect): DOMRect {
  const [w, h] = [Math.min(width, 72), Math.min(height, 96)];
  return new DOMRect(left + (width - w) / 2, top + (height - h) / 2, w, h);
}

/** The picture that flies: the card's face, or a back. */
function guest(look: HTMLElement | undefined, { left, top, width, height }: DOMRect): HTMLElement {
  const node = document.createElement('div');
  node.className = 'flight';
  node.setAttribute('aria-hidden', 'true');
  Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const back = document.createElement('div');
  back.className = 'back';
  node.append(look ? look.cloneNode(true) : back);
  return node;
}
