import type { SearchText } from './library.type';
import { tokensOf, type TypedTokens } from './search-words';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\S)/);

/** The sentence that says most of what was searched for; the first of several. */
export function bestSentence(text: string, tokens: TypedTokens): string {
  const weigh = (sentence: string) =>
    [...new Set(tokensOf(sentence).map(({ term }) => term))].reduce(
      (sum, term) => sum + (tokens.get(term)?.share ?? 0),
      0,
    );
  const weighed = sentencesOf(text).map((sentence) => ({ sentence, weight: weigh(sentence) }));
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best), { sentence: '', weight: -1 }).sentence;
}

/** A sentence in pieces: what was searched for, and what is between. */
export function markedText(sentence: string, tokens: TypedTokens): SearchText[] {
  const pieces: SearchText[] = [];
  let at = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) pieces.push({ text: sentence.slice(at, to), isMatch });
    at = Math.max(at, to);
  };
  for (const { term, from, to } of tokensOf(sentence)) {
    if (!tokens.has(term) || to <= at) continue;
    add(from, false);
    add(to, true);
  }
  add(sentence.length, false);
  return pieces;
}
