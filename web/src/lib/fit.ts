/** No text on a card is set smaller than this. */
const FLOOR = 11;

/** A text in its box. */
interface Fitting {
  node: HTMLElement;
  told: (more: boolean) => void;
  size: number;
  /** Box, lines and words as they were when it last fitted; nothing is done while they are the same. */
  known: string;
}

/** Texts to be looked at in the next frame, all together: reading and writing by turns would lay the page out anew for every card. */
const waiting = new Set<Fitting>();
let frame = 0;

// By fractions of a pixel: whole ones are rounded by where the page is scrolled to.
function measure({ node }: Fitting) {
  const box = node.getBoundingClientRect();
  const needed = (node.lastElementChild?.getBoundingClientRect().bottom ?? box.top) - box.top;
  return { box, needed, share: needed > box.height + 0.5 ? box.height / needed : 1 };
}

function key(fitting: Fitting): string {
  const { box, needed } = measure(fitting);
  return `${box.width} ${box.height} ${needed} ${fitting.node.textContent}`;
}

function fitAll() {
  frame = 0;
  const changed = [...waiting].filter((fitting) => key(fitting) !== fitting.known);
  waiting.clear();
  for (const { node } of changed) node.style.fontSize = '';
  for (const fitting of changed) fitting.size = Number.parseFloat(getComputedStyle(fitting.node).fontSize);
  let large = changed;
  while (large.length) {
    const measured = large.map((fitting) => ({ fitting, share: measure(fitting).share }));
    const smaller = measured.filter(({ fitting, share }) => share < 1 && fitting.size > FLOOR);
    for (const { fitting, share } of smaller) {
      fitting.size = Math.max(FLOOR, Math.min(fitting.size - 0.25, fitting.size * share ** 0.6));
      fitting.node.style.fontSize = `${fitting.size}px`;
    }
    large = smaller.map(({ fitting }) => fitting);
  }
  const results = changed.map((fitting) => {
    fitting.known = key(fitting);
    const { node } = fitting;
    return { fitting, more: measure(fitting).share < 1 || (node.clientHeight === 0 && node.textContent !== '') };
  });
  results.forEach(({ fitting, more }) => fitting.told(more));
}

function look(fitting: Fitting) {
  waiting.add(fitting);
  frame ||= requestAnimationFrame(fitAll);
}

/** Sets a text smaller, down to the floor, until it fits its box; tells whether there is more than the box shows. */
export function fit(told: (more: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const fitting: Fitting = { node, told, size: 0, known: '' };
    // The lines are watched too: they may change where the box does not.
    const sized = new ResizeObserver(() => look(fitting));
    const watch = () => [node, ...node.children].forEach((part) => sized.observe(part));
    watch();
    const worded = new MutationObserver(() => {
      watch();
      look(fitting);
    });
    worded.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      waiting.delete(fitting);
      sized.disconnect();
      worded.disconnect();
    };
  };
}
