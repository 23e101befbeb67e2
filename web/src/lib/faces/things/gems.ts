import { brilliant, stepped, prism, cabochon, shard } from '../cuts';
import { flame, n1, ngon, oval, polar, whole } from '../path';
import type { Things } from './thing';

export const gems = {
  crystal: [
    196,
    34,
    (pen) => {
      const t = ['#f2fdff', '#8fd0e8', '#2a5f86'] as const;
      prism(pen, 52, 82, 9, 44, -20, t);
      prism(pen, 88, 82, 9, 40, 20, t);
      prism(pen, 70, 86, 13, 74, 0, t);
    },
  ],
  jade: [
    150,
    40,
    (pen) => {
      const t = ['#c8f5c0', '#4fa870', '#12402c'] as const;
      pen.flat(oval(70, 50, 34, 33), '#082016');
      pen.add(`<path fill-rule="evenodd" d="${oval(70, 48, 34, 33)}${oval(70, 48, 11, 10.6)}" fill="${pen.shade(t)}"/>`);
      pen.line(oval(70, 48, 34, 33), '#e6ffe0', 1.2, 0.6).line(oval(70, 48, 11, 10.6), '#0c2c1e', 2, 0.9);
      for (const R of [28, 17]) pen.line(oval(70, 48, R, R * 0.97), '#1d5a3c', 1.4, 0.8);
      for (let i = 0; i < 12; i++) {
        const a = i * 0.5236;
        pen.line(`M${polar(70, 48, a, 20)}Q${polar(70, 48, a + 0.25, 22)} ${polar(70, 48, a + 0.15, 26)}`, '#1d5a3c', 1.8);
      }
      pen.flat('M42 38C46 24 58 18 72 18C60 22 50 28 45 42Z', '#fff', 0.6);
    },
  ],
  amber: [
    34,
    62,
    (pen) => {
      const t = ['#ffe08a', '#e8901c', '#7a3208'] as const;
      const d = 'M70 8C92 22 102 46 96 66C90 84 80 90 68 90C50 90 40 76 42 58C44 38 58 26 70 8Z';
      pen.glow(70, 54, 60, '#ffae2a', 0.5);
      pen.add(`<path d="${d}" fill="${pen.shade(t)}" stroke="#fff0b0" stroke-opacity=".7"/>`);
      pen.group('translate(70 60) rotate(28)', () => {
        for (const q of [-1, 1]) for (const k of [-5, 1, 7]) pen.line(`M0 ${k}L${q * 9} ${k - 4}L${q * 13} ${k + 4}`, '#3a1604', 1.4);
        pen.flat('M0 -14C5 -12 4 -6 3 -4C8 0 7 14 0 17C-7 14 -8 0 -3 -4C-4 -6 -5 -12 0 -14Z', '#3a1604');
        pen.line('M-2 -13L-6 -20M2 -13L6 -20', '#3a1604', 1);
      });
      for (const [x, y, r] of [
        [58, 36, 2.2],
        [84, 44, 1.6],
        [54, 74, 2.6],
        [86, 70, 1.8],
      ] as const)
        pen.line(oval(x, y, r), '#fff3c0', 0.9, 0.8);
      pen.flat('M50 60C50 42 62 32 70 18C68 36 58 44 56 64Z', '#fff', 0.55);
    },
  ],
  pearl: [
    206,
    24,
    (pen) => {
      for (const q of [0, 1]) {
        const m = q ? 'M18 66C26 92 114 92 122 66C104 74 36 74 18 66Z' : 'M20 56C26 18 52 6 70 6C88 6 114 18 120 56C104 66 36 66 20 56Z';
        pen.lit(m, ['#d8c8d8', '#7a6a86', '#2a2236']);
      }
      for (let i = -4; i < 5; i++) pen.line(`M70 60Q${70 + i * 10} 34 ${70 + i * 11} ${14 + Math.abs(i) * 5}`, '#3a2f48', 1.2, 0.7);
      pen.glow(70, 60, 34, '#fff', 0.7);
      cabochon(pen, 70, 58, 19, 19, ['#ffffff', '#e8dff0', '#8a90b8']);
      pen.flat('M58 68C66 78 82 74 87 62C82 78 66 82 58 68Z', '#ffc8e0', 0.8);
    },
  ],
  diamond: [
    210,
    18,
    (pen) => {
      const t = ['#ffffff', '#c8dcec', '#5a7890'] as const;
      brilliant(pen, 40, 60, 21, t);
      brilliant(pen, 102, 58, 23, t);
      brilliant(pen, 70, 42, 31, t);
      for (const [x, y, c] of [
        [24, 28, '#ff8aa0'],
        [118, 24, '#8affd0'],
        [92, 12, '#ffe08a'],
        [14, 70, '#8ab8ff'],
        [126, 84, '#e08aff'],
      ] as const)
        pen.flat(ngon(x, y, 4, 8, 0, 1.4), c);
    },
  ],
  ruby: [
    354,
    70,
    (pen) => {
      pen.glow(70, 50, 64, '#ff2a3a', 0.7);
      for (let i = 0; i < 9; i++) {
        const a = -2.6 + i * 0.26;
        pen.flat(
          flame(0, 0, 13, 26 + pen.chance() * 12),
          '#ff5a2a',
          0.75,
          `translate(70 54) rotate(${n1(a * 57.3 + 90)}) translate(0 -26)`,
        );
      }
      stepped(pen, 70, 50, 33, 29, ['#ff9aa0', '#d8102c', '#4a0214']);
      pen.flat(ngon(50, 32, 4, 8, 0, 1.2), '#fff');
    },
  ],
  opal: [
    280,
    34,
    (pen) => {
      pen.glow(70, 50, 60, '#ff9a5a', 0.5);
      const o = oval(70, 50, 38, 31);
      pen.add(`<path d="${o}" fill="${pen.shade(['#fdf6ff', '#cfc0e8', '#5a4a8a'])}"/>`);
      pen.clip(o, () => {
        const cs = ['#ff5a6a', '#ffb03a', '#fff06a', '#5af0a0', '#3ac8ff', '#a06aff', '#ff6ad0'];
        for (let i = 0; i < 46; i++) {
          const x = 36 + pen.chance() * 68,
            y = 22 + pen.chance() * 56,
            R = 3 + pen.chance() * 7;
          pen.flat(ngon(n1(x), n1(y), 5, R, pen.chance() * 6), cs[Math.floor(pen.chance() * 7)] ?? '#fff', 0.62);
        }
        pen.flat(flame(70, 82, 30, 50, 6), '#ff7a2a', 0.55).flat(flame(72, 82, 16, 32, 3), '#ffe08a', 0.7);
      });
      pen.line(o, '#fff', 1.2, 0.8);
      pen.flat('M40 46C42 32 56 22 72 21C58 28 48 36 45 52Z', '#fff', 0.75);
    },
  ],
  sapphire: [
    222,
    60,
    (pen) => {
      pen.glow(70, 48, 60, '#3a7aff', 0.5);
      brilliant(pen, 70, 50, 38, ['#a8d0ff', '#1f56c8', '#04123f'], 10, 0.86);
      for (const [y, c] of [
        [62, 0.5],
        [72, 0.4],
        [80, 0.55],
      ] as const)
        pen.flat(
          `M16 ${y + 8}C20 ${y - 6} 38 ${y - 6} 44 ${y}C52 ${y - 10} 72 ${y - 8} 76 ${y}` +
            `C86 ${y - 8} 104 ${y - 6} 108 ${y + 2}C118 ${y - 2} 124 ${y + 4} 124 ${y + 8}Z`,
          '#dfeaff',
          c,
        );
    },
  ],
  dread: [
    268,
    34,
    (pen) => {
      pen.glow(70, 50, 60, '#8a3aff', 0.5);
      brilliant(pen, 70, 48, 36, ['#9a7ac8', '#2c1a44', '#06030c']);
      pen.flat(whole('M70 34C60 34 55 41 56 48C57 54 61 55 62 60L70 61', 70), '#e8d8ff', 0.92);
      pen
        .flat(oval(64.5, 47, 3.4, 4), '#12061c')
        .flat(oval(75.5, 47, 3.4, 4), '#12061c')
        .flat('M70 52L67.500 56L72.500 56Z', '#12061c');
    },
  ],
  magmite: [
    200,
    40,
    (pen) => {
      shard(
        pen,
        [
          [34, 34],
          [58, 12],
          [70, 14],
          [70, 88],
          [46, 86],
          [28, 62],
        ],
        ['#ffb04a', '#6a2418', '#1c0a0a'],
      );
      pen.crack(48, 30, 1.3, 50, 2, '#ff9a2e', 1);
      shard(
        pen,
        [
          [70, 14],
          [92, 10],
          [112, 36],
          [110, 64],
          [92, 88],
          [70, 88],
        ],
        ['#f2fdff', '#7ac0e8', '#1f4f7a'],
      );
      pen.line('M70 14L66 34L74 48L67 66L70 88', '#fff', 1.6);
      for (const [x, y] of [
        [100, 28],
        [90, 56],
        [102, 74],
      ] as const)
        pen.line(`M${x - 5} ${y}L${x + 5} ${y}M${x} ${y - 5}L${x} ${y + 5}M${x - 3.5} ${y - 3.5}L${x + 3.5} ${y + 3.5}`, '#fff', 0.9, 0.9);
    },
  ],
  obsidian: [
    248,
    14,
    (pen) => {
      pen.glow(70, 80, 60, '#ff6a2a', 0.4, 26);
      shard(
        pen,
        [
          [62, 4],
          [84, 20],
          [98, 48],
          [92, 78],
          [70, 92],
          [46, 80],
          [38, 50],
          [48, 22],
        ],
        ['#8a90a8', '#16161f', '#020204'],
      );
      for (const d of ['M56 26C64 34 72 36 82 32', 'M48 46C58 56 72 58 90 50', 'M50 66C60 74 74 76 86 70'])
        pen.line(d, '#c8d0e8', 1.2, 0.5);
      pen.flat('M52 24L62 8L60 40L46 52Z', '#eef2ff', 0.75);
      pen.flat('M84 56L92 76L76 86Z', '#ff8a4a', 0.35);
    },
  ],
  ore: [
    262,
    30,
    (pen) => {
      shard(
        pen,
        [
          [30, 40],
          [50, 16],
          [84, 12],
          [110, 32],
          [114, 62],
          [92, 86],
          [52, 88],
          [26, 68],
        ],
        ['#9a92a8', '#4a4456', '#141018'],
      );
      pen.glow(70, 50, 34, '#8a5aff', 0.9);
      for (const R of [22, 15, 8]) pen.line(oval(70, 50, R, R * 0.8), R > 20 ? '#5a3ac8' : R > 10 ? '#9a7aff' : '#fff', 2.4);
      pen.crack(44, 34, 0.6, 24, 1.3, '#b79bff', 0);
      pen.crack(96, 68, -2.4, 22, 1.3, '#b79bff', 0);
    },
  ],
  slag: [
    14,
    44,
    (pen) => {
      pen.glow(70, 60, 60, '#ff5a1c', 0.5);
      shard(
        pen,
        [
          [26, 58],
          [40, 30],
          [64, 18],
          [90, 22],
          [114, 46],
          [116, 70],
          [90, 88],
          [48, 88],
        ],
        ['#8a6a62', '#3a2422', '#0c0606'],
      );
      for (let i = 0; i < 26; i++) {
        const x = 38 + pen.chance() * 66,
          y = 32 + pen.chance() * 48,
          R = 1.2 + pen.chance() * 3.4;
        pen.flat(oval(n1(x), n1(y), R, R * 0.8), '#160806');
        if (i % 2) pen.flat(oval(n1(x), n1(y + 0.6), R * 0.6, R * 0.45), '#ff8a2e');
      }
    },
  ],
  ingot: [
    176,
    28,
    (pen) => {
      const bars = [
        [18, -8, ['#e6fff8', '#5ab8a8', '#123f40']],
        [38, 6, ['#ffe6f8', '#b85a9a', '#3f1238']],
        [58, -3, ['#fff6d8', '#c8a048', '#4a3208']],
      ] as const;
      bars.forEach(([y, dx, t], i) =>
        pen.group(`translate(${dx} 0)`, () => {
          const a = 34 + i * -6,
            b = 106 + i * 6;
          pen.flat(`M${a} ${y}L${b} ${y}L${b + 6} ${y + 18}L${a - 6} ${y + 18}Z`, pen.shade(t));
          pen.line(`M${a} ${y}L${b} ${y}`, '#fff', 1.2, 0.8);
        }),
      );
      pen.line('M20 34L120 34M16 55L124 55', '#fff', 0.8, 0.5, '3 5');
    },
  ],
  bloodstone: [
    150,
    26,
    (pen) => {
      pen.lit(oval(70, 50, 36, 36), 'gold');
      cabochon(pen, 70, 50, 30, 30, ['#5a9a7a', '#14402e', '#04140e']);
      pen.clip(oval(70, 50, 30, 30), () => {
        for (let i = 0; i < 22; i++)
          pen.flat(
            oval(n1(42 + pen.chance() * 56), n1(24 + pen.chance() * 54), n1(1 + pen.chance() * 4), n1(1 + pen.chance() * 3)),
            '#d8142c',
            0.9,
          );
      });
      pen.flat('M70 82C76 90 76 96 70 98C64 96 64 90 70 82Z', '#d8142c');
    },
  ],
  amethyst: [
    276,
    44,
    (pen) => {
      const t = ['#f0d0ff', '#9a4ad8', '#32105a'] as const;
      prism(pen, 50, 84, 10, 46, -24, t);
      prism(pen, 92, 84, 10, 50, 22, t);
      prism(pen, 71, 88, 14, 78, 3, t);
    },
  ],
  moonstone: [
    220,
    20,
    (pen) => {
      pen.glow(70, 48, 56, '#c8dcff', 0.6);
      cabochon(pen, 70, 50, 30, 34, ['#ffffff', '#b8c4dc', '#5a6488']);
      pen.flat('M74 26C92 36 92 64 74 74C82 62 82 38 74 26Z', '#7ab0ff', 0.7);
    },
  ],
  emerald: [146, 50, (pen) => stepped(pen, 70, 48, 26, 36, ['#a0ffc0', '#0f9a4a', '#032a16'])],
  quartz: [
    24,
    16,
    (pen) => {
      const t = ['#ffffff', '#e0d4d0', '#8a7a7a'] as const;
      prism(pen, 58, 86, 12, 62, -10, t);
      prism(pen, 86, 84, 9, 44, 18, t);
    },
  ],
  garnet: [
    346,
    46,
    (pen) => {
      const t = ['#ff8a94', '#8f1230', '#2a0410'] as const;
      brilliant(pen, 70, 48, 32, t, 6, 1);
    },
  ],
  tourmaline: [
    320,
    30,
    (pen) => {
      const a = ['#ffc0e0', '#e0407a', '#5a0f30'] as const,
        b = ['#c0ffd8', '#2fa86a', '#0a3a20'] as const;
      prism(pen, 52, 84, 11, 58, -14, b);
      prism(pen, 84, 86, 13, 76, 8, a);
      pen.flat('M72 60L98 64L98 90L71 88Z', '#2fa86a', 0.55);
    },
  ],
} satisfies Things;
