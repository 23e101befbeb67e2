import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Nemesis } from './nemesis';

export const umbraTitan: Nemesis = {
  hue: 26,
  glow: '#ffe6c0',
  rim: '#ffe9cc',
  focus: [44, 28, 112],
  draw(pen, state) {
    pen.back = '#b98a6a';
    pen.ground(26, { light: 36, vivid: 34, cy: 26, ring: 0, tint: '#ffe0b8', dust: 34 });
    // the hole in the sky
    pen.glow(100, 58, 120, '#ffd9a0', 0.75);
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * 6.283,
        R = 66 + pen.chance() * 26;
      pen.line(
        `M${n1(100 + Math.cos(a) * 54)} ${n1(58 + Math.sin(a) * 54)}L${n1(100 + Math.cos(a) * R)} ${n1(58 + Math.sin(a) * R)}`,
        '#fff0d0',
        1 + pen.chance(),
        0.35,
      );
    }
    pen.flat(oval(100, 58, 54), '#0d0908');
    pen.line(oval(100, 58, 54.5), '#fff3da', 2.4);
    // far cave walls
    pen.flat('M0 0L0 120L14 96L20 60L12 30L26 0Z', '#1a120e', 0.9);
    pen.flat(mirrored('M0 0L0 120L10 100L22 66L14 34L30 0Z'), '#1a120e', 0.9);
    // shoulders wide as the world
    pen.lit(whole('M100 84C94 82 88 86 82 92L70 62L62 88L46 54L38 92L14 76L14 104L-8 126L-10 232L100 232'), 'slate', { rim: 2.2 });
    const pl = [
      'M82 92L62 88L50 106L70 116Z',
      'M62 88L46 54L38 92L50 106Z',
      'M38 92L14 104L26 126L50 106Z',
      'M14 104L-8 126L8 146L26 126Z',
      'M70 116L50 106L26 126L46 146L74 140Z',
      'M26 126L8 146L18 176L46 146Z',
      'M74 140L46 146L54 176L86 168Z',
    ];
    pl.forEach((d, i) => {
      pen.lit(d, i % 2 ? 'slate2' : 'slate', { rim: 1, back: 0, alpha: 0.75 });
      pen.flat(mirrored(d), i % 2 ? '#120d0b' : '#241b17', 0.75);
      pen.line(mirrored(d), '#b59b80', 0.6, 0.3);
    });
    pen.lit('M-8 130L26 132L38 176L22 232L-10 232Z', 'slate2');
    pen.lit(mirrored('M-8 130L26 132L38 176L22 232L-10 232Z'), 'slate');
    // head: a cliff without a mouth
    const head =
      state === 2
        ? 'M80 104L80 76L88 60L96 44L102 56L110 52L110 66L120 76L120 104L112 122L100 130L88 122Z'
        : whole('M100 38L92 46L88 58L80 74L80 104L88 122L100 130');
    pen.lit(head, 'slate2', { rim: 2.2 });
    pen.flat('M100 40L108 46L112 58L120 74L120 104L112 122L100 130L103 96Z', '#0d0807', 0.62);
    pen.flat('M90 56L100 42L98 70L84 78Z', '#ffe9cc', 0.2);
    pen.flat(whole('M100 90L82 80L81 92L92 100L94 122L100 126'), '#080504', 0.88);
    pen.lit(whole('M100 82L82 74L80 84L92 92L100 92'), ['#8a7260', '#43362f', '#14100d'], { rim: 1.4 });
    const e = 'M83 88L97 95L94 99L86 96Z';
    pen.eye(e, '#fff0cc', 90, 94, state === 2 ? 8 : 16);
    if (state < 2) pen.eye(mirrored(e), '#fff0cc', 110, 94, 16);
    for (const d of ['M96 104L96 120', 'M100 104L100 124']) pen.line(d, '#3a2d26', 1.4, 0.8);
    pen.line('M104 104L104 120', '#3a2d26', 1.4, 0.8);
    // eight seals on the chest
    for (let i = 0; i < 8; i++) {
      const a = Math.PI * (0.14 + (i / 7) * 0.72),
        x = 100 - Math.cos(a) * 44,
        y = 144 + Math.sin(a) * 28,
        on = i < ([8, 5, 1] as const)[state];
      pen.flat(ngon(n1(x), n1(y), 4, 6), '#0b0705');
      if (on) {
        pen.flat(ngon(n1(x), n1(y), 4, 4), '#f0c88a');
        pen.glow(x, y, 8, '#ffdf9a', 0.5);
      } else pen.line(ngon(n1(x), n1(y), 4, 4), '#6a5648', 0.8);
    }
    // the city under his hand
    pen.glow(100, 214, 70, '#ffb45a', 0.55, 26);
    const hand =
      'M8 150C22 146 40 152 46 166L56 176L60 196L54 210L50 192L44 188L46 212L38 220L36 194L30 192L30 214' +
      'L22 218L22 192L14 188L12 206L4 206Z';
    pen.lit(hand, 'slate2', { rim: 1.8 });
    pen.lit(mirrored(hand), 'slate', { rim: 1.2 });
    const sk =
      'M56 222L56 208L62 208L62 200L66 194L70 200L70 210L76 210L76 198L82 198L82 206L86 206L86 190L91 180' +
      'L96 190L96 204L102 204L102 196L108 196L108 208L113 208L113 190L117 184L121 190L121 206L128 206' +
      'L128 200L134 200L134 210L140 210L140 222Z';
    pen.flat(sk, '#0a0706');
    for (let i = 0; i < 26; i++) pen.flat(ngon(n1(60 + pen.chance() * 76), n1(201 + pen.chance() * 18), 4, 1.1), '#ffd98a', 0.95);
    if (state) {
      pen.crack(60, 84, 1.4, 70, 1.8, '#fff0cc');
      pen.crack(120, 60, 1.7, 40, 1.5, '#fff0cc');
      pen.flat(mirrored('M62 88L46 50L34 60L38 92L46 98L52 88L58 98Z'), '#3b2a1e');
      pen.line(mirrored('M62 88L58 98L52 88L46 98L38 92'), '#fff0cc', 1.6, 0.9);
    }
    if (state === 2) {
      pen.crack(34, 108, 1.2, 84, 2.6, '#fff0cc', 1);
      pen.crack(150, 130, 1.8, 70, 2.4, '#fff0cc', 0);
      pen.crack(100, 124, 1.6, 44, 2.2, '#fff0cc', 0);
      for (let i = 0; i < 12; i++) {
        const x = 20 + pen.chance() * 160,
          y = 20 + pen.chance() * 160,
          s = 3 + pen.chance() * 6;
        pen.lit(ngon(n1(x), n1(y), 5, s, pen.chance() * 6), 'slate2', { rim: 1, back: 0 });
      }
      pen.glow(110, 54, 34, '#fff0cc', 0.8);
    }
  },
};
