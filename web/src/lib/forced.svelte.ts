import type { Line } from './protocol';
import { settings } from './settings.svelte';
import { plain } from './spans';

interface Step {
  text: string;
  /** The event after its last line. */
  end: number;
}

/** With full control: what resolved itself since the last look, one step after the other, before anything is picked. */
export class Forced {
  /** Events before this one were seen. */
  #seen = $state(0);
  readonly #steps = $derived.by(() => (settings.full ? steps(this.lines().filter((line) => line.event >= this.#seen)) : []));

  constructor(readonly lines: () => Line[]) {
    this.#seen = this.#end;
    // Without full control everything counts as seen; what was taken back may come again.
    $effect(() => {
      if (!settings.full || this.#end < this.#seen) this.#seen = this.#end;
    });
  }

  get #end(): number {
    return (this.lines().at(-1)?.event ?? -1) + 1;
  }

  get step(): Step | undefined {
    return this.#steps[0];
  }

  /** Goes on to the next step; false if none waits. */
  onward(): boolean {
    const step = this.step;
    if (step) this.#seen = step.end;
    return step !== undefined;
  }
}

/** Forced lines, each cause with its consequences. */
function steps(lines: Line[]): Step[] {
  const found: Step[] = [];
  for (const { forced, cause, event, text: spans } of lines) {
    const text = plain(spans);
    const last = found.at(-1);
    if (!forced) continue;
    if (last && !cause && last.end === event) found.splice(-1, 1, { text: `${last.text} → ${text}`, end: event + 1 });
    else found.push({ text, end: event + 1 });
  }
  return found;
}
