// A human face: its planes, what time and fate have written on it, eyes, brows and mouth.
import { mirrored, n1, ngon, oval, whole } from '../path';
import type { Pen } from '../pen';
import { type Person, has } from './person';

const DARK = '#12060c';

function head({ width: w = 31, jaw: j = 22, chin = 142 }: Person): string {
  const [side, low] = [100 - w, 100 - j];
  const cheek = `C${side} 104 ${low - 4} 118 ${low} 124C${low + 6} 134 92 ${chin} 100 ${chin}`;
  return whole(`M100 46C${n1(100 - w * 0.8)} 46 ${side} 60 ${side} 84${cheek}`);
}

function planes(pen: Pen, who: Person): void {
  const side = 100 - (who.width ?? 31);
  pen.flat('M103 40L109 80L105 98L111 110L104 116L108 126L102 146L150 146L150 40Z', DARK, 0.46);
  pen.flat(`M${side} 66L${side + 16} 72L${side + 12} 108L${side + 4} 100Z`, '#fff', 0.13);
  pen.flat(whole('M100 88L92 82L76 82L70 90L76 102L90 100L97 94L100 96'), DARK, 0.34);
  pen.flat('M100 84L109 111L101 114L94 111Z', DARK, 0.22).line('M99 84L96 108', '#fff', 1.6, 0.3);
}

function written(pen: Pen, who: Person): void {
  const both = (path: string, colour: string, width: number, alpha: number) =>
    pen.line(path, colour, width, alpha).line(mirrored(path), colour, width, alpha * 0.9);
  if (has(who, 'old'))
    for (const fold of ['M76 104C80 110 80 114 78 120', 'M80 66C90 62 110 62 120 66', 'M82 72C92 69 108 69 118 72'])
      both(fold, DARK, 1.1, 0.45);
  if (has(who, 'stars'))
    for (let i = 0; i < 22; i++) {
      const [x, y] = [n1(70 + pen.chance() * 60), n1(50 + pen.chance() * 90)];
      pen.flat(ngon(x, y, 4, 0.6 + pen.chance() * 1.6, 0, 0.3), '#e8dcff', 0.9);
    }
  if (has(who, 'runes'))
    for (const rune of ['M100 52L91 62L100 72M100 60L96 66L100 72', 'M74 106L80 112L76 120L82 126']) both(rune, who.glow, 1.8, 0.95);
  if (has(who, 'scar')) pen.line('M112 72L122 118', '#ffd0c0', 1.8, 0.85);
  const stripe = 'M70 96L94 102L92 108L70 104Z';
  if (who.paint) pen.flat(stripe, who.paint, 0.85).flat(mirrored(stripe), who.paint, 0.7);
}

function eyes(pen: Pen, who: Person): void {
  if (has(who, 'blind')) return;
  const y = 93;
  const left = `M77 ${y}C81 ${y - 5.5} 90 ${y - 5} 94 ${y + 1}C89 ${y + 4} 81 ${y + 4} 77 ${y}Z`;
  const lid = `M76 ${y}C81 ${y - 6} 90 ${y - 5.5} 95 ${y + 1}`;
  if (has(who, 'shining')) pen.eye(left, who.glow, 86, y, 13).eye(mirrored(left), who.glow, 114, y, 13);
  else
    for (const [shape, x] of [[left, 86] as const, [mirrored(left), 114] as const]) {
      pen.flat(shape, '#f6f0ea', x > 100 ? 0.8 : 1).flat(oval(x, y - 0.6, 3), who.iris ?? who.glow);
      pen.flat(oval(x, y - 0.6, 1.4), '#0a0408').flat(oval(x - 1, y - 1.8, 0.8), '#fff');
    }
  pen.line(lid, DARK, 1.8).line(mirrored(lid), DARK, 1.8);
  const brow = has(who, 'stern')
    ? `M73 ${y - 7}L94 ${y - 6}L96 ${y - 3}L92 ${y - 3.5}L74 ${y - 10}Z`
    : `M72 ${y - 6}C78 ${y - 13} 88 ${y - 13} 95 ${y - 8}L94 ${y - 6}C88 ${y - 10} 79 ${y - 9} 72 ${y - 6}Z`;
  pen.flat(brow, who.brow ?? '#1d1216').flat(mirrored(brow), who.brow ?? '#1d1216');
}

function mouth(pen: Pen, who: Person): void {
  if (has(who, 'mute')) return;
  const smile = 'M89 123C95 128 106 128 112 121';
  const line = has(who, 'smile') ? smile : has(who, 'grim') ? 'M89 127C95 122 105 122 111 127' : 'M89 124C95 126 105 126 111 124';
  pen.line(line, '#2a0e12', 2.2, 0.9).line('M94 130C98 131 103 131 106 130', '#fff', 1.2, 0.22);
}

export function human(pen: Pen, who: Person): void {
  const { skin, width = 31 } = who;
  const side = 100 - width;
  pen.lit(whole('M100 128L86 130L84 154L100 176'), skin, { rim: 0, back: 0 });
  pen.flat(whole('M100 140L86 134L85 156L100 176'), '#000', 0.42);
  const round = `M${side + 2} 84C${side - 9} 80 ${side - 7} 102 ${side + 3} 104Z`;
  pen.pair(has(who, 'long-ears') ? `M${side + 2} 88L${side - 22} 68L${side - 2} 106Z` : round, skin, { rim: 1.2 });
  pen.lit(head(who), skin, { rim: 1.8 });
  pen.clip(head(who), () => {
    planes(pen, who);
    written(pen, who);
  });
  eyes(pen, who);
  mouth(pen, who);
}
