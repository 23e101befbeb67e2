import type { Choice } from './choice.svelte';
import type { OptionView } from './protocol';

interface Looked {
  card?: string | null | undefined;
  options: OptionView[];
  /** Whether the whole card may show beside it under the mouse. */
  peek: boolean;
}

const HOVER = 300;
const LONG_PRESS = 480;

/**
 * How a thing is looked at before it is pressed: the mouse that rests on it, or the focus of the keys, shows its card and what is sure to happen,
 * a long press, the other mouse button and the key I open the card.
 */
export class Looking {
  /** Whether the last press was a finger's or a pen's. */
  touch = false;
  #swallow = false;
  #held: ReturnType<typeof setTimeout> | undefined;
  #hover: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly choice: Choice,
    readonly at: () => Looked,
  ) {}

  /** A long press opened the card: the click that follows is no pick. */
  get swallowed(): boolean {
    return this.#swallow;
  }

  down = (event: PointerEvent) => {
    const { card } = this.at();
    this.touch = event.pointerType !== 'mouse';
    this.#swallow = false;
    clearTimeout(this.#held);
    // What is pressed is no longer looked at: its card would lie over what the press offers.
    clearTimeout(this.#hover);
    this.choice.peeked = null;
    if (this.touch && card) this.#held = setTimeout(() => ((this.#swallow = true), this.choice.zoom(card)), LONG_PRESS);
  };

  up = () => clearTimeout(this.#held);

  move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && Math.abs(event.movementX) + Math.abs(event.movementY) > 6) this.up();
  };

  enter = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.pointerType !== 'mouse') return;
    this.#wait(event.currentTarget);
  };

  /** Whoever walks by keys looks at what is in focus. */
  focus = (event: FocusEvent & { currentTarget: HTMLElement }) => {
    if (event.currentTarget.matches(':focus-visible')) this.#wait(event.currentTarget);
  };

  #wait(node: HTMLElement) {
    clearTimeout(this.#hover);
    this.#hover = setTimeout(() => {
      const { card, options, peek } = this.at();
      const [only] = options;
      if (only && options.length === 1) this.choice.link?.askPreview(only.option);
      if (peek) this.choice.peek(card, node);
    }, HOVER);
  }

  leave = () => {
    clearTimeout(this.#hover);
    clearTimeout(this.#held);
    this.choice.peeked = null;
    if (this.choice.link) this.choice.link.preview = null;
  };

  menu = (event: MouseEvent) => {
    const { card } = this.at();
    if (!card) return;
    event.preventDefault();
    this.choice.zoom(card);
  };

  key = (event: KeyboardEvent) => {
    if (event.code === 'KeyI') this.choice.zoom(this.at().card);
  };

  /** Everything a button needs to be looked at, to be spread over it. */
  readonly handlers = {
    onpointerdown: this.down,
    onpointerup: this.up,
    onpointercancel: this.up,
    onpointermove: this.move,
    onpointerenter: this.enter,
    onpointerleave: this.leave,
    onfocus: this.focus,
    onblur: this.leave,
    oncontextmenu: this.menu,
    onkeydown: this.key,
  };
}
