import { shard } from '../cuts';
import { claw, flame, mirrored, n1, ngon, oval, polar, whole } from '../path';
import type { Material } from '../colours';
import type { Pen } from '../pen';
import type { Things } from './thing';

function jaws(pen: Pen, gums: Material): void {
  pen.lit('M10 6C30 -6 110 -6 130 6C126 34 100 44 70 44C40 44 14 34 10 6Z', gums);
  pen.lit('M14 94C30 104 110 104 126 94C118 70 96 62 70 62C44 62 22 70 14 94Z', gums);
  for (let i = 0; i < 9; i++) {
    const [x, bow] = [26 + i * 11, Math.sin((i / 8) * Math.PI)];
    const [up, low] = [n1(30 + bow * 12), n1(74 - bow * 10)];
    pen.lit(`M${x - 5} ${up}L${x + 5} ${up}L${x} ${n1(up + 18)}Z`, 'bone', { rim: 0.8, back: 0 });
    pen.lit(`M${x - 4} ${low}L${x + 4} ${low}L${x} ${n1(low - 15)}Z`, 'bone', { rim: 0.8, back: 0 });
  }
}

export const foes = {
  // attacks: what is done to you
  cleave: [
    2,
    58,
    (pen) => {
      pen.flat('M14 96L96 0L112 0L30 96Z', '#fff3e0', 0.9);
      pen.glow(64, 48, 60, '#ff3a2a', 0.6);
      pen.group('translate(92 20) rotate(40)', () => {
        pen.lit('M-4 -14L4 -14L4 70L-4 70Z', 'leather');
        pen.lit('M4 -12C30 -22 40 4 30 28C22 16 14 12 4 12Z', 'iron', { rim: 1.6 });
      });
    },
  ],
  skewer: [
    356,
    58,
    (pen) => {
      for (const [x, y, t] of [
        [30, 70, -62],
        [70, 60, -90],
        [110, 70, -118],
      ] as const)
        pen.group(`translate(${x} ${y}) rotate(${t})`, () => {
          pen.lit('M-40 -3L30 -3L30 3L-40 3Z', 'bark');
          pen.lit('M28 -10L58 0L28 10L34 0Z', 'iron', { rim: 1.4 });
        });
      pen.flat('M70 74C76 84 76 90 70 94C64 90 64 84 70 74Z', '#d8142c');
    },
  ],
  eviscerate: [
    350,
    58,
    (pen) => {
      pen.glow(70, 50, 60, '#d01030', 0.6);
      for (let i = 0; i < 4; i++) pen.lit(claw(34 + i * 24, 4 + i * 3, 86, 22), ['#ff9a8a', '#c8142c', '#4a0212'], { rim: 1.4 });
      for (let i = 0; i < 14; i++)
        pen.flat(oval(n1(pen.chance() * 140), n1(40 + pen.chance() * 54), n1(0.8 + pen.chance() * 2)), '#d8142c', 0.8);
    },
  ],
  smite: [
    30,
    58,
    (pen) => {
      pen.flat(ngon(70, 82, 14, 50, 0, 22), '#ff8a2e', 0.55);
      pen.group('translate(70 52) rotate(-14)', () => {
        pen.lit('M-5 -60L5 -60L5 0L-5 0Z', 'bark');
        pen.lit('M-34 -12L34 -12L38 4L34 26L-34 26L-38 4Z', 'iron', { rim: 2 });
      });
      pen.crack(40, 88, 2.6, 30, 1.6, '#ffb04a', 0);
      pen.crack(100, 88, 0.5, 34, 1.6, '#ffb04a', 0);
    },
  ],
  gorge: [
    82,
    58,
    (pen) => {
      pen.glow(70, 52, 40, '#8b1f3f', 0.9);
      jaws(pen, 'flesh');
    },
  ],
  topple: [
    24,
    58,
    (pen) => {
      pen.glow(40, 80, 60, '#ff8a3a', 0.5);
      pen.group('rotate(26 96 96)', () => {
        pen.lit('M74 96L78 26L70 26L70 14L78 14L78 20L84 20L84 14L96 14L96 20L102 20L102 14L110 14L110 26L102 26' + 'L106 96Z', 'slate2', {
          rim: 1.6,
        });
        for (const [x, y] of [
          [86, 40],
          [94, 40],
          [90, 58],
        ] as const)
          pen.flat(`M${x - 2} ${y}L${x + 2} ${y}L${x + 2} ${y + 8}L${x - 2} ${y + 8}Z`, '#ffcf6a');
      });
      for (let i = 0; i < 9; i++)
        pen.lit(ngon(n1(10 + pen.chance() * 60), n1(56 + pen.chance() * 36), 5, 2 + pen.chance() * 5, pen.chance() * 6), 'slate', {
          rim: 0.8,
          back: 0,
        });
    },
  ],
  throttle: [
    318,
    58,
    (pen) => {
      pen.lit('M64 0L76 0L78 96L62 96Z', 'ash');
      for (const q of [0, 1]) {
        const d = 'M60 40C40 26 16 34 4 54L-6 96L40 96C44 84 52 80 66 78C80 76 80 68 70 66C84 64 84 55 72 54' + 'C84 50 82 42 70 42Z';
        pen.lit(q ? mirrored(d, 70) : d, 'void', { rim: 1.8 });
      }
    },
  ],
  // powers: what hangs over you
  sky: [
    232,
    58,
    (pen) => {
      for (let i = 0; i < 12; i++)
        pen
          .line(`M${i * 13} 0C${i * 13 + 24} 30 ${i * 13 - 24} 60 ${i * 13} 96`, `hsl(${220 + i * 8} 60% 66%)`, 1.6, 0.7)
          .line(`M0 ${i * 9}C40 ${i * 9 + 16} 90 ${i * 9 - 16} 140 ${i * 9}`, `hsl(${260 + i * 6} 60% 60%)`, 1.2, 0.55);
      pen.flat(oval(70, 48, 16), '#05030f').line(oval(70, 48, 16), '#fff', 1.6, 0.9);
    },
  ],
  eyeNothing: [
    268,
    58,
    (pen) => {
      pen.glow(70, 48, 60, '#6a2ad8', 0.7);
      pen.flat('M6 48C34 4 106 4 134 48C106 92 34 92 6 48Z', '#0a0514').line('M6 48C34 4 106 4 134 48C106 92 34 92 6 48Z', '#b79bff', 2.2);
      for (let i = 0; i < 14; i++) pen.line(`M${polar(70, 48, i * 0.4488, 13)}L${polar(70, 48, i * 0.4488, 27)}`, '#8a5aff', 2);
      pen.flat(oval(70, 48, 13), '#000').line(oval(70, 48, 28), '#8a5aff', 1.4);
    },
  ],
  sun: [
    34,
    58,
    (pen) => {
      pen.glow(70, 48, 74, '#ff9a3a', 0.7);
      for (let i = 0; i < 20; i++)
        pen.flat(
          flame(0, 0, 10, 18 + pen.chance() * 16, (pen.chance() - 0.5) * 8),
          '#ffb04a',
          0.8,
          `translate(70 48) rotate(${i * 18}) translate(0 -26)`,
        );
      pen.flat(oval(70, 48, 29), '#050203').line(oval(70, 48, 29.5), '#fff3c8', 2);
    },
  ],
  roar: [
    22,
    58,
    (pen) => {
      for (let i = 0; i < 5; i++)
        pen.line(`M${46 + i * 18} ${34 - i * 8}Q${62 + i * 20} 48 ${46 + i * 18} ${62 + i * 8}`, '#ffcf8a', 4 - i * 0.5, 1 - i * 0.16);
      pen.lit('M-6 16L36 20L58 36L34 42L30 54L56 60L32 82L-6 88Z', 'slate2', { rim: 1.8 });
      pen.eye('M20 28L32 32L24 35Z', '#fff0cc', 26, 31, 9);
      for (const x of [36, 44]) pen.flat(`M${x} 40L${x + 5} 39L${x + 1} 46Z`, '#f0e2c0');
    },
  ],
  rupture: [
    190,
    58,
    (pen) => {
      const d = 'M66 -4L76 18L60 34L80 50L62 66L76 82L68 100L92 100L84 82L98 64L84 50L96 32L82 16L92 -4Z';
      pen.glow(78, 48, 60, '#4af0e6', 0.7);
      pen.flat(d, '#eafffa');
      pen.line(d, '#4af0e6', 3);
      for (let i = 0; i < 9; i++)
        pen.lit(ngon(n1(14 + pen.chance() * 112), n1(10 + pen.chance() * 76), 3, 3 + pen.chance() * 6, pen.chance() * 6), 'teal', {
          rim: 1,
          back: 0,
        });
    },
  ],
  ritual: [
    2,
    58,
    (pen) => {
      pen.glow(70, 52, 60, '#ff2a1c', 0.6);
      pen.line(oval(70, 54, 44, 34), '#ff8a6a', 2.4).line(oval(70, 54, 36, 28), '#ff8a6a', 1);
      for (let i = 0; i < 7; i++) {
        const a = i * 0.8976 - 1.57;
        const [x, y] = [n1(70 + Math.cos(a) * 44), n1(54 + Math.sin(a) * 34)];
        pen
          .flat(`M${x - 2} ${y}L${x + 2} ${y}L${x + 2} ${y + 10}L${x - 2} ${y + 10}Z`, '#f0e0c0')
          .flat(flame(x, y, 6, 12), '#ffcf6a')
          .glow(x, y - 4, 12, '#ff9a3a', 0.8);
      }
      pen.lit('M58 44C58 34 82 34 82 44L80 58L60 58Z', 'bone');
      pen.flat(oval(65, 46, 4), '#1a0808').flat(oval(75, 46, 4), '#1a0808');
    },
  ],
  vileFeast: [
    70,
    58,
    (pen) => {
      pen.lit('M8 70C30 92 110 92 132 70L124 62L16 62Z', 'iron');
      pen.lit('M34 64C36 38 104 38 106 64Z', 'gum');
      pen.lit('M96 44L118 22C114 14 124 10 126 16C134 16 132 26 126 26L106 52Z', 'bone');
      pen.eye(oval(56, 52, 4), '#f6ff6a', 56, 52, 9);
      pen.eye(oval(72, 48, 3), '#f6ff6a', 72, 48, 7);
      pen.group('translate(24 50) rotate(-20)', () =>
        pen.lit(
          'M-2 30L2 30L2 -10L8 -14L8 -34L5 -34L5 -18L1.500 -18L1.500 -34L-1.500 -34L-1.500 -18L-5 -18L-5 -34' + 'L-8 -34L-8 -14L-2 -10Z',
          'iron',
        ),
      );
    },
  ],
  // minions: built like the nemeses, from body, eyes and teeth
  needlemaw: [
    96,
    58,
    (pen) => {
      pen.glow(70, 50, 50, '#8ae05a', 0.5);
      pen.lit(oval(70, 50, 50, 40), 'green', { rim: 1.8 });
      pen.flat(oval(70, 54, 38, 28), '#120410');
      for (let i = 0; i < 26; i++) {
        const a = i * 0.2417;
        pen.lit(
          `M${polar(70, 54, a - 0.07, 38, 0.74)}L${polar(70, 54, a, 18 + pen.chance() * 6, 0.74)}L${polar(70, 54, a + 0.07, 38, 0.74)}Z`,
          'bone',
          { rim: 0.5, back: 0 },
        );
      }
      for (const [x, y] of [
        [44, 18],
        [58, 13],
        [82, 13],
        [96, 18],
      ] as const)
        pen.eye(oval(x, y, 3.4), '#e0ff5a', x, y, 9);
    },
  ],
  hazespewer: [
    164,
    58,
    (pen) => {
      for (let i = 0; i < 9; i++)
        pen.flat(oval(n1(80 + pen.chance() * 54), n1(30 + pen.chance() * 44), n1(8 + pen.chance() * 14)), '#9affd8', 0.14);
      pen.lit('M-6 96L0 40C10 18 40 14 60 26L84 40L96 50L84 58L62 62C50 72 44 84 44 96Z', 'teal', { rim: 1.8 });
      pen.flat('M72 46L98 42L94 58L74 56Z', '#02141a');
      pen.eye('M38 34L52 38L44 43Z', '#d0ffe8', 46, 38, 12);
      for (const x of [12, 24, 36]) pen.lit(`M${x - 6} 26L${x - 8} 4L${x + 6} 20Z`, 'teal');
    },
  ],
  cauterizer: [
    14,
    58,
    (pen) => {
      pen.glow(70, 48, 60, '#ff6a1c', 0.6);
      pen.lit('M40 96L44 54C38 30 50 10 70 10C90 10 102 30 96 54L100 96Z', 'iron', { rim: 1.8 });
      pen.flat('M52 40L88 40L84 52L56 52Z', '#120604');
      pen.eye('M56 42L84 42L81 50L59 50Z', '#ff8a2e', 70, 46, 22);
      for (const x of [58, 66, 74, 82]) pen.line(`M${x} 62L${x} 80`, '#120604', 3);
      pen.group('translate(112 54) rotate(14)', () => {
        pen.lit('M-3 -4L3 -4L3 44L-3 44Z', 'bark');
        pen.flat('M-12 -26L12 -26L12 -4L-12 -4Z', '#ffb04a').glow(0, -14, 26, '#ff6a1c', 0.9);
      });
    },
  ],
  venomite: [
    112,
    58,
    (pen) => {
      pen
        .line('M20 96C10 60 60 70 58 44C56 20 96 14 104 36', '#143a14', 20)
        .line('M20 96C10 60 60 70 58 44C56 20 96 14 104 36', '#4fa83a', 13)
        .line('M20 92C12 62 58 68 54 44C54 26 80 18 94 26', '#c8ff8a', 1.6, 0.7);
      pen.lit('M92 24L126 30L138 46L112 50L94 46Z', 'green', { rim: 1.6 });
      pen.eye('M108 34L118 36L112 40Z', '#fff06a', 113, 37, 9);
      for (const x of [118, 128]) pen.lit(`M${x - 3} 48L${x + 3} 48L${x - 1} 64Z`, 'bone', { rim: 0.6, back: 0 });
      pen.flat('M117 66C120 72 120 76 117 78C114 76 114 72 117 66Z', '#c8ff4a');
    },
  ],
  jagged: [
    220,
    58,
    (pen) => {
      shard(
        pen,
        [
          [70, 2],
          [82, 30],
          [110, 24],
          [96, 46],
          [122, 70],
          [90, 66],
          [88, 96],
          [54, 96],
          [50, 66],
          [18, 72],
          [44, 48],
          [30, 22],
          [58, 30],
        ],
        ['#d8e4ff', '#4a5a8a', '#0e1430'],
      );
      pen.eye('M54 44L66 50L58 53Z', '#ff5a6a', 60, 49, 10);
      pen.eye('M86 44L74 50L82 53Z', '#ff5a6a', 80, 49, 10);
      pen.line('M58 64L64 68L70 64L76 68L82 64', '#0a0e20', 2.4);
    },
  ],
  avatar: [
    8,
    58,
    (pen) => {
      pen.glow(70, 50, 60, '#ff4a1c', 0.8);
      for (let i = 0; i < 11; i++)
        pen.flat(flame(0, 0, 14, 34 + pen.chance() * 14), '#ff7a1e', 0.8, `translate(70 60) rotate(${-75 + i * 15}) translate(0 -20)`);
      pen.lit(whole('M70 22C54 22 44 34 46 52C50 72 58 88 70 92', 70), 'rock');
      pen.lit('M48 40C32 40 22 26 24 8C32 22 42 26 56 28Z', 'horn').lit(mirrored('M48 40C32 40 22 26 24 8C32 22 42 26 56 28Z', 70), 'horn');
      pen.eye('M52 48L67 56L58 60Z', '#ffcf4a', 60, 54, 12);
      pen.eye('M88 48L73 56L82 60Z', '#ffcf4a', 80, 54, 12);
      pen.flat('M58 70L82 70L76 84L64 84Z', '#ff8a2e');
    },
  ],
  priest: [
    322,
    58,
    (pen) => {
      pen.glow(70, 40, 56, '#ff4ad0', 0.5);
      pen.lit(whole('M70 6C52 8 46 26 48 44C36 54 24 70 20 96L70 96', 70), ['#5a2a5a', '#2a0f2e', '#0a040c'], { rim: 1.8 });
      pen.flat(whole('M70 18C60 20 56 30 57 42C59 54 64 60 70 62', 70), '#050207');
      pen.lit('M62 26L78 24L80 44L70 56L61 44Z', 'bone');
      pen.flat('M63 36L69 38L64 41Z', '#ff4ad0').flat('M78 34L72 38L77 41Z', '#ff4ad0');
      pen.line('M66 48L74 46', '#2a0a20', 1.6);
      pen.eye(ngon(70, 82, 4, 7), '#ff4ad0', 70, 82, 16);
    },
  ],
  bug: [
    46,
    58,
    (pen) => {
      for (const q of [-1, 1])
        for (const [k, l] of [
          [-10, 40],
          [4, 46],
          [18, 38],
        ] as const)
          pen
            .line(`M70 ${50 + k}L${70 + q * (l - 12)} ${38 + k}L${70 + q * l} ${60 + k}`, '#1a1206', 4)
            .line(`M70 ${50 + k}L${70 + q * (l - 12)} ${38 + k}L${70 + q * l} ${60 + k}`, '#a8782c', 1.8);
      pen.lit(whole('M70 14C52 16 44 36 46 56C48 78 60 90 70 92', 70), ['#8a9a4a', '#3a4a24', '#0d140c'], { rim: 1.8 });
      pen.line('M70 24L70 90', '#0d140c', 2);
      pen.eye(oval(61, 26, 5), '#ffb52e', 61, 26, 12);
      pen.eye(oval(79, 26, 5), '#ffb52e', 79, 26, 12);
      pen.lit('M62 14C54 4 56 -2 64 -4L68 10Z', 'brass').lit(mirrored('M62 14C54 4 56 -2 64 -4L68 10Z', 70), 'brass');
    },
  ],
} satisfies Things;
