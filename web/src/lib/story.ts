// How a game went, turn by turn: its record is shown at the moments at which turns began, and the table says what counts there.
import type { Figure } from '$tables/module';
import { api } from './api';
import type { Chapter } from './plot';
import type { Lang, View } from './protocol';
import { plain } from './spans';

/** After any pick there is. */
const LAST = 2 ** 31 - 1;
/** More moments than these are not asked for: of a long game some turns are left out. */
const MOST = 28;

function spread<T>(all: T[]): T[] {
  const step = Math.max(1, (all.length - 1) / (MOST - 1));
  return all.length <= MOST ? all : Array.from({ length: MOST }, (_, i) => all[Math.round(i * step)] as T);
}

/** The chapters of a table's game, from its start to its end. */
export async function storyOf(table: string, lang: Lang, figures: (view: View) => Figure[]): Promise<Chapter[]> {
  const record = await api.record(table);
  const end = await api.replay(record, LAST, lang);
  const turns = end.lines.filter((line) => line.turn).map((line, i) => ({ pick: line.pick ?? 0, turn: i + 1, told: plain(line.text) }));
  // Of turns that began within one pick the last one is what the table shows then.
  const found = turns.filter(({ pick }, i) => pick > 0 && pick < end.picks && pick !== turns[i + 1]?.pick);
  const begun = [{ pick: 0, turn: 0, told: '' }, ...spread(found)];
  const chapters: Chapter[] = [];
  for (const one of begun) {
    const { view } = await api.replay(record, one.pick, lang);
    chapters.push({ ...one, figures: figures(view).filter((figure) => figure.plot) });
  }
  const last = { pick: end.picks, turn: turns.length, told: end.outcome?.text ?? '' };
  return [...chapters, { ...last, figures: figures(end.view).filter((figure) => figure.plot) }];
}
