import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Nemesis } from './nemesis';

export const princeOfGluttons: Nemesis = {
  hue: 74,
  glow: '#d6e24a',
  rim: '#f2ffc0',
  focus: [30, -4, 140],
  draw(pen, state) {
    pen.ground(70, { light: 30, vivid: 50, cy: 26, ring: 88, tint: '#e6f08a' });
    pen.glow(100, 36, 80, '#b9c93a', 0.5);
    const body = whole('M100 56C84 56 74 64 66 72C34 78 6 112 0 156C-6 196 4 222 20 236L100 236');
    pen.lit(body, 'flesh', { rim: 2 });
    // folds and warts
    for (const d of ['M64 74C52 84 30 96 18 120', 'M10 150C2 170 6 200 14 214', 'M30 206C40 214 46 220 50 228'])
      pen.line(d, '#1c2416', 2.4, 0.6).line(mirrored(d), '#10160c', 2.4, 0.7);
    for (let i = 0; i < 16; i++) {
      const a = pen.chance() * 6.28,
        x = 100 + Math.cos(a) * (84 + pen.chance() * 10),
        y = 152 + Math.sin(a) * (70 + pen.chance() * 10);
      if (y < 218 && y > 84) pen.lit(oval(n1(x), n1(y), 1.6 + pen.chance() * 2.6), 'flesh', { rim: 0.7, back: 0 });
    }
    // the maw
    const maw = whole('M100 96C64 96 30 116 26 150C28 188 62 212 100 214'),
      lip = whole('M100 88C58 88 20 112 16 150C18 196 58 222 100 224');
    pen.lit(lip, ['#c9a0a0', '#7a4a52', '#2a141c']);
    pen.flat(maw, '#170410');
    pen.clip(maw, () => {
      pen.glow(100, 170, 78, '#8b1f3f', 0.9);
      pen.glow(100, 150, 30, '#000', 1);
      for (const [q, n, h, m] of [
        [1, 22, 26, 'bone'],
        [0.68, 16, 18, ['#d8c49a', '#8a6c58', '#33202a']],
        [0.42, 12, 11, ['#9a7f70', '#5a3a44', '#220f1c']],
      ] as const) {
        for (let i = 0; i < n; i++) {
          const a = ((i + 0.5) / n) * 6.2832,
            cx = 100,
            cy = 155,
            rx = 75 * q,
            ry = 60 * q;
          const X = cx + Math.cos(a) * rx,
            Y = cy + Math.sin(a) * ry;
          if (state && q === 1 && (i * 7) % n < state * 4) continue;
          const tx = cx + Math.cos(a) * (rx - h),
            ty = cy + Math.sin(a) * (ry - h * 0.85),
            px = -Math.sin(a) * (5.6 * q + 2),
            py = Math.cos(a) * (5 * q + 2);
          pen.lit(`M${n1(X + px)} ${n1(Y + py)}L${n1(tx)} ${n1(ty)}L${n1(X - px)} ${n1(Y - py)}Z`, m, { rim: 0.8, back: 0 });
        }
        if (q > 0.5) pen.line(oval(100, 155, 75 * q - h * 0.2, 60 * q - h * 0.2), '#b4405a', 3 * q, 0.35);
      }
      // what was devoured: gem and cards going down
      const card = (x: number, y: number, t: number, c: string, s = 1) =>
        pen.group(`translate(${x} ${y}) rotate(${t}) scale(${s})`, () => {
          pen.lit('M-9 -13L9 -13L9 13L-9 13Z', ['#3b4a63', '#1d2636', '#0b1018'], { back: 0 });
          pen.flat('M-7 -6L7 -6L7 4L-7 4Z', c);
          pen.flat('M-7 -11L4 -11L4 -9L-7 -9Z', '#dfe6ee', 0.8);
        });
      if (state < 2) {
        card(78, 140, -24, '#7a5cf0');
        card(122, 148, 30, '#e0a23d', 0.86);
        card(101, 160, 8, '#35b5a6', 0.62);
      }
      if (state === 2) {
        pen.glow(100, 160, 40, '#d6e24a', 0.8);
      }
    });
    pen.line(maw, '#f0a0a8', 1.4, 0.6);
    // tongue
    const tg =
      state === 2
        ? 'M92 170C78 186 70 206 76 236L124 236C116 214 112 190 110 170Z'
        : 'M88 178C80 190 92 206 112 200C132 194 142 176 160 184C150 164 128 170 114 178C104 182 96 180 88 178Z';
    pen.lit(tg, 'gum');
    if (state === 2) pen.line('M100 176C94 196 96 214 98 230', '#4a0f24', 2, 0.7);
    // the small head of a great appetite
    const head = whole('M100 30C84 30 76 40 76 52C70 60 66 70 74 78C82 84 92 84 100 84');
    pen.lit(head, 'flesh', { rim: 1.8 });
    // its own mouth is sewn shut: the belly eats
    pen.line('M80 73C90 78 110 78 120 73', '#0d1408', 2.6);
    for (const x of [83, 89, 95, 101, 107, 113]) pen.line(`M${x} 70L${x + 4} 80`, '#d9c48a', 1.3, 0.9);
    pen.pair('M98 62L92 60L94 67Z', ['#2a3318', '#141a0c', '#000'], { rim: 0, back: 0 });
    pen.flat(oval(86, 54, 9, 7), '#141a0a', 0.75).flat(oval(114, 54, 9, 7), '#0a0e05', 0.8);
    const e = 'M81 52L93 57L84 58Z';
    pen.eye(e, state === 2 ? '#8a8f3a' : '#f6ff6a', 86, 54, 14, state === 2 ? '#8a8f3a' : '#fff');
    pen.eye(mirrored(e), state ? '#c9a83a' : '#f6ff6a', 114, 54, 11);
    if (state < 2) pen.eye('M100 38L103 44L100 49L97 44Z', '#f6ff6a', 100, 43, 9);
    pen.eye(oval(80, 62, 2), '#f6ff6a', 80, 62, 7);
    pen.eye(oval(120, 61, 2.4), '#f6ff6a', 120, 61, 7);
    if (!state) pen.eye(oval(109, 45, 1.8), '#f6ff6a', 109, 45, 6);
    // crown
    pen.group(state === 2 ? 'translate(46 -2) rotate(34 100 26)' : state ? 'rotate(-12 100 30)' : '', () => {
      pen.lit('M74 34L66 8L82 20L88 0L97 17L100 -6L103 17L112 0L118 20L134 8L126 34C110 28 90 28 74 34Z', 'gold', { rim: 1.6 });
      pen.line('M76 30C92 24 108 24 124 30', '#4b2c12', 1.6, 0.8);
      for (const [x, y, c] of [
        [88, 26, '#ef4a5a'],
        [100, 24, '#6ad0ff'],
        [112, 26, '#8fe06a'],
      ] as const)
        pen.flat(ngon(x, y, 4, 3.4), c);
    });
    for (const [x, y, l] of [
      [58, 118, 34],
      [76, 108, 20],
      [132, 110, 30],
      [148, 120, 44],
    ] as const)
      pen.flat(
        `M${x - 1} ${y}L${x + 1} ${y}L${x + 0.6} ${y + l}C${x + 2.6} ${y + l + 6} ${x - 2.6} ${y + l + 6} ${x - 0.6} ${y + l}Z`,
        '#e6f0a0',
        0.7,
      );
    // hands that hold the lip
    const hand = 'M10 148C2 138 4 124 16 122C18 114 30 114 32 122C40 118 46 126 42 134C48 138 46 146 38 148' + 'C36 156 24 160 10 148Z';
    pen.pair(hand, 'flesh', { rim: 1.8 });
    for (const d of ['M16 124C22 128 26 132 28 138', 'M31 124C33 128 34 132 34 136'])
      pen.line(d, '#1c2416', 1.6, 0.7).line(mirrored(d), '#1c2416', 1.6, 0.7);
    pen.pair('M29 119L37 119L36 124L30 124Z', 'gold', { back: 0, rim: 1 });
    if (state) {
      pen.crack(18, 176, 0.9, 40, 1.5, '#d6e24a');
      pen.crack(150, 98, 0.5, 34, 1.4, '#d6e24a');
    }
    if (state === 2) {
      pen.crack(100, 212, 1.6, 26, 2, '#f0ff8a');
      pen.crack(40, 96, 2.2, 50, 1.8, '#f0ff8a');
      pen.crack(176, 150, 1.4, 56, 1.8, '#f0ff8a');
      pen.embers(20, '#d6e24a');
    }
  },
};
