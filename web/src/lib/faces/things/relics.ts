import { cabochon } from '../cuts';
import { mirrored, n1, ngon, oval, polar, whole } from '../path';
import type { Things } from './thing';

export const relics = {
  kris: [
    40,
    50,
    (pen) =>
      pen.group('translate(58 78) rotate(38)', () => {
        pen.lit('M-7 -18C4 -28 -12 -38 -4 -50C4 -60 -8 -70 2 -86C12 -72 4 -62 10 -50C14 -38 2 -30 9 -18Z', 'iron', { rim: 1.6 });
        pen.line('M1 -20C6 -36 -6 -44 2 -78', '#fff', 1, 0.6);
        pen.lit('M-20 -20C-8 -14 8 -14 22 -20L20 -12C8 -8 -8 -8 -18 -12Z', 'gold');
        pen.lit('M-4 -10L5 -10L4 12L-3 12Z', 'leather');
        pen.lit(oval(0, 16, 6), 'gold');
      }),
  ],
  vortex: [
    200,
    50,
    (pen) => {
      pen.glow(70, 56, 50, '#5ac8ff', 0.6);
      pen.lit('M60 4L80 4L80 14L60 14Z', 'bark');
      const b = 'M62 14L78 14L78 28C100 36 104 60 96 78C90 90 50 90 44 78C36 60 40 36 62 28Z';
      pen.flat(b, '#0a2438', 0.9);
      pen.clip(b, () => {
        for (let i = 0; i < 7; i++)
          pen.line(oval(70 + Math.sin(i) * 3, 84 - i * 8, 5 + i * 4.2, 2 + i * 1.2), i % 2 ? '#bff0ff' : '#3aa0e0', 2.6, 0.9);
        pen.glow(70, 80, 20, '#fff', 0.8);
      });
      pen.line(b, '#e6f8ff', 1.8, 0.9);
      pen.flat('M46 60C46 46 54 38 62 34C54 46 52 60 52 74Z', '#fff', 0.55);
    },
  ],
  prism: [
    230,
    50,
    (pen) => {
      pen.line('M0 58L58 46', '#fff', 3);
      ['#ff5a5a', '#ffae3a', '#fff06a', '#5af08a', '#4ab8ff', '#a86aff'].forEach((c, i) =>
        pen.flat(`M82 50L140 ${40 + i * 9}L140 ${49 + i * 9}Z`, c, 0.85),
      );
      pen.lit('M70 10L104 78L36 78Z', ['#ffffff', '#8fb4d8', '#2a3f6a'], { rim: 1.8, alpha: 0.88 });
      pen.flat('M70 10L80 60L36 78Z', '#fff', 0.3);
      pen.line('M70 10L80 60L104 78M80 60L36 78', '#fff', 1, 0.8);
    },
  ],
  staff: [
    18,
    50,
    (pen) => {
      pen.glow(92, 26, 44, '#ff7a2a', 0.9);
      pen.lit('M20 96L84 34L90 40L28 100Z', 'bark');
      pen.lit('M78 22L84 8L92 16L106 6L104 20L116 28L102 34L104 48L92 40L80 46L82 34Z', 'brass');
      pen.flat(ngon(94, 27, 10, 17, 0, 8), '#ffb04a').flat(oval(94, 27, 7), '#fff6d0');
      for (const [x, y] of [
        [120, 12],
        [112, 50],
        [70, 14],
        [128, 36],
      ] as const)
        pen.line(`M${n1(94 + (x - 94) * 0.7)} ${n1(27 + (y - 27) * 0.7)}L${x} ${y}`, '#ffd08a', 2.4);
    },
  ],
  orb: [
    270,
    50,
    (pen) => {
      pen.lit('M44 92L50 74C60 82 80 82 90 74L96 92Z', 'brass');
      pen.glow(70, 46, 50, '#b79bff', 0.7);
      cabochon(pen, 70, 46, 32, 32, ['#e8dcff', '#6a4ac8', '#160a3f']);
      pen.line(oval(70, 46, 22, 8), '#fff', 1.2, 0.8).line(oval(70, 46, 8, 22), '#fff', 1.2, 0.8);
      pen.flat(ngon(70, 46, 4, 10, 0, 2.4), '#fff');
    },
  ],
  talisman: [
    46,
    50,
    (pen) => {
      pen.line('M30 -4C40 24 54 30 66 36M110 -4C100 24 86 30 74 36', '#e8c26a', 2, 0.9, '4 2');
      pen.lit(ngon(70, 58, 8, 30), 'gold', { rim: 1.8 });
      pen.flat(ngon(70, 58, 8, 22), '#2a1608');
      pen.eye('M54 58C60 48 80 48 86 58C80 68 60 68 54 58Z', '#6ae0ff', 70, 58, 22);
      pen.flat(oval(70, 58, 4), '#06202c');
    },
  ],
  totem: [
    28,
    50,
    (pen) => {
      for (const [y, w, c] of [
        [66, 26, 'bark'],
        [38, 24, 'leather'],
        [10, 22, 'bark'],
      ] as const) {
        pen.lit(`M${70 - w} ${y}L${70 + w} ${y}L${70 + w - 3} ${y + 27}L${70 - w + 3} ${y + 27}Z`, c, { rim: 1.6 });
        pen
          .flat(`M${70 - w + 8} ${y + 8}L66 ${y + 11}L${70 - w + 10} ${y + 14}Z`, '#ffcf6a')
          .flat(`M${70 + w - 8} ${y + 8}L74 ${y + 11}L${70 + w - 10} ${y + 14}Z`, '#ffcf6a');
        pen.line(
          `M${70 - w + 9} ${y + 20}L${76 - w + 9} ${y + 23}L70 ${y + 20}L${64 + w - 9} ${y + 23}L${70 + w - 9} ${y + 20}`,
          '#120804',
          2.4,
        );
      }
      pen.lit('M48 18L20 2L24 26L46 34Z', 'red').lit(mirrored('M48 18L20 2L24 26L46 34Z', 70), 'red');
    },
  ],
  scroll: [
    42,
    50,
    (pen) => {
      pen.lit('M36 18L104 18L104 78L36 78Z', ['#fff3d0', '#d8bc88', '#7a5a38']);
      pen.lit('M28 10L112 10C118 14 118 22 112 26L28 26C22 22 22 14 28 10Z', ['#fff6dc', '#c8a870', '#5a4028']);
      pen.lit('M28 72L112 72C118 76 118 84 112 88L28 88C22 84 22 76 28 72Z', ['#fff6dc', '#c8a870', '#5a4028']);
      for (const y of [36, 44, 52]) pen.line(`M46 ${y}L${70 + pen.chance() * 24} ${y}`, '#6a4a2a', 2, 0.8);
      pen.line(oval(86, 56, 9), '#8a1c2c', 2);
      pen.flat(ngon(86, 56, 5, 7, -1.57, 3), '#b8202c');
    },
  ],
  catcher: [
    340,
    50,
    (pen) => {
      pen.lit('M44 84L96 84L100 92L40 92Z', 'iron');
      pen.glow(70, 52, 34, '#ff3a5a', 0.9);
      pen.flat(whole('M70 30C58 30 50 42 52 56C54 70 62 76 70 78L70 78', 70), '#4a0818');
      pen.flat('M56 36L50 22L62 32Z', '#4a0818').flat('M84 36L90 22L78 32Z', '#4a0818');
      pen.eye('M58 50L67 55L60 57Z', '#ffd04a', 63, 54, 8);
      pen.eye('M82 50L73 55L80 57Z', '#ffd04a', 77, 54, 8);
      for (let i = 0; i < 7; i++) {
        const x = 42 + i * 9.3;
        pen.line(`M70 8Q${x} 26 ${x} 84`, '#aab6c2', 2.6);
      }
      pen.line(oval(70, 44, 27, 6), '#aab6c2', 2.2);
      pen.lit(oval(70, 8, 6), 'iron');
    },
  ],
  compass: [
    36,
    50,
    (pen) => {
      pen.lit(oval(70, 50, 38), 'brass', { rim: 2 });
      pen.flat(oval(70, 50, 31), '#14202c');
      for (let i = 0; i < 12; i++)
        pen.line(`M${polar(70, 50, i * 0.5236, 30)}L${polar(70, 50, i * 0.5236, i % 3 ? 26 : 22)}`, '#f0c878', i % 3 ? 1 : 2.2);
      pen.group('rotate(34 70 50)', () => {
        pen.lit('M70 22L77 50L63 50Z', 'red', { rim: 1 });
        pen.lit('M70 78L77 50L63 50Z', 'iron', { rim: 1 });
      });
      pen.flat(oval(70, 50, 4), '#fff3c8');
    },
  ],
  idol: [
    96,
    50,
    (pen) => {
      pen.lit('M40 92L46 60C36 50 38 20 70 10C102 20 104 50 94 60L100 92Z', 'slate2', { rim: 1.8 });
      for (const x of [56, 84]) {
        pen.line(oval(x, 40, 10), '#1a140f', 2.4);
        pen.eye(oval(x, 40, 5), '#c8f06a', x, 40, 14);
      }
      pen.flat('M66 46L74 46L76 58L64 58Z', '#1a140f', 0.6);
      pen.flat('M52 66L88 66L84 82L56 82Z', '#1a140f');
      for (let i = 0; i < 5; i++) pen.flat(`M${54 + i * 7} 66L${60 + i * 7} 66L${57 + i * 7} 75Z`, '#e8dcc0');
      pen.line('M58 22L70 16L82 22', '#1a140f', 2);
    },
  ],
  gauntlet: [
    190,
    50,
    (pen) => {
      pen.glow(70, 24, 40, '#5af0f0', 0.8);
      for (let i = 0; i < 4; i++) pen.line(oval(70, 26 - i * 4, 30 - i * 6, 9 - i * 1.8), '#9affff', 2.2, 0.9);
      pen.lit(
        'M46 92L48 66L40 44C38 38 45 36 47 42L54 56L52 26C52 19 59 19 60 26L63 50L66 20C67 13 74 13 74 20' +
          'L75 50L80 24C82 18 88 19 87 26L85 54L92 44C96 39 101 43 98 48L90 72L92 92Z',
        'iron',
        { rim: 1.8 },
      );
      for (const y of [72, 82]) pen.line(`M48 ${y}L92 ${y}`, '#171d25', 2.2);
      pen.eye(oval(70, 62, 5), '#5af0f0', 70, 62, 14);
    },
  ],
} satisfies Things;
