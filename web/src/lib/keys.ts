import type { Choice } from './choice.svelte';

interface Acts {
  help: () => void;
  log: () => void;
  undo: () => void;
  all: () => void;
  /** Goes on with what resolved itself; false if nothing waits. */
  onward: () => boolean;
  /** Shows a seat's side of the table. */
  look: (seat: number) => void;
}

const typing = (target: EventTarget | null) => target instanceof HTMLElement && (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable);
const pressable = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('button, a') !== null;

/** Moves the focus to the nearest offered thing in the direction of the arrow. */
function walk(key: string) {
  const spots = [...document.querySelectorAll<HTMLElement>('.spot.can, .spot.target, .spot.sel')].filter((spot) => spot.offsetParent !== null);
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !active.classList.contains('spot')) {
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

/** What keys do at a table. Letters are read by their place too, so that a Russian layout works. */
export function keyboard(choice: Choice, acts: Acts): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (digit) {
      // Digits stand beside listed options; without a list they switch seats.
      const listed = [...document.querySelectorAll<HTMLElement>('[data-option]')];
      if (listed.length) listed[Number(digit) - 1]?.click();
      else acts.look(Number(digit));
      return event.preventDefault();
    }
    if (event.key === '?') return acts.help();
    switch (event.code) {
      case 'Space':
        if (pressable(event.target)) return;
        event.preventDefault();
        return acts.onward() ? undefined : choice.usual();
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
      case 'Escape':
        choice.selected = null;
        choice.warned = false;
        return;
    }
  };
}
