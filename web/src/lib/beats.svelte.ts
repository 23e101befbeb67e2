import { frames, type Frame } from './changes';
import type { Line, StateMessage, View } from './protocol';
import { settings, still } from './settings.svelte';

/** Shows one step on the table: draws it by calling `draw`, and is done when it has been seen. */
export interface Stage {
  play: (frame: Frame, draw: () => void, pace: Pace) => Promise<void>;
  /** Ends whatever moves at once. */
  cut: () => void;
}

export interface Pace {
  /** Factor of every time. */
  factor: number;
  /** With reduced motion nothing travels. */
  calm: boolean;
  /** Somebody's turn begins. */
  turn: boolean;
}

/** What "again" repeats is bounded. */
const MOST = 240;
/** Factors of time. */
const SPEED = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 } as const;

interface Shown {
  view: View;
  /** The event that is shown; none before the first. */
  event: number | null;
  acting: string[];
  /** The log is shown up to here. */
  upto: number;
  left: number;
}

/** What happens is shown one event after the other, at the speed that was chosen; the truth is never more than a click away. */
export class Beats {
  /** The step on the table; nothing while the present is shown. */
  shown = $state.raw<Shown | null>(null);
  /** Whether there is something to be shown again. */
  again = $state(false);
  stage: Stage | null = null;
  #queue: { frame: Frame; upto: number; turn: boolean }[] = [];
  #past: { frame: Frame; turn: boolean }[] = [];
  /** Each run has a number; one that was skipped ends by itself. */
  #run = 0;

  get playing(): boolean {
    return this.shown !== null;
  }

  /** A new state: its way is shown, or it stands there at once. */
  receive(message: StateMessage, before: StateMessage | null) {
    const fresh = frames(message);
    if (!fresh.length) {
      if (message.seq !== before?.seq || message.viewer !== before.viewer) this.#forget();
      return;
    }
    const lines = new Map(message.lines.map((line) => [line.event, line]));
    const steps = fresh.map((frame) => {
      const line = lines.get(frame.event);
      return { frame: { ...frame, acting: [...frame.acting, ...named(line)] }, turn: line?.turn ?? false };
    });
    this.#past = [...(message.done?.length ? [] : this.#past), ...steps].slice(-MOST);
    this.again = true;
    if (settings.speed !== 'instant') this.#show(steps.map((step) => ({ ...step, upto: step.frame.event })));
  }

  /** Shows once more what was shown last; also for those who otherwise want no waiting. */
  repeat() {
    this.skip();
    this.#show(this.#past.map((step) => ({ ...step, upto: Infinity })));
  }

  /** Goes to the present; false if it is shown already. */
  skip(): boolean {
    const playing = this.playing;
    this.#run += 1;
    this.#queue = [];
    this.shown = null;
    this.stage?.cut();
    return playing;
  }

  #forget() {
    this.skip();
    this.#past = [];
    this.again = false;
  }

  #show(steps: { frame: Frame; upto: number; turn: boolean }[]) {
    const [first] = steps;
    if (!first || !this.stage || document.hidden) return;
    this.#queue.push(...steps);
    if (this.playing) return;
    this.shown = { view: first.frame.before, event: null, acting: [], upto: first.upto - 1, left: this.#queue.length };
    void this.#play(++this.#run);
  }

  async #play(run: number) {
    for (let step = this.#queue.shift(); step && run === this.#run; step = this.#queue.shift()) {
      const { frame, upto, turn } = step;
      const left = this.#queue.length;
      const draw = () => {
        this.shown = { view: frame.after, event: frame.event, acting: frame.acting, upto, left };
      };
      await this.stage?.play(frame, draw, pace(turn));
      if (run !== this.#run) return;
    }
    this.shown = null;
  }
}

/** The cards that a line names, where it tells of something that acts; who acts is named before what they act with. */
function named(line: Line | undefined): string[] {
  return line?.cause ? line.text.flatMap((span) => (typeof span === 'object' && 'card' in span ? [span.card] : [])).reverse() : [];
}

const pace = (turn: boolean): Pace => ({ factor: SPEED[settings.speed] || SPEED.normal, calm: still.matches, turn });

/** The lines of the log that belong to what is shown. */
export const upTo = (lines: Line[], event: number | undefined): Line[] =>
  event === undefined || event === Infinity ? lines : lines.filter((line) => line.event <= event);
