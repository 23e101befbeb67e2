import type { Choice } from './choice.svelte';

interface Acts {
  help: () => void;
  log: () => void;
  undo: () => void;
  all: () => void;
  /** Comes back from a past moment; false if the present is shown. */
  now: () => boolean;
  /** Goes to the present if what happened is still being shown; false if it is not. */
  skip: () => boolean;
  /** Shows once more what happened last. */
  again: () => void;
  /** Goes on with what resolved itself; false if nothing waits. */
  onward: () => boolean;
  /** Shows a seat's side of the table. */
  look: (seat: number) => void;
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.closest('input, textarea, select') !== null || target.isContentEditable);
const inDialog = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('dialog') !== null;
const pressable = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('button, a, [role="button"]') !== null;
const OFFERED = '.spot.can, .spot.target, .spot.sel, .step button:not(:disabled)';

/** Moves the focus to the nearest offered thing in the direction of the arrow. */
function walk(key: string) {
  const spots = [...document.querySelectorAll<HTMLElement>(OFFERED)].filter((spot) => spot.offsetParent !== null);
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !active.matches('.spot, .step button')) {
    (spots.find((spot) => spot.dataset.place?.startsWith('hand')) ?? spots[0])?.focus();
    return;
  }
  const centre = (node: Element) => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = centre(active);
  const side = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: { spot: HTMLElement; far: number } | undefined;
  for (const spot of spots) {
    if (spot === active) continue;
    const there = centre(spot);
    const along = sign * (side ? there.x - here.x : there.y - here.y);
    const across = Math.abs(side ? there.y - here.y : there.x - here.x);
    if (along <= 4) continue;
    const far = along + across * 2.5;
    if (!best || far < best.far) best = { spot, far };
  }
  best?.spot.focus();
  best?.spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A number that is being set is what Space takes. */
function usual(choice: Choice) {
  const set = choice.selected ? null : document.querySelector<HTMLElement>('.step [data-option]');
  if (set) set.click();
  else choice.usual();
}

/** After a pick the thing in focus may be gone: whoever plays by keys goes on beside it. */
export function keepFocus(place: string) {
  if (document.activeElement !== document.body) return;
  const kin = place.slice(0, place.lastIndexOf(':') + 1);
  const there =
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ??
    (kin ? document.querySelector<HTMLElement>(`[data-place^="${CSS.escape(kin)}"]`) : null);
  there?.focus({ preventScroll: true });
}

interface Keyboard {
  keydown: (event: KeyboardEvent) => void;
  keyup: (event: KeyboardEvent) => void;
  pointerdown: () => void;
}

/** What keys do at a table. Letters are read by their place too, so that a Russian layout works. */
export function keyboard(choice: Choice, acts: Acts): Keyboard {
  // What was clicked keeps the focus, but Space is not meant for it: only for what was reached by keys.
  let pointed = false;
  const free = (target: EventTarget | null) => !typing(target) && !inDialog(target) && (pointed || !pressable(target));
  const keydown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) pointed = false;
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === '?') return acts.help();
    if (inDialog(event.target)) return;
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (digit) {
      // Digits stand beside listed options; without a list they switch seats.
      const listed = [...document.querySelectorAll<HTMLElement>('.options [data-option]')];
      if (listed.length) listed[Number(digit) - 1]?.click();
      else acts.look(Number(digit));
      return event.preventDefault();
    }
    switch (event.code) {
      case 'Space':
        if (!free(event.target)) return;
        event.preventDefault();
        return acts.now() || acts.skip() || acts.onward() ? undefined : usual(choice);
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        event.preventDefault();
        return walk(event.code);
      case 'KeyZ':
        return acts.undo();
      case 'KeyE':
        return choice.finish();
      case 'KeyA':
        return acts.all();
      case 'KeyL':
        return acts.log();
      case 'KeyR':
        return acts.again();
      case 'Escape':
        if (acts.skip()) return;
        acts.now();
        choice.selected = null;
        choice.gathered.clear();
        choice.warned = false;
        choice.listed = false;
        return;
    }
  };
  // Some browsers press the button when the key goes up.
  const keyup = (event: KeyboardEvent) => void (event.code === 'Space' && free(event.target) && event.preventDefault());
  return { keydown, keyup, pointerdown: () => void (pointed = true) };
}
