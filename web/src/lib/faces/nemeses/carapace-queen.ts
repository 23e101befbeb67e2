import { mirrored, ngon, oval, whole } from '../path';
import type { Nemesis } from './nemesis';

export const carapaceQueen: Nemesis = {
  hue: 44,
  glow: '#ffb52e',
  rim: '#ffe9a8',
  focus: [26, 36, 148],
  draw(pen, state) {
    const C = ['#4f6a4a', '#1d2c24', '#070d0b'] as const,
      C2 = ['#8a9a4a', '#3a4a24', '#0d140c'] as const,
      B = ['#ffd98a', '#a8641c', '#3a1a08'] as const;
    pen.ground(42, { light: 44, vivid: 74, cy: 36, ring: 88, tint: '#ffe6a0' });
    pen.glow(100, 70, 104, '#ffae2a', 0.65);
    // wings of amber glass
    for (const [w, q] of [
      ['M92 124C58 84 20 40 -30 -6C-24 40 10 96 88 132Z', 0.62],
      ['M90 134C50 112 4 108 -30 84C-20 128 30 146 88 142Z', 0.5],
    ] as const)
      pen.pair(w, ['#ffe9a8', '#c9801c', '#5a2a08'], { alpha: state === 2 ? 0.3 : q, rim: 1.2 });
    for (const d of ['M90 124C60 92 20 50 -20 8', 'M88 128C56 108 10 84 -22 50', 'M88 136C54 124 14 116 -22 98'])
      pen.line(d, '#fff3c8', 1, 0.55).line(mirrored(d), '#fff3c8', 1, 0.4);
    pen.group('translate(8 14) scale(.92)', () => {
      // crest: the crown she grew
      const c1 = 'M84 70L52 46L26 4L66 30Z',
        c2 = 'M90 62L70 30L60 -10L90 24Z';
      pen.lit(c1, C2);
      pen.lit(c2, C2);
      pen.lit(mirrored(state ? 'M84 70L52 46L54 36L46 32L66 30Z' : c1), C2);
      pen.lit(mirrored(state === 2 ? 'M90 62L70 30L78 24L74 14L90 24Z' : c2), C2);
      pen.lit('M84 66L100 -24L116 66Z', C2, { rim: 2 });
      pen.line('M100 -14L100 58', '#0d140c', 1.6, 0.8);
      for (const [x, y] of [
        [40, 24],
        [66, 8],
        [100, -8],
      ] as const)
        pen.eye(ngon(x, y, 4, 3), '#ffcf4a', x, y, 8);
      for (const d of ['M80 62C56 40 26 44 2 66', 'M78 68C50 62 24 78 8 106'])
        pen.line(d, '#0d140c', 4).line(d, '#c9a04a', 1.8).line(mirrored(d), '#0d140c', 4).line(mirrored(d), '#8a6a28', 1.8);
      // shoulders: blades
      pen.lit(whole('M100 150C84 150 70 156 62 166L20 138L34 164L-6 156L14 180L-20 188L-14 240L100 240'), C, { rim: 2 });
      pen.lit(whole('M100 160C90 162 78 168 72 178L60 240L100 240'), C2, { rim: 1.4 });
      for (const y of [182, 198, 214]) pen.line(whole(`M100 ${y + 8}L74 ${y}`), '#0d140c', 2, 0.9);
      // mandibles: scythes
      const man = 'M76 116C44 116 22 142 34 190C40 206 54 214 72 212C58 200 54 186 58 170L66 178L64 162L74 170L72 154' + 'L84 160L90 136Z',
        cutm = 'M76 116C50 116 32 134 30 160L42 158L46 170L56 160L66 178L64 162L74 170L72 154L84 160L90 136Z';
      pen.lit(man, ['#e8c86a', '#8a5a1c', '#2a1408'], { rim: 2.2, back: 0 });
      pen.lit(mirrored(state ? cutm : man), ['#c8a04a', '#6a4014', '#1c0c04'], { rim: 1.2, back: 2 });
      pen.line('M70 122C46 126 36 150 42 188', '#d9e08a', 1.2, 0.5);
      // throat
      pen.lit(whole('M100 128C90 130 84 140 86 154L94 184L100 192'), ['#5a1c10', '#2a0a08', '#0c0303']);
      pen.glow(100, 160, 20, '#ff7a1c', 0.95, 30);
      for (const d of ['M90 142L98 146L91 150Z', 'M91 154L98 158L92 162Z', 'M93 166L99 169L94 173Z'])
        pen.pair(d, 'bone', { rim: 0.6, back: 0 });
      // head
      const head = whole('M100 46C86 46 76 54 70 64C50 58 28 66 24 88C34 110 62 116 76 126C84 138 92 144 100 146');
      pen.lit(head, C, { rim: 2.2, back: 2 });
      pen.lit(whole('M100 50L86 60L82 88L90 122L100 132'), C2, { rim: 1.4 });
      pen.line('M100 54L100 128', '#0d140c', 1.6, 0.8);
      for (const y of [92, 104, 116]) pen.line(whole(`M100 ${y + 5}L${86} ${y}`), '#0d140c', 1.4, 0.7);
      const eye = 'M78 74C60 60 30 66 25 88C38 108 72 114 84 106C88 94 86 82 78 74Z';
      const cells = (stroke: string) =>
        pen.define(
          `cells${stroke}`,
          (id) =>
            `<pattern id="${id}" width="7" height="12" patternUnits="userSpaceOnUse">` +
            `<path d="M0 2L3.500 0L7 2L7 6L3.500 8L0 6ZM3.500 8L3.500 12M0 6L0 2" fill="none" stroke="${stroke}"/></pattern>`,
        );
      const facet = (d: string, on: boolean, x: number) => {
        pen.flat(d, on ? pen.shade(['#fff6b0', '#ffa01c', '#8a1c08']) : pen.shade(['#3a3a2a', '#1a1610', '#080504']));
        pen.flat(d, cells(on ? '#6a2206' : '#000'), 0.65);
        if (on) pen.clip(d, () => pen.glow(x - 8, 76, 20, '#fffbe0', 0.95));
        pen.line(d, '#ffe08a', 1.6, on ? 0.9 : 0.3);
        pen.line(d === eye ? 'M82 72C64 54 34 58 24 82' : mirrored('M82 72C64 54 34 58 24 82'), '#0a100c', 4);
      };
      pen.glow(54, 88, 48, '#ff9a1c', 0.6);
      facet(eye, true, 54);
      if (state < 2) pen.glow(146, 88, 48, '#ff9a1c', 0.6);
      facet(mirrored(eye), state < 2, 146);
      if (state === 2) {
        pen.crack(150, 70, 1.6, 34, 2, '#d8ff6a', 0);
        pen.flat('M132 106C128 130 138 144 132 168C126 148 122 126 126 108Z', '#b8e03a');
      }
      for (const [x, y] of [
        [92, 68],
        [100, 61],
        [108, 68],
      ] as const)
        pen.eye(oval(x, y, 2.6), '#ffcf4a', x, y, 8);
      if (state) {
        pen.crack(72, 60, 1.9, 34, 1.4, '#d8ff6a', 1);
        pen.crack(30, 176, 0.4, 44, 1.5, '#d8ff6a', 1);
        pen.flat('M164 158C160 168 166 176 162 186C158 178 156 168 160 158Z', '#b8e03a');
      }
      if (state === 2) {
        pen.crack(114, 40, 1.8, 52, 1.8, '#d8ff6a', 1);
        pen.crack(150, 196, 2.4, 40, 1.6, '#d8ff6a', 1);
      }
    });
    // the brood
    const bug = (x: number, y: number, s: number, t: number) =>
      pen.group(`translate(${x} ${y}) rotate(${t}) scale(${s})`, () => {
        for (const q of [-1, 1]) for (const k of [-4, 1, 6]) pen.line(`M0 ${k}L${q * 9} ${k - 3}L${q * 12} ${k + 5}`, '#0a0a06', 1.8);
        pen.lit('M0 -10C8 -9 9 0 8 7C5 13 -5 13 -8 7C-9 0 -8 -9 0 -10Z', B, { rim: 1.4 });
        pen.line('M0 -6L0 11', '#3a1a08', 1.2);
        pen.flat(oval(-2.6, -6, 1.5), '#fff0a0').flat(oval(2.6, -6, 1.5), '#fff0a0');
      });
    const brood = [
      [16, 206, 1.15, -20],
      [44, 212, 0.9, 14],
      [70, 205, 1.05, -8],
      [100, 212, 1.2, 6],
      [130, 206, 1, -14],
      [156, 212, 0.95, 20],
      [184, 205, 1.15, -6],
      [6, 178, 0.75, 40],
      [194, 180, 0.7, -40],
    ] satisfies [number, number, number, number][];
    for (const one of brood.slice(0, ([9, 5, 1] as const)[state])) bug(...one);
  },
};
