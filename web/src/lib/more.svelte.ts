import { getContext, setContext } from 'svelte';

/** Whether the face of a thing says less than its card: the thing tells it in words, whatever lies in it finds out. */
export class More {
  is = $state(false);
}

const KEY = Symbol('more');
export const offerMore = (more: More) => setContext(KEY, more);
export const useMore = () => getContext<More | undefined>(KEY);
