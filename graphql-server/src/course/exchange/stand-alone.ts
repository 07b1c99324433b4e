import { withHeadsInChoices } from '../read/choice-cells';
import { courseHtml } from '../read/course-html';
import type { LeadSource, Pictured, QuestionSource, RichText } from '../read/course-source';
import { storableTags } from '../read/question-labels';
import { setFault, STEM_MARK, UNIT_MARK } from '../read/question-sets';
import { withPictureBelow } from './picture-markup';
import { stableIdOf } from './question-index';

/** Two texts in one, with an unseen mark between them. */
function joined(first: RichText, mark: string, second: RichText): RichText {
  const { format } = second;
  if (first.format !== format || format === 'plain') {
    const html = [courseHtml(first), mark, courseHtml(second)];
    return { format: 'html', text: html.join('\n') };
  }
  return { format, text: [first.text, mark, second.text].join(format === 'html' ? '\n' : '\n\n') };
}

const stemBelow = ({ text, ...pictured }: LeadSource, stem: RichText): RichText =>
  joined(withPictureBelow(text, pictured), STEM_MARK, stem);

/** The unit is below everything, so the picture is in the text. */
const withUnit = (stem: RichText, pictured: Pictured, unit: string): RichText =>
  joined(withPictureBelow(stem, pictured), UNIT_MARK, { format: 'markdown', text: `Answer in ${unit}.` });

/**
 * The question as a text that can be asked alone, by programs that know neither sets nor columns: its stem begins with what its set
 * shares and ends with the unit to answer in, its choices have their heads, and all that it says of itself is a tag. Reading it
 * again restores it.
 */
export function standAlone(question: QuestionSource): QuestionSource {
  const { at, origin, stableId, title, category, figure, image, lead, unit, takeaway } = question;
  const stem = lead === undefined ? question.stem : stemBelow(lead, question.stem);
  return {
    at,
    origin,
    stableId,
    title,
    category,
    tags: storableTags(question),
    ...(unit === undefined
      ? { stem, ...(figure && { figure }), ...(image && { image }) }
      : { stem: withUnit(stem, question, unit) }),
    choices: withHeadsInChoices(question).choices,
    takeaway,
  };
}

function withoutSet<Question extends QuestionSource>(question: Question): Question {
  const { set: _, lead, ...rest } = question;
  const stem = lead === undefined ? question.stem : stemBelow(lead, question.stem);
  return { ...rest, stem } as Question; // both that are left out are optional
}

/** Another program may have split a set, or changed one of its questions: each that is left has what they shared in its stem. */
export function withWholeSets<Question extends QuestionSource>(
  questions: readonly Question[],
  taken = new Set<string>(),
): Question[] {
  const named = questions.map((question) =>
    question.set === undefined ? question : { ...question, stableId: stableIdOf(question) },
  );
  const sets = Map.groupBy(named, ({ set }) => set);
  const isWhole = (set: string, members: readonly QuestionSource[]) =>
    !taken.has(set) && members.every(({ lead }) => lead !== undefined) && setFault(members, named) === null;
  const whole = new Set(
    [...sets].filter(([set, members]) => set !== undefined && isWhole(set, members)).map(([set]) => set),
  );
  return questions.map((question) =>
    question.set === undefined || whole.has(question.set) ? question : withoutSet(question),
  );
}
