import type { Material } from '../colours';
import { mirrored, ngon, whole } from '../path';
import { human } from './human';
import type { Parts } from './person';

export const heads = {
  human,
  beast: (pen, who) => {
    pen.pair('M76 66L44 2L34 52L56 92Z', who.skin, { rim: 2 });
    pen.pair('M72 64L50 24L46 58L60 82Z', ['#5a2a2a', '#2a0f14', '#0a0306'], { rim: 0.6, back: 0 });
    for (let i = 0; i < 11; i++) {
      const q = i < 6 ? 1 : -1,
        k = i % 6;
      pen.lit(
        `M${100 - q * (44 - k * 2)} ${70 + k * 16}L${100 - q * (78 - k * 4)} ${92 + k * 20}L${100 - q * 30} ${96 + k * 16}Z`,
        who.skin,
        { rim: 1.4 },
      );
    }
    const hd = whole('M100 42C82 42 66 54 60 74C54 92 66 108 78 116C80 136 86 152 100 158');
    pen.lit(hd, who.skin, { rim: 2.2 });
    pen.clip(hd, () => {
      pen.flat('M104 40L108 150L150 150L150 40Z', '#000', 0.45);
    });
    pen.lit(whole('M100 88C90 90 84 104 82 120C84 134 92 142 100 142'), ['#4a4652', '#211e28', '#08070b'], { rim: 1.4, back: 0 });
    pen.flat(whole('M100 112C94 112 88 116 90 122L100 130'), '#050306');
    pen.line('M100 128L100 138M100 138C94 146 86 144 82 138M100 138C106 146 114 144 118 138', '#050306', 2.4);
    for (const d of ['M85 138L90 140L88 152Z', 'M93 141L97 141L95 148Z']) pen.pair(d, 'bone', { rim: 0.8, back: 0 });
    const e = 'M68 84C76 80 88 86 93 96C82 98 72 94 68 84Z';
    pen.eye(e, who.glow, 82, 90, 18);
    pen.eye(mirrored(e), who.glow, 118, 90, 18);
    pen.flat(ngon(83, 90, 4, 3.6, 0, 1), '#160406').flat(ngon(117, 90, 4, 3.6, 0, 1), '#160406');
    pen.line('M64 78L94 92', '#050306', 4).line(mirrored('M64 78L94 92'), '#050306', 4);
  },
  facet: (pen, who) => {
    const f = (d: string, m: Material) => pen.lit(d, m, { rim: 1, back: 0.6 });
    pen.lit(whole('M100 132L86 134L84 160L100 176'), 'slate', { rim: 0 });
    const a = ['#e8d8b0', '#a08a60', '#4a3c28'] as const,
      b = ['#c0aa7c', '#7a6644', '#33281a'] as const,
      c = ['#8a7654', '#4f4028', '#1c150c'] as const,
      d = ['#5e4f36', '#33281a', '#100b06'] as const;
    f('M100 40L70 56L64 88L84 80L100 62Z', a);
    f('M100 40L130 56L136 88L116 80L100 62Z', c);
    f('M100 62L84 80L92 100L100 96L108 100L116 80Z', b);
    f('M64 88L84 80L92 100L80 112L68 110Z', b);
    f('M136 88L116 80L108 100L120 112L132 110Z', d);
    f('M92 100L100 96L108 100L108 118L100 124L92 118Z', a);
    f('M68 110L80 112L92 118L92 134L78 134Z', a);
    f('M132 110L120 112L108 118L108 134L122 134Z', d);
    f('M78 134L92 134L100 124L108 134L122 134L112 154L100 160L88 154Z', c);
    pen.flat('M70 94L90 101L80 110Z', '#0a0704').flat(mirrored('M70 94L90 101L80 110Z'), '#0a0704');
    pen.eye('M74 97L87 101L80 106Z', who.glow, 80, 101, 14);
    pen.eye(mirrored('M74 97L87 101L80 106Z'), who.glow, 120, 101, 14);
    pen.eye(ngon(100, 70, 3, 6, Math.PI / 2), who.glow, 100, 70, 15);
    pen.line('M88 140L100 136L112 140', '#0a0704', 2.6);
  },
  brute: (pen, who) => {
    pen.lit(whole('M100 130L70 126L62 160L100 180'), who.skin, { rim: 0 });
    const hd = whole('M100 50C78 50 64 62 64 84L60 112C62 132 78 148 100 150');
    pen.pair('M66 84C54 78 50 96 62 104Z', who.skin, { rim: 1.4 });
    pen.lit(hd, who.skin, { rim: 2 });
    pen.clip(hd, () => {
      pen.flat('M104 40L110 90L104 116L112 150L150 150L150 40Z', '#12060c', 0.48);
      pen.flat('M62 70L80 74L76 112L62 108Z', '#fff', 0.12);
      pen.flat(whole('M100 92L90 84L72 84L68 96L86 104L100 98'), '#12060c', 0.4);
    });
    const e = 'M75 94C80 90 88 91 92 96C86 99 79 99 75 94Z';
    pen.eye(e, who.glow, 84, 95, 11);
    pen.eye(mirrored(e), who.glow, 116, 95, 11);
    pen.lit(whole('M100 88L92 90L72 80L70 88L84 92L100 96'), who.skin, { rim: 1.4, back: 0 });
    pen.lit('M92 96L108 96L113 112L87 112Z', who.skin, { rim: 1, back: 0 });
    pen.flat('M89 109L95 107L94 112Z', '#12060c').flat(mirrored('M89 109L95 107L94 112Z'), '#12060c');
    const mo = whole('M100 120C90 118 80 120 76 126C82 134 92 136 100 136');
    pen.flat(mo, '#1a0608');
    pen.pair('M79 130C76 120 76 110 80 102C84 110 86 120 88 130Z', 'bone', { rim: 1.4 });
    for (const x of [92, 97]) pen.pair(`M${x - 2} 134L${x + 2} 134L${x} 127Z`, 'bone', { rim: 0.5, back: 0 });
    for (const d of ['M84 58L90 70', 'M96 54L98 68', 'M110 56L106 70']) pen.line(d, who.glow, 2.4, 0.9);
  },
  wraith: (pen, who) => {
    pen.lit(whole('M100 26C70 28 56 52 58 88C58 120 66 140 52 164L100 176'), who.cloth, { rim: 2.2 });
    pen.flat(whole('M100 42C80 44 70 62 71 90C72 116 84 136 100 146'), '#04020a');
    pen.glow(100, 92, 36, who.glow, 0.55);
    pen.lit(whole('M100 66C88 68 82 80 83 94C85 112 92 124 100 128'), ['#d9c8f0', '#7a5cb0', '#22123f'], { rim: 1.4 });
    pen.flat('M104 66L108 128L124 128L124 66Z', '#0a0418', 0.5);
    const e = 'M86 90C90 87 95 89 97 94C93 96 88 95 86 90Z';
    pen.eye(e, who.glow, 91, 92, 11);
    pen.eye(mirrored(e), who.glow, 109, 92, 11);
    for (const d of ['M90 98L88 118', 'M93 98L93 124']) pen.line(d, '#1a0a30', 1.6).line(mirrored(d), '#1a0a30', 1.6);
    pen.flat(whole('M100 112L94 114L100 118'), '#1a0a30');
    pen.eye(ngon(100, 76, 4, 5, -1.5708, 2), who.glow, 100, 76, 10);
    for (const d of ['M58 60C40 50 34 30 40 8C48 28 58 36 68 42Z']) pen.pair(d, 'dkgold', { rim: 1.6 });
  },
} satisfies Parts;
