import type { ChoiceSource, QuestionSource, RichText } from '../read/course-source';

/** Backslashes before GIFT's own signs; a line break as \n, for a blank line would end the question. */
function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n');
}

/** A [ or % at the front would be taken for a format or a weight. */
const NEEDS_FORMAT = /^\s*[[%]/;

function written({ format, text }: RichText, formatAround: RichText['format'] | null): string {
  const named = format !== formatAround || NEEDS_FORMAT.test(text);
  return `${named ? `[${format}]` : ''}${escapeGift(text)}`;
}

function choiceLine(choice: ChoiceSource, format: RichText['format']): string {
  const { text, isCorrect, weight, rationale, misconception } = choice;
  const sign = `${isCorrect ? '=' : '~'}${weight === null ? '' : `%${weight}%`}`;
  const name = misconception === null ? '' : `@${misconception} `;
  const spoken = rationale ?? (misconception === null ? null : { format, text: '' });
  const feedback = spoken === null ? '' : `# ${written({ ...spoken, text: name + spoken.text }, format)}`;
  return (sign + written(text, format) + feedback).trimEnd();
}

function questionLines({ stableId, tags, title, stem, choices, takeaway }: QuestionSource): string[] {
  const labels = [...(stableId === null ? [] : [`[id:${stableId}]`]), ...tags.map((tag) => `[tag:${tag}]`)];
  return [
    ...(labels.length > 0 ? [`// ${labels.join(' ')}`] : []),
    `${title === null ? '' : `::${escapeGift(title)}::`}${written(stem, null)}`,
    '{',
    ...choices.map((choice) => choiceLine(choice, stem.format)),
    ...(takeaway === null ? [] : [`#### ${written(takeaway, stem.format)}`]),
    '}',
    '',
  ];
}

/** The questions as GIFT that this course's reader and Moodle take, each topic as a category. */
export function writeGift(questions: readonly QuestionSource[]): string {
  let category: string | null = null;
  const lines = questions.flatMap((question) => {
    const heading = question.category === category ? [] : [`$CATEGORY: ${question.category ?? ''}`, ''];
    category = question.category;
    return [...heading, ...questionLines(question)];
  });
  return lines.join('\n');
}
