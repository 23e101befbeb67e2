import { settings } from './settings.svelte';

let sound: AudioContext | undefined;

/** Two soft notes, made here: no file is fetched. */
function chime() {
  sound ??= new AudioContext();
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const from = sound.currentTime + i * 0.12;
    const tone = sound.createOscillator();
    const gain = sound.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.12, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, from + 0.6);
    tone.connect(gain).connect(sound.destination);
    tone.start(from);
    tone.stop(from + 0.65);
  }
}

/** Says that it is somebody's turn, in the ways that were allowed. */
export function announce(text: string) {
  if (settings.sounds) chime();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification('Koloda', { body: text });
}
