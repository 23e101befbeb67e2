import { mirrored, n1, ngon, oval } from '../path';
import type { Parts } from './person';

export const behind = {
  halo: (pen, who) => {
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * 6.283;
      pen.line(
        `M${n1(100 + Math.cos(a) * 58)} ${n1(84 + Math.sin(a) * 58)}L${n1(100 + Math.cos(a) * (i % 2 ? 66 : 76))} ${n1(84 + Math.sin(a) * (i % 2 ? 66 : 76))}`,
        who.glow,
        i % 2 ? 1 : 2,
        0.7,
      );
    }
    pen.line(oval(100, 84, 56), who.glow, 1.6, 0.8);
  },
  breaches: (pen, who) => {
    for (const [x, y] of [
      [30, 50],
      [66, 18],
      [134, 18],
      [170, 50],
    ] as const) {
      pen.glow(x, y, 24, who.glow, 0.8);
      pen.line(oval(x, y, 14), who.glow, 2.4);
      pen.line(oval(x, y, 10), '#fff', 0.8, 0.7);
    }
  },
  mirror: (pen, who) => {
    pen.lit(oval(100, 80, 70, 76), 'iron', { rim: 2 });
    pen.flat(oval(100, 80, 64, 70), '#05060d');
    pen.clip(oval(100, 80, 64, 70), () => {
      pen.flat('M30 60L90 0L120 0L40 110Z', '#8fb4ff', 0.2).flat('M60 150L170 30L180 50L80 160Z', '#8fb4ff', 0.12);
    });
    pen.line(oval(100, 80, 64, 70), who.glow, 1.4, 0.8);
  },
  henge: (pen, who) => {
    for (const [x, w, h] of [
      [6, 24, 120],
      [42, 22, 150],
      [136, 22, 150],
      [170, 24, 120],
    ] as const)
      pen.lit(`M${x} 210L${x + 3} ${210 - h}L${x + w - 4} ${206 - h}L${x + w} 210Z`, 'slate2', { rim: 1.6 });
    pen.lit('M-4 84L74 54L76 70L0 100Z', 'slate2', { rim: 1.6 });
    pen.lit(mirrored('M-4 84L74 54L76 70L0 100Z'), 'slate', { rim: 1.6 });
    for (const x of [18, 52, 148, 182]) pen.line(`M${x} 130L${x + 4} 138L${x - 2} 146L${x + 3} 154`, who.glow, 1.4, 0.9);
  },
  links: (pen, who) => {
    for (const [x, y, t] of [
      [26, 70, 30],
      [44, 34, 60],
      [78, 12, 84],
      [122, 12, 96],
      [156, 34, 120],
      [174, 70, 150],
    ] as const)
      pen.add(
        `<ellipse cx="${x}" cy="${y}" rx="17" ry="8" fill="none" stroke="${who.glow}" stroke-width="3.400" opacity=".85" transform="rotate(${t} ${x} ${y})"/>`,
      );
  },
  stars: (pen, who) => {
    for (let i = 0; i < 26; i++) {
      const x = pen.chance() * 200,
        y = pen.chance() * 150,
        q = 1 + pen.chance() * 3.4;
      pen.flat(ngon(n1(x), n1(y), 4, q, 0, q * 0.3), '#fff', 0.85);
    }
    pen.line('M18 60L48 24L90 14M150 18L182 54L176 96', who.glow, 0.8, 0.7);
  },
  tetra: (pen, who) => {
    pen.line(oval(100, 84, 80), who.glow, 0.8, 0.5);
    pen.flat('M100 -4L22 128L178 128Z', who.glow, 0.1);
    pen.line('M100 -4L22 128L178 128ZM100 -4L118 100M22 128L118 100M178 128L118 100', who.glow, 1.6, 0.85);
    for (const [x, y] of [
      [100, -2],
      [22, 128],
      [178, 128],
    ] as const) {
      pen.flat(oval(x, y, 4.5), '#fff').glow(x, y, 16, who.glow, 0.9);
    }
  },
  moon: (pen, who) => {
    pen.glow(126, 50, 60, who.glow, 0.6);
    pen.flat('M146 -4C186 18 190 84 146 108C166 84 166 20 146 -4Z', who.glow, 0.85);
  },
  smoke: (pen, who) => {
    for (let i = 0; i < 7; i++)
      pen.line(
        `M${10 + i * 30} 220C${n1(i * 34 + pen.chance() * 30)} 160 ${n1(i * 26 + pen.chance() * 50)} 90 ${n1(10 + i * 30 + pen.chance() * 20)} 10`,
        who.glow,
        8 + pen.chance() * 10,
        0.12,
      );
  },
  forge: (pen) => {
    pen.glow(160, 150, 80, '#ff8a2e', 0.9);
    pen.embers(26, '#ffb23e');
  },
} satisfies Parts;
