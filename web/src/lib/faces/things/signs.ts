// What happens or hangs in the air: light, weather, fate, wounds. Most are put behind or before another motif.
import type { Tones } from '../colours';
import { bolt, claw, drip, flame, mirrored, n1, ngon, oval, polar, whole } from '../path';
import type { Pen } from '../pen';
import type { Things } from './thing';

const sides = (count: number, each: (angle: number, i: number) => void) => {
  for (let i = 0; i < count; i++) each((i / count) * 2 * Math.PI - Math.PI / 2, i);
};
const x0 = 70;
const y0 = 48;

function spiral(pen: Pen, arms: number, colour: string, far: number): void {
  sides(arms, (a, i) => {
    const bend = `${polar(x0, y0, a + 1.2, far * 0.8, 0.8)} ${polar(x0, y0, a + 2.2, far * 0.5, 0.8)} ${polar(x0, y0, a + 3.4, far * 0.16, 0.8)}`;
    pen.line(`M${polar(x0, y0, a, far, 0.8)}C${bend}`, colour, i % 2 ? 2 : 4.5, i % 2 ? 0.9 : 0.6);
  });
}

const CLOUD = 'M16 66C2 62 6 42 24 44C24 24 52 20 60 34C72 18 100 24 100 42C122 38 132 60 116 68C90 72 40 72 16 66Z';
const HAND =
  'M52 94L50 74C38 66 32 52 34 48C40 46 46 54 52 58L48 22C48 14 57 14 58 22L62 46L64 14C65 6 74 6 74 14L75 46L82 18' +
  'C84 11 92 13 91 20L86 52L96 38C101 33 107 38 104 44L92 72L90 94Z';
const HEART = 'M70 88C50 70 34 58 34 38C34 22 56 16 70 32C84 16 106 22 106 38C106 58 90 70 70 88Z';
const BRAIN: Tones = ['#f0c0d0', '#a85a78', '#3a1228'];

