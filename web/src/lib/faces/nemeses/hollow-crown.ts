import { flame, mirrored, n1, ngon, oval, whole } from '../path';
import type { Nemesis } from './nemesis';

export const hollowCrown: Nemesis = {
  hue: 350,
  glow: '#ff2f4a',
  rim: '#ffe0b0',
  focus: [40, 8, 120],
  draw(pen, state) {
    pen.ground(350, { light: 24, vivid: 66, cy: 34, ring: 0, tint: '#ff9a8a' });
    pen.glow(100, 84, 90, '#b0142c', 0.7);
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.283,
        b = i % 5 ? 72 : 66,
        c = i % 5 ? 76 : 86;
      pen.line(
        `M${n1(100 + Math.cos(a) * b)} ${n1(84 + Math.sin(a) * b)}L${n1(100 + Math.cos(a) * c)} ${n1(84 + Math.sin(a) * c)}`,
        '#d9a04a',
        i % 5 ? 0.8 : 1.6,
        0.5,
      );
    }
    pen.line(oval(100, 84, 70), '#d9a04a', 1, 0.5);
    // a mantle nobody wears: one looks down into the neck
    pen.lit(whole('M100 152C70 148 44 152 24 162C4 172 -4 198 -6 232L100 232'), 'robe', { rim: 2 });
    pen.lit(whole('M100 158C70 156 46 162 30 172C16 186 12 210 10 232L100 232'), 'blood', { rim: 1.6 });
    for (const d of ['M30 176C36 194 34 214 32 232', 'M50 172C56 190 54 210 54 232', 'M72 172C78 190 78 208 80 232'])
      pen.line(d, '#1e060c', 2.4, 0.6).line(mirrored(d), '#0a0204', 2.4, 0.7);
    pen.lit(whole('M100 172L94 178L92 232L100 232'), 'dkgold', { rim: 1.2 });
    const col = 'M62 156C40 148 30 124 34 92L46 116L48 88L58 118L64 98L76 140Z';
    pen.pair(col, ['#8a2436', '#3f1220', '#14060c'], { rim: 2.2 });
    const neck = oval(100, 150, 40, 13);
    pen.flat(neck, '#040102');
    pen.clip(neck, () => {
      pen.glow(100, 162, 40, '#ff2f4a', 1, 16);
    });
    pen.line(neck, '#d9a04a', 2.6).line(oval(100, 150, 36, 10), '#6d1320', 1.4, 0.8);
    // the face that is not there
    pen.glow(100, 118, 46, '#ff2f4a', 0.5, 40);
    pen.line(whole('M100 92C84 92 74 100 74 114C76 130 88 142 100 146'), '#ffb0a8', 1, 0.75, '1.500 4');
    for (let i = 0; i < 9; i++) {
      const x = 72 + i * 7;
      pen.line(
        `M${x} 150C${n1(x + (pen.chance() - 0.5) * 26)} 136 ${n1(100 + (x - 100) * 0.5 + (pen.chance() - 0.5) * 20)} 118 ${n1(100 + (x - 100) * 0.8)} 96`,
        '#ff6a6a',
        0.9,
        0.4,
      );
    }
    // crown
    pen.group(
      state === 2
        ? 'translate(16 26) scale(.86) rotate(14 100 60)'
        : state
          ? 'translate(14 12) scale(.86) rotate(-5 100 60)'
          : 'translate(14 10) scale(.86)',
      () => {
        pen.glow(100, 54, 60, '#ff3a4a', 0.45);
        const sp = [
          [58, 60, 46, 14],
          [74, 62, 68, -4],
          [100, 64, 100, -24],
          [126, 62, 132, -4],
          [142, 60, 154, 14],
        ] as const;
        pen.lit('M52 70C66 56 134 56 148 70L146 78C130 66 70 66 54 78Z', ['#4a2c14', '#22120a', '#080302']);
        sp.forEach(([x, y, tx, ty], i) => {
          const off = (state && i === 3) || (state === 2 && i === 0);
          pen.lit(
            off
              ? `M${x - 9} ${y + 16}L${x - 6} ${y - 12}L${x - 1} ${y - 6}L${x + 3} ${y - 16}L${x + 9} ${y + 16}Z`
              : `M${x - 10} ${y + 16}L${x - 5} ${y - 8}L${tx} ${ty}L${x + 6} ${y - 8}L${x + 10} ${y + 16}Z`,
            'dkgold',
            { rim: 1.8 },
          );
          if (!off) {
            pen.lit(ngon(tx, ty, 4, 5), 'blood', { rim: 1.2 });
            pen.flat(ngon(x, y - 2, 4, 3.4), '#ff3a4a');
          }
        });
        pen.lit('M48 72C70 88 130 88 152 72L148 96C128 108 72 108 52 96Z', 'gold', { rim: 2 });
        pen.line('M51 78C74 93 126 93 149 78M53 91C74 102 126 102 147 91', '#3a200c', 1.3, 0.8);
        for (const [x, y, s] of [
          [64, 89, 5],
          [82, 95, 5],
          [100, 97, 8],
          [118, 95, 5],
          [136, 89, 5],
        ] as const) {
          pen.flat(ngon(x, y, s > 6 ? 6 : 4, s + 1.6), '#2a1208');
          pen.flat(ngon(x, y, s > 6 ? 6 : 4, s), pen.shade(['#ff9aa0', '#d01030', '#4a0412']));
        }
        pen.glow(100, 97, 22, '#ff3a4a', 0.8);
        if (state) {
          pen.crack(126, 72, 1.7, 32, 1.6, '#ff5a6a');
        }
        if (state === 2) {
          pen.crack(66, 76, 1.2, 30, 1.8, '#ff5a6a');
          pen.crack(100, 70, 1.6, 40, 2, '#ffd0d0');
        }
      },
    );
    for (const [x, y, l] of [
      [64, 92, 16],
      [76, 96, 34],
      [92, 99, 12],
      [112, 99, 24],
      [126, 96, 42],
      [138, 91, 10],
    ] as const)
      pen.flat(
        `M${x - 1.1} ${y}L${x + 1.1} ${y}L${x + 0.8} ${y + l}C${x + 3} ${y + l + 7} ${x - 3} ${y + l + 7} ${x - 0.8} ${y + l}Z`,
        pen.shade(['#ff6a6a', '#a00820']),
      );
    // acolytes with candles
    const ac = (x: number, y: number, s: number) =>
      pen.group(`translate(${x} ${y}) scale(${s})`, () => {
        pen.lit(
          'M0 -34C-10 -32 -12 -20 -11 -12C-18 -6 -20 6 -20 20L20 20C20 6 18 -6 11 -12C12 -20 10 -32 0 -34Z',
          ['#4a2430', '#1f0d15', '#080306'],
          { rim: 1.6 },
        );
        pen.flat('M0 -28C-6 -26 -7 -18 -5 -12C-2 -9 2 -9 5 -12C7 -18 6 -26 0 -28Z', '#050102');
        pen.flat(oval(-2.4, -18, 1.2), '#ff5a4a').flat(oval(2.4, -18, 1.2), '#ff5a4a');
        pen.flat('M-1.500 0L1.500 0L1.500 10L-1.500 10Z', '#f0e0c0');
        pen.flat(flame(0, 0, 5, 11), '#ffcf6a');
        pen.glow(0, -4, 14, '#ffb04a', 0.8);
      });
    const acolytes = [
      [22, 206, 1.15],
      [178, 206, 1.15],
      [60, 214, 1],
      [140, 214, 1],
      [100, 218, 0.92],
    ] satisfies [number, number, number][];
    for (const one of acolytes.slice(0, ([5, 2, 0] as const)[state])) ac(...one);
    if (state === 2) {
      pen.embers(26, '#ff5a5a');
      pen.crack(40, 170, 0.9, 60, 1.6, '#ff5a6a');
      pen.crack(150, 160, 2, 70, 1.6, '#ff5a6a');
    }
  },
};
