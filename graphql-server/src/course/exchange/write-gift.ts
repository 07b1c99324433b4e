import { typedKindOf, type TypedKind } from '../kinds/kinds';
import type { ChoiceSource, QuestionSource, RichText } from '../read/course-source';
import { tagsWithLabels } from '../read/question-labels';
import { withPictureBelow } from './picture-markup';

/** Puts backslashes before GIFT's own signs; line breaks become \n because a blank line would end the question. */
function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n');
}

/** At the start, [ would be read as a format and % as a weight. */
const NEEDS_FORMAT = /^\s*[[%]/;

function giftText({ format, text }: RichText, stemFormat: RichText['format'] | null): string {
  const named = format !== stemFormat || NEEDS_FORMAT.test(text);
  return `${named ? `[${format}]` : ''}${escapeGift(text)}`;
}

/** What is accepted, and that it gets nothing if it is wrong. What is said of any other answer has only a sign. */
function typedAnswer({ accepts, isCorrect }: ChoiceSource, { gift }: TypedKind): string {
  return accepts === undefined ? '~' : `=${isCorrect ? '' : '%0%'}${gift.write(accepts)}`;
}

function choiceAnswer(choice: ChoiceSource, format: RichText['format']): string {
  const { text, isCorrect, weight } = choice;
  const sign = `${isCorrect ? '=' : '~'}${weight === null ? '' : `%${weight}%`}`;
  return sign + giftText(withPictureBelow(text, choice), format);
}

function choiceLine(choice: ChoiceSource, kind: TypedKind | undefined, format: RichText['format']): string {
  const { rationale, misconception } = choice;
  const name = misconception === null ? '' : `@${misconception} `;
  const shown = rationale ?? (misconception === null ? null : { format, text: '' });
  const feedback = shown === null ? '' : `# ${giftText({ ...shown, text: name + shown.text }, format)}`;
  return ((kind ? typedAnswer(choice, kind) : choiceAnswer(choice, format)) + feedback).trimEnd();
}

function questionLines(question: QuestionSource): string[] {
  const { stableId, title, stem, choices, takeaway } = question;
  const kind = typedKindOf(question);
  const tags = tagsWithLabels(question);
  const labels = [...(stableId === null ? [] : [`[id:${stableId}]`]), ...tags.map((tag) => `[tag:${tag}]`)];
  return [
    ...(labels.length > 0 ? [`// ${labels.join(' ')}`] : []),
    `${title === null ? '' : `::${escapeGift(title)}::`}${giftText(withPictureBelow(stem, question), null)}`,
    `{${kind?.gift.opening ?? ''}`,
    ...choices.map((choice) => choiceLine(choice, kind, stem.format)),
    ...(takeaway === null ? [] : [`#### ${giftText(takeaway, stem.format)}`]),
    '}',
    '',
  ];
}

/** What a set shares, once above its questions: a text without choices. */
function leadLines({ set, lead }: QuestionSource, before: QuestionSource | undefined): string[] {
  if (set === undefined || lead === undefined || before?.set === set) return [];
  return [`// [tag:set:${set}]`, giftText(withPictureBelow(lead.text, lead), null), ''];
}

/** The questions as GIFT for this course's reader and Moodle, each topic as a category. */
export function writeGift(questions: readonly QuestionSource[]): string {
  let category: string | null = null;
  const lines = questions.flatMap((question, index) => {
    const heading = question.category === category ? [] : [`$CATEGORY: ${question.category ?? ''}`, ''];
    category = question.category;
    return [...heading, ...leadLines(question, questions[index - 1]), ...questionLines(question)];
  });
  return lines.join('\n');
}
