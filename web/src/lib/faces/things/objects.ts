// What hands make: arms, vessels, jewels, papers, and where people live.
import { cabochon } from '../cuts';
import type { Material } from '../colours';
import { flame, mirrored, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Things } from './thing';

const both = (pen: Pen, path: string, material: Material, rim = 1.5) =>
  pen.lit(path, material, { rim }).lit(mirrored(path, 70), material, { rim });
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

function bottle(pen: Pen, body: string, neck: string, level: number): void {
  pen.lit(neck, 'bark').flat(body, '#0c1a24', 0.9);
  pen.clip(body, () => {
    pen
      .flat(box(20, level, 100, 100), pen.shade(['#9affc8', '#2aa86a', '#06301c']))
      .line(`M20 ${level}C50 ${level - 5} 90 ${level + 5} 120 ${level}`, '#eafff4', 2, 0.9);
    for (let i = 0; i < 7; i++)
      pen.line(oval(n1(46 + pen.chance() * 48), n1(level + 8 + pen.chance() * 26), 1.6 + pen.chance() * 2), '#fff', 0.9, 0.8);
  });
  pen.line(body, '#eafff4', 1.8, 0.9);
}

export const objects = {
  shield: [
    210,
    40,
    (pen) => {
      const plate = whole('M70 4C56 12 42 14 30 12C28 50 40 78 70 94', 70);
      pen.lit(plate, 'iron', { rim: 2.2 }).lit(whole('M70 14C60 20 50 22 40 21C40 50 48 70 70 82', 70), ['#8ab8f0', '#2a4a8a', '#0a1430']);
      pen.lit(ngon(70, 46, 6, 13), 'gold');
    },
  ],
  flail: [
    280,
    44,
    (pen) => {
      pen.lit('M14 90L56 30L62 34L22 96Z', 'bark');
      for (let i = 0; i < 4; i++) pen.line(oval(64 + i * 8, 30 + i * 4, 5, 3.4), '#aab6c2', 2.6);
      for (let i = 0; i < 10; i++)
        pen.lit('M-5 0L0 -14L5 0Z', 'iron', { transform: `translate(104 54) rotate(${i * 36}) translate(0 -15)`, rim: 0.8 });
      pen.lit(oval(104, 54, 18), 'iron', { rim: 2 });
    },
  ],
  bow: [
    130,
    40,
    (pen) => {
      pen
        .line('M44 4C104 20 104 76 44 92', '#1a100c', 9)
        .line('M44 4C104 20 104 76 44 92', '#9a6a3a', 6)
        .line('M46 5C102 22 102 50 88 66', '#f0d0a0', 1.6);
      pen.line('M44 4L44 92', '#fff', 1.2, 0.9).line('M20 48L112 48', '#d8bc88', 3).lit('M104 38L132 48L104 58L110 48Z', 'iron');
      pen.lit('M14 38L30 48L14 58L20 48Z', 'red');
    },
  ],
  blade: [
    210,
    30,
    (pen) =>
      pen.group('translate(70 50) rotate(34)', () => {
        pen
          .lit('M0 -62L8 -48L7 12L-7 12L-8 -48Z', 'steel', { rim: 2 })
          .flat('M0 -56L1.500 -46L1.500 10L-1.500 10L-1.500 -46Z', '#2a3440', 0.7);
        pen
          .lit('M-22 10L22 10L18 18L-18 18Z', 'gold')
          .lit('M-4 18L4 18L4 38L-4 38Z', 'leather')
          .lit(oval(0, 42, 6), 'gold');
      }),
  ],
  potion: [
    170,
    44,
    (pen) => bottle(pen, 'M58 22L82 22L82 40C102 50 106 74 94 88C88 92 52 92 46 88C34 74 38 50 58 40Z', 'M60 6L80 6L80 22L60 22Z', 54),
  ],
  flask: [
    270,
    44,
    (pen) => bottle(pen, 'M62 20L78 20L78 42L108 84C110 90 106 93 100 93L40 93C34 93 30 90 32 84L62 42Z', 'M62 6L78 6L78 20L62 20Z', 62),
  ],
  vial: [40, 44, (pen) => bottle(pen, 'M56 22L84 22L84 80C84 96 56 96 56 80Z', 'M58 6L82 6L82 22L58 22Z', 44)],
  jug: [200, 44, (pen) => bottle(pen, 'M56 18L84 18L82 34C108 40 112 92 88 93L52 93C28 92 32 40 58 34Z', 'M58 6L82 6L84 18L56 18Z', 46)],
  ring: [
    44,
    36,
    (pen) => {
      pen
        .line(oval(70, 58, 29, 28), '#3a200c', 13)
        .line(oval(70, 58, 29, 28), '#c08a34', 9)
        .line(oval(69, 57, 29, 28), '#ffe6a0', 2);
      pen.glow(70, 24, 34, '#6ad0ff', 0.8).lit('M54 18L62 8L78 8L86 18L70 36Z', ['#ffffff', '#3a9ae0', '#0a2450'], { rim: 1.6 });
      pen.line('M54 18L86 18M62 8L66 18L70 36L74 18L78 8', '#fff', 0.9, 0.8);
    },
  ],
  cloak: [
    280,
    40,
    (pen) => {
      pen.lit(whole('M70 10C54 10 46 20 46 32C30 44 22 66 18 94L70 94', 70), ['#a87ae0', '#4a2a80', '#140a2c'], { rim: 2 });
      pen.flat(whole('M70 20C60 20 56 28 57 38C60 46 64 48 70 50', 70), '#08040f').lit(ngon(70, 54, 6, 7), 'gold');
      for (const path of ['M52 46C44 62 40 78 38 94', 'M62 56C58 70 56 82 56 94'])
        pen.line(path, '#0a0414', 2, 0.6).line(mirrored(path, 70), '#0a0414', 2, 0.6);
    },
  ],
  wand: [
    320,
    44,
    (pen) => {
      pen.lit('M18 94L98 22L104 28L26 100Z', 'bark').lit('M38 74L48 66L54 72L44 82Z', 'gold').glow(106, 18, 34, '#ff8ae0', 0.9);
      pen.flat(ngon(106, 18, 5, 17, -1.3, 7), '#fff0fa').flat(ngon(106, 18, 5, 9, -1.3, 4), '#ff8ae0');
    },
  ],
  stave: [
    40,
    44,
    (pen) => {
      pen.group('rotate(16 70 48)', () => {
        pen.lit('M66 34L74 34L73 110L67 110Z', 'bark').glow(70, 18, 36, '#ffcf5a', 0.8);
        pen.line('M58 36C48 26 50 2 70 0C90 2 92 26 82 36', '#3a200c', 7).line('M58 36C48 26 50 2 70 0C90 2 92 26 82 36', '#c08a34', 4.4);
        cabochon(pen, 70, 20, 11, 11, ['#fff6d0', '#ffb02a', '#6a3208']);
      });
    },
  ],
  book: [
    220,
    40,
    (pen) => {
      both(pen, 'M70 22C56 10 30 10 12 16L12 80C30 74 56 74 70 86Z', ['#7aa0e0', '#2a4480', '#0a1230']);
      both(pen, 'M70 24C58 14 36 14 20 18L20 74C36 70 58 70 70 80Z', 'paper');
      for (const y of [32, 42, 52, 62])
        pen
          .line(`M28 ${y - 2}C40 ${y - 5} 52 ${y - 3} 62 ${y + 2}`, '#6a4a2a', 1.6, 0.7)
          .line(`M78 ${y + 2}C88 ${y - 3} 100 ${y - 5} 112 ${y - 2}`, '#6a4a2a', 1.6, 0.7);
      pen.line('M70 24L70 84', '#2a1a0c', 2);
    },
  ],
  tome: [
    20,
    44,
    (pen) => {
      pen
        .lit('M32 12L100 6L108 14L108 88L40 94L32 86Z', ['#d07a5a', '#6a2a1c', '#1e0a06'], { rim: 2 })
        .lit('M100 6L108 14L108 88L102 84Z', 'paper');
      for (const [x, y] of [
        [34, 14],
        [90, 10],
        [36, 82],
        [92, 78],
      ] as const)
        pen.lit(`M${x} ${y}L${x + 12} ${y - 1}L${x} ${y + 12}Z`, 'gold');
      pen.lit(ngon(68, 48, 8, 17), 'gold').eye(ngon(68, 48, 6, 8), '#ffcf5a', 68, 48, 20);
    },
  ],
  hourglass: [
    210,
    40,
    (pen) => {
      const glass = 'M46 14L94 14C94 34 78 40 74 48C78 56 94 62 94 82L46 82C46 62 62 56 66 48C62 40 46 34 46 14Z';
      pen.flat(glass, '#0c1824', 0.9);
      pen.clip(glass, () =>
        pen.flat('M40 30L100 30L74 48L66 48Z', '#f0c870').flat('M44 84L70 60L96 84Z', '#f0c870').line('M70 46L70 82', '#f0c870', 1.6),
      );
      pen
        .line(glass, '#dff0ff', 2)
        .lit(box(40, 5, 60, 9), 'gold')
        .lit(box(40, 82, 60, 9), 'gold');
    },
  ],
  gear: [
    36,
    30,
    (pen) => {
      for (let i = 0; i < 9; i++)
        pen.lit('M-8 -28L-6 -42L6 -42L8 -28Z', 'brass', { transform: `translate(70 48) rotate(${i * 40})`, rim: 1 });
      pen
        .lit(oval(70, 48, 32), 'brass', { rim: 2 })
        .flat(oval(70, 48, 15), '#140c06')
        .line(oval(70, 48, 23), '#3a200c', 1.6, 0.8);
    },
  ],
  gate: [
    20,
    44,
    (pen) => {
      pen
        .lit('M20 96L20 44C20 -4 120 -4 120 44L120 96Z', 'slate2', { rim: 2 })
        .flat('M36 96L36 48C36 14 104 14 104 48L104 96Z', '#120604')
        .glow(70, 70, 40, '#ff6a2a', 0.9);
      for (const x of [46, 58, 70, 82, 94]) pen.line(`M${x} 22L${x} 96`, '#56626f', 3.4);
      pen.line('M36 52L104 52M36 76L104 76', '#56626f', 3);
    },
  ],
  tomb: [
    160,
    26,
    (pen) => {
      pen.lit('M36 96L38 34C40 4 100 4 102 34L104 96Z', 'slate2', { rim: 2 }).flat('M46 90L48 36C50 18 90 18 92 36L94 90Z', '#15110f', 0.5);
      pen.lit('M22 86L118 86L124 98L16 98Z', 'slate');
      pen.crack(62, 10, 1.5, 40, 1.4, '#8af0c8', 1);
    },
  ],
  throne: [
    44,
    36,
    (pen) => {
      pen
        .lit('M42 96L44 14L56 2L70 10L84 2L96 14L98 96Z', 'dkgold', { rim: 2 })
        .lit('M52 60L54 22L70 16L86 22L88 60Z', 'blood')
        .lit('M30 62L110 62L112 74L28 74Z', 'dkgold');
      pen
        .lit('M30 74L42 74L42 98L30 98Z', 'dkgold')
        .lit('M98 74L110 74L110 98L98 98Z', 'dkgold')
        .lit('M44 56L96 56L100 64L40 64Z', 'blood');
    },
  ],
  bag: [
    36,
    36,
    (pen) => {
      pen
        .lit('M54 26C26 46 22 90 46 93L94 93C118 90 114 46 86 26Z', 'leather', { rim: 2 })
        .lit('M48 12C56 20 84 20 92 12L86 28L54 28Z', 'leather');
      pen.line('M52 27C62 31 78 31 88 27', '#e8c26a', 3.4).lit(oval(70, 62, 13), 'gold');
    },
  ],
  coins: [
    44,
    44,
    (pen) => {
      for (const [x, n] of [
        [34, 4],
        [72, 7],
        [108, 3],
      ] as const)
        for (let i = 0; i < n; i++) pen.lit(oval(x, 86 - i * 9, 20, 8), 'gold', { rim: 1.4 });
      pen.flat(ngon(112, 24, 4, 12, 0, 2), '#fff');
    },
  ],
  mask: [
    350,
    40,
    (pen) => {
      pen.lit(whole('M70 8C44 8 34 26 36 46C38 70 54 88 70 92', 70), 'bone', { rim: 2.2 });
      const slit = 'M44 44C50 34 62 38 65 48C58 52 48 52 44 44Z';
      pen
        .flat(slit, '#120408')
        .flat(mirrored(slit, 70), '#120408')
        .eye(oval(56, 45, 2.4), '#ff5a4a', 56, 45, 10)
        .eye(oval(84, 45, 2.4), '#ff5a4a', 84, 45, 10);
      pen
        .line('M52 72C60 64 80 64 88 72', '#5a1420', 3)
        .line('M40 34C48 26 58 28 64 36', '#3a1018', 2.6)
        .line('M100 34C92 26 82 28 76 36', '#3a1018', 2.6);
    },
  ],
  harp: [
    40,
    44,
    (pen) => {
      pen
        .line('M44 92L40 10C60 0 96 10 108 30L52 92', '#3a200c', 10)
        .line('M44 92L40 10C60 0 96 10 108 30L52 92', '#c08a34', 6.4)
        .line('M43 88L39 11C58 2 92 10 106 28', '#ffe6a0', 1.6);
      for (let i = 0; i < 6; i++) pen.line(`M${48 + i * 9} ${13 + i * 2}L${48 + i * 3} ${86 - i * 8}`, '#fff6d8', 1, 0.9);
    },
  ],
  bell: [
    48,
    44,
    (pen) => {
      pen
        .lit(whole('M70 12C50 14 48 36 44 58C42 68 36 72 32 78L70 78', 70), 'gold', { rim: 2 })
        .lit(oval(70, 84, 9), 'brass')
        .lit(oval(70, 9, 6), 'brass');
      pen.line('M40 66C54 72 86 72 100 66', '#4b2c12', 1.8);
    },
  ],
  key: [
    44,
    36,
    (pen) =>
      pen.group('rotate(-34 70 48)', () => {
        pen
          .line(oval(34, 48, 18), '#3a200c', 12)
          .line(oval(34, 48, 18), '#c08a34', 8)
          .lit(box(50, 43, 72, 10), 'gold')
          .lit('M98 53L98 70L106 70L106 62L112 62L112 72L120 72L120 53Z', 'gold');
      }),
  ],
  cauldron: [
    130,
    44,
    (pen) => {
      pen
        .glow(70, 28, 50, '#8af06a', 0.8)
        .lit('M22 36C14 78 40 92 70 92C100 92 126 78 118 36Z', 'iron', { rim: 2 })
        .lit(oval(70, 36, 52, 11), 'iron')
        .flat(oval(70, 36, 44, 7), '#6ae04a');
      for (const [x, y, s] of [
        [54, 22, 7],
        [80, 12, 5],
        [92, 26, 4],
        [66, 4, 3],
      ] as const)
        pen.line(oval(x, y, s), '#c8ffa8', 1.6);
    },
  ],
  cage: [
    30,
    26,
    (pen) => {
      pen
        .lit('M28 84L112 84L116 94L24 94Z', 'iron')
        .line('M32 84C32 10 108 10 108 84', '#171d25', 6)
        .line('M32 84C32 10 108 10 108 84', '#aab6c2', 3);
      for (const x of [46, 58, 70, 82, 94]) pen.line(`M${x} ${26 - (30 - Math.abs(x - 70)) * 0.28}L${x} 84`, '#aab6c2', 3);
      pen.line('M34 62L106 62', '#aab6c2', 2.4);
    },
  ],
  candle: [
    36,
    40,
    (pen) => {
      pen
        .lit('M56 40L84 40L86 94L54 94Z', 'paper')
        .lit('M54 40C60 52 62 44 66 56C70 46 76 60 86 40Z', 'white')
        .glow(70, 24, 40, '#ffb04a', 0.9);
      pen.flat(flame(70, 38, 18, 34, 2), '#ff9a2e').flat(flame(70, 38, 9, 20, 1), '#fff3c0');
    },
  ],
  mirror: [
    200,
    36,
    (pen) => {
      pen.lit(oval(70, 42, 34, 40), 'gold', { rim: 2 }).flat(oval(70, 42, 27, 33), pen.shade(['#dff6ff', '#5a9ac0', '#0c2436']));
      pen.clip(oval(70, 42, 27, 33), () => pen.flat('M40 60L80 0L96 0L50 76Z', '#fff', 0.5)).lit(box(65, 80, 10, 18), 'gold');
    },
  ],
  tear: [
    200,
    44,
    (pen) => {
      pen.line('M34 -4C44 20 58 26 68 30M106 -4C96 20 82 26 72 30', '#e8c26a', 2, 0.9, '4 2').glow(70, 60, 44, '#6ad0ff', 0.7);
      pen.lit('M70 22C86 44 94 54 94 66C94 82 84 92 70 92C56 92 46 82 46 66C46 54 54 44 70 22Z', ['#e8fbff', '#3a9ad0', '#08304a'], {
        rim: 2,
      });
      pen.flat('M54 66C54 56 60 48 66 42C62 56 62 62 64 78C58 76 54 72 54 66Z', '#fff', 0.6);
    },
  ],
  egg: [
    320,
    36,
    (pen) => {
      pen.lit('M70 6C98 22 108 54 100 74C92 92 48 92 40 74C32 54 42 22 70 6Z', ['#f0d0e0', '#9a5a7a', '#32142a'], { rim: 2 });
      pen.crack(70, 24, 1.5, 50, 2, '#ff8ad0', 2);
      for (const [x, y] of [
        [54, 40],
        [86, 56],
        [58, 70],
        [82, 32],
      ] as const)
        pen.flat(oval(x, y, 4, 5), '#4a1638', 0.6);
    },
  ],
  boulder: [
    30,
    24,
    (pen) => {
      pen
        .lit(ngon(70, 50, 9, 40, 0.3), 'slate2', { rim: 2 })
        .flat('M50 22L78 30L66 52L38 48Z', '#fff', 0.12)
        .flat('M70 52L100 44L98 74L72 84Z', '#000', 0.3);
    },
  ],
  anvil: [
    24,
    30,
    (pen) => {
      pen
        .glow(70, 26, 50, '#ff8a2e', 0.6)
        .lit('M10 28L112 28L130 34C120 50 100 50 92 54L90 74L108 92L32 92L50 74L48 54C34 52 16 46 10 28Z', 'iron', { rim: 2 });
    },
  ],
  wheel: [
    350,
    30,
    (pen) => {
      for (let i = 0; i < 12; i++) pen.lit('M-6 -36L0 -50L6 -36Z', 'bone', { transform: `translate(70 50) rotate(${i * 30})`, rim: 0.8 });
      pen.line(oval(70, 50, 36), '#170e09', 11).line(oval(70, 50, 36), '#6a4a30', 7);
      for (let i = 0; i < 4; i++) pen.group(`rotate(${i * 45} 70 50)`, () => pen.lit(box(67, 16, 6, 68), 'leather'));
      pen.lit(oval(70, 50, 10), 'iron');
    },
  ],
  quill: [
    220,
    30,
    (pen) => {
      pen.lit('M30 20L104 14L110 88L34 92Z', 'paper');
      for (const y of [34, 46, 58]) pen.line(`M42 ${y}L${88 - (y % 7)} ${y - 3}`, '#3a2a1a', 2, 0.7);
      pen
        .lit('M62 84C70 50 96 14 132 -2C130 36 100 64 72 78Z', 'white')
        .line('M58 90L72 74C90 56 108 30 130 0', '#2a3440', 1.6)
        .lit(oval(88, 78, 9), 'blood');
    },
  ],
  parchment: [
    36,
    30,
    (pen) => {
      pen.lit('M40 6L96 6C106 8 104 22 96 22L96 78C96 92 80 92 80 80L36 80C28 78 30 66 38 66Z', 'paper', { rim: 2 });
      for (const y of [22, 34, 46]) pen.line(`M50 ${y}L86 ${y}`, '#6a4a2a', 2, 0.7);
      pen.line('M50 60C56 54 62 66 70 58', '#2a3440', 2).lit(ngon(84, 64, 9, 10, 0, 8), 'red');
    },
  ],
  chest: [
    36,
    36,
    (pen) => {
      pen
        .glow(70, 34, 50, '#ffcf5a', 0.6)
        .lit('M24 46C24 14 116 14 116 46Z', 'leather', { rim: 2 })
        .lit('M22 46L118 46L114 92L26 92Z', 'leather');
      for (const x of [38, 94]) pen.lit(`M${x} 22L${x + 9} 20L${x + 9} 92L${x} 92Z`, 'gold');
      pen.lit('M61 40L79 40L79 62L61 62Z', 'gold').flat(oval(70, 50, 3.4), '#2a1608');
    },
  ],
  tiara: [
    320,
    40,
    (pen) => {
      pen.line('M22 76C34 54 106 54 118 76', '#8a98a8', 8).line('M22 76C34 54 106 54 118 76', '#ffffff', 2.4);
      both(pen, 'M70 60L62 24L70 6L70 60M44 62L40 36L54 58Z', 'white');
      cabochon(pen, 70, 42, 9, 12, ['#ffd8f0', '#e04a9a', '#4a0a30']);
      for (const x of [44, 96]) cabochon(pen, x, 58, 5, 6, ['#d8f0ff', '#4a9ae0', '#0a2450']);
    },
  ],
  chart: [
    230,
    40,
    (pen) => {
      pen.lit('M14 16L126 8L124 86L16 92Z', ['#5a70b0', '#22305f', '#0a1028']);
      pen
        .line(oval(70, 50, 34, 30), '#a8b8ff', 1.2, 0.7)
        .line(oval(70, 50, 20, 17), '#a8b8ff', 0.9, 0.6)
        .line('M36 66L52 34L78 40L104 24M78 40L92 70', '#fff', 1.2, 0.9);
      for (const [x, y] of [
        [36, 66],
        [52, 34],
        [78, 40],
        [104, 24],
        [92, 70],
      ] as const)
        pen.flat(ngon(x, y, 4, 7, 0, 1.6), '#fff6d0');
    },
  ],
} satisfies Things;
