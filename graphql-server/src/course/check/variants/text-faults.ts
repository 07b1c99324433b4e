import { plainText } from '../../read/course-html';
import { textsOf, type QuestionSource } from '../../read/course-source';
import { choiceText } from '../../read/question-pictures';

// What a sentence with other numbers, or about another good, may turn into.

/** Words with an "s" of their own. */
const SINGULAR = /ss$|^(?:is|was|has|does|its|this|us|as|bus|plus|minus|times|gas|versus)$/i;
/** "a unit", "a one-time fee": a vowel that is spoken like a consonant. */
const LIKE_A_CONSONANT = /^(?:uni|use|usu|util|eu|one\b|once\b|u\b)/i;
/** "an hour", "an MRC curve": a consonant that is spoken like a vowel. */
const LIKE_A_VOWEL = /^(?:hour|honest|heir|[AEFHILMNORSX](?:[A-Z]|\b))/;

const isVowel = (word: string): boolean =>
  LIKE_A_VOWEL.test(word) || (/^[aeiou]/i.test(word) && !LIKE_A_CONSONANT.test(word));

/** An eight, an eleven, an eighteen, an eighty, with whatever is below them. */
const isVowelNumber = (digits: string): boolean => {
  const whole = digits.replace(/\..*$/, '');
  return whole.startsWith('8') || /^(?:11|18)(?:,|$)/.test(whole);
};

function* articlesOf(text: string): Generator<string> {
  for (const [found, article = '', digits, word = ''] of text.matchAll(
    /(?<![\p{L}\d+−'’-])(an?) (?:\$?(\d[\d,]*(?:\.\d+)?)|([\p{L}]+))/giu,
  )) {
    const needsAn = digits === undefined ? isVowel(word) : isVowelNumber(digits);
    if (needsAn !== (article.toLowerCase() === 'an')) yield found;
  }
}

function* countsOf(text: string): Generator<string> {
  for (const [found, noun = ''] of text.matchAll(
    /(?<![\d.,$½×÷+−=–-]\s?)\b1 (?:more |additional |fewer |other |extra )?(\p{Ll}+s)\b/gu,
  ))
    if (!SINGULAR.test(noun)) yield found;
}

const HOLES: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[{}]|\b(?:NaN|undefined|null|Infinity)\b/, 'a hole'],
  [/\S {2,}\S| [,.;:!](?:\s|$)|,,|\.\.(?!\.)|\(\s|\s\)/, 'a gap'],
  [/-\d|\$[-−]|[-−]\s?[-−]|\+\s?[-−]|%%|\$\$/, 'two signs'],
  [/\d\.\d{3}|\d{4}(?!\d*\])(?<!\b(?:19|20)\d\d)/, 'a number that is not written as others are'],
  [/\b(\p{L}+) \1\b/iu, 'a word twice'],
  [/\bfrom (\$?\d[\d,.]*%?) to \1(?![\d,.]*\d)/, 'a change from a number to the same'],
  [/(?<!\b(?:Co|Inc|vs))[.?!] [a-z]/, 'a sentence without a capital letter'],
  [/(?<![\d.,])\$?0(?:\.0+)? (?:more|fewer|additional|less)\b|\bby \$?0(?![.,]?\d)/, 'a change of nothing'],
];

/** What is wrong with the text of a variant, and the words around it. */
export function textFaults(text: string): string[] {
  const holes = HOLES.flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found ? [`${what}: "${text.slice(Math.max(0, found.index - 15), found.index + 25)}"`] : [];
  });
  return [
    ...holes,
    ...[...articlesOf(text)].map((found) => `"${found}"`),
    ...[...countsOf(text)].map((found) => `"${found}" is several`),
  ];
}

/** Every text of a question and its solution as a student reads it; of its graphs, the titles and descriptions. */
export function readTexts(question: QuestionSource): string[] {
  const figures = [question.figure, ...question.choices.map(({ figure }) => figure)];
  return [
    question.title ?? '',
    ...textsOf(question).map(plainText),
    ...question.choices.map(choiceText),
    ...(question.solution ?? []).flatMap(({ find, work }) => [find, work]),
    ...figures.flatMap((figure) => (figure ? [figure.alt, figure.picture.title ?? ''] : [])),
  ];
}
