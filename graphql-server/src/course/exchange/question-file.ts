import type { TypedAnswer, TypedKind } from '../kinds/kinds';
import {
  problem,
  type ChoiceSource,
  type CourseProblem,
  type QuestionSource,
  type SourceLocation,
} from '../read/course-source';
import { currentTag } from '../read/question-labels';
import { unknownTagsOf } from '../read/question-tags';

/** A question of a teacher's file. */
export interface FileQuestion extends QuestionSource {
  /** What of it the site cannot keep, such as "2 hints". */
  readonly lost: readonly string[];
}

/** What was read of a teacher's file, and what could not be. */
export interface QuestionFile {
  readonly questions: readonly FileQuestion[];
  /** In the order of the file. */
  readonly rejected: readonly CourseProblem[];
  /** The pictures of its questions, by their addresses on the site. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** One answer of a question, in either format. */
export interface FileChoice extends TypedAnswer {
  /** In percent of the mark. */
  readonly credit: number;
  readonly feedback: Pick<ChoiceSource, 'rationale' | 'misconception'> | null;
}

export function notSupported(
  at: SourceLocation,
  kind: string,
  fix = 'ask it as single choice, or leave it out',
): CourseProblem {
  return problem(at, `this is ${kind}, which the site cannot ask yet`, fix);
}

function choiceSource({ text, accepts, credit, feedback }: FileChoice): ChoiceSource {
  return {
    text,
    ...(accepts !== undefined && { accepts }),
    isCorrect: credit >= 100,
    // A penalty for a wrong choice is left out: the site has none.
    weight: null,
    rationale: feedback === null || feedback.rationale?.text === '' ? null : feedback.rationale,
    misconception: feedback?.misconception ?? null,
  };
}

/**
 * Choices as course files have them; or what the question is called if not exactly one of them gets the whole mark, or its kind
 * does not ask for such answers.
 */
export function singleChoice(choices: readonly FileChoice[], kind?: TypedKind): ChoiceSource[] | string {
  const question = kind?.name ?? 'a question';
  if (choices.some(({ credit }) => !Number.isFinite(credit))) return `${question} with a mark that is no number`;
  const right = choices.filter(({ credit }) => credit >= 100).length;
  const partial = choices.filter(({ credit }) => credit > 0 && credit < 100).length;
  if (right + partial > 1 && (right === 0 || partial === 0)) return `${question} with ${right + partial} right answers`;
  if (partial > 0) return `${question} with partial credit`;
  const sources = choices.map(choiceSource);
  const fault = kind?.faultOf(sources) ?? null;
  return fault === null ? sources : `${question} with ${fault}`;
}

type Feedback = FileChoice['feedback'];

/** The tags that say nothing here, and those `written` in the file that have another name now. */
export function lostTags(question: Pick<QuestionSource, 'tags'>, written: readonly string[]): string[] {
  const tags = unknownTagsOf(question);
  return [
    ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'the tag' : 'the tags'} ${tags.join(', ')}`]),
    ...written.filter((tag) => currentTag(tag) !== tag).map((tag) => `the tag ${tag}, now ${currentTag(tag)}`),
  ];
}

/** A true/false question as two choices, each with the feedback for choosing it. */
export function trueOrFalse(isTrue: boolean, ifRight: Feedback, ifWrong: Feedback): ChoiceSource[] {
  return [true, false].map((value) =>
    choiceSource({
      text: { format: 'plain', text: value ? 'True' : 'False' },
      credit: value === isTrue ? 100 : 0,
      feedback: value === isTrue ? ifRight : ifWrong,
    }),
  );
}
