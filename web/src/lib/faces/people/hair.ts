import { mirrored, n1, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Parts, Person } from './person';

function beard(pen: Pen, who: Person): void {
  pen.lit(whole('M100 114C90 112 80 116 76 108L69 96C66 128 74 160 100 178'), who.hair, { rim: 1.8 });
  pen.flat(whole('M100 124C94 122 88 124 88 126C92 130 96 130 100 130'), '#2a0e12');
  for (const d of ['M80 124C82 142 88 156 94 166', 'M90 134C92 148 95 158 98 168'])
    pen.line(d, '#000', 1.2, 0.3).line(mirrored(d), '#000', 1.2, 0.35);
}

export const hair = {
  hairLong: (pen, who) =>
    pen.pair('M100 40C70 36 58 58 60 92C60 124 52 150 44 176C60 176 72 160 74 140L70 96C74 76 84 66 104 60Z', who.hair, { rim: 1.8 }),
  hairBob: (pen, who) => {
    pen.pair('M100 38C68 36 58 60 60 96L58 132C68 136 76 130 78 122L72 92C74 78 84 70 102 70Z', who.hair, { rim: 1.8 });
  },
  bangs: (pen, who) =>
    pen.lit('M66 84C64 52 84 40 100 40C118 40 136 52 134 84L126 74L120 84L112 72L104 84L96 72L86 84L80 72Z', who.hair, { rim: 1.6 }),
  hairBack: (pen, who) => pen.lit(whole('M100 28C60 28 50 66 54 100C54 134 46 160 40 182L100 182'), who.hair, { rim: 1.8 }),
  bun: (pen, who) => {
    pen.lit(oval(100, 28, 20, 16), who.hair, { rim: 1.6 });
    pen.line('M74 20L126 36', '#e8c26a', 2.6);
    pen.lit('M68 82C64 54 80 40 100 40C120 40 136 54 132 82C126 66 114 58 100 58C86 58 74 66 68 82Z', who.hair, { rim: 1.6 });
    pen.line('M84 48C80 56 76 62 74 70M100 44L100 56M116 48C120 56 124 62 126 70', '#000', 1, 0.25);
  },
  spikes: (pen, who) =>
    pen.lit(
      'M68 82L56 62L70 64L60 38L80 50L82 22L98 44L112 18L116 46L138 34L128 60L146 60L132 82' + 'C128 66 116 60 100 60C84 60 72 66 68 82Z',
      who.hair,
      { rim: 1.8 },
    ),
  shortHair: (pen, who) =>
    pen.lit('M68 86C62 54 78 38 102 38C126 38 138 56 132 86L126 70C116 66 104 62 96 56C90 64 78 68 74 72Z', who.hair, { rim: 1.6 }),
  swept: (pen, who) =>
    pen.lit(
      'M68 86C62 60 72 44 90 42C110 34 140 36 150 58C142 54 136 56 134 62L132 86L126 70C112 70 92 66 84 58' + 'C80 66 74 74 68 86Z',
      who.hair,
      { rim: 1.8 },
    ),
  mohawk: (pen, who) => pen.lit('M90 62L84 36L92 10L100 26L110 4L112 34L108 62Z', who.hair, { rim: 1.6 }),
  float: (pen, who) => {
    for (let i = 0; i < 11; i++) {
      const t = -75 + i * 15;
      pen.lit('M93 0C90 -24 84 -34 98 -58C98 -38 112 -24 107 0Z', who.hair, {
        rim: 1.2,
        transform: `translate(0 88) rotate(${t} 100 0) translate(0 -30) scale(1 ${n1(0.8 + pen.chance() * 0.4)})`,
      });
    }
    pen.lit('M68 84C66 56 82 42 100 42C118 42 134 56 132 84C124 66 112 62 100 62C88 62 76 66 68 84Z', who.hair, { rim: 1.4 });
  },
  beard,
  braids: (pen, who) => {
    beard(pen, who);
    for (const q of [88, 112]) for (let i = 0; i < 4; i++) pen.lit(oval(q, 168 + i * 9, 6 - i * 0.7, 6), who.hair, { rim: 1 });
    for (const q of [88, 112]) pen.lit(oval(q, 203, 5, 4), 'brass', { back: 0 });
  },
  goatee: (pen, who) => pen.lit('M90 132C94 130 106 130 110 132L104 166L100 178L96 166Z', who.hair, { rim: 1.4 }),
  mossBeard: (pen) => {
    for (let i = 0; i < 11; i++) {
      const [x, far] = [70 + i * 6, Math.abs(5 - i)];
      pen.lit(
        `M${x - 6} ${112 - far * 2}L${n1(x + (pen.chance() - 0.5) * 6)} ${n1(200 - far * 6 + pen.chance() * 10)}L${x + 6} ${112 - far * 2}Z`,
        'moss',
        { rim: 1 },
      );
    }
    pen.line('M88 126C95 129 105 129 112 126', '#0b2317', 2.4);
  },
} satisfies Parts;
