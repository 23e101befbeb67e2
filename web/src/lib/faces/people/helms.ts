// Helmets, hats and crowns.
import { mirrored, ngon, oval, whole } from '../path';
import type { Parts } from './person';

export const helms = {
  helm: (pen, who) => {
    pen.lit(whole('M100 26C74 28 60 48 62 84L72 82C76 74 84 70 100 70'), who.metal ?? 'iron', { rim: 2.2 });
    pen.lit(whole('M100 62L96 64L96 106L100 110'), who.metal ?? 'iron', { rim: 1.2 }).line('M64 76C78 66 122 66 136 76', '#171d25', 2.4);
    pen.pair('M62 82L72 82L74 122L66 116Z', who.metal ?? 'iron', { rim: 1.4 });
  },
  visor: (pen, who) => {
    pen.lit(whole('M100 24C70 26 58 48 60 84L62 116L78 146L100 154'), who.metal ?? 'steel', { rim: 2.4 });
    pen.flat(whole('M100 82L64 80L66 96L92 100L100 98'), '#07090c').line('M100 26L100 82M100 100L100 152', '#171d25', 2);
    const slit = 'M72 86L92 90L90 95L73 92Z';
    pen.eye(slit, who.glow, 82, 90, 13).eye(mirrored(slit), who.glow, 118, 90, 13);
    for (const y of [112, 122, 132]) pen.line(`M78 ${y}L92 ${y + 3}`, '#07090c', 3).line(mirrored(`M78 ${y}L92 ${y + 3}`), '#07090c', 3);
  },
  plume: (pen, who) => pen.lit('M96 30C84 4 108 -26 150 -8C176 4 184 40 172 64C166 40 146 24 112 34Z', who.cloth2 ?? 'red', { rim: 2 }),
  hornHelm: (pen) => {
    pen.pair('M66 60C40 58 22 38 26 4C36 26 48 34 72 40Z', 'bone', { rim: 2 });
    pen.lit(whole('M100 28C76 30 64 46 64 74C76 66 88 64 100 64'), 'iron', { rim: 2.2 }).line('M64 70C78 60 122 60 136 70', '#c08a34', 5);
  },
  wizardHat: (pen, who) => {
    pen.lit('M40 66C70 78 130 78 160 66C150 52 134 48 128 46L112 -2L132 -12L92 -16L72 46C64 48 50 54 40 66Z', who.cloth, { rim: 2.2 });
    pen.line('M70 50C90 58 112 58 130 48', '#e8c26a', 5).flat(ngon(98, 22, 5, 8, undefined, 3), '#ffe9a8');
  },
  featherHat: (pen, who) => {
    pen
      .lit('M36 62C60 44 140 44 166 58C150 72 60 76 36 62Z', who.cloth2 ?? who.cloth, { rim: 2 })
      .lit('M66 54C66 26 134 26 134 52C114 58 86 60 66 54Z', who.cloth2 ?? who.cloth, { rim: 2 });
    pen.lit('M128 46C140 10 168 -4 186 4C176 34 156 50 130 54Z', 'white', { rim: 1.6 });
  },
  leafCrown: (pen) => {
    for (let i = 0; i < 6; i++)
      pen.pair(`M${96 - i * 6} ${64 + i * 2}L${80 - i * 8} ${30 + i * 8}L${104 - i * 6} ${56 + i * 2}Z`, 'moss', { rim: 1.4 });
  },
  goldCrown: (pen) => {
    pen.lit('M66 62L58 18L78 38L88 10L100 34L112 10L122 38L142 18L134 62C114 54 86 54 66 62Z', 'gold', { rim: 1.8 });
    for (const x of [80, 100, 120]) pen.flat(ngon(x, 48, 4, 5), x === 100 ? '#6ad0ff' : '#ef4a5a');
  },
  sunDisc: (pen, who) => {
    pen.glow(100, 60, 60, who.glow, 0.7).lit(oval(100, 60, 50), 'gold', { rim: 2 });
    for (let i = 0; i < 12; i++) pen.lit('M-6 -50L0 -66L6 -50Z', 'gold', { transform: `translate(100 60) rotate(${i * 30})`, rim: 1 });
    pen.line(oval(100, 60, 42), '#6a4a1c', 2);
  },
  veilMask: (pen, who) => {
    pen
      .lit(whole('M100 100L68 96L66 130L80 156L100 164'), who.cloth2 ?? who.cloth, { rim: 1.8 })
      .line('M68 110C84 118 116 118 132 110', '#000', 1.6, 0.3);
  },
  turban: (pen, who) => {
    pen.lit(whole('M100 24C70 26 56 46 62 78C76 66 88 64 100 66'), who.cloth2 ?? 'white', { rim: 2 });
    for (const path of ['M64 62C80 40 110 34 128 38', 'M66 74C84 54 116 48 136 58']) pen.line(path, '#000', 2, 0.3);
    pen.eye(ngon(100, 52, 6, 6), who.glow, 100, 52, 15);
  },
  bandana: (pen, who) => {
    pen
      .lit(whole('M100 40C76 42 64 56 64 78C78 68 90 66 100 68'), who.cloth2 ?? 'red', { rim: 1.8 })
      .lit('M132 66L164 74L156 84L168 96L130 80Z', who.cloth2 ?? 'red', { rim: 1.2 });
  },
  crest: (pen, who) => {
    for (let i = 0; i < 7; i++)
      pen.lit('M-9 0L0 -52L9 0Z', who.cloth2 ?? 'red', { transform: `translate(100 58) rotate(${(i - 3) * 22})`, rim: 1.4 });
    pen.lit(whole('M100 46C84 46 72 54 68 68L100 66'), 'gold', { rim: 1.4 });
  },
  demonHorns: (pen) => pen.pair('M76 54C52 46 42 22 52 -6C58 18 70 28 90 42Z', 'horn', { rim: 2 }),
  skullMask: (pen, who) => {
    pen.lit(whole('M100 44C78 44 66 58 66 82C66 98 74 106 78 110L80 128L100 132'), 'bone', { rim: 2 });
    for (const x of [84, 116]) pen.flat(oval(x, 90, 10, 11), '#0a0606').eye(oval(x, 90, 3.4), who.glow, x, 90, 15);
    pen.flat('M100 100L94 112L106 112Z', '#0a0606');
    for (const x of [86, 93, 100, 107, 114]) pen.line(`M${x} 118L${x} 129`, '#3a2c28', 1.8);
  },
  plateFace: (pen, who) => {
    pen
      .lit(whole('M100 44C76 46 66 60 68 88L74 120L86 140L100 144'), who.metal ?? 'gold', { rim: 2.2 })
      .flat(whole('M100 84L72 82L74 98L94 102L100 100'), '#0c0806');
    const slot = 'M78 88L92 90L92 97L80 95Z';
    pen.eye(slot, who.glow, 85, 92, 15).eye(mirrored(slot), who.glow, 115, 92, 15);
    pen.line('M88 124L112 124M90 130L110 130M100 46L100 82', '#2a1a0c', 2);
  },
} satisfies Parts;
