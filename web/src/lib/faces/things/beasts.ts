// Living things: bodies, eyes and teeth. Animals are heads seen from the front, told apart by ears, muzzle and marks.
import type { Material, Tones } from '../colours';
import { flame, mirrored, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import type { Things } from './thing';

const W = (half: string) => whole(half, 70);
const both = (pen: Pen, path: string, material: Material, rim = 1.5) =>
  pen.lit(path, material, { rim }).lit(mirrored(path, 70), material, { rim });
const eyes = (pen: Pen, path: string, x: number, y: number, colour: string, size = 12) =>
  pen.eye(path, colour, x, y, size).eye(mirrored(path, 70), colour, 140 - x, y, size);

interface Animal {
  fur: Tones;
  ears: 'pointed' | 'round' | 'tufted' | 'small';
  muzzle: 'long' | 'short' | 'beak' | 'snout';
  eye: string;
  /** A lighter mask on the cheeks. */
  cheek?: string;
}
const EARS = {
  pointed: 'M46 40L30 -4L64 20Z',
  round: 'M42 34C24 26 28 2 46 6C56 8 58 20 58 26Z',
  tufted: 'M44 34L26 -6L44 8L62 18Z',
  small: 'M44 30L40 12L58 22Z',
};
const FACES = {
  long: 'M70 14C48 14 36 28 36 46C36 60 46 66 54 74L62 92L70 96',
  short: 'M70 14C46 14 34 32 36 54C38 74 54 86 70 88',
  beak: 'M70 10C44 10 30 30 34 54C38 78 56 90 70 92',
  snout: 'M70 18C48 18 34 34 36 54C40 72 54 78 60 88L70 92',
};

function animal(pen: Pen, { fur, ears, muzzle, eye, cheek }: Animal): void {
  both(pen, EARS[ears], fur, 1.8);
  pen.lit(W(FACES[muzzle]), fur, { rim: 2.2 });
  if (cheek) {
    const mask = muzzle === 'beak' ? oval(54, 46, 16, 17) : 'M40 56C50 50 60 56 66 66L64 88C54 84 44 72 40 56Z';
    pen.flat(mask, cheek, 0.75).flat(mirrored(mask, 70), cheek, 0.6);
  }
  const look = muzzle === 'beak' ? oval(54, 46, 8) : 'M46 48C52 42 60 44 64 52C56 55 50 54 46 48Z';
  eyes(pen, look, 55, 48, eye, 14);
  for (const x of [55, 85]) pen.flat(oval(x, muzzle === 'beak' ? 46 : 49, muzzle === 'beak' ? 4 : 1.8), '#0a0604');
  if (muzzle === 'beak') pen.lit('M62 54L78 54L70 76Z', 'gold');
  else pen.flat(muzzle === 'snout' ? oval(70, 84, 10, 7) : W('M70 74L62 76L66 84L70 86'), '#0c0808');
  if (muzzle === 'short') pen.line('M70 82L70 76M60 84C64 88 68 86 70 82C72 86 76 88 80 84', '#0c0808', 1.8);
}
const whiskers = (pen: Pen) => {
  for (const path of ['M52 70L20 62', 'M52 74L18 78', 'M54 78L24 92'])
    pen.line(path, '#fff', 1, 0.7).line(mirrored(path, 70), '#fff', 1, 0.6);
};
const spikes = (pen: Pen, count: number, far: number, material: Material) => {
  for (let i = 0; i < count; i++)
    pen.lit('M-6 0L0 -24L6 0Z', material, {
      transform: `translate(70 56) rotate(${n1(-112 + (i * 224) / (count - 1))}) translate(0 ${-far})`,
      rim: 1,
    });
};
/** The metal of machines: it takes the hue of its picture. */
const BRASS: Tones = ['#ffe6a0', '#c08a34', '#4b2c12'];
const GREY: Tones = ['#c0c4cc', '#5a606c', '#15181f'];

export const beasts = {
  fox: [
    24,
    52,
    (pen) => animal(pen, { fur: ['#ffb06a', '#c8561c', '#3c1206'], ears: 'pointed', muzzle: 'long', eye: '#ffe06a', cheek: '#fff3e0' }),
  ],
  hound: [220, 30, (pen) => animal(pen, { fur: GREY, ears: 'pointed', muzzle: 'long', eye: '#8ad0ff', cheek: '#eef2f8' })],
  cat: [
    270,
    40,
    (pen) => {
      animal(pen, { fur: ['#7a6aa0', '#2c2246', '#0a0614'], ears: 'pointed', muzzle: 'short', eye: '#c8ff6a' });
      whiskers(pen);
    },
  ],
  rat: [
    40,
    24,
    (pen) => {
      animal(pen, { fur: ['#b0a090', '#5c4c40', '#1a120c'], ears: 'round', muzzle: 'long', eye: '#ff8a6a' });
      whiskers(pen);
      pen.lit('M66 92L74 92L73 104L67 104Z', 'bone');
    },
  ],
  badger: [
    60,
    20,
    (pen) => {
      animal(pen, { fur: ['#5a5a60', '#26262c', '#08080a'], ears: 'round', muzzle: 'snout', eye: '#ffd08a' });
      pen.flat(W('M70 18L62 20L64 76L70 80'), '#f4f4f0', 0.95);
      const stripe = 'M42 34C38 50 44 66 52 74C46 60 46 46 50 28Z';
      pen.flat(stripe, '#f4f4f0', 0.9).flat(mirrored(stripe, 70), '#f4f4f0', 0.75);
    },
  ],
  bear: [
    24,
    34,
    (pen) => animal(pen, { fur: ['#a07850', '#4e3420', '#170c06'], ears: 'round', muzzle: 'snout', eye: '#ffcf6a', cheek: '#d8b088' }),
  ],
  hedgehog: [
    36,
    34,
    (pen) => {
      spikes(pen, 15, 26, ['#d8c0a0', '#6a5038', '#1c120a']);
      spikes(pen, 12, 16, ['#a08868', '#4c3826', '#140c06']);
      pen.lit(W('M70 36C54 38 48 52 52 66L64 86L70 90'), 'skinB', { rim: 1.8 }).flat(oval(70, 87, 6, 5), '#0c0808');
      for (const x of [61, 79]) pen.flat(oval(x, 60, 4), '#0c0808').flat(oval(x - 1, 58, 1.4), '#fff');
    },
  ],
  owl: [
    210,
    36,
    (pen) => {
      animal(pen, { fur: ['#c8b8a0', '#6a5440', '#1e140c'], ears: 'tufted', muzzle: 'beak', eye: '#ffc84a', cheek: '#f4ead8' });
      for (const y of [78, 86])
        pen.line(`M50 ${y}C56 ${y + 5} 62 ${y + 5} 66 ${y}M74 ${y}C78 ${y + 5} 84 ${y + 5} 90 ${y}`, '#1e140c', 1.6, 0.7);
    },
  ],
  falcon: [
    190,
    40,
    (pen) => {
      pen.lit('M58 96C40 60 44 20 74 12C98 8 112 24 112 38L128 48L110 54C104 66 96 80 98 96Z', ['#d8c8b0', '#6a5644', '#1c120a'], {
        rim: 2,
      });
      pen
        .flat('M108 36L130 48L108 52C112 46 112 40 108 36Z', '#ffb84a')
        .eye(oval(94, 34, 6), '#ffd84a', 94, 34, 14)
        .flat(oval(95, 34, 2.6), '#0a0604');
      pen.line('M84 28L104 30', '#140c06', 3).line('M60 60L66 66M66 74L74 80M78 62L84 68', '#140c06', 2, 0.6);
    },
  ],
  bird: [
    44,
    44,
    (pen) => {
      pen
        .glow(80, 40, 50, '#ffd06a', 0.5)
        .lit('M20 84C34 76 42 60 46 48C50 26 78 20 92 34L116 38L94 46C94 66 74 80 54 80Z', ['#ffe0a0', '#c8802a', '#3c2008'], { rim: 2 });
      pen
        .lit('M54 50C66 46 78 54 74 66C64 72 50 72 36 78C46 70 48 58 54 50Z', ['#a86a2a', '#5a3410', '#1a0e04'])
        .flat(oval(88, 36, 3), '#0a0604')
        .flat(oval(87, 35, 1), '#fff');
      pen.line('M60 80L58 94M68 78L68 94', '#5a3410', 2.4);
    },
  ],
  bat: [
    270,
    36,
    (pen) => {
      const wing = 'M62 50C48 30 22 22 -4 26C6 36 8 44 6 54C18 50 24 54 26 64C34 56 42 58 46 68C52 60 58 60 64 66Z';
      both(pen, wing, ['#6a4a7a', '#2c1a3a', '#0a0410'], 1.8);
      pen.lit(W('M70 80C58 76 54 60 58 46L50 22L62 34L70 34'), ['#8a6a9a', '#3a2448', '#100618'], { rim: 1.8 });
      eyes(pen, 'M60 48L68 51L62 54Z', 64, 51, '#ff6a5a', 9);
      for (const x of [66, 74]) pen.flat(`M${x - 2} 62L${x + 2} 62L${x} 70Z`, '#fff3dc');
    },
  ],
  stag: [
    110,
    36,
    (pen) => {
      const antler = 'M58 30C40 24 26 14 18 -6L28 4L28 -8L36 8L44 -8L46 12L64 22Z';
      both(pen, antler, 'bark', 1.8);
      both(pen, 'M52 38L26 32L48 52Z', ['#c89868', '#6a4426', '#1e1006']);
      pen.lit(W('M70 24C54 26 48 38 52 52L58 84C62 94 66 96 70 96'), ['#d8a878', '#7a5230', '#24140a'], { rim: 2 });
      eyes(pen, oval(58, 50, 3.6), 58, 50, '#e8ff9a', 10);
      pen.flat(W('M70 82L62 84L66 92L70 93'), '#140c08');
    },
  ],
  unicorn: [
    200,
    30,
    (pen) => {
      pen.lit(
        'M46 98C36 66 44 44 62 36L64 20L76 32C92 40 102 62 120 74C124 84 114 90 104 86C94 86 86 84 80 78C76 86 76 92 78 98Z',
        ['#ffffff', '#b8c4d8', '#4a5670'],
        { rim: 2 },
      );
      pen.lit('M74 32L110 -8L84 38Z', 'gold', { rim: 1.4 }).glow(106, -2, 24, '#fff3c0', 0.9);
      pen
        .lit('M62 36C44 34 30 50 32 98L46 98C40 76 48 56 64 50Z', ['#d8a8ff', '#6a4aa8', '#1c1040'])
        .eye(oval(86, 56, 3), '#8ad0ff', 86, 56, 9);
    },
  ],
  worm: [
    30,
    36,
    (pen) => {
      for (let i = 0; i < 7; i++)
        pen.lit(oval(n1(26 + i * 12 + Math.sin(i) * 6), n1(88 - i * 8), 24 - i, 19 - i * 0.4), ['#e0b890', '#8a5a3c', '#2a140c'], {
          rim: 1.4,
        });
      pen.flat(oval(102, 36, 17, 16), '#1c0608');
      for (let i = 0; i < 12; i++)
        pen.lit('M-3.500 0L0 11L3.500 0Z', 'bone', {
          transform: `translate(102 36) rotate(${i * 30}) translate(0 -16)`,
          rim: 0.5,
          back: 0,
        });
      pen.glow(102, 38, 11, '#ff5a3a', 0.8);
    },
  ],
  leech: [
    345,
    40,
    (pen) => {
      pen.lit(
        'M10 80C14 54 44 52 58 44C78 32 84 6 108 8C130 12 134 40 114 52C92 64 74 70 56 88C40 98 12 96 10 80Z',
        ['#c85a6a', '#5a1428', '#1a040c'],
        { rim: 2 },
      );
      pen.flat(oval(110, 28, 14), '#14040a');
      for (let i = 0; i < 10; i++)
        pen.flat('M-2.500 0L0 8L2.500 0Z', '#fff3dc', 1, `translate(110 28) rotate(${i * 36}) translate(0 -13.500)`);
      for (let i = 0; i < 6; i++)
        pen.line(
          `M${30 + i * 11} ${64 - i * 5}C${36 + i * 11} ${74 - i * 5} ${38 + i * 11} ${80 - i * 7} ${36 + i * 11} ${86 - i * 7}`,
          '#1a040c',
          1.6,
          0.6,
        );
    },
  ],
  spider: [
    350,
    36,
    (pen) => {
      for (const path of ['M60 50C40 20 26 20 10 34', 'M58 54C36 40 18 46 4 60', 'M58 58C38 58 24 70 16 90', 'M62 62C50 70 42 82 42 98'])
        pen
          .line(path, '#0a0406', 5)
          .line(path, '#a85a5a', 2.2)
          .line(mirrored(path, 70), '#0a0406', 5)
          .line(mirrored(path, 70), '#7a3a3a', 2.2);
      pen
        .lit(oval(70, 68, 23, 24), ['#8a4a50', '#34141a', '#0c0406'], { rim: 2 })
        .lit(oval(70, 40, 15, 13), ['#8a4a50', '#34141a', '#0c0406'], { rim: 1.8 });
      pen.flat(W('M70 58L64 68L68 72L62 82L70 84'), '#ff5a4a', 0.9);
      for (const [x, y, r] of [
        [64, 38, 3],
        [76, 38, 3],
        [58, 34, 2],
        [82, 34, 2],
        [67, 31, 1.8],
        [73, 31, 1.8],
      ] as const)
        pen.eye(oval(x, y, r), '#ffcf5a', x, y, r * 3);
    },
  ],
  snake: [
    80,
    40,
    (pen) => {
      pen.lit(
        'M-6 98C-4 66 30 62 58 70C84 78 88 58 70 52C48 46 44 18 70 10C100 2 128 20 126 40L112 50' +
          'L84 46C74 40 66 34 72 26C60 34 62 42 76 44C108 52 108 88 74 88C40 86 34 80 26 98Z',
        ['#b8d86a', '#4a6a24', '#14200a'],
        { rim: 2 },
      );
      pen.eye('M100 22L112 26L102 30Z', '#ffd84a', 106, 26, 10).line('M124 44L136 52M124 44L132 58', '#ff5a5a', 1.8);
    },
  ],
  demon: [
    6,
    54,
    (pen) => {
      both(pen, 'M50 34C24 34 10 14 16 -8C26 10 38 14 60 18Z', 'horn', 2);
      pen.lit(W('M70 12C50 12 40 26 40 44L34 56L44 64C48 80 60 92 70 94'), ['#c84a3a', '#5a1214', '#1a0406'], { rim: 2.2 });
      eyes(pen, 'M44 42L64 52L52 56Z', 55, 50, '#ffd04a', 15);
      pen
        .flat(W('M70 66C58 64 50 66 50 70C56 82 64 84 70 84'), '#140304')
        .flat('M64 58L68 56L67 62Z', '#140304')
        .flat('M76 58L72 56L73 62Z', '#140304');
      for (const x of [54, 62, 70, 78, 86]) pen.lit(`M${x - 3} 66L${x + 3} 66L${x} 76Z`, 'bone', { rim: 0.5, back: 0 });
    },
  ],
  golem: [
    36,
    24,
    (pen) => {
      pen.lit('M26 98L20 70L34 56L52 58L50 34L58 14L84 14L92 34L90 58L108 56L120 70L114 98Z', 'slate2', { rim: 2.2 });
      pen
        .flat('M58 14L72 14L68 40L50 34Z', '#fff', 0.14)
        .flat('M90 58L120 70L114 98L84 98Z', '#000', 0.3)
        .flat('M56 34L86 34L84 42L58 42Z', '#0c0806');
      eyes(pen, 'M58 36L66 36L65 41L59 41Z', 62, 38, '#8af0ff', 12);
      pen.eye(ngon(70, 76, 6, 8), '#8af0ff', 70, 76, 22).line('M60 52L80 52', '#0c0806', 3);
    },
  ],
  elemental: [
    14,
    60,
    (pen) => {
      pen.glow(70, 56, 60, '#ff5a1c', 0.9);
      for (const [wide, high, colour] of [
        [92, 96, '#a8240f'],
        [72, 84, '#f0641e'],
        [50, 66, '#ffb03a'],
      ] as const)
        pen.flat(flame(70, 98, wide, high, 8), colour);
      for (const x of [30, 110]) pen.flat(flame(x, 80, 24, 48, x < 70 ? -12 : 12), '#f0641e');
      pen
        .flat('M54 54L66 60L56 66Z', '#3a0804')
        .flat('M86 54L74 60L84 66Z', '#3a0804')
        .flat('M54 76C62 70 78 70 86 76C80 88 60 88 54 76Z', '#3a0804');
    },
  ],
  drone: [
    44,
    36,
    (pen) => {
      both(pen, 'M44 48L14 26L6 44L20 50L8 66L20 74L46 60Z', BRASS);
      pen
        .lit(ngon(70, 48, 8, 34, 0.39), BRASS, { rim: 2.2 })
        .flat(oval(70, 48, 20), '#140c06')
        .line(oval(70, 48, 24), '#4b2c12', 2);
      pen
        .eye(oval(70, 48, 10), '#ff8a3a', 70, 48, 24)
        .line('M70 14L70 2M54 82L48 98M86 82L92 98', '#c08a34', 3.4)
        .flat(oval(70, 0, 3), '#ff8a3a');
    },
  ],
  machine: [
    44,
    30,
    (pen) => {
      pen
        .lit(W('M70 6C50 6 42 16 42 30L38 60L46 78L56 92L70 94'), BRASS, { rim: 2.2 })
        .flat(W('M70 34L48 30L46 46L60 52L70 50'), '#120a04');
      eyes(pen, 'M50 36L64 40L62 45L51 42Z', 57, 40, '#6ae0ff', 13);
      pen
        .line('M70 8L70 30M50 62L58 84M90 62L82 84M60 66L80 66M60 74L80 74M62 82L78 82', '#4b2c12', 2, 0.9)
        .eye(ngon(70, 20, 6, 5), '#6ae0ff', 70, 20, 12);
    },
  ],
  cyclopse: [
    20,
    34,
    (pen) => {
      pen
        .lit(W('M70 6C44 6 32 28 36 54C40 76 54 94 70 96'), 'skinB', { rim: 2.2 })
        .lit(oval(70, 40, 19, 16), 'white')
        .eye(oval(70, 40, 8), '#ff9a2e', 70, 40, 20)
        .flat(oval(70, 40, 3.4), '#0a0402');
      pen.line('M44 24C58 18 82 18 96 24', '#2a1208', 5).flat(W('M70 72C58 70 52 74 52 78C58 86 64 88 70 88'), '#1a0606');
      for (const x of [58, 82]) pen.lit(`M${x - 4} 80L${x + 4} 80L${x} 66Z`, 'bone', { rim: 0.6 });
    },
  ],
  reaperHood: [
    180,
    30,
    (pen) => {
      pen
        .lit(W('M70 0C44 4 36 28 38 52C30 66 20 82 14 98L70 98'), 'ink', { rim: 2.2 })
        .flat(W('M70 14C54 16 48 34 50 52C54 66 62 74 70 76'), '#030408');
      pen.lit(W('M70 26C58 26 54 36 55 46C56 54 60 56 61 64L70 66'), 'bone', { rim: 1.4 });
      for (const x of [63, 77]) pen.flat(oval(x, 44, 4.6, 5.4), '#0a0806').eye(oval(x, 44, 2), '#6af0d8', x, 44, 10);
      pen.flat('M70 50L67 56L73 56Z', '#0a0806').line('M64 60L64 65M68 60L68 66M72 60L72 66M76 60L76 65', '#5b4a44', 1.2);
    },
  ],
  goblin: [
    82,
    34,
    (pen) => {
      const skin: Tones = ['#b8d070', '#5a7030', '#1a240c'];
      both(pen, 'M46 46L-2 22L10 46L40 68Z', skin, 1.8);
      pen.lit(W('M70 16C48 16 38 32 40 52C42 70 58 88 70 94'), skin, { rim: 2.2 });
      eyes(pen, 'M46 44L66 52L54 58Z', 56, 51, '#ffd84a', 13);
      pen.lit('M66 50L74 50L78 70L62 70Z', skin, { rim: 1.2 }).flat(W('M70 76C58 74 52 72 50 70C54 82 62 86 70 86'), '#140a04');
      for (const x of [58, 68, 78]) pen.lit(`M${x - 3} 77L${x + 3} 77L${x} 85Z`, 'bone', { rim: 0.5, back: 0 });
    },
  ],
  wyrm: [
    108,
    46,
    (pen) => {
      const scale: Tones = ['#9ae878', '#2f8030', '#0a2a10'];
      both(pen, 'M56 28C40 22 26 10 20 -12C38 -2 52 6 66 18Z', 'horn', 2);
      both(pen, 'M46 40L6 24L20 44L2 54L22 60L12 80L40 72L50 60Z', ['#6ab858', '#1f5a28', '#08200c'], 1.8);
      pen.lit(W('M70 10C54 12 44 28 46 44L40 56L48 68L54 86L62 94L70 96'), scale, { rim: 2.2 });
      pen.flat(W('M70 16L64 30L66 60L62 78L70 84'), '#fff', 0.12).flat('M70 12L80 60L76 96L104 96L104 12Z', '#000', 0.28);
      eyes(pen, 'M46 42L64 52L52 56Z', 56, 50, '#ffd84a', 15);
      for (const x of [55, 85]) pen.flat(oval(x, 51, 1.3, 4.4), '#0a0402');
      pen.flat('M62 76L67 79L63 83Z', '#0a0402').flat('M78 76L73 79L77 83Z', '#0a0402');
      for (const path of ['M50 74L48 84L55 78Z', 'M55 84L55 94L60 88Z'])
        pen.lit(path, 'bone', { rim: 0.6, back: 0 }).lit(mirrored(path, 70), 'bone', { rim: 0.6, back: 0 });
      for (const y of [22, 30, 38]) pen.line(`M${62 + (y % 3)} ${y}L70 ${y + 5}L${78 - (y % 3)} ${y}`, '#0c1e10', 1.6, 0.7);
    },
  ],
  jelly: [
    120,
    44,
    (pen) => {
      pen
        .glow(70, 56, 60, '#7aff6a', 0.5)
        .lit(W('M70 14C44 14 30 36 26 60C22 80 12 84 4 98L70 98'), ['#c8ffb0', '#4aa848', '#0c3a18'], { rim: 2.4, alpha: 0.94 });
      pen.flat('M40 44C44 28 56 22 68 22C56 28 48 38 46 54Z', '#fff', 0.5).glow(70, 64, 30, '#eaffc0', 0.6);
      for (let i = 0; i < 9; i++)
        pen.line(oval(n1(36 + pen.chance() * 68), n1(50 + pen.chance() * 40), n1(1.6 + pen.chance() * 3.4)), '#eaffe0', 1, 0.7);
      pen.lit('M84 78L104 68L108 72L114 70L112 76L106 77L86 86L84 90L80 86L78 82Z', 'bone', { rim: 0.6, alpha: 0.7 });
      eyes(pen, oval(56, 46, 6, 8), 56, 46, '#0a1a0c', 2);
      pen
        .flat(oval(54, 43, 2), '#fff')
        .flat(oval(82, 43, 2), '#fff')
        .flat('M58 64C64 60 76 60 82 64C78 74 62 74 58 64Z', '#062010');
    },
  ],
  phantom: [
    196,
    34,
    (pen) => {
      pen.glow(70, 46, 60, '#8ae0ff', 0.6);
      pen.lit(
        W('M70 4C50 4 42 22 44 42C36 52 20 54 6 46C14 62 26 68 38 66C36 78 30 88 20 96C38 96 48 90 54 82C58 90 64 96 70 98'),
        ['#eafcff', '#6ab0d0', '#123a52'],
        { rim: 2.2, alpha: 0.9 },
      );
      pen.flat('M72 6L82 50L74 96L120 96L110 6Z', '#04121c', 0.25);
      for (const x of [60, 80]) pen.flat(oval(x, 34, 6, 8), '#04121c').eye(oval(x, 35, 2.4), '#eaffff', x, 35, 9);
      pen.flat('M64 52C66 48 74 48 76 52L74 68C72 74 68 74 66 68Z', '#04121c');
    },
  ],
  puppet: [
    300,
    36,
    (pen) => {
      pen
        .line('M40 -4L54 30M100 -4L86 30M70 -4L70 14', '#e8e0d0', 1.2, 0.8)
        .lit(oval(70, 38, 26, 28), ['#f4e4d8', '#c89a88', '#5a3430'], { rim: 2 });
      for (const x of [60, 80]) pen.flat(oval(x, 36, 6), '#140a10').line(`M${x - 4} 32L${x + 4} 40M${x + 4} 32L${x - 4} 40`, '#ff8ad0', 2);
      pen
        .line('M56 54L84 54M60 50L60 58M66 50L66 58M74 50L74 58M80 50L80 58', '#5a1430', 1.8)
        .lit(W('M70 66C52 66 40 78 36 98L70 98'), ['#b84a8a', '#4a1438', '#14040f']);
    },
  ],
} satisfies Things;
