import { findOwned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import { isFresh } from '../course/asked-question';
import type { Course } from '../course/course';
import type { ParametersOf } from '../database/statement';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import { foldAnswers } from '../learner/fold';
import { storeStudent } from '../learner/student-json';
import { joinProgress, NO_ROWS, type ProgressRows } from '../progress/student-progress';
import { STUDENT_BY_ID } from '../progress/student-progress.queries';
import { viewAttempt } from './attempt-view';
import { ATTEMPT_BY_ID, ATTEMPT_TO_FINISH, LATEST_ATTEMPT_THAT_ASKED, type AttemptRow } from './attempt.queries';
import { FINISH_ATTEMPT, type GradedAnswer } from './finish.queries';
import { gradeAttempt, type GivenAnswer, type GradedAttempt } from './grading';
import type { FinishedQuiz } from './quiz-attempt.type';
import { readKnowledge, type StudentKnowledge } from './student-knowledge';

/** Grades a quiz of any type and counts it once. A repeated request gets the stored outcome and changes nothing. */
export async function finishQuiz(
  context: Context,
  attemptId: string,
  given: readonly GivenAnswer[],
): Promise<FinishedQuiz> {
  const { db, course, now } = context;
  const attempt = await findOwned(context, ATTEMPT_TO_FINISH, attemptId, 'quiz');
  if (attempt.finishedAt !== null || attempt.abandoned) return readOutcome(context, attempt);
  const graded = gradeAttempt(attempt, given, course, now);
  const knowledge = graded.userId === null ? null : await readKnowledge(context, graded.userId, attempt);
  const [outcome] = await db.query(FINISH_ATTEMPT, finishValues(attempt, graded, knowledge, course));
  if (!outcome?.finished) return readOutcome(context, await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz'));
  context.note('quizFinished', attempt.userId ?? undefined);
  return viewOutcome(graded, outcome, course);
}

/** What is known of the student is folded on with these answers. Their times are left out where they are stored already. */
export function finishValues(
  stored: AttemptRow,
  graded: GradedAttempt,
  knowledge: StudentKnowledge | null,
  course: Course,
): ParametersOf<typeof FINISH_ATTEMPT> {
  const { id, ownerId, userId, type, chapterId, finishedAt, score, questions } = graded;
  const folded = questions.map((asked) => ({
    questionId: asked.questionId,
    isFresh: isFresh(asked),
    isCorrect: asked.isCorrect,
    tDays: daysOf(new Date(asked.answeredAt)),
  }));
  const predicted = knowledge === null ? [] : foldAnswers(knowledge.model, knowledge.student, folded);
  const answers = questions.map(({ questionId, given, answeredAt, isCorrect }, index): GradedAnswer => ({
    question_id: questionId,
    given,
    answered_at: answeredAt === stored.questions[index]?.answeredAt ? undefined : answeredAt,
    is_correct: isCorrect,
    topic_id: course.question(questionId).topic.id,
    predicted: predicted[index] ?? null,
  }));
  return {
    attemptId: id,
    ownerId,
    userId,
    now: new Date(finishedAt),
    score,
    answers: JSON.stringify(answers),
    chapterToGrade: type === 'chapterQuiz' ? chapterId : null,
    parameters: knowledge?.model.key ?? null,
    state: knowledge && JSON.stringify(storeStudent(knowledge.student)),
    revision: knowledge?.revision ?? 0,
  };
}

function viewOutcome(attempt: AttemptRow, rows: ProgressRows, course: Course): FinishedQuiz {
  const view = viewAttempt(attempt, course);
  if (attempt.userId === null) return { attempt: view, userChapter: null, topicProgress: [] };
  const graded = attempt.type === 'chapterQuiz' && view.chapter !== null ? [view.chapter] : [];
  const { userChapters, topicProgress } = joinProgress(attempt.userId, rows, graded, view.topics);
  return { attempt: view, userChapter: userChapters[0] ?? null, topicProgress };
}

/** The stored outcome, for a request that came before. Throws QUIZ_FINISHED for an attempt that was started over. */
async function readOutcome({ db, course }: Context, attempt: AttemptRow): Promise<FinishedQuiz> {
  if (attempt.abandoned)
    throw new DomainError('QUIZ_FINISHED', 'This quiz was started over. Only the newer one counts.');
  const [rows] = attempt.userId === null ? [NO_ROWS] : await db.query(STUDENT_BY_ID, { userId: attempt.userId });
  return viewOutcome(attempt, rows ?? NO_ROWS, course);
}

const REVIEW_TYPES = ['topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz', 'unitQuiz'];

/** The attempt that a REST client means, which sends answers but no attempt. Throws NOT_FOUND. */
export async function attemptOfAnswers(
  context: Context,
  call: 'finishquiz' | 'finishreviewquiz',
  chapterId: number | undefined,
  given: readonly GivenAnswer[],
): Promise<string> {
  const { userId } = await requireViewer(context);
  const types = call === 'finishquiz' ? ['chapterQuiz'] : REVIEW_TYPES;
  const questionIds = given.map(({ questionId }) => questionId);
  const [attempt] = await context.db.query(LATEST_ATTEMPT_THAT_ASKED, { ownerId: userId, types, questionIds });
  if (!attempt || (call === 'finishquiz' && attempt.chapterId !== (chapterId ?? null))) {
    throw new DomainError('NOT_FOUND', 'You have no quiz with these questions. Start one first.');
  }
  return attempt.id;
}
