import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Parts } from './person';

export const headgear = {
  hood: (pen, who) => {
    const h = whole(
      'M100 20C66 22 50 50 52 88C52 118 62 140 46 166L74 176C80 160 76 150 72 140C64 122 62 100 66 80' + 'C70 62 84 54 100 54',
    );
    pen.lit(h, who.cloth, { rim: 2.2 });
    pen.flat(whole('M100 54C84 54 70 62 66 80C64 92 65 106 68 118C70 100 70 90 74 80C80 66 90 62 100 62'), '#000', 0.5);
    for (const d of ['M100 52C82 52 68 62 64 80C60 100 62 122 70 142L74 174'])
      pen.line(d, who.trim ?? who.glow, 1.6, 0.8).line(mirrored(d), who.trim ?? who.glow, 1.6, 0.6);
  },
  scarf: (pen, who) => {
    pen.lit(whole('M100 34C72 34 60 56 62 86L72 78C80 66 92 64 100 64'), who.cloth2 ?? 'red', { rim: 1.8 });
    for (const d of ['M68 70C80 54 92 50 104 50', 'M72 58C82 46 94 42 106 42']) pen.line(d, '#000', 1.4, 0.35);
    pen.lit('M130 70C146 84 150 120 142 160L128 150C134 122 132 96 124 76Z', who.cloth2 ?? 'red', { rim: 1.2 });
  },
  faceScarf: (pen, who) => {
    pen.lit(whole('M100 104C86 102 74 106 66 100C64 126 70 150 62 166L100 174'), who.cloth2 ?? 'red', { rim: 1.8 });
    for (const d of ['M70 116C84 124 104 124 128 112', 'M68 134C86 144 108 142 130 130']) pen.line(d, '#000', 1.6, 0.35);
  },
  lamp: (pen, who) => {
    pen.line('M66 72C84 64 116 64 134 72', '#1a0f0a', 5);
    pen.lit(oval(100, 62, 11), 'brass', { rim: 1.4 });
    pen.flat(oval(100, 62, 7), '#fffbe0');
    pen.glow(100, 62, 44, who.glow, 0.9);
  },
  goggles: (pen) => {
    pen.line('M66 68C84 60 116 60 134 68', '#1a0f0a', 7);
    for (const x of [84, 116]) {
      pen.lit(oval(x, 66, 12), 'brass', { rim: 1.4 });
      pen.flat(oval(x, 66, 8), pen.shade(['#ffe0a0', '#c05a1c', '#2a0f08']));
      pen.flat(`M${x - 6} 66L${x} 59L${x + 2} 60L${x - 4} 69Z`, '#fff', 0.6);
    }
  },
  blindfold: (pen, who) => {
    pen.lit('M66 84L134 84L135 102L65 102Z', who.cloth2 ?? 'violet', { rim: 1.4 });
    pen.line('M67 90L133 90M66 96L134 96', '#000', 1, 0.3);
    pen.lit('M134 86C150 92 160 112 158 134L148 128C148 112 142 100 134 100Z', who.cloth2 ?? 'violet', { rim: 1.2 });
    pen.flat('M84 70C90 60 110 60 116 70C110 79 90 79 84 70Z', '#140a1c');
    pen.eye('M88 70C93 63 107 63 112 70C107 76 93 76 88 70Z', who.glow, 100, 70, 20);
    pen.flat(oval(100, 70, 2.6), '#140a1c');
  },
  patch: (pen) => {
    pen.line('M70 66L128 104', '#120a0c', 3);
    pen.flat('M104 84L126 86L124 104L108 104Z', '#120a0c');
  },
  tallHat: (pen, who) => {
    pen.lit(whole('M100 -8C88 -8 80 -4 76 2L68 58C78 64 90 66 100 66'), who.cloth, { rim: 2 });
    pen.lit(whole('M100 52C84 52 74 48 69 46L67 60C78 66 90 68 100 68'), who.cloth2 ?? 'gold', { rim: 1.2 });
    pen.eye(ngon(100, 60, 6, 5), who.glow, 100, 60, 14);
  },
  monocle: (pen, who) => {
    pen.line(oval(114, 94, 11), '#f0c878', 2.4);
    pen.flat(oval(114, 94, 10), who.glow, 0.3);
    pen.line('M124 100C130 118 128 140 120 160', '#f0c878', 1, 0.8);
  },
  halfMask: (pen, who) => {
    pen.lit('M68 80L100 84L132 80L130 104L110 112L104 100L100 98L96 100L90 112L70 104Z', who.metal ?? 'black', { rim: 1.8 });
    const e = 'M76 92L95 97L86 101Z';
    pen.eye(e, who.glow, 86, 97, 12);
    pen.eye(mirrored(e), who.glow, 114, 97, 12);
  },
  laurel: (pen, who) => {
    for (let i = 0; i < 6; i++) {
      pen.pair(`M${n1(64 + i * 4)} ${n1(92 - i * 10)}L${n1(44 + i * 5)} ${n1(74 - i * 13)}L${n1(70 + i * 4)} ${n1(80 - i * 9)}Z`, 'gold', {
        rim: 1.4,
      });
    }
    pen.eye(ngon(100, 50, 6, 6), who.glow, 100, 50, 16);
  },
  cyber: (pen, who) => {
    pen.lit('M100 46C122 46 131 60 131 84C131 104 124 118 120 124L108 140L100 142L104 112L98 100L104 84Z', 'gold', { rim: 1.8 });
    pen.line('M110 60L122 70L122 84M108 116L120 108M106 126L114 124', '#4b2c12', 1.4, 0.8);
    pen.flat('M106 88L126 86L122 97L108 97Z', '#1a0f08');
    pen.eye('M108 90L124 88L120 95L110 95Z', who.glow, 116, 92, 18);
  },
  antlers: (pen) => {
    const a = 'M80 54C62 44 46 44 30 20L24 -6L34 12L36 -10L42 16C48 26 54 30 60 32L58 8L68 32L90 46Z';
    pen.pair(a, 'bark', { rim: 2 });
    for (const [x, y] of [
      [26, 0],
      [36, -4],
      [59, 14],
      [32, 24],
    ] as const) {
      pen.lit(oval(x, y, 4), 'moss', { rim: 0.8 });
      pen.lit(oval(200 - x, y + 2, 4), 'moss', { rim: 0.8 });
    }
    pen.lit(whole('M100 42C84 44 72 54 68 70L84 64L100 72'), 'moss', { rim: 1.4 });
  },
  voidHalf: (pen, who) => {
    const d = 'M102 44C124 46 132 60 131 84C131 104 124 118 120 124L108 140L100 142L106 128L98 116L108 104L98 92' + 'L108 78L98 66Z';
    pen.flat(d, '#05030f');
    pen.clip(d, () => {
      pen.glow(120, 90, 36, who.glow, 0.7);
      for (let i = 0; i < 16; i++)
        pen.flat(ngon(n1(100 + pen.chance() * 34), n1(46 + pen.chance() * 94), 4, 1 + pen.chance() * 1.8, 0, 0.4), '#fff', 0.9);
    });
    pen.line('M102 44L98 66L108 78L98 92L108 104L98 116L106 128L100 142', who.glow, 1.6);
    pen.eye('M107 93C111 87 120 88 123 94C119 97 111 97 107 93Z', who.glow, 115, 93, 16);
    for (const [x, y, q] of [
      [140, 60, 4],
      [148, 84, 3],
      [142, 112, 5],
      [156, 70, 2],
    ] as const)
      pen.flat(ngon(x, y, 4, q), who.glow, 0.8);
  },
  circlet: (pen, who) => {
    pen.line('M68 72C84 64 116 64 132 72', '#e8c26a', 3);
    pen.eye(ngon(100, 66, 4, 6), who.glow, 100, 66, 15);
  },
} satisfies Parts;
