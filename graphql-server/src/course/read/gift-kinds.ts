import type {
  GIFTQuestion,
  MultipleChoice,
  NumericalChoice,
  NumericalFormat,
  ShortAnswer,
  TextChoice,
} from 'gift-pegjs';

/** What GIFT can ask: a choice of one, which the site asks, or anything else, named so that an author recognises it. */
export type GiftKind =
  | { readonly kind: 'choice'; readonly choices: readonly TextChoice[] }
  | { readonly kind: 'trueFalse'; readonly isTrue: boolean }
  | { readonly kind: 'other'; readonly name: string };

/** In percent: all of it for =, none for ~, else what stands between the % signs. */
export function creditOf({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>): number {
  return weight ?? (isCorrect ? 100 : 0);
}

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ');

function numberWords({ type, number, range, numberHigh, numberLow }: NumericalFormat): string {
  if (type === 'range') return `${number}, give or take ${range}`;
  return type === 'high-low' ? `${numberLow} to ${numberHigh}` : `${number}`;
}

/** GIFT's only way to say "anything else", with its feedback: no answer to name. */
const isWildcard = ({ text }: NumericalChoice) => !('type' in text);

function numericalName(choices: readonly NumericalChoice[] | NumericalFormat): string {
  const answers = 'type' in choices ? [choices] : choices.filter((one) => !isWildcard(one)).map(({ text }) => text);
  return `a numerical question (${answers.map(numberWords).join('; or ')})`;
}

/** What a question is called whose choices, of these credits in percent, are not one right and the rest wrong; or null. */
export function otherThanOneChoice(credits: readonly number[]): string | null {
  const right = credits.filter((credit) => credit >= 100).length;
  const partly = credits.filter((credit) => credit > 0 && credit < 100).length;
  if (right + partly > 1 && (right === 0 || partly === 0)) return `a question with ${right + partly} right answers`;
  return partly > 0 ? 'a question that gives part of the mark for a choice' : null;
}

function choiceKind({ choices }: MultipleChoice): GiftKind {
  const name = otherThanOneChoice(choices.map(creditOf));
  return name === null ? { kind: 'choice', choices } : { kind: 'other', name };
}

const TRUE = /^(?:t|true)$/i;
const FALSE = /^(?:f|false)$/i;

function shortAnswerKind(question: ShortAnswer): GiftKind {
  const texts = question.choices.map(({ text }) => text.text);
  const [only = ''] = texts;
  // {true} and {f} in small letters are short answers to GIFT, but not to whoever wrote them.
  if (texts.length === 1 && (TRUE.test(only) || FALSE.test(only)))
    return { kind: 'trueFalse', isTrue: TRUE.test(only) };
  return { kind: 'other', name: `a short-answer question (${quoted(texts)})` };
}

/** What kind of question this is; null for a category, which is none. */
export function giftKind(question: GIFTQuestion): GiftKind | null {
  switch (question.type) {
    case 'Category':
      return null;
    case 'MC':
      return choiceKind(question);
    case 'TF':
      return { kind: 'trueFalse', isTrue: question.isTrue };
    case 'Short':
      return shortAnswerKind(question);
    case 'Numerical':
      return { kind: 'other', name: numericalName(question.choices) };
    case 'Matching':
      return { kind: 'other', name: `a matching question of ${question.matchPairs.length} pairs` };
    case 'Essay':
      return { kind: 'other', name: 'an essay question' };
    case 'Description':
      return { kind: 'other', name: 'a text without choices' };
  }
}
