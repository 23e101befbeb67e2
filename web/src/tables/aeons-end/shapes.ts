// Counters drawn as what they are, in a square of 20.
import type { Tokens } from './view';

export const shapes = {
  flame: 'M10 1C11 5 16 7 16 13A6 6 0 0 1 4 13C4 10 6 9 6.5 6C8 7 8.5 8.5 8.5 10C10 8 11 5 10 1Z',
  husk: 'M10 2C15 2 17.5 6 17.5 10.5S14.5 18 10 18 2.5 15 2.5 10.5 5 2 10 2ZM10 2V18M3.5 8H16.5M3.5 13H16.5',
  hourglass: 'M4.5 1.5H15.5V4C15.5 7 12 8.5 12 10S15.5 13 15.5 16V18.5H4.5V16C4.5 13 8 11.5 8 10S4.5 7 4.5 4Z',
  shield: 'M10 1.5L17 4V9.5C17 14 14 17 10 18.7C6 17 3 14 3 9.5V4Z',
  gate: 'M3 18.5V9A7 7 0 0 1 17 9V18.5H13V10A3 3 0 0 0 7 10V18.5Z',
  trophy: 'M10 1.5L12.5 7L18.5 7.7L14 11.7L15.3 17.7L10 14.7L4.7 17.7L6 11.7L1.5 7.7L7.5 7Z',
} as const;

export type Shape = keyof typeof shapes;

const byRole: Partial<Record<Tokens['role'], Shape>> = { shield: 'shield', minion: 'husk', countdown: 'hourglass' };

/** The shape of a nemesis' tokens follows from what they do. */
export function shapeOf(tokens: Tokens): Shape {
  return byRole[tokens.role] ?? (tokens.id === 'fury' ? 'flame' : 'gate');
}
