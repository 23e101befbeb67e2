/** The address bar as state. Paths: `/`, `/lobby`, `/cards/GAME`, `/replay`, `/t/TABLE#TOKEN`. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener('popstate', () => this.#read());
    window.addEventListener('hashchange', () => this.#read());
  }

  #read() {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash.slice(1);
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(to: string) {
    history.pushState(null, '', to);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history. */
  replace(to: string) {
    history.replaceState(null, '', to);
    this.#read();
  }
}

export const route = new Route();

/** Lets an ordinary link stay inside the page. */
export function inside(event: MouseEvent) {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
