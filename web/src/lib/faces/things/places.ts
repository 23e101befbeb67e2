// Places: what stands on the ground under a sky.
import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Things } from './thing';

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
const lights = (pen: Pen, at: readonly (readonly [number, number])[]) => {
  for (const [x, y] of at) pen.glow(x, y, 10, '#ffb04a', 0.6).flat(box(x - 2.5, y - 4, 5, 8), '#ffcf6a');
};
const hill = (pen: Pen, y: number, colour: string) => pen.flat(`M-4 ${y}C30 ${y - 12} 60 ${y + 6} 144 ${y - 6}L144 100L-4 100Z`, colour);
const fir = (pen: Pen, x: number, y: number, s: number) =>
  pen.lit('M0 -46L16 -18L8 -20L22 6L10 4L26 30L-26 30L-10 4L-22 6L-8 -20L-16 -18Z', 'green', {
    transform: `translate(${x} ${y}) scale(${s})`,
    rim: 1.4,
  });

export const places = {
  castle: [
    270,
    40,
    (pen) => {
      hill(pen, 84, '#0c0a14');
      pen.lit(
        'M22 92L22 44L16 44L16 32L24 32L24 38L30 38L30 32L38 32L38 38L44 38L44 58L54 58L54 22L48 22L70 -4L92 22' +
          'L86 22L86 58L96 58L96 38L102 38L102 32L110 32L110 38L116 38L116 32L124 32L124 44L118 44L118 92Z',
        'slate2',
        {
          rim: 1.8,
        },
      );
      pen.flat('M62 92L62 74C62 62 78 62 78 74L78 92Z', '#0a0706');
      lights(pen, [
        [70, 36],
        [32, 58],
        [108, 58],
      ]);
    },
  ],
  tower: [
    40,
    40,
    (pen) => {
      hill(pen, 86, '#120e0a');
      pen.lit('M54 92L58 34L50 34L50 22L57 22L57 27L65 27L65 22L75 22L75 27L83 27L83 22L90 22L90 34L82 34L86 92Z', 'slate2', { rim: 2 });
      lights(pen, [
        [70, 48],
        [70, 68],
      ]);
    },
  ],
  house: [
    30,
    36,
    (pen) => {
      hill(pen, 84, '#10160c');
      pen
        .lit('M30 90L30 48L110 48L110 90Z', 'bark')
        .lit('M18 52L70 8L122 52L110 52L70 20L30 52Z', 'red', { rim: 2 })
        .flat('M62 90L62 66L78 66L78 90Z', '#1a0f08')
        .lit('M90 26L90 8L100 8L100 36Z', 'slate2');
      lights(pen, [
        [46, 66],
        [94, 66],
      ]);
    },
  ],
  manor: [
    300,
    36,
    (pen) => {
      hill(pen, 88, '#0e0a12');
      pen
        .lit('M16 92L16 44L124 44L124 92Z', 'slate')
        .lit('M10 46L28 22L58 22L70 4L82 22L112 22L130 46Z', ['#6a4a80', '#2e1c40', '#0c0614'], { rim: 2 })
        .flat('M62 92L62 70C62 62 78 62 78 70L78 92Z', '#08040c');
      lights(pen, [
        [30, 62],
        [48, 62],
        [92, 62],
        [110, 62],
        [70, 34],
      ]);
    },
  ],
  hut: [
    80,
    36,
    (pen) => {
      hill(pen, 84, '#141a0c');
      pen
        .lit('M40 90L44 54L96 54L100 90Z', 'bark')
        .lit('M22 60C40 40 56 14 66 0L74 0C86 16 102 40 118 60C90 52 50 52 22 60Z', ['#d8c070', '#7a5c28', '#241806'], { rim: 2 })
        .flat('M62 90L62 68L78 68L78 90Z', '#120a04');
      lights(pen, [[88, 70]]);
    },
  ],
  mill: [
    46,
    40,
    (pen) => {
      hill(pen, 86, '#141a0c');
      pen.lit('M50 92L58 36L82 36L90 92Z', 'paper').lit('M52 40L70 18L88 40Z', 'red');
      for (let i = 0; i < 4; i++)
        pen.lit('M-2 0L-2 -40L10 -40L10 -8L2 -6L2 0Z', 'bark', { transform: `translate(70 36) rotate(${i * 90 + 24})`, rim: 1.2 });
      pen.lit(oval(70, 36, 4), 'iron');
    },
  ],
  mountain: [
    30,
    26,
    (pen) => {
      pen
        .lit('M-6 100L30 44L44 58L76 4L100 46L112 34L148 100Z', 'slate2', { rim: 2 })
        .flat('M76 4L90 30L80 26L74 34L68 24L62 28Z', '#fff', 0.85)
        .flat('M76 4L148 100L90 100L84 50Z', '#000', 0.34);
    },
  ],
  forest: [
    130,
    36,
    (pen) => {
      for (const [x, y, s] of [
        [20, 54, 0.9],
        [46, 46, 1.1],
        [78, 50, 1],
        [110, 46, 1.15],
        [134, 58, 0.8],
      ] as const)
        fir(pen, x, y, s);
      hill(pen, 84, '#08140c');
    },
  ],
  grove: [
    100,
    40,
    (pen) => {
      pen.glow(70, 30, 60, '#e8ffb0', 0.6).lit('M62 96L66 50L52 30L60 30L70 44L82 26L88 30L76 52L80 96Z', 'bark');
      for (const [x, y, s] of [
        [40, 28, 20],
        [70, 14, 22],
        [100, 28, 20],
        [56, 40, 14],
        [88, 42, 14],
      ] as const)
        pen.lit(oval(x, y, s, s * 0.8), 'moss', { rim: 1.6 });
    },
  ],
  swamp: [
    110,
    34,
    (pen) => {
      pen.flat('M-4 64C40 58 100 58 144 64L144 100L-4 100Z', '#10241c');
      for (const [x, y, w] of [
        [30, 74, 20],
        [90, 70, 26],
        [60, 86, 34],
        [120, 88, 16],
      ] as const)
        pen.line(oval(x, y, w, 3), '#9ac8a0', 1, 0.6);
      pen
        .line('M40 78C36 50 46 34 34 10M40 44C50 36 54 28 56 18', '#1a100c', 6)
        .line('M106 82C112 56 100 40 110 16M107 46C96 38 94 30 92 22', '#1a100c', 5)
        .eye(oval(72, 68, 2.4), '#d8ff6a', 72, 68, 9)
        .eye(oval(82, 68, 2.4), '#d8ff6a', 82, 68, 9);
    },
  ],
  cave: [
    20,
    26,
    (pen) => {
      pen
        .lit('M-4 100L-4 30C20 -10 120 -10 144 30L144 100Z', 'slate', { rim: 1.6 })
        .flat('M24 100C18 50 36 22 70 22C104 22 122 50 116 100Z', '#060304');
      for (const x of [40, 54, 68, 84, 98])
        pen.lit(`M${x - 5} ${30 + Math.abs(70 - x) * 0.3}L${x} ${52 + (x % 3) * 6}L${x + 5} ${30 + Math.abs(70 - x) * 0.3}Z`, 'slate2');
      pen
        .eye('M54 66C58 62 64 64 66 70C60 72 56 70 54 66Z', '#ffb04a', 60, 67, 12)
        .eye('M86 66C82 62 76 64 74 70C80 72 84 70 86 66Z', '#ffb04a', 80, 67, 12);
    },
  ],
  cellar: [
    40,
    36,
    (pen) => {
      pen
        .lit('M-4 -4L144 -4L144 100L116 100L116 40C116 4 24 4 24 40L24 100L-4 100Z', 'slate2')
        .flat('M24 100L24 40C24 4 116 4 116 40L116 100Z', '#0c0806');
      for (let i = 0; i < 5; i++) pen.lit(box(34 + i * 4, 92 - i * 10, 72 - i * 8, 10), 'slate', { rim: 1 });
      pen.glow(70, 42, 26, '#ffb04a', 0.8);
    },
  ],
  plain: [
    10,
    40,
    (pen) => {
      pen.glow(70, 50, 60, '#ff5a3a', 0.5).flat('M-4 62L144 56L144 100L-4 100Z', '#1c0c0a');
      for (const x of [14, 34, 58, 84, 106, 126])
        pen.lit(`M${x - 5} 90L${x - 2} ${n1(30 + pen.chance() * 26)}L${x + 5} 90Z`, 'bone', { rim: 1 });
      pen.crack(20, 84, 0.05, 100, 1.8, '#ff6a4a', 1);
    },
  ],
  tree: [
    90,
    34,
    (pen) => {
      pen.lit(
        'M54 98L60 62C40 56 26 40 22 14C34 30 44 36 54 38C50 22 54 8 62 -4C62 14 66 26 72 34' +
          'C76 20 88 10 102 6C92 20 86 32 86 42C96 38 108 30 118 18C114 42 100 58 84 64L90 98Z',
        'bark',
        { rim: 2 },
      );
      pen
        .eye('M58 66L68 70L60 73Z', '#ffd06a', 63, 70, 9)
        .eye('M84 66L74 70L82 73Z', '#ffd06a', 79, 70, 9)
        .flat('M60 82C66 76 78 76 84 82C78 90 66 90 60 82Z', '#0c0603');
    },
  ],
  mushrooms: [
    20,
    40,
    (pen) => {
      for (const [x, y, s] of [
        [42, 70, 0.8],
        [100, 66, 0.9],
        [70, 52, 1.3],
      ] as const)
        pen.group(`translate(${x} ${y}) scale(${s})`, () => {
          pen.lit('M-7 -4L7 -4L9 36L-9 36Z', 'paper').lit('M-32 0C-30 -38 30 -38 32 0C16 6 -16 6 -32 0Z', 'red', { rim: 2 });
          for (const [dx, dy, r] of [
            [-14, -10, 4],
            [4, -20, 5],
            [18, -8, 3.4],
          ] as const)
            pen.flat(oval(dx, dy, r), '#fff3dc');
        });
    },
  ],
  banner: [
    350,
    44,
    (pen) => {
      pen
        .lit(box(34, -2, 6, 100), 'bark')
        .lit('M40 6L122 10C112 24 112 36 122 50L40 54Z', 'red', { rim: 2 })
        .flat(ngon(74, 30, 4, 15), '#ffcf6a')
        .flat(ngon(74, 30, 4, 8), '#6a1420');
    },
  ],
  arch: [
    210,
    30,
    (pen) => {
      const pillar = 'M20 98L22 26L44 26L46 98Z';
      pen
        .glow(70, 60, 50, '#bfe0ff', 0.6)
        .lit(pillar, 'white')
        .lit(mirrored(pillar, 70), 'white')
        .lit('M12 26L16 12L124 12L128 26Z', 'white', { rim: 2 })
        .lit(whole('M70 -6L34 12L70 12', 70), 'white');
    },
  ],
  stones: [
    90,
    26,
    (pen) => {
      hill(pen, 82, '#10160c');
      for (const [x, w, y] of [
        [20, 18, 36],
        [58, 22, 22],
        [102, 18, 34],
      ] as const)
        pen.lit(`M${x} 92L${x + 2} ${y}L${x + w - 3} ${y - 5}L${x + w} 92Z`, 'slate2', { rim: 1.8 });
      pen.lit('M14 38L86 16L88 28L16 48Z', 'slate2');
      for (const x of [29, 69, 111]) pen.line(`M${x} 54L${x + 4} 62L${x - 2} 70`, '#b0ff8a', 1.8);
    },
  ],
} satisfies Things;
