import { readBefore, type BankQuestion } from './bank';
import { similarity } from '../similar-texts';
import { numbersIn } from './choice-numbers';

// What a student who knows no economics can see in four choices. No feature looks at the key.

const COUNTED: Readonly<Record<string, RegExp>> = {
  hedges: /\b(?:may|might|can|could|some|usually|often|most|about|likely|unless|if|partly|probably|almost|nearly)\b/gi,
  absolutes:
    /\b(?:all|always|never|every|everyone|everybody|no|none|nobody|nothing|only|must|cannot|any|whole|entire|completely)\b/gi,
  negations: /\b(?:not|no|never|nobody|nothing|neither|nor|cannot|without)\b/gi,
  comparisons: /\b(?:more|less|fewer|greater|smaller|higher|lower|larger|than)\b/gi,
  'linked clauses': /\b(?:because|so|but|while|and|although|even)\b/gi,
  'says same or both': /\b(?:same|unchanged|equal|equally|both|either|neither|no change)\b/gi,
  'says up': /\b(?:ris|increas|more|higher|right|up|gain)/gi,
  'says down': /\b(?:fall|decreas|less|lower|left|down|los)/gi,
  'speaks of people': /\b(?:he|she|they|people|everyone|nobody|him|her|them|government|office)\b/gi,
  punctuation: /[,;:]/g,
};
const STOP = new Set(
  'the a an of to in is are and or it its at by for on that this be as with from has have was'.split(' '),
);
/** Between the parts of a choice: price and quantity, direction and reason. */
const PART = /[,;:]| because | and | but | so | with /;

export type Features = Readonly<Record<string, number>>;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];
const contentOf = (words: readonly string[]): Set<string> => new Set(words.filter((word) => !STOP.has(word)));
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function trigramsOf(text: string): Set<string> {
  const spaced = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: spaced.length - 2 }, (_, index) => spaced.slice(index, index + 3)));
}

function shareIn<T>(set: ReadonlySet<T>, other: ReadonlySet<T>): number {
  let shared = 0;
  for (const member of set) if (other.has(member)) shared += 1;
  return set.size === 0 ? 0 : shared / set.size;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Of a number among the numbers of all choices. Distractors are often made of the key: its double, or a sum with it. */
function numberFeatures(numbers: readonly number[], index: number): Features {
  const own = numbers[index] ?? 0;
  const others = numbers.filter((_, other) => other !== index);
  const rank = others.filter((other) => other < own).length;
  const logs = numbers.map((value) => Math.log(Math.abs(value) + 0.01));
  const spread = Math.max(...logs) - Math.min(...logs) || 1;
  const log = logs[index] ?? 0;
  const distances = logs.filter((_, other) => other !== index).map((other) => Math.abs(other - log));
  const pairs = others.flatMap((a, place) => others.slice(place + 1).map((b) => [a, b] as const));
  return {
    'smallest number': Number(rank === 0),
    'second smallest number': Number(rank === 1),
    'second largest number': Number(rank === numbers.length - 2),
    'largest number': Number(rank === numbers.length - 1),
    'number far from the average': Math.abs(log - mean(logs)) / spread,
    'number close to another': -Math.min(...distances) / spread,
    'sum or difference of two others': pairs.filter(([a, b]) => isNear(own, a + b) || isNear(own, Math.abs(a - b)))
      .length,
    'double or half of another': others.filter((other) => isNear(own, 2 * other) || isNear(other, 2 * own)).length,
    'round number': Number(own !== 0 && own % 10 === 0),
    'number with decimals': Number(!Number.isInteger(own)),
  };
}

interface ReadChoice {
  readonly text: string;
  readonly words: readonly string[];
  readonly vocabulary: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  readonly trigrams: ReadonlySet<string>;
  readonly parts: readonly string[];
  readonly amounts: readonly number[];
}

function readChoice(text: string): ReadChoice {
  const words = wordsOf(text);
  return {
    text,
    words,
    vocabulary: new Set(words),
    content: contentOf(words),
    trigrams: trigramsOf(text),
    parts: text
      .toLowerCase()
      .split(PART, 2)
      .map((part) => part.trim()),
    amounts: numbersIn(text).map(({ value }) => value),
  };
}

/** On average over a choice's parts, how many other choices have the same part in the same place. */
const sharedParts = <T>(own: readonly T[], others: readonly (readonly T[])[]): number =>
  mean(own.map((part, place) => others.filter((other) => other[place] === part).length));

function resemblance(own: ReadChoice, others: readonly ReadChoice[]): Features {
  const byWords = others.map(({ vocabulary }) => similarity(own.vocabulary, vocabulary));
  const byLetters = others.map(({ trigrams }) => similarity(own.trigrams, trigrams));
  return {
    'resembles the others (words)': mean(byWords),
    'resembles one other (words)': Math.max(...byWords),
    'resembles the others (letters)': mean(byLetters),
    'resembles one other (letters)': Math.max(...byLetters),
    'shares a part with others': sharedParts(
      own.parts,
      others.map(({ parts }) => parts),
    ),
    'shares a number with others': sharedParts(
      own.amounts,
      others.map(({ amounts }) => amounts),
    ),
    'begins like others': others.filter(({ words }) => words[0] === own.words[0]).length,
    'ends like others': others.filter(({ words }) => words.at(-1) === own.words.at(-1)).length,
    'words of its own': [...own.content].filter((word) => !others.some(({ content }) => content.has(word))).length,
  };
}

function lengthFeatures({ text, words }: ReadChoice, others: readonly ReadChoice[]): Features {
  const lengths = others.map((other) => other.text.length);
  return {
    length: Math.log((text.length + 1) / (mean([...lengths, text.length]) + 1)),
    longest: Number(lengths.every((length) => length < text.length)),
    shortest: Number(lengths.every((length) => length > text.length)),
    'long words': mean(words.map(({ length }) => length)),
  };
}

function choiceFeatures(question: BankQuestion): Features[] {
  const { choices, numbers, stem } = question;
  const read = choices.map(readChoice);
  const before = readBefore(question);
  const said = contentOf(wordsOf(before));
  const asked = contentOf(wordsOf(stem.split(/(?<=[.!?])\s+/).at(-1) ?? ''));
  const given = new Set(numbersIn(before).map(({ value }) => Math.abs(value)));
  const article = /\b(an?)$/.exec(stem)?.[1];
  return read.map((own, index) => {
    const others = read.filter((_, other) => other !== index);
    const counts = Object.entries(COUNTED).map(([name, pattern]) => [name, own.text.match(pattern)?.length ?? 0]);
    return {
      ...lengthFeatures(own, others),
      ...resemblance(own, others),
      'repeats the stem': shareIn(own.content, said),
      'repeats the question': shareIn(own.content, asked),
      'numbers from the stem': own.amounts.filter((amount) => given.has(Math.abs(amount))).length,
      'count of numbers': own.amounts.length,
      'does not fit the article': Number(article !== undefined && /^[aeiou]/i.test(own.text) !== (article === 'an')),
      ...Object.fromEntries(counts),
      ...(numbers === null ? {} : numberFeatures(numbers, index)),
    };
  });
}

/** Each choice's features minus their average over the question, because only differences between choices can be used. */
export function formFeatures(question: BankQuestion): readonly Features[] {
  const all = choiceFeatures(question);
  const names = Object.keys(all[0] ?? {});
  const averages = new Map(names.map((name) => [name, mean(all.map((features) => features[name] ?? 0))]));
  return all.map((features) =>
    Object.fromEntries(names.map((name) => [name, (features[name] ?? 0) - (averages.get(name) ?? 0)])),
  );
}
