// Engines of a far future, and the Nemesis that guards them.
import { mirrored, ngon, oval, whole } from '../path';
import type { Things } from './thing';

export const engines = {
  blaster: [
    20,
    50,
    (pen) => {
      pen.glow(118, 36, 34, '#ff6a3a', 0.9).lit('M14 30L96 26L104 32L104 44L60 48L54 60L48 90L26 90L34 52L14 46Z', 'iron', { rim: 2.2 });
      pen
        .lit('M40 22L86 20L88 28L40 30Z', 'dkgold')
        .lit('M100 30L118 32L118 42L100 44Z', 'steel')
        .eye(oval(72, 38, 5), '#ff8a4a', 72, 38, 14);
      pen.flat('M118 34L146 30L146 44L118 40Z', '#ffcf8a').flat('M118 36L146 35L146 39L118 38Z', '#fff');
    },
  ],
  reactor: [
    190,
    44,
    (pen) => {
      pen.glow(70, 48, 60, '#4af0ff', 0.7).lit('M40 6L100 6L106 20L34 20Z', 'iron', { rim: 2 }).lit('M34 78L106 78L100 94L40 94Z', 'iron');
      pen
        .flat('M46 20L94 20L94 78L46 78Z', '#06202a')
        .lit('M70 22L82 38L80 64L70 76L60 64L58 38Z', ['#ffffff', '#4ad8e8', '#0a3a4a'], { rim: 1.8 });
      for (const y of [30, 48, 66]) pen.line(oval(70, y, 32, 7), '#c8ffff', 1.8, 0.9);
      pen.line('M46 20L46 78M94 20L94 78', '#aab6c2', 3);
    },
  ],
  nemesisMask: [
    352,
    60,
    (pen) => {
      pen.glow(70, 48, 66, '#ff2a3a', 0.7);
      for (let i = 0; i < 14; i++)
        pen.lit('M-5 0L0 -34L5 0Z', ['#7a3a46', '#30101a', '#0c0206'], {
          transform: `translate(70 52) rotate(${(i - 6.5) * 17}) translate(0 -26)`,
          rim: 1,
        });
      const face = whole('M70 8C46 10 36 28 38 50L44 66L50 84L62 94L70 96', 70);
      pen.lit(face, ['#6a3a44', '#2a1018', '#0a0206'], { rim: 2.4 }).flat('M70 8L78 50L72 96L110 96L110 8Z', '#000', 0.35);
      const eye = 'M42 42L66 52L60 60L46 54Z';
      pen
        .eye(eye, '#ff4a4a', 55, 51, 18)
        .eye(mirrored(eye, 70), '#ff4a4a', 85, 51, 18)
        .eye(ngon(70, 28, 4, 7), '#ff4a4a', 70, 28, 16);
      pen
        .flat('M52 70L88 70L82 84L58 84Z', '#0a0204')
        .line('M58 70L58 84M64 70L64 86M70 70L70 88M76 70L76 86M82 70L82 84', '#ff5a5a', 1.6, 0.9);
    },
  ],
} satisfies Things;
