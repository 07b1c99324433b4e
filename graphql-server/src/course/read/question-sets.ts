import { problem, type CourseProblem, type QuestionSource, type RichText, type SourceLocation } from './course-source';

/** The text, with its boards, that the questions of a set share. In GIFT it is a text without choices, labeled [set:name]. */
export interface SetLead {
  readonly at: SourceLocation;
  readonly set: string;
  readonly lead: RichText;
}

/** Between the text that a set shares and a stem, where each question has both. Nobody sees it. */
export const STEM_MARK = '<!-- question -->';

/** Between a stem and the unit of a number to type, where nothing else shows it. */
export const UNIT_MARK = '<!-- unit -->';

/** Such a text in its two parts; the lead is null where it is a stem alone. */
export function splitAtMark(text: string): readonly [lead: string | null, stem: string] {
  const at = text.indexOf(STEM_MARK);
  return at < 0 ? [null, text] : [text.slice(0, at).trim(), text.slice(at + STEM_MARK.length).trim()];
}

export function withLeads<Question extends QuestionSource>(
  questions: readonly Question[],
  leads: readonly SetLead[],
): Question[] {
  return questions.map((question) => {
    const found = question.set === undefined ? undefined : leads.find(({ set }) => set === question.set);
    return found ? { ...question, lead: { text: found.lead } } : question;
  });
}

const SMALLEST_SET = 2;
const LARGEST_SET = 3;

/** Why these questions are no set, and what to do about it; null if they are one. */
export function setFault(
  questions: readonly QuestionSource[],
  all: readonly QuestionSource[],
): [string, string] | null {
  const { length } = questions;
  if (length < SMALLEST_SET || length > LARGEST_SET)
    return [`has ${length} ${length === 1 ? 'question' : 'questions'}`, 'give it 2 or 3 questions'];
  if (new Set(questions.map(({ category }) => category)).size > 1)
    return ['spans several topics', 'put its questions under one $CATEGORY'];
  const first = all.findIndex((question) => question === questions[0]);
  if (questions.some((question, index) => all[first + index] !== question))
    return ['is interrupted by other questions', 'write its questions one after the other'];
  if (new Set(questions.map(({ lead }) => lead?.text.text)).size > 1)
    return ['has several texts above its questions', 'give each question the same'];
  const ids = questions.map(({ stableId }) => stableId ?? '');
  return ids.join() === ids.toSorted().join()
    ? null
    : ['is not in the order of its ids, in which it is asked', 'give its questions ids in their order'];
}

export function setProblems(questions: readonly QuestionSource[], leads: readonly SetLead[]): CourseProblem[] {
  const problems: CourseProblem[] = [];
  const sets = Map.groupBy(
    questions.filter(({ set }) => set !== undefined),
    ({ set }) => set ?? '',
  );
  for (const [set, members] of sets) {
    const at = members[0]?.at ?? { file: '', line: 1 };
    const why = setFault(members, questions);
    if (why !== null) problems.push(problem(at, `the set "${set}" ${why[0]}`, why[1]));
    const isShared = leads.some((lead) => lead.set === set);
    if (!isShared && members.some(({ lead }) => lead === undefined))
      problems.push(
        problem(
          at,
          `the set "${set}" has no text above its questions`,
          `write // [set:${set}] and below it what they share, without braces`,
        ),
      );
  }
  leads.forEach(({ at, set }, index) => {
    if (!sets.has(set))
      problems.push(problem(at, `no question belongs to the set "${set}"`, `label its questions [set:${set}]`));
    if (leads.findIndex((other) => other.set === set) < index)
      problems.push(problem(at, `the set "${set}" has two texts`, 'join them, or give one another name'));
  });
  return problems;
}
