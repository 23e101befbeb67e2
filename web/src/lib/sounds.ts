// Short sounds of what happens, made here when they are wanted: no file is fetched, and nothing is heard until it is switched on.
import type { Kind } from './kinds';
import { settings } from './settings.svelte';

interface Tone {
  shape: OscillatorType;
  /** Where the pitch begins and ends. */
  from: number;
  to: number;
  /** Seconds. */
  time: number;
  loud: number;
  /** Seconds until it begins. */
  after?: number;
}

const TONES: Partial<Record<Kind | 'call', Tone[]>> = {
  turn: [{ shape: 'sine', from: 196, to: 220, time: 0.5, loud: 0.08 }],
  draw: [
    { shape: 'triangle', from: 900, to: 500, time: 0.07, loud: 0.03 },
    { shape: 'triangle', from: 620, to: 880, time: 0.09, loud: 0.04, after: 0.46 },
  ],
  fly: [{ shape: 'triangle', from: 760, to: 420, time: 0.09, loud: 0.03 }],
  enter: [{ shape: 'triangle', from: 330, to: 520, time: 0.16, loud: 0.04 }],
  leave: [{ shape: 'triangle', from: 420, to: 210, time: 0.16, loud: 0.04 }],
  bolt: [{ shape: 'sawtooth', from: 1400, to: 180, time: 0.2, loud: 0.04 }],
  lunge: [{ shape: 'square', from: 150, to: 60, time: 0.2, loud: 0.05 }],
  shake: [{ shape: 'square', from: 110, to: 45, time: 0.18, loud: 0.07, after: 0.16 }],
  number: [{ shape: 'sine', from: 520, to: 660, time: 0.1, loud: 0.03, after: 0.19 }],
  tick: [{ shape: 'sine', from: 980, to: 980, time: 0.035, loud: 0.03 }],
  // Two soft notes.
  call: [
    { shape: 'sine', from: 523.25, to: 523.25, time: 0.6, loud: 0.12 },
    { shape: 'sine', from: 783.99, to: 783.99, time: 0.6, loud: 0.12, after: 0.12 },
  ],
};

let audio: AudioContext | undefined;

function play(context: AudioContext, { shape, from, to, time, loud, after = 0 }: Tone) {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + time);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, time / 3));
  gain.gain.exponentialRampToValueAtTime(0.001, start + time);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + time + 0.05);
}

/** What is heard of these; of several that come at once each kind is heard once. */
export function sound(...kinds: (Kind | 'call')[]) {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  for (const kind of new Set(kinds)) for (const tone of TONES[kind] ?? []) play(audio, tone);
}
