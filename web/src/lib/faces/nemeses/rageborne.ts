import { flame, mirrored, n1, whole } from '../path';
import type { Nemesis } from './nemesis';

export const rageborne: Nemesis = {
  hue: 8,
  glow: '#ff7a2a',
  rim: '#ffd2a0',
  focus: [44, 34, 112],
  draw(pen, state) {
    pen.ground(10, { light: state ? 40 : 34, vivid: 75, cy: 38, ring: 86, tint: '#ffb27a' });
    pen.glow(100, 92, 110, '#ff4a1c', state === 2 ? 0.9 : 0.6);
    const mane = (n: number, R: number, h: number, w: number, c: string, a: number) => {
      for (let i = 0; i < n; i++) {
        const t = -118 + (i * 236) / (n - 1),
          q = h * (0.75 + pen.chance() * 0.5);
        pen.flat(flame(0, 0, w, q, (pen.chance() - 0.5) * 16), c, a, `translate(100 104) rotate(${n1(t)}) translate(0 ${-R})`);
      }
    };
    mane(17, 46, 46 + state * 10, 26, '#8f1d10', 0.9);
    mane(15, 44, 34 + state * 10, 19, '#e2481a', 0.9);
    mane(13, 42, 22 + state * 8, 12, '#ffb23e', 0.9);
    if (state === 2) mane(11, 40, 20, 7, '#fff0b0', 0.9);
    // shoulders: a mountain with spikes
    pen.lit(whole('M100 146C80 138 66 142 54 136L46 118L38 140L22 132L16 152C2 158 -6 184 -8 230L100 230'), 'rock');
    pen.pair('M-4 190L20 160L46 158L60 190L30 224L-4 226Z', 'rock', { alpha: 0.9 });
    // horns
    const horn = 'M70 84C46 90 14 74 6 40C2 24 8 8 18 -2C16 22 24 44 46 52C58 56 70 56 80 60Z',
      brk = 'M70 84C52 88 34 82 22 68L30 62L27 54L38 56L37 47L46 52C58 56 70 56 80 60Z';
    pen.lit(state ? brk : horn, 'horn');
    pen.lit(mirrored(state === 2 ? brk : horn), 'horn');
    for (const [x, y] of [
      [52, 58],
      [42, 54],
      [32, 46],
      [24, 36],
    ] as const)
      if (!state || x > 40) {
        pen.line(`M${x} ${y}L${x - 8} ${y + 20}`, '#1b0f10', 1.6, 0.55);
      }
    for (const [x, y] of [
      [52, 58],
      [42, 54],
      [32, 46],
      [24, 36],
    ] as const)
      if (state < 2 || x > 40) {
        pen.line(mirrored(`M${x} ${y}L${x - 8} ${y + 20}`), '#1b0f10', 1.6, 0.55);
      }
    if (state) {
      pen.glow(30, 60, 18, '#ff7a2a', 0.9);
      if (state === 2) pen.glow(170, 60, 18, '#ff7a2a', 0.9);
    }
    // head: an anvil
    const head = whole('M100 44C84 44 68 50 62 62L52 78L54 104L64 120L66 144L78 170L100 182');
    pen.lit(head, 'rock', { rim: 2 });
    pen.flat(whole('M100 50L84 54L74 66L84 82L100 88'), '#6d4540', 0.6);
    pen.flat(mirrored('M52 78L66 84L74 106L64 120L54 104Z'), '#000', 0.35);
    pen.flat('M52 78L66 84L74 106L64 120L54 104Z', '#ffb08a', 0.14);
    // maw
    const maw = whole('M100 126C86 120 76 124 72 132L76 156L86 174L100 178');
    pen.flat(maw, '#120304');
    pen.clip(maw, () => {
      pen.glow(100, 176, 36, '#ff6a1e', 1);
      pen.glow(100, 184, 22, '#ffe08a', 1);
      pen.flat(whole('M100 164C94 160 86 166 84 178L100 184'), '#5a0f10');
    });
    pen.line(maw, '#ff8a3c', 1.2, 0.7);
    for (const d of ['M73 131L80 129L79 150Z', 'M82 127L90 125L87 142Z', 'M92 125L99 125L96 136Z', 'M77 159L84 154L85 172Z'])
      pen.pair(d, 'bone', { back: 0, rim: 0.8 });
    pen.pair('M66 146C58 150 56 138 60 124C64 136 70 140 76 144L78 156Z', 'horn');
    // nose and brow
    pen.lit(whole('M100 96L90 104L84 116L92 122L100 120'), 'rock', { back: 0 });
    pen.pair('M88 114L94 112L93 118Z', ['#ffb23e', '#ff6a1e', '#a01c0c'], { rim: 0, back: 0 });
    pen.lit(whole('M100 98L90 96L58 74L54 84L66 98L92 108L100 106'), ['#4a2b29', '#26110f', '#0d0405'], { rim: 1.6 });
    // eyes
    const e = 'M62 91L90 106C84 112 68 108 62 91Z';
    if (state < 2) pen.eye(e, '#ffcf4a', 78, 101, 17);
    else {
      pen.flat(e, '#1a0504');
      pen.line('M66 96L88 107', '#ff7a2a', 1.6);
    }
    pen.eye(mirrored(e), state ? '#ff9a2e' : '#ffcf4a', 122, 101, state === 2 ? 24 : 17);
    // fury breaks out
    pen.crack(100, 50, 1.6, 38, 1.5, '#ff8a2e', state ? 2 : 0);
    if (state) {
      pen.crack(60, 112, 0.6, 26, 1.4, '#ff8a2e');
      pen.crack(136, 70, 2, 40, 1.6, '#ff8a2e');
      pen.crack(40, 160, 0.4, 46, 1.6, '#ff8a2e');
    }
    if (state === 2) {
      const skull = 'M104 46C124 46 140 56 144 66L148 80L146 96L132 90L126 76L114 80L108 66Z';
      pen.flat(skull, pen.shade(['#fff0b0', '#ff8a2e', '#8f1d10']));
      pen.line(skull, '#fff3c0', 1.4);
      pen.crack(146, 120, 1.9, 50, 1.8, '#ffb23e');
      pen.crack(70, 60, 1.2, 50, 1.8, '#ffb23e');
      pen.crack(150, 170, 2.6, 50, 1.8, '#ffb23e');
      pen.glow(126, 68, 34, '#ffcf6a', 0.8);
    }
    pen.embers(14 + state * 16, '#ffb23e');
  },
};
