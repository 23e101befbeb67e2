/** Tells whether a thing has more to show below its lower edge, now and whenever that changes. */
export function overflow(told: (more: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const look = () => told(node.scrollHeight - node.scrollTop > node.clientHeight + 2);
    const watch = new ResizeObserver(look);
    watch.observe(node);
    node.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
}
