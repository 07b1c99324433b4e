import { nearest } from '../spelling';
import { isStopWord, stemsOf, wordsOf } from './search-words';

/** How many letters a word of this length may have wrong. */
function slips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function nearestWord(vocabulary: ReadonlySet<string>, word: string): string | undefined {
  const most = slips(word.length);
  const near = nearest(vocabulary, word, { slips: () => most });
  if (near !== undefined || word.length < 6) return near;
  // Most keep the first letter.
  const alike = [...vocabulary].filter((known) => known.startsWith(word.charAt(0)));
  return nearest(alike, word, { slips: () => most + 1 });
}

export interface ReadTerm {
  /** With each misspelled word replaced by the nearest word of the course. */
  readonly text: string;
  readonly isCorrected: boolean;
  /** The words that are none of the course, but begin some. */
  readonly begun: readonly string[];
  /** The words that are no word of the course and near none. */
  readonly unknown: readonly string[];
}

interface Vocabulary {
  readonly vocabulary: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** Reads a term word by word. `vocabulary` has the most frequent words first: of those equally near, they are meant. */
export function readTerm(term: string, { vocabulary, stems }: Vocabulary): ReadTerm {
  let text = term;
  const begun: string[] = [];
  const unknown: string[] = [];
  const isKnown = (word: string) => vocabulary.has(word) || stemsOf(word).every((stem) => stems.has(stem));
  for (const word of wordsOf(term)) {
    if (!/^[a-z]{2}/.test(word) || isStopWord(word) || isKnown(word)) continue;
    const isBeginning = word.length > 2 && [...vocabulary].some((known) => known.startsWith(word));
    const meant = isBeginning ? undefined : nearestWord(vocabulary, word);
    if (isBeginning) begun.push(word);
    else if (meant === undefined) unknown.push(word);
    else text = text.replace(new RegExp(String.raw`\b${word}\b`, 'i'), meant);
  }
  return { text, isCorrected: text !== term, begun, unknown };
}
