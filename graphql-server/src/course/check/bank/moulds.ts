import { imagesOf } from '../../read/question-pictures';
import type { BankQuestion } from './bank';

/** A word that questions of this share of the topics use carries structure; a rarer one is what a question is about. */
const COMMON = 0.2;
const SHINGLE = 3;
const ABOUT = '_';

const TOKEN = /\$?\d[\d,.]*%?|½|[\p{L}’']+/gu;

/** The words of a text; a number is #, an amount of money $, a percentage %. */
function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (token.startsWith('$')) return '$';
    if (/^[\d½]/.test(token)) return token.endsWith('%') ? '%' : '#';
    return token.toLowerCase();
  });
}

/** Demand and supply, up and down, more and less told the same way, so that mirror images look alike. */
const MIRRORED: readonly (readonly [RegExp, string])[] = [
  [/^(?:demand|supply)$/, 'curve'],
  [/^(?:demanded|supplied)$/, 'traded'],
  [/^(?:buyers?|sellers?|consumers?|producers?|customers?|firms?)$/, 'side'],
  [/^(?:buys?|sells?|bought|sold|pays?|receives?)$/, 'trade'],
  [/^(?:ris(?:es?|ing)|fall(?:s|ing)?|increas(?:es?|ed|ing)|decreas(?:es?|ed|ing)|rose|fell)$/, 'move'],
  [/^(?:left|right|up|down|above|below|upward|downward|leftward|rightward)$/, 'way'],
  [/^(?:more|less|fewer|larger|smaller|higher|lower|most|least)$/, 'more'],
  [/^[ds][12]?$/, 'curve'],
];

const mirrored = (token: string): string => MIRRORED.find(([pattern]) => pattern.test(token))?.[1] ?? token;

function shinglesOf(tokens: readonly string[]): ReadonlySet<string> {
  // Of several words in a row about the story, one remains: "jars of honey" is as long as "kites".
  const short = tokens.filter((token, index) => token !== ABOUT || tokens[index - 1] !== ABOUT);
  const ends = short.length - SHINGLE;
  return new Set(
    Array.from({ length: Math.max(1, ends + 1) }, (_, start) => short.slice(start, start + SHINGLE).join(' ')),
  );
}

/** A question without its story: what is given and what is asked remains. */
export interface Mould {
  readonly question: BankQuestion;
  readonly shingles: ReadonlySet<string>;
  readonly mirrored: ReadonlySet<string>;
}

export function mouldsOf(bank: readonly BankQuestion[]): Mould[] {
  const read = bank.map((question) => {
    // What a drawing says of itself is the same for many questions; that there is one is part of the mould.
    const drawn = imagesOf(question.source.stem, question.source).map(() => 'drawn');
    return { question, tokens: tokensOf([question.stem, ...drawn, ...question.choices].join(' / ')) };
  });
  const topics = new Map<string, Set<string>>();
  for (const { question, tokens } of read)
    for (const token of tokens) topics.set(token, (topics.get(token) ?? new Set()).add(question.topic));
  const least = COMMON * new Set(bank.map(({ topic }) => topic)).size;
  const isCommon = (token: string) => token === 'drawn' || (topics.get(token)?.size ?? 0) >= least;
  return read.map(({ question, tokens }) => {
    const masked = tokens.map((token) => (isCommon(token) ? token : ABOUT));
    return { question, shingles: shinglesOf(masked), mirrored: shinglesOf(masked.map(mirrored)) };
  });
}
