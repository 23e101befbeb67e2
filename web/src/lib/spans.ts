// Sentences come in spans: plain text, names of cards, numbers with their icon, the word between two choices.
import type { Span } from './protocol';

const textOf = (span: Span): string => (typeof span === 'string' ? span : 'between' in span ? span.between : span.text);

/** The sentence alone, for labels and searches. */
export const plain = (spans: Span[] | undefined): string => spans?.map(textOf).join('') ?? '';

/** The lines of a text, without those before `from` and after `to`. */
export function lines(spans: Span[] | undefined, from = 0, to?: number): Span[][] {
  const found: Span[][] = [[]];
  for (const span of spans ?? []) {
    if (typeof span !== 'string') {
      found.at(-1)?.push(span);
      continue;
    }
    const [first = '', ...further] = span.split('\n');
    if (first) found.at(-1)?.push(first);
    for (const line of further) found.push(line ? [line] : []);
  }
  return found.slice(from, to);
}
