import { settings } from './settings.svelte';
import { sound } from './sounds';

/** Says that it is somebody's turn, in the ways that were allowed. */
export function announce(text: string) {
  sound('call');
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification('Koloda', { body: text });
}
