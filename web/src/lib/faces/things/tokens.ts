// Stones and figures that other pictures are put together from.
import { brilliant, shard } from '../cuts';
import { n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Motif, Things } from './thing';

const W = (half: string) => whole(half, 70);

/** A seat at the table: a pawn with as many lights as its number. */
function seat(count: number, hue: number): Motif {
  return [
    hue,
    40,
    (pen: Pen) => {
      pen.lit(W('M70 12C56 12 48 22 48 34C48 42 52 48 58 51C52 66 44 76 38 92L70 92'), ['#e8ecf4', '#7a8698', '#232b38'], { rim: 2.2 });
      for (let i = 0; i < count; i++) {
        const x = 70 + (i - (count - 1) / 2) * 12;
        pen.eye(oval(n1(x), 78, 3.6), '#ffe08a', x, 78, 11);
      }
    },
  ];
}

export const tokens = {
  seat1: seat(1, 44),
  seat2: seat(2, 200),
  seat3: seat(3, 130),
  seat4: seat(4, 280),
  splinter: [
    270,
    40,
    (pen) => {
      pen.glow(70, 50, 58, '#a86aff', 0.6);
      const tones = ['#e0c8ff', '#5a2aa8', '#12042c'] as const;
      shard(
        pen,
        [
          [74, 2],
          [92, 34],
          [86, 70],
          [66, 94],
          [52, 62],
          [56, 26],
        ],
        tones,
      );
      shard(
        pen,
        [
          [34, 40],
          [46, 56],
          [40, 84],
          [24, 66],
        ],
        tones,
      );
      shard(
        pen,
        [
          [108, 30],
          [120, 54],
          [104, 82],
          [98, 52],
        ],
        tones,
      );
    },
  ],
  geode: [
    290,
    30,
    (pen) => {
      pen.lit(ngon(70, 50, 11, 42, 0.2), 'slate2', { rim: 2 }).flat(ngon(70, 50, 9, 29, 0.6), '#1a0828');
      for (let i = 0; i < 16; i++) {
        const turn = i * 22.5;
        pen.lit('M-5 0L0 -17L5 0Z', ['#ffd8ff', '#b04ad8', '#3a0a5a'], {
          transform: `translate(70 50) rotate(${turn}) translate(0 28) rotate(180)`,
          rim: 0.6,
          back: 0,
        });
      }
      pen.glow(70, 50, 22, '#ff9aff', 0.9).crack(32, 30, 0.7, 24, 1.6, '#ff9aff', 0);
    },
  ],
  paragon: [
    276,
    46,
    (pen) => {
      pen.glow(70, 48, 62, '#c86aff', 0.7);
      brilliant(pen, 70, 48, 38, ['#f8e0ff', '#9a3ad8', '#2a0850'], 12, 0.96);
    },
  ],
  coal: [
    20,
    16,
    (pen) => {
      for (const [x, y, s, t] of [
        [46, 66, 24, 0.3],
        [94, 66, 24, 1.1],
        [70, 44, 27, 0.7],
      ] as const)
        pen.lit(ngon(x, y, 7, s, t), ['#5a5a64', '#1c1c22', '#050508'], { rim: 1.8 });
      pen.crack(56, 40, 0.9, 28, 1.6, '#ff6a1e', 1).crack(84, 66, 1.4, 22, 1.4, '#ff6a1e', 0).glow(70, 60, 30, '#ff5a1c', 0.4);
    },
  ],
  apple: [
    330,
    40,
    (pen) => {
      pen
        .glow(70, 54, 54, '#ff5a8a', 0.5)
        .lit(W('M70 30C50 18 30 30 32 54C34 78 54 94 70 90'), ['#ff9a9a', '#c01830', '#3a0212'], { rim: 2.2 });
      pen.lit('M68 32C68 20 72 10 80 6L84 10C76 16 74 24 74 32Z', 'bark').lit('M78 20C90 6 104 8 110 14C100 26 88 28 78 20Z', 'green');
      pen.flat('M42 48C44 38 52 34 60 36C52 42 48 50 48 60Z', '#fff', 0.5);
    },
  ],
  fist: [
    20,
    40,
    (pen) => {
      const skin = ['#e0b090', '#8a5238', '#2a120a'] as const;
      pen.lit('M48 96L46 70C34 62 30 48 34 36L40 20C52 8 96 8 104 22L108 44C110 60 102 70 94 74L94 96Z', skin, { rim: 2.2 });
      for (const x of [42, 58, 74, 90])
        pen.lit(`M${x - 8} 20C${x - 8} 8 ${x + 8} 8 ${x + 8} 20L${x + 7} 44C${x + 5} 50 ${x - 5} 50 ${x - 7} 44Z`, skin, { rim: 1.6 });
      pen.lit('M36 54C50 46 74 48 82 56C86 64 78 70 68 66C56 64 44 66 38 64Z', skin, { rim: 1.6 }).lit('M44 84L98 84L98 98L44 98Z', 'iron');
    },
  ],
  hooded: [
    240,
    34,
    (pen) => {
      pen.lit(W('M70 2C46 6 38 28 42 48C34 60 22 76 16 98L70 98'), ['#5a5a78', '#24243a', '#08080f'], { rim: 2.2 });
      pen
        .flat(W('M70 18C56 20 51 36 54 52C58 64 64 70 70 74'), '#020205')
        .line('M30 98C36 80 44 70 52 66M110 98C104 80 96 70 88 66', '#000', 2, 0.5);
      pen.eye('M58 44L67 48L60 51Z', '#cfe0ff', 63, 48, 10).eye('M82 44L73 48L80 51Z', '#cfe0ff', 77, 48, 10);
    },
  ],
  halo9: [
    46,
    40,
    (pen) => {
      pen.glow(70, 48, 64, '#ffe08a', 0.6);
      for (let i = 0; i < 9; i++) {
        const a = i * 0.698 - 1.571;
        const [x, y] = [n1(70 + Math.cos(a) * 42), n1(48 + Math.sin(a) * 38)];
        pen.glow(x, y, 12, '#ffe08a', 0.8).lit(oval(x, y, 5), 'gold', { rim: 1 });
      }
      pen.line(oval(70, 48, 42, 38), '#ffe9a8', 1.2, 0.7);
    },
  ],
  blindfolded: [
    310,
    36,
    (pen) => {
      pen
        .lit(W('M70 8C46 8 38 26 40 48C42 72 58 90 70 92'), 'skinE', { rim: 2.2 })
        .flat('M72 10L80 50L76 92L110 92L110 10Z', '#12060c', 0.4);
      pen
        .lit('M36 36L104 36L105 56L36 56Z', ['#b83a9a', '#5a1450', '#1a0418'], { rim: 1.8 })
        .lit('M102 38C122 44 130 66 126 92L112 86C116 68 112 56 102 54Z', ['#b83a9a', '#5a1450', '#1a0418']);
      pen.line('M56 74C64 70 76 70 84 74', '#4a1424', 2.6).line('M38 44L104 44', '#12020f', 1.2, 0.5);
    },
  ],
  wanderer: [
    90,
    30,
    (pen) => {
      pen
        .lit(W('M70 30C58 32 54 44 58 54C46 62 40 78 38 98L70 98'), ['#9aa078', '#4a5038', '#15180e'], { rim: 2 })
        .flat(W('M70 40C62 42 60 50 63 56L70 60'), '#0a0c06');
      pen
        .lit('M36 32C54 18 86 18 104 32C88 38 52 38 36 32Z', 'leather', { rim: 2 })
        .lit('M54 26C54 4 86 4 86 26Z', 'leather')
        .lit('M106 14L112 14L114 98L108 98Z', 'bark');
      pen.eye(oval(65, 48, 1.8), '#ffe08a', 65, 48, 7).eye(oval(75, 48, 1.8), '#ffe08a', 75, 48, 7);
    },
  ],
  embrace: [
    140,
    40,
    (pen) => {
      for (const [x, hue] of [
        [48, ['#ffc0a0', '#a8503a', '#2e100a']],
        [92, ['#a0c8ff', '#3a5ca8', '#0a142e']],
      ] as const)
        pen.lit(
          `M${x} 26C${x - 12} 26 ${x - 16} 36 ${x - 13} 46C${x - 28} 56 ${x - 32} 78 ${x - 34} 98` +
            `L${x + 34} 98C${x + 32} 78 ${x + 28} 56 ${x + 13} 46C${x + 16} 36 ${x + 12} 26 ${x} 26Z`,
          hue,
          { rim: 2, alpha: 0.94 },
        );
      pen.glow(70, 70, 26, '#fff', 0.9).flat(ngon(70, 70, 4, 12, 0, 3), '#fff');
    },
  ],
} satisfies Things;
