// What every table does with lists of cards and options.
import type { OptionView } from '$lib/protocol';

/** Equal cards are told apart by their count, so that one that leaves is the one that moves. */
export function keyed(cards: string[]): { id: string; key: string; of: string }[];
export function keyed<Of>(cards: Of[], card: (of: Of) => string): { id: string; key: string; of: Of }[];
export function keyed<Of>(cards: Of[], card: (of: Of) => string = String): { id: string; key: string; of: Of }[] {
  const seen: Record<string, number> = {};
  return cards.map((of) => {
    const id = card(of);
    const n = (seen[id] = (seen[id] ?? 0) + 1);
    return { id, key: `${id}#${n}`, of };
  });
}

/** The first listed option with one of these verbs. */
export const first = (options: OptionView[], ...verbs: string[]) => options.find((option) => verbs.includes(option.form.do));
