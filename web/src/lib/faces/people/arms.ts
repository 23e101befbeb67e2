// Arms and tools that stand beside a person, and the marks of rank.
import { cabochon } from '../cuts';
import { flame, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Parts } from './person';

function sword(pen: Pen, at: string, long = 1): void {
  pen.group(`${at} scale(${long})`, () => {
    pen.lit('M0 -104L8 -90L7 0L-7 0L-8 -90Z', 'steel', { rim: 2 }).flat('M-1.500 -92L1.500 -92L1.500 -4L-1.500 -4Z', '#2a3440', 0.7);
    pen
      .lit('M-20 0L20 0L17 7L-17 7Z', 'gold')
      .lit('M-4 7L4 7L4 28L-4 28Z', 'leather')
      .lit(oval(0, 32, 6), 'gold');
  });
}

function chevrons(pen: Pen, count: number): void {
  for (let i = 0; i < count; i++) {
    const y = 164 - i * 19;
    pen.lit(`M52 ${y - 4}L100 ${y - 22}L148 ${y - 4}L148 ${y + 10}L100 ${y - 8}L52 ${y + 10}Z`, 'gold', { rim: 2 });
  }
}

export const arms = {
  sword: (pen) => sword(pen, 'translate(30 190) rotate(-8)'),
  swords: (pen) => {
    sword(pen, 'translate(40 120) rotate(-38)', 0.9);
    sword(pen, 'translate(160 120) rotate(38)', 0.9);
  },
  knives: (pen) => {
    sword(pen, 'translate(34 196) rotate(18)', 0.5);
    sword(pen, 'translate(166 196) rotate(-18)', 0.5);
  },
  axe: (pen) =>
    pen.group('translate(168 150) rotate(10)', () => {
      pen.lit('M-4 -70L4 -70L4 90L-4 90Z', 'bark').lit('M4 -66C30 -76 44 -50 36 -22C26 -36 16 -40 4 -40Z', 'steel', { rim: 2 });
      pen.lit('M-4 -62L-22 -70L-22 -40L-4 -46Z', 'steel');
    }),
  axes: (pen) => {
    for (const turn of [-30, 30])
      pen.group(`translate(${turn < 0 ? 44 : 156} 110) rotate(${turn})`, () => {
        pen.lit('M-4 -80L4 -80L4 60L-4 60Z', 'bark').lit('M4 -76C26 -84 38 -62 32 -38C24 -48 14 -50 4 -52Z', 'iron', { rim: 1.8 });
        pen.lit('M-4 -76C-26 -84 -38 -62 -32 -38C-24 -48 -14 -50 -4 -52Z', 'iron', { rim: 1.8 });
      });
  },
  bow: (pen) => {
    for (const [colour, width] of [
      ['#1a100c', 9],
      ['#a8743c', 6],
      ['#f0d0a0', 1.6],
    ] as const)
      pen.line('M20 40C70 80 70 170 20 214', colour, width);
    pen.line('M20 40L20 214', '#fff', 1.2, 0.9);
  },
  quiver: (pen) => {
    for (const x of [140, 150, 160])
      pen.line(`M${x} 130L${x + 18} 66`, '#d8bc88', 3).lit(`M${x + 14} 80L${x + 18} 60L${x + 26} 78Z`, 'red', { rim: 1 });
    pen.lit('M128 130L162 122L166 200L138 204Z', 'leather', { rim: 1.8 });
  },
  spear: (pen) => pen.lit('M164 60L170 60L170 232L164 232Z', 'bark').lit('M167 4L180 44L167 64L154 44Z', 'steel', { rim: 2 }),
  shield: (pen) => {
    pen.lit('M120 164C136 160 150 154 160 146C170 154 184 160 198 164C198 196 182 216 160 230C138 216 120 196 120 164Z', 'steel', {
      rim: 2,
    });
    pen
      .lit('M130 170C142 168 152 164 160 158C168 164 178 168 188 170C186 194 176 208 160 218C144 208 132 194 130 170Z', 'blue')
      .lit(ngon(160, 186, 6, 11), 'gold');
  },
  tower: (pen) => {
    pen
      .lit('M122 132L194 132L194 232L122 232Z', 'iron', { rim: 2.2 })
      .lit('M132 142L184 142L184 232L132 232Z', 'leather')
      .lit(ngon(158, 182, 8, 18), 'brass');
  },
  staff: (pen, who) => {
    pen.lit('M28 70L36 70L38 232L28 232Z', 'bark').glow(32, 50, 40, who.glow, 0.9);
    pen.line('M20 74C8 60 12 32 32 28C52 32 56 60 44 74', '#2a160a', 8).line('M20 74C8 60 12 32 32 28C52 32 56 60 44 74', '#a8743c', 5);
    pen.lit(oval(32, 50, 12), ['#ffffff', who.glow, '#12081c']);
  },
  book: (pen, who) => {
    pen.lit('M60 196C74 188 92 190 100 198C108 190 126 188 140 196L140 232L60 232Z', 'leather', { rim: 1.8 });
    pen.lit('M66 198C78 192 92 194 99 200L99 232L66 232Z', 'paper').lit('M134 198C122 192 108 194 101 200L101 232L134 232Z', 'paper');
    pen.glow(100, 196, 40, who.glow, 0.6);
  },
  lute: (pen) => {
    pen.group('translate(130 190) rotate(-42)', () => {
      pen
        .lit('M-6 -92L6 -92L6 -20L-6 -20Z', 'bark')
        .lit('M0 -30C30 -24 40 16 22 36C10 48 -10 48 -22 36C-40 16 -30 -24 0 -30Z', 'brass', { rim: 2 })
        .flat(oval(0, 4, 10), '#1a0c06');
      for (const x of [-3, 0, 3]) pen.line(`M${x} -90L${x} 34`, '#fff6d8', 0.8);
    });
  },
  flasks: (pen, who) => {
    for (const [x, s] of [
      [36, 1],
      [166, 0.9],
    ] as const)
      pen.group(`translate(${x} 190) scale(${s})`, () => {
        pen
          .glow(0, 8, 34, who.glow, 0.8)
          .lit('M-5 -36L5 -36L5 -14L20 16C24 28 16 34 0 34C-16 34 -24 28 -20 16L-5 -14Z', ['#ffffff', who.glow, '#0c1018'], { rim: 1.8 });
      });
  },
  clockwork: (pen, who) => {
    for (const [x, y, r] of [
      [34, 60, 30],
      [168, 44, 22],
      [164, 112, 16],
    ] as const) {
      for (let i = 0; i < 10; i++)
        pen.lit(`M-4 ${-r + 4}L-3 ${-r - 7}L3 ${-r - 7}L4 ${-r + 4}Z`, 'brass', {
          transform: `translate(${x} ${y}) rotate(${i * 36})`,
          rim: 0.8,
        });
      pen
        .line(oval(x, y, r - 3), '#7a5020', 8)
        .line(oval(x, y, r - 3), '#f0c878', 2)
        .line(`M${x} ${y}L${x} ${y - r + 9}M${x} ${y}L${x + r * 0.4} ${y + 3}`, who.glow, 2.4);
    }
  },
  leafwings: (pen) => {
    for (const [t, s] of [
      [-72, 1.5],
      [-44, 1.7],
      [44, 1.7],
      [72, 1.5],
      [-104, 1.2],
      [104, 1.2],
    ] as const)
      pen.lit('M0 0C-16 -18 -14 -44 0 -62C14 -44 16 -18 0 0Z', 'moss', {
        transform: `translate(100 130) rotate(${t}) scale(${s})`,
        rim: 1.4,
      });
  },
  wings: (pen) => {
    const wing = 'M84 150C40 130 10 90 -10 20C14 40 20 52 28 70C26 50 30 36 36 26C44 60 60 90 88 120Z';
    pen.pair(wing, ['#8a7aa8', '#3a2c50', '#0e0818'], { rim: 1.8 });
  },
  fire: (pen) => {
    for (const [x, w, h] of [
      [20, 40, 120],
      [52, 36, 150],
      [148, 36, 150],
      [180, 40, 120],
      [100, 60, 190],
    ] as const)
      pen
        .flat(flame(x, 224, w * 1.5, h, 6), '#a8240f', 0.9)
        .flat(flame(x, 224, w, h * 0.76, 4), '#ff7a1e', 0.9)
        .flat(flame(x, 224, w * 0.5, h * 0.5, 2), '#ffd06a', 0.9);
  },
  banners: (pen) => {
    for (const x of [10, 150])
      pen.lit(`M${x} 0L${x + 40} 0L${x + 40} 110L${x + 20} 94L${x} 110Z`, 'blood', { rim: 1.8 }).flat(ngon(x + 20, 44, 4, 13), '#ffcf6a');
  },
  crystal: (pen, who) => {
    cabochon(pen, 100, 190, 15, 18, ['#ffffff', who.glow, '#0c0814']);
  },
  cape: (pen, who) => pen.lit(whole('M100 140C60 138 30 150 10 180L-8 232L100 232'), who.cloth2 ?? 'blood', { rim: 2 }),
  fur: (pen) => {
    for (let i = 0; i < 13; i++) {
      const x = 22 + i * 13;
      const y = 158 + Math.abs(6 - i) * 3.4;
      pen.lit(`M${x - 12} ${n1(y)}L${x} ${n1(y + 26 + pen.chance() * 8)}L${x + 12} ${n1(y)}L${x} ${n1(y - 12)}Z`, 'bark', { rim: 1.4 });
    }
  },
  pauldrons: (pen, who) => pen.pair('M72 160C50 144 18 152 6 188C28 182 56 184 76 176Z', who.metal ?? 'iron', { rim: 2.2 }),
  rank2: (pen) => chevrons(pen, 1),
  rank3: (pen) => chevrons(pen, 2),
} satisfies Parts;
