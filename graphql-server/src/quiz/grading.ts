import { scoreOf, SELECT_AN_ANSWER } from '../../../schema/rules/quiz';
import type { Course, CourseQuestion } from '../course/course';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import type { FoldedAnswer } from '../learner/fold';
import type { AskedRow, AttemptRow } from './attempt.queries';

export interface GivenAnswer {
  readonly questionId: number;
  readonly answerId: number;
}

/** A question with its answer and mark. The time is never after the submission. */
type GradedRow = AskedRow & {
  readonly chosenAnswerId: number;
  readonly answeredAt: string;
  readonly isCorrect: boolean;
};

/** An attempt as it is once it is finished. */
export interface GradedAttempt extends AttemptRow {
  readonly finishedAt: string;
  readonly score: number;
  readonly questions: readonly GradedRow[];
}

type Answered = Pick<GradedRow, 'chosenAnswerId' | 'answeredAt'>;

/** The answers given now over those saved before, by question. Throws BAD_USER_INPUT for repeated or foreign ones. */
function mergeAnswers(
  attempt: AttemptRow,
  given: readonly GivenAnswer[],
  course: Course,
  now: Date,
): Map<number, Answered> {
  const submittedAt = now.toISOString();
  const answers = new Map<number, Answered>();
  for (const { questionId, chosenAnswerId, answeredAt } of attempt.questions) {
    if (chosenAnswerId === null) continue;
    answers.set(questionId, { chosenAnswerId, answeredAt: earlier(answeredAt, now) });
  }
  if (new Set(given.map(({ questionId }) => questionId)).size < given.length) {
    throw new DomainError('BAD_USER_INPUT', 'Each question takes exactly one answer.');
  }
  for (const { questionId, answerId } of given) {
    const asked = attempt.questions.find((question) => question.questionId === questionId);
    const isShown = asked?.answerOrder.includes(answerId) ?? false;
    if (!isShown || !course.question(questionId).answers.some(({ id }) => id === answerId)) {
      throw new DomainError('BAD_USER_INPUT', 'That answer does not belong to a question in this quiz.');
    }
    if (answers.get(questionId)?.chosenAnswerId !== answerId)
      answers.set(questionId, { chosenAnswerId: answerId, answeredAt: submittedAt });
  }
  return answers;
}

const isRight = ({ answers }: CourseQuestion, answerId: number) =>
  answers.some(({ id, isCorrect }) => id === answerId && isCorrect);

/** The answers saved in an attempt as the learner folds them, in the order asked. */
export function answersGiven({ questions }: AttemptRow, course: Course, now: Date): FoldedAnswer[] {
  return questions.flatMap(({ questionId, chosenAnswerId, answeredAt }) => {
    if (chosenAnswerId === null) return [];
    const isCorrect = isRight(course.question(questionId), chosenAnswerId);
    return { questionId, isCorrect, tDays: daysOf(new Date(earlier(answeredAt, now))) };
  });
}

/** When an answer was given that was saved before the submission, in ISO 8601; a clock can have been set back in between. */
const earlier = (answeredAt: string | null, submittedAt: Date): string =>
  answeredAt !== null && Date.parse(answeredAt) < submittedAt.getTime() ? answeredAt : submittedAt.toISOString();

/**
 * Grades every type of quiz by the course's own key; what a client says about correctness is never read.
 * Throws BAD_USER_INPUT, or QUIZ_INCOMPLETE when a question has no answer.
 */
export function gradeAttempt(
  attempt: AttemptRow,
  given: readonly GivenAnswer[],
  course: Course,
  now: Date,
): GradedAttempt {
  // In practice mode only answers that were checked count, and those do not change.
  const answers = mergeAnswers(attempt, attempt.mode === 'practice' ? [] : given, course, now);
  const graded = attempt.questions.flatMap((asked): GradedRow[] => {
    const answer = answers.get(asked.questionId);
    if (answer === undefined) return [];
    return [{ ...asked, ...answer, isCorrect: isRight(course.question(asked.questionId), answer.chosenAnswerId) }];
  });
  const open = attempt.questions.length - graded.length;
  if (open > 0) throw new DomainError('QUIZ_INCOMPLETE', `${SELECT_AN_ANSWER}: ${open} still unanswered.`);
  const score = scoreOf(graded.filter(({ isCorrect }) => isCorrect).length, graded.length);
  return { ...attempt, finishedAt: now.toISOString(), score, questions: graded };
}
