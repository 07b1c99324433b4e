import { isAccepted, isSameGiven, type Accepted, type Given } from '../../../schema/rules/given';
import { minutesScope } from '../../../schema/rules/practice';
import { scoreOf, SELECT_AN_ANSWER } from '../../../schema/rules/quiz';
import { choicesOf } from '../course/choice-order';
import { askedIdOf, isFresh, questionOf } from '../course/asked-question';
import type { Course, CourseQuestion } from '../course/course';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import type { FoldedAnswer } from '../learner/fold';
import type { AskedRow, AttemptRow } from './attempt.queries';

export interface GivenAnswer {
  /** As the API knows it: askedIdOf. */
  readonly questionId: number;
  readonly given: Given;
}

/** A question with its answer and mark. The time is never after the submission. */
type GradedRow = AskedRow & {
  readonly given: Given;
  readonly answeredAt: string;
  readonly isCorrect: boolean;
};

/** An attempt as it is once it is finished. */
export interface GradedAttempt extends AttemptRow {
  readonly finishedAt: string;
  readonly score: number;
  readonly questions: readonly GradedRow[];
}

/** An answer of a question as its key knows it. */
interface KeyedAnswer {
  readonly id: number;
  readonly isCorrect: boolean;
  /** The answers that count as it; null for a choice, and for any answer that its author did not foresee. */
  readonly accepts: Accepted | null;
  readonly retired: boolean;
}

/** The answer that this counts as: a choice, the first that accepts it, or what the author says of any other. */
export function answerGiven<Answer extends KeyedAnswer>(answers: readonly Answer[], given: Given): Answer | undefined {
  if ('choice' in given) return answers.find(({ id }) => id === given.choice);
  const asked = answers.filter(({ retired }) => !retired);
  const foreseen = asked.find(({ accepts }) => accepts !== null && isAccepted(accepts, given));
  return foreseen ?? asked.find(({ accepts }) => accepts === null);
}

/** The grade of every kind of answer. */
export const isRight = (answers: readonly KeyedAnswer[], given: Given): boolean =>
  answerGiven(answers, given)?.isCorrect ?? false;

/** Whether this is one of the question's choices, or an answer of the kind that it asks for. */
export const isAnswerTo = (question: Pick<CourseQuestion, 'kind' | 'answers'>, given: Given): boolean =>
  'choice' in given ? choicesOf(question).some(({ id }) => id === given.choice) : question.kind in given;

/** As the condition IS_POSSIBLE of attempt.queries.ts says it. */
const isPossible = ({ answerOrder }: AskedRow, question: CourseQuestion, given: Given) =>
  answerOrder.length === 0 ? isAnswerTo(question, given) : 'choice' in given && answerOrder.includes(given.choice);

/** Whether a key can mark this answer. It cannot where the question asked for numbers once and has choices now. */
export const isJudged = (answers: readonly KeyedAnswer[], given: Given): boolean =>
  'choice' in given || answers.some(({ accepts, retired }) => accepts !== null && !retired);

/** By the current key, or else as the answer was marked when it was saved. */
const markOf = ({ answers }: CourseQuestion, given: Given, saved: boolean | null): boolean =>
  isJudged(answers, given) ? isRight(answers, given) : saved === true;

export const FOREIGN_ANSWER = 'That answer does not belong to a question in this quiz.';

/** A page that was open before the question was changed still asks for the other kind of answer. */
export function refuseImpossible(question: Pick<CourseQuestion, 'kind'> | undefined, given: Given): never {
  const isChanged = question !== undefined && !(question.kind in given);
  throw new DomainError('BAD_USER_INPUT', isChanged ? CHANGED_KIND : FOREIGN_ANSWER);
}

const CHANGED_KIND = 'This question was changed while you took the quiz. Reload the page to answer it.';

type Answered = Pick<GradedRow, 'given' | 'answeredAt'>;

/** The answers given now over those saved before, by question. Throws BAD_USER_INPUT for repeated or foreign ones. */
function mergeAnswers(
  attempt: AttemptRow,
  submitted: readonly GivenAnswer[],
  course: Course,
  now: Date,
): Map<number, Answered> {
  const submittedAt = now.toISOString();
  const answers = new Map<number, Answered>();
  const byId = new Map(attempt.questions.map((asked) => [askedIdOf(asked), asked]));
  for (const [id, { given, answeredAt }] of byId) {
    if (given !== null) answers.set(id, { given, answeredAt: earlier(answeredAt, now) });
  }
  if (new Set(submitted.map(({ questionId }) => questionId)).size < submitted.length) {
    throw new DomainError('BAD_USER_INPUT', 'Each question takes exactly one answer.');
  }
  for (const { questionId, given } of submitted) {
    const asked = byId.get(questionId);
    if (isSameGiven(answers.get(questionId)?.given, given)) continue;
    if (!asked) throw new DomainError('BAD_USER_INPUT', FOREIGN_ANSWER);
    const question = questionOf(course, asked);
    if (!isPossible(asked, question, given)) refuseImpossible(question, given);
    answers.set(questionId, { given, answeredAt: submittedAt });
  }
  return answers;
}

/** The answers saved in an attempt as the learner folds them, in the order asked. */
export function answersGiven({ questions }: AttemptRow, course: Course, now: Date): FoldedAnswer[] {
  return questions.flatMap((asked) => {
    const { questionId, given, answeredAt } = asked;
    if (given === null) return [];
    const isCorrect = markOf(questionOf(course, asked), given, asked.isCorrect);
    return { questionId, isFresh: isFresh(asked), isCorrect, tDays: daysOf(new Date(earlier(answeredAt, now))) };
  });
}

/** When an answer was given that was saved before the submission, in ISO 8601; a clock can have been set back in between. */
const earlier = (answeredAt: string | null, submittedAt: Date): string =>
  answeredAt !== null && Date.parse(answeredAt) < submittedAt.getTime() ? answeredAt : submittedAt.toISOString();

/**
 * Grades every type of quiz by the course's own key; what a client says about correctness is never read.
 * Throws BAD_USER_INPUT, or QUIZ_INCOMPLETE when a question has no answer; practice for a time needs one answer only.
 */
export function gradeAttempt(
  attempt: AttemptRow,
  submitted: readonly GivenAnswer[],
  course: Course,
  now: Date,
): GradedAttempt {
  // In practice mode only answers that were checked count, and those do not change.
  const answers = mergeAnswers(attempt, attempt.mode === 'practice' ? [] : submitted, course, now);
  const graded = attempt.questions.flatMap((asked): GradedRow[] => {
    const answer = answers.get(askedIdOf(asked));
    if (answer === undefined) return [];
    const isCorrect = markOf(questionOf(course, asked), answer.given, asked.isCorrect);
    return [{ ...asked, ...answer, isCorrect }];
  });
  const open = attempt.questions.length - graded.length;
  // Practice for a time ends with what was answered by then.
  const mayLeaveOut = graded.length > 0 && minutesScope.minutesIn(attempt.scope) !== null;
  if (open > 0 && !mayLeaveOut)
    throw new DomainError('QUIZ_INCOMPLETE', `${SELECT_AN_ANSWER}: ${open} still unanswered.`);
  const score = scoreOf(graded.filter(({ isCorrect }) => isCorrect).length, graded.length);
  return { ...attempt, finishedAt: now.toISOString(), score, questions: graded };
}
