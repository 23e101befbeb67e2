import { n1, ngon } from '../path';
import type { Nemesis } from './nemesis';

export const crookedMask: Nemesis = {
  hue: 318,
  glow: '#ff4ad0',
  rim: '#ffe6fa',
  focus: [32, 34, 136],
  draw(pen, state) {
    pen.ground(316, { light: 26, vivid: 60, cy: 44, ring: 90, tint: '#ff9ae6' });
    pen.glow(100, 100, 104, '#c0289a', 0.55);
    // tendrils
    for (let i = 0; i < 22; i++) {
      const a = -2.9 + (i / 21) * 5.8 - 1.57,
        L = 92 + pen.chance() * 42,
        b = (pen.chance() - 0.5) * 1.5,
        w = 6 + pen.chance() * 6,
        x = 100 + Math.cos(a) * 34,
        y = 100 + Math.sin(a) * 42,
        ex = 100 + Math.cos(a + b * 0.5) * L,
        ey = 100 + Math.sin(a + b * 0.5) * L,
        mx = 100 + Math.cos(a - b * 0.4) * L * 0.66,
        my = 100 + Math.sin(a - b * 0.4) * L * 0.66,
        px = -Math.sin(a) * w,
        py = Math.cos(a) * w;
      pen.lit(
        `M${n1(x + px)} ${n1(y + py)}Q${n1(mx + px * 0.7)} ${n1(my + py * 0.7)} ${n1(ex)} ${n1(ey)}` +
          `Q${n1(mx - px * 0.7)} ${n1(my - py * 0.7)} ${n1(x - px)} ${n1(y - py)}Z`,
        ['#4a1a4a', '#1d0a22', '#08030c'],
        { rim: 0.9, back: 1.2 },
      );
    }
    pen.lit('M48 40C70 10 140 8 158 46C176 96 168 150 150 190L170 232L30 232L52 186C30 140 30 80 48 40Z', [
      '#2c1030',
      '#120616',
      '#050208',
    ]);
    pen.group('rotate(-11 100 110)', () => {
      const mask =
        'M54 52C70 30 128 26 150 48C164 74 158 116 146 146C136 170 120 192 102 202C80 190 58 164 50 132' + 'C42 100 44 70 54 52Z';
      const inside = () => {
        pen.glow(122, 100, 56, '#ff4ad0', 0.9);
        for (const [x, y, s] of [
          [124, 72, 7],
          [140, 96, 5],
          [118, 104, 9],
          [132, 126, 6],
          [112, 140, 5],
          [122, 160, 4],
          [108, 84, 4],
        ] as const) {
          pen.eye(
            `M${x - s} ${y}C${x - s / 2} ${y - s * 0.8} ${x + s / 2} ${y - s * 0.8} ${x + s} ${y}` +
              `C${x + s / 2} ${y + s * 0.8} ${x - s / 2} ${y + s * 0.8} ${x - s} ${y}Z`,
            '#ff7ae0',
            x,
            y,
            s * 1.8,
          );
          pen.flat(ngon(x, y, 4, s * 0.5), '#1a0418');
        }
      };
      if (state === 2) {
        pen.flat(mask, '#08020a');
        pen.clip(mask, inside);
        pen.line(mask, '#ff4ad0', 1, 0.5);
      }
      const left =
          'M54 52C66 36 92 30 112 32L102 50L114 66L98 84L112 104L98 122L110 144L98 164L106 184L102 202' +
          'C80 190 58 164 50 132C42 100 44 70 54 52Z',
        m1 = state === 2 ? left : mask;
      pen.lit(m1, ['#fff6e6', '#d9c4b4', '#6a4a60'], { rim: 2.2, back: 2 });
      pen.clip(m1, () => {
        pen.flat('M104 30L112 70L104 108L118 130L110 160L104 204L180 204L180 20Z', '#5a2a52', 0.34);
        pen.flat('M46 60C60 90 52 140 74 170L50 170L36 90Z', '#fff', 0.25);
        // paint
        pen.line('M100 56C112 48 124 58 116 68C108 76 96 68 100 60C104 54 112 58 110 63', '#8f1d6a', 2.6, 0.9);
        pen.flat('M73 96L81 116L73 150L66 116Z', '#b0206e', 0.85);
        // laughing eye and weeping eye
        const le = 'M56 92C64 74 84 74 94 92C84 84 66 84 56 92Z';
        pen.flat('M52 96C60 68 88 68 98 96C86 82 64 82 52 96Z', '#2a0a20');
        pen.flat(le, '#ff4ad0');
        pen.glow(76, 82, 20, '#ff4ad0', 0.9);
        pen.flat('M106 78C126 80 146 92 152 114C138 122 112 114 106 78Z', '#2a0a20');
        pen.eye('M116 92C126 94 136 100 140 108C132 110 120 104 116 92Z', '#ff7ae0', 128, 101, 20);
        pen.line('M50 72C62 56 84 54 98 66', '#2a0a20', 3.4).line('M108 62C124 60 144 72 154 90', '#2a0a20', 3.4);
        for (const [x, y, l] of [
          [120, 108, 40],
          [129, 112, 62],
          [138, 113, 34],
        ] as const)
          pen.flat(
            `M${x - 2} ${y}L${x + 2} ${y}L${x + 1.5} ${y + l}C${x + 3} ${y + l + 8} ${x - 3} ${y + l + 8} ${x - 1.5} ${y + l}Z`,
            '#170410',
          );
        // nose, crooked grin
        pen.flat('M101 92L108 126L94 132Z', '#8a5a78', 0.6);
        const grin = 'M56 122C70 150 104 166 134 150C142 146 146 140 148 134C146 160 122 180 98 174C74 168 58 146 56 122Z';
        pen.flat(grin, '#1a0414');
        pen.clip(grin, () => {
          pen.glow(100, 172, 36, '#ff4ad0', 0.7);
          for (let i = 0; i < 13; i++) {
            const x = 58 + i * 7.2,
              y = 132 + Math.sin((i / 12) * 3) * 28;
            pen.lit(`M${n1(x - 3.4)} ${n1(y - 12)}L${n1(x + 3.4)} ${n1(y - 11)}L${n1(x)} ${n1(y + 7)}Z`, 'bone', { rim: 0.6, back: 0 });
          }
          for (let i = 0; i < 10; i++) {
            const x = 68 + i * 7.4,
              y = 162 + Math.sin((i / 9) * 3) * 16;
            pen.lit(`M${n1(x - 3)} ${n1(y + 6)}L${n1(x + 3)} ${n1(y + 6)}L${n1(x)} ${n1(y - 9)}Z`, 'bone', { rim: 0.5, back: 0 });
          }
        });
        pen.line(grin, '#ff4ad0', 1.3, 0.8);
      });
      if (state === 1) {
        const hole = 'M118 24L112 44L126 52L120 70L136 76L146 92L162 90L164 50Z';
        pen.flat(hole, '#0a020c');
        pen.clip(hole, () => pen.eye('M126 52C134 46 144 50 150 60C142 66 132 64 126 52Z', '#ff7ae0', 138, 57, 16));
        pen.line('M118 30L112 44L126 52L120 70L136 76L146 92L158 91', '#ff9ae8', 1.6);
        pen.crack(120, 70, 1.9, 66, 1.5, '#ff4ad0');
      }
      if (state) {
        pen.crack(52, 124, 0.3, 30, 1.2, '#ff4ad0');
        pen.crack(70, 42, 1.2, 34, 1.2, '#ff4ad0');
      }
      if (state === 2) {
        pen.crack(60, 70, 0.8, 60, 1.8, '#ff4ad0');
        pen.crack(90, 190, -1.7, 60, 1.6, '#ff4ad0');
        pen.line('M112 32L102 50L114 66L98 84L112 104L98 122L110 144L98 164L106 184L102 202', '#ffb0f0', 2);
        for (const d of ['M164 60L178 52L176 74Z', 'M168 112L184 120L170 134Z', 'M150 176L166 180L152 196Z']) pen.lit(d, 'bone');
      }
      // ties
    });
    pen.embers(6 + state * 12, '#ff7ae0');
  },
};
