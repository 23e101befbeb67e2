import { type Tones, hsl } from '../colours';
import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Nemesis } from './nemesis';

export const magusOfCloaks: Nemesis = {
  hue: 252,
  glow: '#b79bff',
  rim: '#efe6ff',
  focus: [40, 34, 120],
  draw(pen, state) {
    pen.ground(254, { light: 32, vivid: 52, cy: 36, ring: 88, tint: '#d0c0ff' });
    pen.glow(100, 80, 100, '#6a4ad8', 0.55);
    const n = ([8, 4, 1] as const)[state],
      hues = [250, 268, 236, 284, 246, 262, 228, 274];
    const cloth = (i: number, vivid: number, light: [number, number, number]): Tones => {
      const [a, b, c] = light;
      return [hsl(hues[i] ?? 250, vivid, a), hsl(hues[i] ?? 250, vivid, b), hsl(hues[i] ?? 250, vivid + 4, c)];
    };
    const hood = (w: number) => {
      const top = 104 - 92 * w;
      const crown = `M100 ${n1(top)}C${n1(100 - 34 * w)} ${n1(top + 6)} ${n1(100 - 58 * w)} ${n1(top + 44 * w)}`;
      const fall = `C${n1(100 - 62 * w)} 140 ${n1(100 - 96 * w)} 150 ${n1(100 - 104 * w)} 236L100 236`;
      return whole(`${crown} ${n1(100 - 56 * w)} ${n1(104 + 10 * w)}${fall}`);
    };
    /** The opening of a hood, narrower by so much. */
    const opening = (w: number, less: number) => {
      const top = 104 - 92 * w;
      const arch = `${n1(100 - (24 - less) * w)} ${n1(top + 16 + less)} ${n1(100 - (44 - less) * w)} ${n1(top + 50 * w)}`;
      const side = `${n1(100 - (42 - less) * w)} ${n1(108 + 8 * w)}C${n1(100 - (40 - less) * w)} 140 ${n1(100 - (30 - less) * w)} 150`;
      return `M100 ${n1(top + (10 + less) * w)}C${arch} ${side} ${n1(100 - (20 - less) * w)} 236`;
    };
    // wings of cloth behind
    if (state < 2)
      for (let i = 0; i < (state ? 2 : 4); i++) {
        const [edge, far] = [`${-30 + i * 12} ${10 + i * 34}`, `${-22 + i * 8} ${140 + i * 14}`];
        pen.pair(
          `M100 ${60 + i * 10}C60 ${40 + i * 12} 20 ${20 + i * 26} ${edge}C${-8 + i * 8} ${50 + i * 26} ${-14 + i * 8} ${90 + i * 20} ${far}` +
            `L${10 + i * 6} ${120 + i * 14}L20 170L60 200Z`,
          cloth(i, 44, [40 - i * 5, 20 - i * 2, 6]),
          { rim: 1.4, alpha: 0.92 },
        );
      }
    for (let i = 0; i < n; i++) {
      const w = state === 2 ? 0.62 : 1.02 - i * (state ? 0.11 : 0.085);
      pen.lit(hood(w), cloth(i, 47, [52 - i * 3, 26 - i * 1.4, 7]), { rim: 1.8, back: 1.8 });
      pen.line(whole(opening(w, 0)), '#e8c26a', 1.2, 0.75);
      pen.flat(whole(`${opening(w, 2)}L100 236`), '#05030f', 0.42);
    }
    // deep inside
    const vy = ([98, 96, 92] as const)[state];
    const hol =
      state === 2
        ? whole('M100 64C82 66 74 82 75 104C78 130 88 152 92 170L100 200')
        : state
          ? whole('M100 52C82 54 70 74 72 102C74 124 84 140 88 160L100 220')
          : whole('M100 70C88 72 82 84 82 102C84 120 90 132 92 150L100 220');
    pen.flat(hol, '#030108');
    pen.glow(100, vy, state ? 34 : 28, '#8a6aff', 0.6);
    if (state === 2) {
      // what the cloaks hid: a thin old man of bone
      pen.lit(whole('M100 74C90 74 84 84 84 94C84 104 88 108 90 114L92 126L100 130'), 'ash', { rim: 1.6 });
      pen.flat(mirrored('M100 76L100 130L91 126L90 114L84 100L84 90Z'), '#0a0616', 0.6);
      pen.flat(whole('M100 116L92 116L93 124L100 126'), '#0a0616');
      for (const x of [94, 97.5]) pen.line(`M${x} 116L${x} 124`, '#c9c4cf', 1).line(mirrored(`M${x} 116L${x} 124`), '#7f7a8c', 1);
      pen.flat('M100 106L97 112L103 112Z', '#0a0616');
      pen.flat(oval(92, 98, 5.5, 6.5), '#0a0616').flat(oval(108, 98, 5.5, 6.5), '#0a0616');
      pen.eye(oval(92, 98, 1.8), '#d9c8ff', 92, 98, 9);
      pen.eye(oval(108, 98, 1.3), '#9a86d0', 108, 98, 5);
      pen.lit(whole('M100 130L94 132L94 150L84 156L100 176'), 'ash', { rim: 1 });
      for (let y = 136; y < 172; y += 8) pen.line(`M90 ${y}C96 ${y + 3} 104 ${y + 3} 110 ${y}`, '#0a0616', 1.6, 0.7);
    } else {
      const e = `M${state ? 84 : 87} ${vy - 2}L${state ? 97 : 97} ${vy + 4}L${state ? 88 : 90} ${vy + 5}Z`;
      pen.eye(e, '#e6dcff', state ? 90 : 92, vy + 3, state ? 15 : 13);
      pen.eye(mirrored(e), '#e6dcff', state ? 110 : 108, vy + 3, state ? 15 : 13);
      if (state) pen.flat(whole(`M100 112L92 118L96 132L100 136`), '#3a2f6b', 0.5);
    }
    // tears
    if (state) {
      const tear = (d: string) => {
        pen.flat(d, '#05030f', 0.95);
        pen.line(d, '#b79bff', 1, 0.8);
      };
      tear('M30 170L44 190L40 204L52 232L22 232Z');
      tear('M150 150L164 176L156 190L176 226L158 232Z');
      tear('M60 62L70 84L62 92L54 80Z');
      pen.crack(140, 70, 1.5, 50, 1.3, '#b79bff');
      if (state === 2) {
        tear('M134 110L146 140L136 150L150 190L132 200Z');
        tear('M66 120L72 150L62 160L70 200L54 210Z');
        for (const [d] of [
          ['M10 60L40 48L34 80L18 74L6 96Z'],
          ['M164 40L192 56L184 76L172 66L160 84Z'],
          ['M0 140L24 128L20 152L4 168Z'],
          ['M176 120L198 128L190 156L180 146Z'],
        ] as const)
          pen.lit(d, 'night2', { rim: 1.4 });
      }
    }
    // clasp
    if (state < 2) {
      pen.lit(ngon(100, 168, 6, 9), 'gold');
      pen.flat(ngon(100, 168, 6, 5), '#2a1a5a');
      pen.glow(100, 168, 12, '#b79bff', 0.9);
    }
    pen.embers(8 + state * 8, '#d0bcff');
  },
};
