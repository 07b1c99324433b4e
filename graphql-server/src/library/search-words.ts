import { stemmer } from 'stemmer';
import { GLOSSARY, SAME_WORDS, STOP_WORDS, WEAK_WORDS, WORDS_APART } from './glossary';

/** A word, or a term of the glossary, at its place in a text. */
export interface Token {
  /** A term of the glossary begins with "=". */
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

interface Word {
  readonly word: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text, without the `'s` of an owner. A decimal point belongs to the number of a chapter. */
export const wordsOf = (text: string): string[] => splitWords(text).map(({ word }) => word);

function splitWords(text: string): Word[] {
  return [...text.toLowerCase().matchAll(/[a-z]+(?:['’][a-z]+)*|\d+(?:\.\d+)?|[=<>/]/g)].map(({ 0: found, index }) => {
    const word = /['’]/.test(found) ? found.replace(/['’]s$/, '').replace(/['’]/g, '') : found;
    return { word, stem: stemOf(word), from: index, to: index + found.length };
  });
}

const SAME = new Map(
  SAME_WORDS.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map((word) => (word.length < 4 ? word : stemmer(word)));
    return others.map((other) => [other, first] as const);
  }),
);

/** What a word has in common with its other forms, and with the words that say the same. */
function stemOf(word: string): string {
  // Shorter ones are abbreviations: the stem of "cs" would be "c".
  const stem = word.length < 4 || WORDS_APART.has(word) ? word : stemmer(word);
  return SAME.get(stem) ?? stem;
}

/** Whether a word says nothing about the subject of a question. */
export const isStopWord = (word: string) => STOP_STEMS.has(stemOf(word));

const STOP_STEMS = new Set([...STOP_WORDS].map(stemOf));
const WEAK_STEMS = new Set([...WEAK_WORDS].map(stemOf));

/** The stems of all words of a text. */
export const stemsOf = (text: string): string[] => splitWords(text).map(({ stem }) => stem);
const LONGEST_PHRASE = 7;

interface Phrases {
  /** The term of each phrase. */
  readonly terms: ReadonlyMap<string, string>;
  /** The stems with which they begin: most words of a text begin none. */
  readonly starts: ReadonlySet<string>;
}

const joined = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ');
const withoutStops = (words: readonly Word[]) => words.filter(({ stem }) => !STOP_STEMS.has(stem));

/** By all of their words, and without stop words where two others are left: "gains from trade" and "the gains of trade". */
function phrasesOf(which: 'names' | 'asked'): Phrases {
  const terms = new Map(
    GLOSSARY.flatMap((entry) =>
      entry[which].flatMap((phrase) => {
        const words = splitWords(phrase);
        const bare = withoutStops(words);
        const forms = bare.length > 1 ? [words, bare] : [words];
        return forms.map((form) => [joined(form), `=${entry.names[0] ?? ''}`] as const);
      }),
    ),
  );
  return { terms, starts: new Set([...terms.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? '')) };
}
const NAMES = phrasesOf('names');
const ASKED = phrasesOf('asked');

/** The longest phrase that begins at a word: its term, and the word behind it. */
function phraseAt(
  words: readonly Word[],
  at: number,
  { terms, starts }: Phrases,
): { term: string; end: number } | null {
  if (!starts.has(words[at]?.stem ?? '')) return null;
  for (let end = Math.min(words.length, at + LONGEST_PHRASE); end > at; end -= 1) {
    const inside = words.slice(at, end);
    const bare = withoutStops(inside);
    const isBare = bare.length > 1 && bare[0] === inside[0] && bare.at(-1) === inside.at(-1);
    const term = terms.get(joined(inside)) ?? (isBare ? terms.get(joined(bare)) : undefined);
    if (term !== undefined) return { term, end };
  }
  return null;
}

interface Spoken extends Token {
  readonly as: 'name' | 'asked' | 'word' | 'part of a name';
}

function read(text: string, isTyped: boolean): Spoken[] {
  const words = splitWords(text);
  const tokens: Spoken[] = [];
  let [nameEnd, askedEnd] = [0, 0];
  words.forEach(({ stem, from, to }, at) => {
    const add = (phrase: { term: string; end: number }, as: Spoken['as']) =>
      tokens.push({ term: phrase.term, from, to: words[phrase.end - 1]?.to ?? to, as });
    const name = at >= nameEnd ? phraseAt(words, at, NAMES) : null;
    const asked = isTyped && at >= Math.max(nameEnd, askedEnd) ? phraseAt(words, at, ASKED) : null;
    // What is asked for may have names in it, as "P > ATC" has, but a name says what it says.
    if (asked !== null && asked.end >= (name?.end ?? 0)) {
      add(asked, 'asked');
      askedEnd = asked.end;
    }
    if (name !== null) {
      add(name, 'name');
      nameEnd = name.end;
    }
    if (/^\w/.test(stem) && !STOP_STEMS.has(stem))
      tokens.push({ term: stem, from, to, as: at < nameEnd ? 'part of a name' : 'word' });
  });
  return tokens;
}

/** The tokens of a text of the course. */
export const tokensOf = (text: string): readonly Token[] => read(text, false);

export interface TypedToken {
  /** How much finding it is worth. */
  readonly boost: number;
  /** How much of what was typed it is. */
  readonly share: number;
}

export type TypedTokens = ReadonlyMap<string, TypedToken>;

const even = (weight: number): TypedToken => ({ boost: weight, share: weight });

function weigh({ term, as }: Spoken): TypedToken {
  // It stands for words that are tokens themselves.
  if (as === 'asked') return { boost: 4, share: 2 };
  if (as === 'name') return even(3);
  if (as === 'part of a name') return even(0.1);
  if (WEAK_STEMS.has(term)) return even(0.4);
  return even(/\.\d/.test(term) ? 4 : 1.5);
}

/** The tokens of what a student typed. A single letter says nothing. */
export function typedTokens(typed: string): TypedTokens {
  const tokens = new Map<string, TypedToken>();
  for (const spoken of read(typed, true)) {
    const { term } = spoken;
    const token = weigh(spoken);
    if (term.length > 1 && token.boost >= (tokens.get(term)?.boost ?? 0)) tokens.set(term, token);
  }
  return tokens;
}
