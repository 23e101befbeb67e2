import { flame, ngon, oval } from '../path';
import type { Parts } from './person';

export const held = {
  dagger: (pen) =>
    pen.lit('M0 -60L7 -10L0 -4L-7 -10ZM-16 -4L16 -4L16 1L-16 1ZM-3 1L3 1L3 22L-3 22Z', 'iron', {
      rim: 1.6,
      transform: 'translate(162 176) rotate(24)',
    }),
  hammer: (pen) => {
    pen.lit('M-4 -20L4 -20L4 60L-4 60Z', 'leather', { rim: 1.2, transform: 'translate(36 172) rotate(-18)' });
    pen.lit('M-24 -44L24 -44L28 -34L24 -18L-24 -18L-28 -34Z', 'iron', { rim: 1.8, transform: 'translate(36 172) rotate(-18)' });
  },
  torch: (pen) => {
    pen.lit('M-4 0L4 0L3 70L-3 70Z', 'bark', { rim: 1.2, transform: 'translate(26 162) rotate(8)' });
    pen.glow(28, 148, 44, '#ff9a3a', 0.9);
    pen
      .flat(flame(27, 166, 24, 52, 4), '#ff7a1e')
      .flat(flame(27, 166, 15, 36, 3), '#ffc04a')
      .flat(flame(27, 165, 7, 20, 2), '#fff3c0');
  },
  gem: (pen, who) => {
    pen.glow(100, 186, 26, who.glow, 0.9);
    pen.lit(ngon(100, 186, 6, 11), ['#fff', who.glow, '#14101c'], { rim: 1.4 });
    pen.line('M100 175L100 197M90.500 180.500L109.500 191.500M109.500 180.500L90.500 191.500', '#fff', 0.8, 0.5);
  },
  orbs: (pen, who) => {
    for (const [x, y, q] of [
      [28, 150, 9],
      [172, 140, 11],
      [160, 176, 7],
      [44, 186, 7],
    ] as const) {
      pen.glow(x, y, q * 2.4, who.glow, 0.8);
      pen.lit(oval(x, y, q), ['#fff', who.glow, '#12081c'], { rim: 1 });
    }
  },
  trophies: (pen) => {
    for (const [x, y] of [
      [72, 196],
      [100, 204],
      [128, 196],
    ] as const) {
      pen.lit(`M${x - 8} ${y - 8}C${x - 8} ${y - 18} ${x + 8} ${y - 18} ${x + 8} ${y - 8}L${x + 5} ${y + 4}L${x - 5} ${y + 4}Z`, 'bone', {
        rim: 1,
      });
      pen.flat(oval(x - 3, y - 7, 2), '#1a0f10').flat(oval(x + 3, y - 7, 2), '#1a0f10');
    }
  },
} satisfies Parts;
