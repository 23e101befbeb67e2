// Numbers that change and what changes them: bolts, lunges, shaking, what is lost. By transform and opacity only.
import { blowOf, hurts, type Kind, type Shift, shownAs, TIMES } from './kinds';

export const EASE = {
  fly: 'cubic-bezier(.16,1,.3,1)',
  pop: 'cubic-bezier(.34,1.56,.64,1)',
  in: 'cubic-bezier(.45,0,.8,.6)',
  hit: 'cubic-bezier(.7,0,.84,0)',
};

/** What a strike needs of the stage. */
export interface Hands {
  animate: (node: Element, steps: Keyframe[], options: KeyframeAnimationOptions) => Animation;
  /** Something that is on the table for the length of one motion. */
  guest: (node: HTMLElement) => void;
}

export type Counted = Map<HTMLElement, number>;

/** The numbers on the table now. */
export function count(root: ParentNode): Counted {
  const nodes = [...root.querySelectorAll<HTMLElement>('[data-figure]')];
  return new Map(nodes.map((node) => [node, Number(node.dataset.figure)]));
}

export interface Shifted extends Shift {
  node: HTMLElement;
}

/** Those of them that have changed. */
export function shifted(before: Counted): Shifted[] {
  return [...before].flatMap(([node, from]) => {
    const to = Number(node.dataset.figure);
    return node.isConnected && to !== from ? [{ node, from, to, life: node.dataset.life !== undefined }] : [];
  });
}

const middle = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The thing whose number it is. */
const bodyOf = (node: HTMLElement) => node.closest<HTMLElement>('[data-body], .spot, [data-zone]') ?? node;

/** Shows what a beat did to the numbers; `actor` is what did it. Says as what it is seen. */
export function strike(all: Shifted[], actor: HTMLElement | undefined, factor: number, hands: Hands): Kind[] {
  const harmed = all.filter(hurts);
  const zones = actor?.closest<HTMLElement>('[data-zone]')?.dataset.zone?.split(' ');
  const [first] = harmed;
  const blow = first && actor && !actor.contains(first.node) ? blowOf(zones) : undefined;
  if (blow === 'lunge' && actor && first) lunge(actor, first.node, factor, hands);
  if (blow === 'bolt' && actor) for (const { node } of harmed) bolt(actor, node, factor, hands);
  const hit = blow ? TIMES.bolt * factor : 0;
  for (const shift of all) feel(shift, hit, factor, hands);
  return [...new Set([...(blow ? [blow] : []), ...all.flatMap(shownAs)])];
}

/** Whoever hits goes a part of the way and comes back. */
function lunge(actor: HTMLElement, target: HTMLElement, factor: number, { animate }: Hands) {
  const [[x, y], [tx, ty]] = [middle(actor), middle(target)];
  const far = Math.hypot(tx - x, ty - y) || 1;
  const part = Math.min(0.3, 90 / far);
  const there = `translate(${(tx - x) * part}px, ${(ty - y) * part}px) scale(1.06)`;
  animate(actor, [{ transform: 'none', easing: EASE.hit }, { transform: there, offset: 0.36, easing: EASE.fly }, { transform: 'none' }], {
    duration: TIMES.lunge * factor,
  });
}

/** A bolt grows from whoever sends it to what it hits, and fades. */
function bolt(actor: HTMLElement, target: HTMLElement, factor: number, { animate, guest }: Hands) {
  const [[x, y], [tx, ty]] = [middle(actor), middle(target)];
  const node = document.createElement('div');
  node.className = 'bolt';
  node.setAttribute('aria-hidden', 'true');
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${Math.hypot(tx - x, ty - y)}px` });
  guest(node);
  const turn = `rotate(${Math.atan2(ty - y, tx - x)}rad)`;
  const all = TIMES.bolt + TIMES.fade;
  animate(
    node,
    [
      { transform: `${turn} scaleX(0)`, opacity: 1, easing: EASE.hit },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: TIMES.bolt / all },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    { duration: all * factor, fill: 'forwards' },
  );
}

/** A number pops when it is hit; what lost life shakes, the harder the more it lost. */
function feel(shift: Shifted, hit: number, factor: number, hands: Hands) {
  const { node, from, to } = shift;
  const harm = hurts(shift);
  const grown = shift.life ? 1.45 : 1.2;
  const pop: Keyframe[] = [{ transform: 'none', easing: EASE.pop }, { transform: `scale(${grown})`, offset: 0.4 }, { transform: 'none' }];
  hands.animate(node, pop, { duration: TIMES.number * factor, delay: hit });
  if (!harm) return;
  const time = Math.min(TIMES.heavy, TIMES.shake + 40 * (from - to - 1)) * factor;
  const steps = [0, -5, 5, -4, 3, -2, 0].map((x) => ({ transform: x ? `translateX(${x}px)` : 'none' }));
  hands.animate(bodyOf(node), steps, { duration: time, delay: hit });
  // A number with a sign of its own tells by how much it fell; for the others it rises from them.
  if (!node.classList.contains('flash')) lose(node, from - to, hit, factor, hands);
}

function lose(target: HTMLElement, by: number, hit: number, factor: number, { animate, guest }: Hands) {
  const [x, y] = middle(target);
  const node = document.createElement('b');
  node.className = 'loss';
  node.textContent = `−${by}`;
  node.setAttribute('aria-hidden', 'true');
  Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
  guest(node);
  animate(
    node,
    [
      { transform: 'translate(-50%, -50%) scale(.6)', opacity: 0, easing: EASE.pop },
      { transform: 'translate(-50%, -110%) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -240%)', opacity: 0 },
    ],
    { duration: TIMES.loss * factor, delay: hit, fill: 'both' },
  );
}

/** With reduced motion what changed fades in where it stands. */
export function soften(nodes: Iterable<Element>, factor: number, { animate }: Hands) {
  for (const node of nodes) animate(node, [{ opacity: 0.35 }, { opacity: 1 }], { duration: Math.min(TIMES.calm, TIMES.calm * factor) });
}
