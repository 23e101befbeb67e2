/** A server that restarts is back within seconds: so long it is asked about once a second, the first time at once. */
const SOON = 60_000;
const SOON_WAIT = 1200;
const LONGEST_WAIT = 30_000;
/** Close codes of a server that goes down for a moment, and of one that has too much to do. */
const RESTART = 1012;
const TRY_LATER = 1013;

/** How long to wait before the next attempt. Half of it is chance, so that a crowd does not come back at once. */
export function waitBefore(attempt: number, gone: number, code: number): number {
  const soon = gone < SOON;
  const bound = soon
    ? attempt === 0 && code !== RESTART
      ? 300
      : SOON_WAIT
    : Math.min(LONGEST_WAIT, SOON_WAIT * 2 ** ((gone - SOON) / SOON));
  const full = code === TRY_LATER ? 2 * bound : bound;
  return full / 2 + (Math.random() * full) / 2;
}

/** How long to wait before a pick that was not kept is sent again: longer each time. */
export function waitForStore(refusals: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** refusals) * (0.5 + Math.random() / 2);
}
