import { shard } from '../cuts';
import { n1, ngon, oval, polar, whole } from '../path';
import type { Things } from './thing';

export const factions = {
  homodeus: [
    42,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#ffcf5a', 0.5);
      pen.lit(ngon(70, 48, 6, 34), 'gold', { rim: 1.8 });
      pen.flat(ngon(70, 48, 6, 24), '#1a1006');
      pen.eye(ngon(70, 48, 6, 11), '#ffcf5a', 70, 48, 26);
      for (let i = 0; i < 6; i++) {
        const a = i * 1.0472;
        pen.line(`M${polar(70, 48, a, 34)}L${polar(70, 48, a, 46)}L${polar(70, 48, a + 0.25, 54)}`, '#ffcf5a', 2.2);
        pen.flat(oval(n1(70 + Math.cos(a + 0.25) * 55), n1(48 + Math.sin(a + 0.25) * 55), 2.6), '#fff3c8');
      }
    },
  ],
  order: [
    208,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#5ab0ff', 0.5);
      for (const t of [0, 60, 120])
        pen.add(`<ellipse cx="70" cy="48" rx="46" ry="16" fill="none" stroke="#8fd0ff" stroke-width="2" transform="rotate(${t} 70 48)"/>`);
      pen.lit('M70 24L90 58L50 58Z', ['#ffffff', '#5ab0ff', '#123a7a'], { rim: 1.4 });
      pen.line('M70 24L74 50L90 58M74 50L50 58', '#fff', 1, 0.8);
    },
  ],
  undergrowth: [
    112,
    50,
    (pen) => {
      pen.glow(70, 48, 56, '#8ae05a', 0.4);
      pen.lit('M66 96C66 70 62 60 66 40L74 40C78 60 74 70 76 96Z', 'bark');
      for (const [x, y, t, s] of [
        [70, 42, 0, 1.2],
        [66, 50, -58, 1],
        [74, 50, 58, 1],
        [66, 66, -84, 0.8],
        [76, 66, 84, 0.8],
      ] as const)
        pen.lit('M0 0C-14 -12 -12 -30 0 -44C12 -30 14 -12 0 0Z', 'moss', {
          rim: 1.4,
          transform: `translate(${x} ${y}) rotate(${t}) scale(${s})`,
        });
      pen.eye(oval(70, 28, 3), '#f0ffb0', 70, 28, 10);
    },
  ],
  wraethe: [
    284,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#b05aff', 0.5);
      pen.flat('M78 4C112 14 122 62 88 90C132 82 138 14 78 4Z', '#e0b0ff');
      pen.lit('M52 8C30 30 26 66 40 92L56 80L62 94L74 82L84 94C74 72 92 40 78 20C70 10 60 8 52 8Z', ['#5a3a8a', '#2a1648', '#0a0418'], {
        rim: 1.8,
      });
      pen.eye('M48 40L60 45L52 49Z', '#e0b0ff', 54, 44, 11);
      pen.eye('M76 38L66 45L74 48Z', '#e0b0ff', 71, 43, 11);
    },
  ],
  shard: [
    188,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#5af0f0', 0.6);
      pen.line('M70 48C56 20 20 20 20 48C20 76 56 76 70 48C84 20 120 20 120 48C120 76 84 76 70 48Z', '#9affff', 2.4, 0.8);
      shard(
        pen,
        [
          [70, 4],
          [90, 40],
          [80, 92],
          [62, 92],
          [50, 40],
        ],
        ['#ffffff', '#4ac8d8', '#0a3a4a'],
      );
    },
  ],
  nemesis: [
    356,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#ff3a4a', 0.6);
      pen.lit(whole('M70 10C46 12 34 32 38 54C44 60 46 66 48 78L58 90L70 92', 70), ['#5a2a36', '#26101a', '#0a0408'], { rim: 1.8 });
      pen.eye('M44 46L64 54L52 60Z', '#ff5a5a', 54, 53, 14);
      pen.eye('M96 46L76 54L88 60Z', '#ff5a5a', 86, 53, 14);
      pen.line('M56 76L84 76M62 72L62 84M70 72L70 86M78 72L78 84', '#ff5a5a', 1.6, 0.8);
    },
  ],
} satisfies Things;
