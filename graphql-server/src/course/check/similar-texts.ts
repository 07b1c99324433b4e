import { similarity } from '../read/find-by-name';

/** The words without case and punctuation; all numbers count as the same word. */
function tokensOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,]\p{L}+|[.,]\d+)*/gu) ?? [];
  return new Set(words.map((word) => (/^\d/.test(word) ? '0' : word)));
}

interface SimilarPair<Item> {
  readonly earlier: Item;
  readonly later: Item;
  readonly similarity: number;
}

/**
 * Pairs whose token sets have at least this similarity. Sets that similar must share one of their rarest tokens, so only
 * those are compared (prefix filter of Chaudhuri, Ganti and Kaushik, 2006): a thousand texts take milliseconds.
 */
export function similarPairs<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  threshold: number,
): SimilarPair<Item>[] {
  const sets = items.map((item) => tokensOf(textOf(item)));
  const frequency = new Map<string, number>();
  for (const set of sets) for (const token of set) frequency.set(token, (frequency.get(token) ?? 0) + 1);
  const rarestFirst = (a: string, b: string) =>
    (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : Number(a > b));

  const seenUnder = new Map<string, number[]>();
  return items.flatMap((later, index) => {
    const tokens = sets[index] ?? new Set<string>();
    const prefix = [...tokens].sort(rarestFirst).slice(0, tokens.size - Math.ceil(threshold * tokens.size) + 1);
    const candidates = new Set(prefix.flatMap((token) => seenUnder.get(token) ?? []));
    for (const token of prefix) seenUnder.set(token, [...(seenUnder.get(token) ?? []), index]);
    return [...candidates].flatMap((candidate) => {
      const earlier = items[candidate];
      const score = similarity(sets[candidate] ?? new Set(), tokens);
      return earlier === undefined || score < threshold ? [] : [{ earlier, later, similarity: score }];
    });
  });
}
