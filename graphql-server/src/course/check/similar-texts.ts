/**
 * Shared members as a share of all members of the two (Jaccard index), 0 to 1. A question is compared with all others, so
 * this is most of the time of a check: once too few members can be shared for `threshold`, it is 0.
 */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>, threshold = 0): number {
  const members = a.size + b.size;
  if (members === 0) return 1;
  let shared = Math.min(a.size, b.size);
  let rest = a.size - shared;
  if (shared / (members - shared) < threshold) return 0;
  for (const member of a) {
    if (b.has(member)) continue;
    // As many of the larger set as it is larger are missing anyway.
    if (rest > 0) rest -= 1;
    else shared -= 1;
    if (shared / (members - shared) < threshold) return 0;
  }
  return shared / (members - shared);
}

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

/** Pairs whose token sets have at least this similarity (Jaccard index). */
export function similarPairs<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  threshold: number,
): SimilarPair<Item>[] {
  const tokenized = items.map((item) => ({ item, tokens: tokensOf(textOf(item)) }));
  return tokenized.flatMap((later, index) =>
    tokenized.slice(0, index).flatMap((earlier) => {
      const score = similarity(earlier.tokens, later.tokens, threshold);
      return score < threshold ? [] : [{ earlier: earlier.item, later: later.item, similarity: score }];
    }),
  );
}
