import { progressRowId } from '../../../schema/rules/progress';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import type { ParametersOf, RowOf } from '../database/statement';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import { foldAnswers } from '../learner/fold';
import { storeStudent } from '../learner/student-json';
import { topicProgressOf } from '../progress/student-progress';
import { findAttempt, findAttemptToFinish } from './attempt.service';
import { viewAttempt } from './attempt-view';
import { LATEST_ATTEMPT_THAT_ASKED, type AttemptRow } from './attempt.queries';
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
  const attempt = await findAttemptToFinish(context, attemptId);
  if (attempt.finishedAt !== null || attempt.abandoned) return readOutcome(context, attempt);
  const graded = gradeAttempt(attempt, given, course, now);
  const knowledge = attempt.userId === null ? null : await readKnowledge(context, attempt.userId, attempt);
  const [outcome] = await db.query(FINISH_ATTEMPT, finishValues(attempt, graded, knowledge, now));
  if (!outcome?.finished) return readOutcome(context, await findAttempt(context, attemptId));
  context.note('quizFinished', attempt.userId ?? undefined);
  return viewOutcome(withGrades(attempt, graded, now), outcome, course);
}

/** Values of FINISH_ATTEMPT. What is known of the student is folded on with these answers. */
export function finishValues(
  { id, ownerId, userId, type, chapterId, questions }: AttemptRow,
  { grades, score }: GradedAttempt,
  knowledge: StudentKnowledge | null,
  now: Date,
): ParametersOf<typeof FINISH_ATTEMPT> {
  const answers = grades.map(({ questionId, isCorrect, answeredAt }) => ({
    questionId,
    isCorrect,
    tDays: daysOf(new Date(answeredAt)),
  }));
  const predicted = knowledge === null ? [] : foldAnswers(knowledge.model, knowledge.student, answers);
  const graded = grades.map((grade, index): GradedAnswer => ({
    question_id: grade.questionId,
    answer_id: grade.answerId,
    answered_at: grade.answeredAt === questions[index]?.answeredAt ? undefined : grade.answeredAt,
    is_correct: grade.isCorrect,
    topic_id: grade.topicId,
    predicted: predicted[index] ?? null,
  }));
  return {
    attemptId: id,
    ownerId,
    userId,
    now,
    score,
    answers: JSON.stringify(graded),
    chapterToGrade: type === 'chapterQuiz' ? chapterId : null,
    parameters: knowledge?.model.key ?? null,
    state: knowledge && JSON.stringify(storeStudent(knowledge.student)),
    revision: knowledge?.revision ?? 0,
  };
}

function withGrades(attempt: AttemptRow, { grades, score }: GradedAttempt, finishedAt: Date): AttemptRow {
  const questions = attempt.questions.map((asked, index) => ({
    ...asked,
    chosenAnswerId: grades[index]?.answerId ?? null,
    answeredAt: grades[index]?.answeredAt ?? null,
    isCorrect: grades[index]?.isCorrect ?? null,
  }));
  return { ...attempt, finishedAt: finishedAt.toISOString(), score, questions };
}

type Outcome = Pick<RowOf<typeof FINISH_ATTEMPT>, 'topics' | 'chapter'>;

function viewOutcome(attempt: AttemptRow, outcome: Outcome, course: Course): FinishedQuiz {
  const view = viewAttempt(attempt, course);
  const userId = attempt.userId ?? 0;
  const { chapter } = view;
  const [chosen = false, videoCompleted = false, quizGrade = null] = outcome.chapter ?? [];
  return {
    attempt: view,
    userChapter:
      outcome.chapter && chapter
        ? { id: progressRowId(userId, chapter.id), chapter, chosen, videoCompleted, quizGrade }
        : null,
    topicProgress: outcome.topics.map(([id, asked, correct]) =>
      topicProgressOf(userId, course.topic(id), asked, correct),
    ),
  };
}

/** The stored outcome, for a request that came before. Throws QUIZ_FINISHED for an attempt that was started over. */
async function readOutcome({ db, course }: Context, attempt: AttemptRow): Promise<FinishedQuiz> {
  if (attempt.abandoned)
    throw new DomainError('QUIZ_FINISHED', 'This quiz was started over. Only the newer one counts.');
  const { userId, type, chapterId, questions } = attempt;
  if (userId === null) return viewOutcome(attempt, { topics: [], chapter: null }, course);
  const topicIds = new Set(questions.map(({ questionId }) => course.question(questionId).topic.id));
  const topics = await db.kysely
    .selectFrom('topic_progress')
    .select(['topic_id', 'questions_asked', 'answered_correctly'])
    .where('user_id', '=', userId)
    .where('topic_id', 'in', [...topicIds])
    .execute();
  const chapter = await db.kysely
    .selectFrom('user_chapter')
    .select(['chosen', 'video_completed', 'quiz_grade'])
    .where('user_id', '=', userId)
    .where('chapter_id', '=', type === 'chapterQuiz' ? chapterId : null)
    .executeTakeFirst();
  const outcome: Outcome = {
    topics: topics.map((row) => [row.topic_id, row.questions_asked, row.answered_correctly] as const),
    chapter: chapter ? [chapter.chosen, chapter.video_completed, chapter.quiz_grade ?? 0] : null,
  };
  return viewOutcome(attempt, outcome, course);
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