export const signs = {
  spark: [
    48,
    44,
    (pen) => {
      pen
        .glow(70, 48, 60, '#ffd06a', 0.8)
        .flat(ngon(70, 48, 4, 42, 0, 5), '#fff0b0')
        .flat(ngon(70, 48, 4, 24, Math.PI / 4, 4), '#ffc04a');
      pen.flat(oval(70, 48, 7), '#fff');
    },
  ],
  rays: [
    46,
    46,
    (pen) => {
      pen.glow(70, 48, 70, '#ffe08a', 0.6);
      sides(14, (a, i) => {
        const wide = i % 2 ? 0.05 : 0.1;
        pen.flat(`M70 48L${polar(70, 48, a - wide, 90)}L${polar(70, 48, a + wide, 90)}Z`, '#ffe9a8', i % 2 ? 0.25 : 0.5);
      });
    },
  ],
  web: [
    220,
    24,
    (pen) => {
      sides(9, (a) => pen.line(`M70 48L${polar(70, 48, a, 86)}`, '#dfe8f0', 1.2, 0.7));
      for (const far of [16, 30, 46, 64])
        sides(9, (a) =>
          pen.line(`M${polar(70, 48, a, far)}Q${polar(70, 48, a + 0.35, far * 0.8)} ${polar(70, 48, a + 0.7, far)}`, '#dfe8f0', 1, 0.6),
        );
    },
  ],
  spiral: [270, 52, (pen) => (pen.glow(70, 48, 66, '#8a4aff', 0.7), spiral(pen, 8, '#c8a8ff', 62), pen.flat(oval(70, 48, 6), '#fff'))],
  wind: [
    190,
    34,
    (pen) => {
      for (const [y, long, curl] of [
        [24, 96, 9],
        [42, 116, 12],
        [60, 88, 10],
        [78, 108, 8],
      ] as const) {
        const end =
          `C${long + curl * 2} ${y} ${long + curl * 2} ${y - curl * 2} ${long} ${y - curl * 1.6}` +
          `C${long - curl} ${y - curl} ${long} ${y - 4} ${long + 4} ${y - 5}`;
        pen.line(`M4 ${y + 4}C30 ${y - 8} 60 ${y + 8} ${long} ${y}${end}`, '#3a8aa0', 5, 0.5);
        pen.line(`M4 ${y + 4}C30 ${y - 8} 60 ${y + 8} ${long} ${y}${end}`, '#dff6ff', 2, 0.9);
      }
    },
  ],
  portal: [
    190,
    50,
    (pen) => {
      pen
        .glow(70, 48, 64, '#3ad0e0', 0.8)
        .flat(oval(70, 48, 34, 42), '#04141c')
        .glow(70, 48, 34, '#5af0ff', 0.7, 42);
      for (const [grow, width] of [
        [0, 4],
        [-6, 1.6],
        [5, 1.2],
      ] as const)
        pen.line(oval(70, 48, 34 + grow, 42 + grow), width > 2 ? '#5ae0f0' : '#dfffff', width, 0.9);
      sides(10, (a) => pen.flat(ngon(70 + Math.cos(a) * 42, 48 + Math.sin(a) * 48, 4, 3), '#c8ffff'));
    },
  ],
  runes: [
    0,
    56,
    (pen) => {
      pen
        .glow(70, 50, 60, '#ff4a3a', 0.5)
        .line(oval(70, 50, 46, 38), '#ff9a8a', 2.2)
        .line(oval(70, 50, 38, 31), '#ff9a8a', 1);
      sides(9, (a, i) => {
        const [x, y] = [n1(70 + Math.cos(a) * 42), n1(50 + Math.sin(a) * 34.5)];
        pen.line(
          i % 2 ? `M${x - 3} ${y + 4}L${x} ${y - 4}L${x + 3} ${y + 4}` : `M${x - 3} ${y - 3}L${x + 3} ${y}L${x - 3} ${y + 3}`,
          '#ffd8c8',
          1.6,
        );
      });
    },
  ],
  moon: [
    226,
    40,
    (pen) => {
      pen.glow(70, 44, 58, '#a8c0ff', 0.6).lit('M88 6C52 6 34 34 44 62C52 84 78 92 98 80C70 78 58 58 64 38C68 24 76 14 88 6Z', 'white');
      for (const [x, y] of [
        [104, 24],
        [116, 50],
        [94, 46],
      ] as const)
        pen.flat(ngon(x, y, 4, 5, 0, 1), '#fff');
    },
  ],
  stars: [
    240,
    44,
    (pen) => {
      const at = [
        [24, 70],
        [46, 34],
        [74, 50],
        [92, 20],
        [118, 40],
        [104, 76],
      ] as const;
      pen.line(`M${at.map((point) => point.join(' ')).join('L')}`, '#a8b8ff', 1.2, 0.8);
      at.forEach(([x, y], i) => pen.glow(x, y, 14, '#c8d0ff', 0.8).flat(ngon(x, y, 4, i % 2 ? 7 : 11, 0, 1.8), '#fff'));
    },
  ],
  cloud: [210, 26, (pen) => pen.lit(CLOUD, ['#ffffff', '#a8b8cc', '#3a465c'])],
  mist: [
    190,
    22,
    (pen) => {
      for (let i = 0; i < 9; i++) {
        const y = 14 + i * 9;
        pen.line(`M${-10 + (i % 3) * 14} ${y}C40 ${y - 9} 90 ${y + 9} 150 ${y - 3}`, '#dfeef0', 5, 0.14 + (i % 2) * 0.14);
      }
    },
  ],
  drops: [
    350,
    50,
    (pen) => {
      for (const [x, y, s] of [
        [30, 30, 1],
        [54, 60, 0.8],
        [84, 24, 0.9],
        [108, 56, 1.1],
        [74, 82, 0.7],
      ] as const)
        pen.lit('M0 -16C8 -4 11 2 11 7C11 14 6 18 0 18C-6 18 -11 14 -11 7C-11 2 -8 -4 0 -16Z', ['#ff9a9a', '#c8142c', '#4a0212'], {
          transform: `translate(${x} ${y}) scale(${s})`,
        });
    },
  ],
  flames: [
    16,
    62,
    (pen) => {
      pen.glow(70, 60, 70, '#ff5a1c', 0.8);
      for (const [high, colour] of [
        [52, '#b8280f'],
        [38, '#ff6a1e'],
        [24, '#ffb03a'],
      ] as const)
        for (let i = 0; i < 7; i++)
          pen.flat(flame(10 + i * 20, 98, 30, high * (0.8 + pen.chance() * 0.7), (pen.chance() - 0.5) * 12), colour, 0.9);
    },
  ],
  aureole: [
    16,
    62,
    (pen) => {
      pen.glow(70, 54, 64, '#ff6a1c', 0.8);
      for (const [count, high, wide, colour] of [
        [15, 52, 20, '#a8240f'],
        [13, 40, 15, '#f0641e'],
        [11, 28, 10, '#ffb84a'],
      ] as const)
        for (let i = 0; i < count; i++) {
          const turn = -125 + (i * 250) / (count - 1);
          pen.flat(
            flame(0, 0, wide, high * (0.8 + pen.chance() * 0.4)),
            colour,
            0.9,
            `translate(70 58) rotate(${n1(turn)}) translate(0 -20)`,
          );
        }
    },
  ],
  thorns: [
    340,
    44,
    (pen) => {
      for (const path of ['M-6 90C30 60 40 96 66 60C84 34 110 60 146 20', 'M-6 30C30 10 50 50 80 34C110 18 110 70 146 66']) {
        pen.line(path, '#1c060c', 9).line(path, '#7a2438', 6).line(path, '#e08a98', 1.4, 0.8);
      }
      for (const [x, y, t] of [
        [20, 70, -30],
        [44, 78, 160],
        [70, 54, -60],
        [100, 46, 120],
        [24, 24, 170],
        [58, 36, 10],
        [96, 30, 190],
        [118, 56, -30],
      ] as const)
        pen.lit('M-5 0L0 -17L5 0Z', ['#ffd0d8', '#a83a50', '#3a0814'], { transform: `translate(${x} ${y}) rotate(${t})`, rim: 0.8 });
    },
  ],
  chain: [
    30,
    18,
    (pen) => {
      for (let i = 0; i < 8; i++) {
        const t = i % 2 ? 34 : -34;
        pen.group(`translate(${8 + i * 18} ${82 - i * 10}) rotate(${-28 + (i % 2 ? 8 : -8)})`, () => {
          pen.line(oval(0, 0, 13, i % 2 ? 4 : 8), '#171d25', 7).line(oval(0, 0, 13, i % 2 ? 4 : 8), '#8a98a8', 4.5);
          pen.line('M-11 -4C-6 -8 4 -8 9 -5', '#fff', 1.2, t > 0 ? 0.3 : 0.8);
        });
      }
    },
  ],
  swarm: [
    60,
    40,
    (pen) => {
      for (let i = 0; i < 26; i++) {
        const [x, y, s] = [n1(8 + pen.chance() * 124), n1(6 + pen.chance() * 84), n1(0.5 + pen.chance())];
        pen.flat('M-5 0C-9 -9 -2 -8 0 -2C2 -8 9 -9 5 0C3 7 -3 7 -5 0Z', '#0c0d06', 0.95, `translate(${x} ${y}) scale(${s})`);
        pen.flat(oval(x, y, 1), '#fff06a');
      }
    },
  ],
  frost: [
    200,
    34,
    (pen) => {
      pen.glow(70, 48, 58, '#a8e8ff', 0.6);
      sides(7, (a) => {
        pen.line(`M70 48L${polar(70, 48, a, 42)}`, '#e8fbff', 2.6);
        for (const far of [18, 30])
          pen.line(`M${polar(70, 48, a - 0.28, far + 7)}L${polar(70, 48, a, far)}L${polar(70, 48, a + 0.28, far + 7)}`, '#a8e0ff', 1.8);
      });
    },
  ],
  smoke: [
    250,
    26,
    (pen) => {
      for (let i = 0; i < 6; i++) {
        const x = 10 + i * 24;
        pen.line(`M${x} 100C${x - 18} 70 ${x + 22} 54 ${x} 30C${x - 10} 18 ${x + 6} 8 ${x + 4} -6`, '#b8a8d8', 9 + pen.chance() * 8, 0.2);
      }
    },
  ],
  tentacles: [
    300,
    44,
    (pen) => {
      sides(9, (a, i) => {
        const bend = i % 2 ? 0.7 : -0.7;
        const path = `M${polar(70, 54, a, 14)}C${polar(70, 54, a + bend, 36)} ${polar(70, 54, a - bend, 52)} ${polar(70, 54, a + bend * 0.5, 70)}`;
        pen.line(path, '#12040f', 13).line(path, '#6a2a5a', 9).line(path, '#d08ac0', 1.6, 0.7);
      });
    },
  ],
  beam: [
    20,
    54,
    (pen) => {
      pen.flat('M-4 -4L30 -4L120 104L80 104Z', '#ff8a3a', 0.4).flat('M4 -4L22 -4L110 104L92 104Z', '#ffe0a0', 0.8);
      pen.flat('M10 -4L16 -4L104 104L98 104Z', '#fff').glow(98, 92, 40, '#ffcf6a', 0.9, 20);
      for (let i = 0; i < 7; i++)
        pen.lit(ngon(n1(78 + pen.chance() * 50), n1(60 + pen.chance() * 30), 4, 2 + pen.chance() * 4), 'slate', { rim: 0.8 });
    },
  ],
  meteor: [
    18,
    58,
    (pen) => {
      pen.flat('M140 -10L60 76L34 58Z', '#ff6a1e', 0.8).flat('M140 -10L62 70L46 58Z', '#ffc04a', 0.9).glow(50, 64, 44, '#ff7a1e', 0.9);
      pen
        .lit(ngon(48, 66, 8, 20), ['#8a6a5a', '#3a2420', '#0c0606'])
        .flat(oval(42, 60, 4), '#ffb04a')
        .flat(oval(55, 72, 3), '#ff8a2e');
    },
  ],
  planets: [
    270,
    44,
    (pen) => {
      pen.glow(70, 48, 40, '#fff', 0.8);
      pen.lit(oval(44, 48, 32), ['#8ac8ff', '#2a4a9a', '#060c2c']).lit(oval(98, 48, 30), ['#ff9ac0', '#9a2a6a', '#2a0620']);
      pen.flat(ngon(72, 48, 9, 26, 0, 7), '#fff8e0', 0.9);
    },
  ],
  clock: [
    44,
    36,
    (pen) => {
      pen.lit(oval(70, 48, 40), 'gold').flat(oval(70, 48, 33), '#141c28');
      sides(12, (a, i) => pen.line(`M${polar(70, 48, a, 31)}L${polar(70, 48, a, i % 3 ? 27 : 22)}`, '#f0d8a0', i % 3 ? 1 : 2.6));
      pen.line('M70 48L70 24M70 48L88 58', '#fff3c8', 3.4).flat(oval(70, 48, 4), '#fff');
    },
  ],
  knot: [
    20,
    44,
    (pen) => {
      const loop = 'M70 48C54 20 14 20 14 48C14 76 54 76 70 48C86 20 126 20 126 48C126 76 86 76 70 48Z';
      pen.glow(70, 48, 60, '#ff8a4a', 0.5).line(loop, '#2a0c06', 13).line(loop, '#c8562a', 8).line(loop, '#ffd8a8', 1.8, 0.9);
    },
  ],
  heart: [
    350,
    56,
    (pen) => {
      pen.glow(70, 50, 56, '#ff3a5a', 0.7).lit(HEART, ['#ff8a94', '#b81430', '#3a0212'], { rim: 2 });
      pen.line('M70 32L64 44L74 54L66 66', '#2a0410', 1.6, 0.6).flat('M42 40C42 30 50 26 58 30C50 34 48 42 48 52Z', '#fff', 0.4);
    },
  ],
  brain: [
    330,
    40,
    (pen) => {
      pen.lit(whole('M70 16C48 10 26 24 28 46C20 58 34 80 52 76C58 84 66 84 70 80', 70), BRAIN, { rim: 1.8 });
      for (const path of ['M38 34C48 28 56 34 54 44C46 50 40 56 48 66', 'M62 22C56 32 64 40 60 52C54 60 62 66 60 74'])
        pen.line(path, '#4a1630', 2.4).line(mirrored(path, 70), '#4a1630', 2.4);
      pen.line('M70 18L70 80', '#2a0818', 2);
    },
  ],
  note: [
    40,
    50,
    (pen) => {
      pen.glow(70, 48, 58, '#ffcf5a', 0.6);
      pen.lit('M58 20L106 8L106 62C106 74 84 78 82 66C82 56 92 52 99 54L99 28L65 36L65 74C65 88 40 90 40 76C40 66 50 62 58 64Z', 'gold', {
        rim: 1.8,
      });
    },
  ],
  waves: [
    36,
    50,
    (pen) => {
      for (let i = 1; i < 6; i++) pen.line(oval(70, 48, i * 13, i * 11), '#ffd88a', 3.4 - i * 0.4, 1 - i * 0.14);
      pen.flat(oval(70, 48, 5), '#fff');
    },
  ],
  eyeball: [
    350,
    44,
    (pen) => {
      pen.lit(oval(70, 48, 38), ['#ffffff', '#d8c8c0', '#5a3a3a'], { rim: 2 });
      for (const [a, long] of [
        [0.4, 14],
        [1.4, 16],
        [2.6, 13],
        [3.6, 15],
        [4.8, 12],
        [5.7, 14],
      ] as const)
        pen.line(
          `M${polar(70, 48, a, 37)}L${polar(70, 48, a + 0.15, 37 - long * 0.6)}L${polar(70, 48, a - 0.05, 37 - long)}`,
          '#c82a3a',
          1.2,
          0.8,
        );
      pen
        .eye(oval(70, 48, 16), '#ff5a3a', 70, 48, 26, '#ffcf8a')
        .flat(oval(70, 48, 4, 12), '#0a0204')
        .flat(oval(63, 40, 3), '#fff');
    },
  ],
  hand: [260, 40, (pen) => pen.lit(HAND, ['#8a7ab0', '#3a2f5c', '#0c0818'], { rim: 2 })],
  paw: [
    110,
    34,
    (pen) => {
      for (const [x, y, a, b] of [
        [70, 64, 22, 18],
        [40, 42, 8, 11],
        [60, 26, 8, 12],
        [82, 26, 8, 12],
        [101, 42, 8, 11],
      ] as const)
        pen.lit(oval(x, y, a, b), ['#c8e0a0', '#5a7a3a', '#18240e']);
    },
  ],
  feather: [
    200,
    30,
    (pen) => {
      pen.lit('M28 92C44 40 70 10 116 4C118 40 90 72 40 80Z', ['#ffffff', '#9ac0e0', '#2a4a6a'], { rim: 1.8 });
      pen.line('M24 96C48 56 76 30 112 8', '#1a2c40', 1.6);
      for (const path of ['M60 52L86 50', 'M74 38L98 34', 'M48 66L70 68']) pen.line(path, '#1a2c40', 1, 0.6);
    },
  ],
  leaf: [
    110,
    44,
    (pen) => {
      pen.lit('M70 92C36 76 32 34 70 4C108 34 104 76 70 92Z', 'green', { rim: 2 }).line('M70 96L70 14', '#0b2317', 2);
      for (const y of [30, 46, 62])
        pen.line(`M70 ${y + 8}L${50 - (y === 46 ? 4 : 0)} ${y - 4}M70 ${y + 8}L${90 + (y === 46 ? 4 : 0)} ${y - 4}`, '#0b2317', 1.4);
    },
  ],
  flower: [
    320,
    44,
    (pen) => {
      pen.line('M70 50L70 96', '#2d5f38', 5);
      sides(7, (a) =>
        pen.lit('M0 0C-14 -10 -12 -30 0 -34C12 -30 14 -10 0 0Z', ['#ffd0f0', '#d04a9a', '#4a0f38'], {
          rim: 1,
          transform: `translate(70 42) rotate(${n1((a * 180) / Math.PI + 90)})`,
        }),
      );
      pen.lit(oval(70, 42, 9), 'gold');
    },
  ],
  crownTop: [
    44,
    40,
    (pen) => {
      pen.lit('M44 26L38 -2L54 10L62 -8L70 8L78 -8L86 10L102 -2L96 26C80 20 60 20 44 26Z', 'gold', { rim: 1.6 });
      for (const [x, c] of [
        [56, '#ef4a5a'],
        [70, '#6ad0ff'],
        [84, '#ef4a5a'],
      ] as const)
        pen.flat(ngon(x, 16, 4, 3.4), c);
    },
  ],
  horns: [
    20,
    30,
    (pen) => {
      const horn = 'M52 34C32 30 18 14 22 -8C30 8 42 16 60 18Z';
      pen.lit(horn, 'horn', { rim: 2 }).lit(mirrored(horn, 70), 'horn', { rim: 2 });
    },
  ],
  wings: [
    260,
    36,
    (pen) => {
      const wing = 'M66 60C50 30 30 10 -6 2C6 16 6 26 0 36C12 34 16 42 14 52C26 48 32 56 30 66C44 58 54 64 62 72Z';
      const dark: Tones = ['#8a7aa8', '#3a2c50', '#0e0818'];
      pen.lit(wing, dark, { rim: 1.8 }).lit(mirrored(wing, 70), dark, { rim: 1.8 });
      for (const path of ['M62 62C44 40 24 22 0 6', 'M62 66C44 52 28 44 4 38', 'M62 70C50 62 38 58 18 54'])
        pen.line(path, '#c8b8e0', 1, 0.5).line(mirrored(path, 70), '#c8b8e0', 1, 0.4);
    },
  ],
  plumes: [
    40,
    30,
    (pen) => {
      const wing = 'M68 66C54 28 32 8 -4 -2C2 12 0 18 -6 24C6 26 8 34 2 40C14 42 16 50 12 56C26 54 30 62 28 70C44 62 56 66 66 76Z';
      pen
        .lit(wing, ['#ffffff', '#c8c0b0', '#5a5048'], { rim: 1.8 })
        .lit(mirrored(wing, 70), ['#ffffff', '#c8c0b0', '#5a5048'], { rim: 1.8 });
    },
  ],
  veil: [
    320,
    30,
    (pen) => {
      for (let i = 0; i < 9; i++) {
        const x = 22 + i * 12;
        pen
          .line(`M70 0C${n1(70 + (x - 70) * 0.5)} 20 ${x - 4} 50 ${x + 2} 98`, '#f0e0f0', 7, 0.22)
          .line(`M70 0C${n1(70 + (x - 70) * 0.5)} 20 ${x - 4} 50 ${x + 2} 98`, '#fff', 0.8, 0.5);
      }
    },
  ],
  broken: [
    24,
    44,
    (pen) => {
      pen.flat('M-4 62L30 58L58 66L90 58L144 62L144 100L-4 100Z', '#1a1210');
      for (const a of [-2.6, -2, -1.3, -0.6, 0.2, 0.9, 1.6, 2.4]) pen.crack(70, 60, a, 46, 1.8, '#ff9a4a', 1);
    },
  ],
  slashes: [
    350,
    58,
    (pen) => {
      pen.glow(70, 50, 60, '#d01030', 0.5);
      for (let i = 0; i < 3; i++) pen.lit(claw(40 + i * 28, 2 + i * 3, 90, 30), ['#ffd0c8', '#d8142c', '#4a0212'], { rim: 1.4 });
    },
  ],
  bolts: [
    200,
    54,
    (pen) => {
      pen.glow(70, 46, 66, '#5ad0ff', 0.6);
      for (const [x, s] of [
        [40, 0.9],
        [78, 1.2],
        [114, 0.8],
      ] as const)
        pen.flat(bolt(x, 4, s), '#8ae0ff').flat(bolt(x, 8, s * 0.8), '#fff');
    },
  ],
  rain: [
    210,
    34,
    (pen) => {
      for (let i = 0; i < 24; i++) {
        const [x, y] = [n1(pen.chance() * 140), n1(pen.chance() * 80)];
        pen.flat(drip(x, y, 10 + pen.chance() * 8, 0.9), '#cfe6ff', 0.5 + pen.chance() * 0.4);
      }
    },
  ],
  path: [
    90,
    34,
    (pen) => {
      pen.flat('M-4 54C40 44 100 44 144 54L144 100L-4 100Z', '#1c2a16');
      pen
        .flat('M52 100C40 80 96 74 78 62C66 54 88 50 84 46L92 46C98 52 84 56 98 64C120 76 84 84 100 100Z', '#d8bc88')
        .glow(88, 40, 40, '#ffe9a8', 0.7);
    },
  ],
} satisfies Things;
