/** No text on a card is set smaller than this. */
const FLOOR = 11;

/** Sets a text smaller, down to the floor, until it fits its box; tells whether there is more than the box shows. */
export function fit(told: (more: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    // By fractions of a pixel: whole ones are rounded by where the page is scrolled to.
    const share = () => {
      const box = node.getBoundingClientRect();
      const needed = (node.lastElementChild?.getBoundingClientRect().bottom ?? box.top) - box.top;
      return needed > box.height + 0.5 ? box.height / needed : 1;
    };
    const look = () => {
      node.style.fontSize = '';
      let size = Number.parseFloat(getComputedStyle(node).fontSize);
      for (let fits = share(); fits < 1 && size > FLOOR; fits = share()) {
        size = Math.max(FLOOR, Math.min(size - 0.25, size * fits ** 0.6));
        node.style.fontSize = `${size}px`;
      }
      told(share() < 1 || (node.clientHeight === 0 && node.textContent !== ''));
    };
    // The lines are watched too: they may change where the box does not.
    // And once more when all has come to rest: hyphens follow the page's language a moment later.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      look();
      clearTimeout(rest);
      rest = setTimeout(look, 200);
    };
    const sized = new ResizeObserver(changed);
    const watch = () => [node, ...node.children].forEach((part) => sized.observe(part));
    watch();
    const worded = new MutationObserver(() => {
      watch();
      changed();
    });
    worded.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(rest);
      sized.disconnect();
      worded.disconnect();
    };
  };
}
