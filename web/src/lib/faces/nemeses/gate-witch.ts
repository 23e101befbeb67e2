import { mirrored, n1, ngon, oval, whole, polar } from '../path';
import type { Nemesis } from './nemesis';

export const gateWitch: Nemesis = {
  hue: 182,
  glow: '#4af0e6',
  rim: '#e6fffa',
  focus: [40, 24, 120],
  draw(pen, state) {
    pen.ground(188, { light: 30, vivid: 60, cy: 44, ring: 0, tint: '#9affee' });
    pen.glow(100, 96, 104, '#1fb8b8', 0.6);
    // the gate: rings with teeth of a clock
    const ring = (R: number, n: number, w: number, c: string, cut?: string) => {
      pen.add(
        `<circle cx="100" cy="96" r="${R}" fill="none" stroke="${c}" stroke-width="${w}" ${cut ? `stroke-dasharray="${cut}"` : ''}/>`,
      );
      for (let i = 0; i < n; i++) {
        if (state && pen.chance() < state * 0.3) continue;
        const a = (i / n) * 6.2832;
        pen.line(`M${polar(100, 96, a, R - w)}L${polar(100, 96, a, R + w + (i % 3 ? 2 : 7))}`, c, i % 3 ? 1.2 : 2.6);
      }
    };
    ring(92, 36, 5, '#0d3a44');
    ring(92, 36, 1.6, '#5af0e0', (['', '96 22 40 30', '30 40 12 60'] as const)[state]);
    ring(76, 24, 1, '#2a9aa0', (['', '60 20', '16 34'] as const)[state]);
    for (const t of [20, 75, 130, -20, -75, -130])
      pen.group(`rotate(${t} 100 96)`, () => {
        if (state === 2 && Math.abs(t) > 70) return;
        pen.lit('M92 0L92 -12C92 -22 108 -22 108 -12L108 0Z', ['#7af0e0', '#1f6a74', '#072028']);
        pen.flat('M96 0L96 -10C96 -16 104 -16 104 -10L104 0Z', '#eafff8');
      });
    // hair that is drawn into the gate
    for (let i = 0; i < 13; i++) {
      const t = -1.15 + (i / 12) * 2.3,
        s = Math.sign(t) || 1,
        x = 100 + t * 24,
        ex = 100 + t * 88,
        ey = 70 + Math.abs(t) * 40 + pen.chance() * 60,
        w = 5 + pen.chance() * 4;
      pen.lit(
        `M${n1(x - w)} 60C${n1(x + s * 16)} 36 ${n1(ex + s * 22)} ${n1(ey - 50)} ${n1(ex)} ${n1(ey)}` +
          `C${n1(ex + s * 8)} ${n1(ey - 34)} ${n1(x + s * 24)} 62 ${n1(x + w)} 74Z`,
        ['#1f5560', '#0b2229', '#030a0e'],
        { rim: 1, back: 1.2 },
      );
    }
    // dress
    pen.lit(whole('M100 146C92 148 88 152 84 158C62 164 40 176 30 196L20 232L100 232'), ['#164a54', '#0a242c', '#03090d'], { rim: 2 });
    pen.lit(whole('M100 232L100 176L82 158L74 164L66 188L78 232'), ['#0e2f38', '#06171d', '#020608'], { rim: 1 });
    pen.lit(whole('M100 128L90 130L90 152L100 172'), 'pale', { back: 0, rim: 0 });
    pen.flat(mirrored('M100 130L91 132L91 152L100 170Z'), '#123a44', 0.7);
    // moon headdress
    const st2 = state === 2;
    pen.lit('M68 78C40 66 26 30 44 -10C44 26 66 46 100 48C100 58 82 70 68 78Z', 'teal', { rim: 2.2 });
    pen.lit(
      st2
        ? mirrored('M68 78C52 70 42 56 38 40L48 36L46 26L54 30C64 42 82 47 100 48C100 58 82 70 68 78Z')
        : mirrored('M68 78C40 66 26 30 44 -10C44 26 66 46 100 48C100 58 82 70 68 78Z'),
      'teal',
      { rim: 1.4 },
    );
    pen.line('M50 18C56 40 76 54 98 56', '#8ff5ea', 1.2, 0.7);
    // face with a keyhole
    const face = whole('M100 50C82 50 70 62 70 82C71 106 84 130 100 140');
    pen.lit(face, 'pale', { rim: 2 });
    pen.clip(face, () => {
      pen.flat('M104 46L112 90L104 118L108 142L140 142L140 46Z', '#0f4450', 0.55);
      pen.flat('M68 70L84 60L80 100L72 96Z', '#fff', 0.35);
    });
    for (const d of ['M75 88C80 92 88 92 93 88']) pen.line(d, '#0b2a32', 2.4).line(mirrored(d), '#0b2a32', 2.4);
    for (const d of ['M77 91L74 97', 'M82 93L81 100', 'M88 93L89 99']) pen.line(d, '#0b2a32', 1.2).line(mirrored(d), '#0b2a32', 1.2);
    const key = whole('M100 60C92 60 87 66 87 73C87 78 90 82 94 84L88 112L100 112');
    pen.flat(key, '#02141a');
    pen.clip(key, () => {
      pen.glow(100, 80, 26, '#4af0e6', 1, 44);
      pen.flat(oval(100, 72, 4.5), '#fff');
      pen.glow(100, 72, 14, '#fff', 0.9);
    });
    pen.line(key, '#6afff0', 1.6);
    pen.glow(100, 84, 46, '#4af0e6', 0.5);
    pen.flat(whole('M100 121C96 119 92 121 90 123C94 127 98 128 100 128'), '#123a44');
    pen.line('M90 123C96 125 104 125 110 123', '#02141a', 1.2);
    // key on a chain
    pen.line('M86 156C90 176 96 184 100 186', '#b8f0e6', 1, 0.8).line(mirrored('M86 156C90 176 96 184 100 186'), '#b8f0e6', 1, 0.6);
    pen.lit(oval(100, 190, 6), 'brass', { back: 0 });
    pen.flat(oval(100, 190, 2.6), '#06171d');
    pen.lit('M98 195L102 195L102 214L108 214L108 210L105 210L105 207L102 207L102 214L98 214Z', 'brass', { back: 0 });
    // long fingers part the gate
    for (const [y, l, c] of [
      [100, 40, 20],
      [116, 52, 24],
      [133, 50, 26],
      [150, 40, 22],
    ] as const) {
      const d = `M-8 ${y + 6}C${l * 0.3} ${y - 8} ${l * 0.75} ${y - 8} ${l} ${y + c}C${l * 0.72} ${y + 3} ${l * 0.4} ${y + 2} -8 ${y + 17}Z`;
      pen.pair(d, ['#c8f0ea', '#4a949a', '#0b2c34'], { rim: 1.6, back: 1.2 });
      const k = `M${l * 0.86} ${y + 4}L${l + 2} ${y + c + 12}L${l * 0.74} ${y + 7}Z`;
      pen.pair(k, ['#062a30', '#03161b', '#010a0d'], { rim: 1.2, back: 1 });
      pen
        .line(`M${l * 0.45} ${y - 2}L${l * 0.42} ${y + 4}`, '#0b2c34', 1.4, 0.8)
        .line(mirrored(`M${l * 0.45} ${y - 2}L${l * 0.42} ${y + 4}`), '#0b2c34', 1.4, 0.8);
    }
    if (state) {
      pen.crack(76, 62, 1.3, 50, 1.3, '#4af0e6');
      pen.crack(160, 80, 0.4, 34, 1.4, '#4af0e6');
    }
    if (state === 2) {
      const hole = 'M112 54L124 66L130 84L124 104L114 96L118 80L108 70Z';
      pen.flat(hole, '#02141a');
      pen.line(hole, '#6afff0', 1.4);
      pen.glow(118, 80, 26, '#4af0e6', 0.8);
      pen.crack(94, 112, 1.8, 44, 1.8, '#8afff5');
      pen.crack(40, 180, 0.8, 60, 1.6, '#4af0e6');
      pen.crack(20, 60, 0.3, 50, 2, '#4af0e6');
      for (let i = 0; i < 14; i++) {
        const a = pen.chance() * 6.28,
          R = 70 + pen.chance() * 34;
        pen.lit(ngon(n1(100 + Math.cos(a) * R), n1(96 + Math.sin(a) * R), 3, 3 + pen.chance() * 5, a), 'teal', { rim: 1, back: 0 });
      }
    }
    pen.embers(8, '#8afff5');
  },
};
