/** No text on a card is set smaller than this. */
const FLOOR = 11;

/** Sets a text smaller, down to the floor, until it fits its box; tells whether there is more than the box shows. */
export function fit(told: (more: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const over = () => node.scrollHeight > node.clientHeight + 1;
    const look = () => {
      node.style.fontSize = '';
      let size = Number.parseFloat(getComputedStyle(node).fontSize);
      while (size > FLOOR && over()) {
        size = Math.max(FLOOR, Math.min(size - 0.25, size * (node.clientHeight / node.scrollHeight) ** 0.6));
        node.style.fontSize = `${size}px`;
      }
      told(over() || (node.clientHeight === 0 && node.textContent !== ''));
    };
    const sized = new ResizeObserver(look);
    sized.observe(node);
    const worded = new MutationObserver(look);
    worded.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      sized.disconnect();
      worded.disconnect();
    };
  };
}
