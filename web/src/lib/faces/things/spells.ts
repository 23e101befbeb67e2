import { bolt, flame, mirrored, n1, ngon, oval, polar, whole } from '../path';
import type { Things } from './thing';

export const spells = {
  fire: [
    16,
    50,
    (pen) => {
      pen.glow(70, 60, 64, '#ff5a1c', 0.8);
      for (const [w, h, c] of [
        [70, 92, '#b8280f'],
        [52, 74, '#ff6a1e'],
        [34, 54, '#ffb03a'],
        [16, 32, '#fff0b0'],
      ] as const)
        pen.flat(flame(70, 94, w, h, 6), c);
    },
  ],
  phoenix: [
    22,
    50,
    (pen) => {
      pen.glow(70, 44, 60, '#ff8a2e', 0.8);
      const w = 'M70 56C50 52 34 34 30 4C42 16 46 10 50 22C56 14 60 22 66 34Z';
      pen.lit(w, 'orange', { rim: 1.4 }).lit(mirrored(w, 70), 'orange', { rim: 1.4 });
      pen.lit(whole('M70 22C64 24 62 32 64 40C60 52 62 66 66 76L60 96L70 86', 70), ['#fff0b0', '#ff8a2e', '#8f1d10'], { rim: 1.4 });
      pen.flat('M70 28L75 31L70 33Z', '#3a0c04');
    },
  ],
  darkfire: [
    276,
    50,
    (pen) => {
      pen.glow(70, 60, 60, '#8a2aff', 0.8);
      for (const [w, h, c] of [
        [72, 92, '#2a0a4a'],
        [54, 74, '#6a1ab8'],
        [34, 52, '#0a0414'],
        [14, 28, '#d8a0ff'],
      ] as const)
        pen.flat(flame(70, 94, w, h, -6), c);
    },
  ],
  whip: [
    10,
    50,
    (pen) => {
      const d = 'M16 88C30 40 60 96 74 56C86 22 112 22 126 48C110 40 100 44 96 58';
      pen.glow(80, 50, 60, '#ff5a1c', 0.6);
      pen.line(d, '#a0240c', 11).line(d, '#ff7a1e', 7).line(d, '#ffd06a', 3).line(d, '#fff', 1);
    },
  ],
  lightning: [
    216,
    50,
    (pen) => {
      pen.glow(70, 46, 66, '#5a9aff', 0.7);
      pen.flat(bolt(76, 2, 1.3), '#8fc0ff').flat(bolt(75, 6, 1.15), '#fff');
      for (const d of ['M56 46L34 52L40 60L16 70', 'M86 40L104 46L100 54L126 60']) pen.line(d, '#a8d0ff', 1.8);
    },
  ],
  arc: [
    258,
    50,
    (pen) => {
      for (const x of [22, 70, 118]) {
        pen.line(oval(x, 62, 15), '#8a7aff', 2.6);
        pen.glow(x, 62, 24, '#6a5aff', 0.6);
      }
      for (const [a, b] of [
        [22, 70],
        [70, 118],
      ] as const) {
        const m = (a + b) / 2;
        pen
          .line(`M${a} 50L${m - 10} 22L${m - 2} 32L${m + 8} 14L${b} 50`, '#fff', 2.6)
          .line(`M${a} 50L${m - 10} 22L${m - 2} 32L${m + 8} 14L${b} 50`, '#b8a0ff', 6, 0.5);
      }
    },
  ],
  void: [
    266,
    50,
    (pen) => {
      pen.glow(70, 48, 70, '#7a3aff', 0.8);
      for (let i = 0; i < 16; i++) {
        const a = i * 0.3927;
        pen.line(
          `M${polar(70, 48, a, 58, 0.8)}Q${polar(70, 48, a + 0.5, 40, 0.8)} ${polar(70, 48, a + 1, 24, 0.8)}`,
          i % 2 ? '#b79bff' : '#5a3ac8',
          1.6 + pen.chance() * 2,
          0.85,
        );
      }
      pen.flat(oval(70, 48, 23, 21), '#020006');
      pen.line(oval(70, 48, 23.5, 21.5), '#e8dcff', 2);
    },
  ],
  swell: [
    248,
    50,
    (pen) => {
      pen.glow(96, 30, 50, '#8a6aff', 0.7);
      const waves = [
        [
          'M-10 60C20 20 50 6 84 10C116 14 128 40 112 52C104 58 92 54 92 44C84 52 90 70 108 72' + 'C124 74 140 66 160 60L160 120L-10 120Z',
          '#b8a0ff',
          '#4a32a8',
        ],
        ['M-10 78C26 48 50 40 72 46C84 50 84 64 96 76C110 88 130 84 160 78L160 120L-10 120Z', '#8a6ae0', '#2c1a78'],
        ['M-10 92C30 74 60 78 84 86C110 94 130 92 160 88L160 120L-10 120Z', '#5a40b8', '#12083a'],
      ] as const;
      for (const [d, light, dark] of waves) pen.flat(d, pen.shade([light, dark, '#05030f'])).line(d, '#e8dcff', 1.4, 0.7);
    },
  ],
  light: [
    168,
    50,
    (pen) => {
      ['#5affc8', '#5ad8ff', '#b78aff', '#ff8ad8'].forEach((c, i) =>
        pen.flat(
          `M${-6 + i * 34} 96C${10 + i * 30} 60 ${-10 + i * 38} 40 ${14 + i * 32} 0L${44 + i * 30} 0C${26 + i * 36} 40 ${46 + i * 30} 60 ${26 + i * 34} 96Z`,
          c,
          0.42,
        ),
      );
      for (let i = 0; i < 9; i++)
        pen.flat(ngon(n1(pen.chance() * 140), n1(pen.chance() * 60), 4, 2 + pen.chance() * 4, 0, 0.7), '#fff', 0.9);
    },
  ],
  spire: [
    204,
    50,
    (pen) => {
      pen.flat('M58 0L82 0L104 96L36 96Z', '#dff4ff', 0.35).flat('M64 0L76 0L86 96L54 96Z', '#fff', 0.5);
      pen.lit('M70 26L82 60L82 92L58 92L58 60Z', ['#ffffff', '#9ac8f0', '#2a4a8a']);
      pen.flat(ngon(70, 22, 4, 16, 0, 2.6), '#fff');
      pen.line(oval(70, 92, 46, 8), '#bfe4ff', 1.6, 0.8);
    },
  ],
  nova: [
    44,
    50,
    (pen) => {
      pen.glow(70, 48, 70, '#ffc04a', 0.9);
      pen.flat(ngon(70, 48, 12, 46, 0.1, 20), '#ff9a2e', 0.8).flat(ngon(70, 48, 12, 32, 0.4, 16), '#ffe08a');
      pen.flat(oval(70, 48, 13), '#fff');
      pen.line(oval(70, 48, 40, 14), '#fff3c0', 1.6, 0.8);
    },
  ],
  blood: [
    348,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#d01030', 0.7);
      for (const [x0, y0] of [
        [8, 20],
        [14, 76],
        [132, 18],
        [128, 78],
        [70, -4],
      ] as const)
        pen.line(`M${x0} ${y0}Q${n1((x0 + 70) / 2 + 16)} ${n1((y0 + 50) / 2 - 12)} 70 50`, '#ff4a5a', 3, 0.85);
      pen.lit('M70 18C86 40 92 50 92 60C92 74 82 82 70 82C58 82 48 74 48 60C48 50 54 40 70 18Z', ['#ff8a8a', '#c01028', '#3a0210'], {
        rim: 1.8,
      });
      pen.flat('M56 62C56 52 62 46 66 38C64 50 62 56 62 70Z', '#fff', 0.5);
    },
  ],
  mind: [
    290,
    50,
    (pen) => {
      pen.glow(70, 48, 60, '#c86aff', 0.6);
      for (let i = 0; i < 16; i++) {
        const a = i * 0.3927;
        pen.line(`M${polar(70, 48, a, 36, 0.8)}L${polar(70, 48, a, i % 2 ? 46 : 56, 0.8)}`, '#e8b0ff', i % 2 ? 1 : 2, 0.8);
      }
      pen.flat('M26 48C44 20 96 20 114 48C96 76 44 76 26 48Z', '#160820');
      pen.line('M26 48C44 20 96 20 114 48C96 76 44 76 26 48Z', '#f0c8ff', 2.4);
      pen.eye(oval(70, 48, 17), '#c86aff', 70, 48, 30);
      pen.flat(oval(70, 48, 7), '#12041c');
      pen.flat(oval(64, 42, 3), '#fff');
    },
  ],
  echo: [
    186,
    50,
    (pen) => {
      for (let i = 5; i >= 0; i--)
        pen.group(`translate(${i * 11 - 22} ${i * -3 + 8})`, () =>
          pen.lit(
            'M70 20C58 20 52 32 54 44C56 56 62 60 62 66C50 70 44 80 42 96L98 96C96 80 90 70 78 66' +
              'C78 60 84 56 86 44C88 32 82 20 70 20Z',
            ['#dffaff', '#4aa8b8', '#0a2c38'],
            { rim: 1.4, alpha: i ? 0.22 + 0.02 * i : 0.95 },
          ),
        );
    },
  ],
  ash: [
    20,
    50,
    (pen) => {
      pen.glow(70, 92, 60, '#ff5a1c', 0.8, 30);
      pen.flat('M0 96C30 70 56 84 70 76C90 66 116 80 140 70L140 96Z', '#1a1210');
      for (let i = 0; i < 42; i++) {
        const y = pen.chance() * 84,
          x = 70 + (pen.chance() - 0.5) * (30 + y * 0.9);
        pen.flat(ngon(n1(x), n1(y), 4, 1 + pen.chance() * 3, pen.chance() * 3), pen.chance() < 0.35 ? '#ff8a3a' : '#b8aca8', 0.85);
      }
    },
  ],
  balance: [
    56,
    50,
    (pen) => {
      pen.lit('M67 12L73 12L75 86L65 86Z', 'gold');
      pen.lit('M48 86L92 86L98 94L42 94Z', 'gold');
      pen.line('M24 30L116 22', '#e8c26a', 4);
      for (const [x, y, c] of [
        [24, 30, '#ff7a3a'],
        [116, 22, '#6ab8ff'],
      ] as const) {
        pen.line(`M${x} ${y}L${x - 14} ${y + 30}M${x} ${y}L${x + 14} ${y + 30}`, '#e8c26a', 1.2);
        pen.lit(`M${x - 18} ${y + 30}L${x + 18} ${y + 30}C${x + 12} ${y + 42} ${x - 12} ${y + 42} ${x - 18} ${y + 30}Z`, 'gold');
        pen.glow(x, y + 24, 18, c, 0.9);
        pen.flat(oval(x, y + 24, 6), c);
      }
    },
  ],
} satisfies Things;
