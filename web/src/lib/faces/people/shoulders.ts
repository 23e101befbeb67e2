import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Parts, Person } from './person';

function robe(pen: Pen, who: Person): void {
  pen.lit(whole('M100 150C84 148 74 152 66 160C44 166 24 176 16 196L8 232L100 232'), who.cloth, { rim: 2 });
  pen.lit(whole('M100 190L82 150L72 156L74 180L84 232L100 232'), who.cloth2 ?? who.cloth, { rim: 1.2 });
  for (const d of ['M40 180C44 200 42 214 42 230', 'M60 172C62 196 62 212 64 230'])
    pen.line(d, '#000', 2, 0.35).line(mirrored(d), '#000', 2, 0.45);
}

export const shoulders = {
  robe,
  coat: (pen, who) => {
    pen.lit(whole('M100 156C82 150 70 154 60 162C36 168 18 180 12 200L8 232L100 232'), who.cloth, { rim: 2 });
    pen.pair('M82 152L58 120L54 160L84 200L98 178Z', who.cloth2 ?? who.cloth, { rim: 1.8 });
    for (const y of [196, 210]) pen.lit(oval(90, y, 3), 'brass', { back: 0 });
    pen.lit('M20 178L56 164L62 172L24 190Z', 'brass', { back: 0 });
    pen.lit(mirrored('M20 178L56 164L62 172L24 190Z'), 'brass');
  },
  plates: (pen, who) => {
    pen.lit(whole('M100 152C86 150 76 154 70 162L30 170L20 232L100 232'), who.cloth, { rim: 2 });
    const q = 'M74 158C48 142 14 154 4 190C26 186 56 186 76 178Z';
    pen.pair(q, who.metal ?? 'iron', { rim: 2.2 });
    pen.pair('M6 190C26 186 54 186 74 180L70 206C46 204 22 208 8 214Z', who.metal ?? 'iron', { rim: 1.6 });
    pen.line('M20 172C36 162 54 162 70 168', '#fff', 1, 0.4);
  },
  hugePlates: (pen, who) => {
    pen.lit(whole('M100 150L60 152L10 150L-10 232L100 232'), who.cloth, { rim: 2 });
    const q = 'M78 160C52 120 8 124 -10 168L-10 206C20 190 56 192 80 184Z';
    pen.pair(q, who.metal ?? 'iron', { rim: 2.4 });
    for (const [x, y] of [
      [20, 140],
      [44, 134],
      [4, 158],
    ] as const)
      pen.pair(`M${x - 6} ${y + 8}L${x - 6} ${y - 16}L${x + 8} ${y + 4}Z`, who.metal ?? 'iron', { rim: 1.4 });
    pen.line('M-4 184C20 170 50 168 76 176', '#000', 2, 0.5);
  },
  apron: (pen, who) => {
    pen.lit(whole('M100 150C80 148 60 156 36 166C20 176 10 200 6 232L100 232'), who.cloth, { rim: 2 });
    pen.lit(whole('M100 176L72 168L62 232L100 232'), 'leather', { rim: 1.6 });
    pen.pair('M72 170L62 150L70 148L80 170Z', 'leather', { rim: 1 });
    for (const x of [78, 122]) pen.lit(oval(x, 178, 3), 'brass', { back: 0 });
  },
  ruff: (pen, who) => {
    pen.lit(whole('M100 160C70 160 40 170 26 190L16 232L100 232'), who.cloth, { rim: 2 });
    for (let i = 0; i < 13; i++) {
      const at = i - 6;
      const place = `translate(${at * 8} ${n1(156 - Math.abs(at) * 3.8)}) rotate(${at * -9} 100 0)`;
      pen.lit('M92 0C92 -16 108 -16 108 0L104 26L96 26Z', 'white', { rim: 1, transform: place });
    }
  },
  leaves: (pen) => {
    pen.lit(whole('M100 152C70 150 36 164 20 186L8 232L100 232'), 'bark', { rim: 2 });
    for (let i = 0; i < 22; i++) {
      const q = i % 2 ? 1 : -1,
        x = 100 + q * (18 + Math.floor(i / 2) * 8),
        y = 158 + Math.floor(i / 2) * 3.4 + pen.chance() * 8;
      pen.lit('M0 0C-12 8 -12 24 0 36C12 24 12 8 0 0Z', 'moss', {
        rim: 1.2,
        transform: `translate(${n1(x)} ${n1(y)}) rotate(${n1(-q * (8 + pen.chance() * 30))}) scale(${n1(0.8 + pen.chance() * 0.5)})`,
      });
    }
  },
  tech: (pen, who) => {
    pen.lit(whole('M100 156L72 152L30 168L12 196L8 232L100 232'), 'black', { rim: 2 });
    pen.pair('M70 154L30 160L6 184L18 200L66 186Z', who.metal ?? 'gold', { rim: 2.2 });
    pen.lit(whole('M100 170L86 166L70 190L80 232L100 232'), who.metal ?? 'gold', { rim: 1.4 });
    pen.eye(ngon(100, 196, 6, 7), who.glow, 100, 196, 18);
    pen.line('M26 182L50 174L60 178', '#000', 1.2, 0.5);
  },
  data: (pen, who) => {
    robe(pen, who);
    for (const [x, y, l] of [
      [36, 184, 24],
      [52, 178, 34],
      [68, 172, 44],
    ] as const)
      pen
        .line(`M${x} ${y}L${x} ${y + l}L${x + 6} ${y + l + 6}`, who.glow, 1.2, 0.8)
        .line(mirrored(`M${x} ${y}L${x} ${y + l}L${x + 6} ${y + l + 6}`), who.glow, 1.2, 0.8);
  },
  shreds: (pen, who) => {
    pen.lit(whole('M100 140C70 140 40 150 22 172L4 232L100 232'), who.cloth, { rim: 2 });
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 9; i++) {
        const x = 100 + (i - 4) * (20 + k * 4),
          y = 158 + k * 22 + Math.abs(i - 4) * (7 - k);
        pen.lit(
          `M${n1(x - 13)} ${n1(y - 10)}L${n1(x + (pen.chance() - 0.5) * 8)} ${n1(y + 24 + pen.chance() * 10)}L${n1(x + 13)} ${n1(y - 10)}Z`,
          who.cloth,
          { rim: 1.2 },
        );
      }
  },
} satisfies Parts;
