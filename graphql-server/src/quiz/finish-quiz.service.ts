import { finishCall, scoreOf, SELECT_AN_ANSWER } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import { chapterStanding, readStanding } from '../progress/progress.service';
import { topicStanding, type ChapterStanding, type TopicStanding } from '../progress/student-progress';
import { answersShown, viewAttempt, type AttemptView } from './attempt-view';
import { ATTEMPT_BY_ID, LATEST_ATTEMPT_THAT_ASKED, type AttemptRow } from './attempt.queries';
import type { FinishRow, Marked } from './finish.queries';
import { recordFinish, recordVisitorsFinish } from '../learner/memory/record-finish';
import { findAttempt } from './quiz.service';

export interface GivenAnswer {
  readonly questionId: number;
  readonly answerId: number;
}

/** What a finished quiz changed. */
export interface FinishedQuiz {
  readonly attempt: AttemptView;
  /** The chapter that was graded; null for review and visitor quizzes. */
  readonly userChapter: ChapterStanding | null;
  readonly topicProgress: readonly TopicStanding[];
}

export type FinishCall = 'finishquiz' | 'finishreviewquiz';

/** The attempt that a REST client means, which sends answers but no attempt. Throws NOT_FOUND. */
export async function attemptOfAnswers(
  context: Context,
  call: FinishCall,
  chapterId: number | undefined,
  given: readonly GivenAnswer[],
): Promise<string> {
  const { userId } = await requireViewer(context);
  const types = call === 'finishquiz' ? ['chapterQuiz'] : REVIEW_TYPES;
  const questionIds = given.map(({ questionId }) => questionId);
  const [attempt] = await context.db.rows<AttemptRow>(LATEST_ATTEMPT_THAT_ASKED, [userId, types, questionIds]);
  if (!attempt || (call === 'finishquiz' && attempt.chapterId !== (chapterId ?? null))) {
    throw new DomainError('NOT_FOUND', 'There is no quiz of yours with these questions. Start one first.');
  }
  return attempt.id;
}

const REVIEW_TYPES = ['topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz', 'unitQuiz'];

/** Lays the answers given now over those saved before. Throws BAD_USER_INPUT for doubled or foreign ones. */
function answersOf(attempt: AttemptRow, given: readonly GivenAnswer[], course: Course): Map<number, number> {
  const answers = new Map(
    attempt.questions.flatMap(({ questionId, chosenAnswerId }) =>
      chosenAnswerId === null ? [] : [[questionId, chosenAnswerId] as const],
    ),
  );
  if (new Set(given.map(({ questionId }) => questionId)).size < given.length) {
    throw new DomainError('BAD_USER_INPUT', 'Each question takes one answer.');
  }
  for (const { questionId, answerId } of given) {
    const asked = attempt.questions.find((question) => question.questionId === questionId);
    if (!asked || !answersShown(asked, course.question(questionId)).some(({ id }) => id === answerId)) {
      throw new DomainError('BAD_USER_INPUT', 'That answer does not belong to a question of this quiz.');
    }
    answers.set(questionId, answerId);
  }
  return answers;
}

/** Marks by the course's own key; what the client thinks of its answers is never asked. Throws QUIZ_INCOMPLETE. */
function mark(attempt: AttemptRow, answers: ReadonlyMap<number, number>, course: Course): Marked[] {
  const open = attempt.questions.length - answers.size;
  if (open > 0) throw new DomainError('QUIZ_INCOMPLETE', `${SELECT_AN_ANSWER}: ${open} still without one.`);
  return attempt.questions.map(({ questionId }) => {
    const question = course.question(questionId);
    const answerId = answers.get(questionId) ?? 0;
    const chosen = question.answers.find(({ id }) => id === answerId);
    return {
      question_id: questionId,
      answer_id: answerId,
      is_correct: chosen?.isCorrect ?? false,
      topic_id: question.topic.id,
    };
  });
}

function withMarks(attempt: AttemptRow, marked: readonly Marked[], finishedAt: Date, score: number): AttemptRow {
  const questions = attempt.questions.map((asked, index) => ({
    ...asked,
    chosenAnswerId: marked[index]?.answer_id ?? null,
    isCorrect: marked[index]?.is_correct ?? null,
  }));
  return { ...attempt, finishedAt: finishedAt.toISOString(), score, questions };
}

/** The stored outcome, for a request that came before. */
async function outcomeOf(context: Context, attemptId: string): Promise<FinishedQuiz> {
  const [attempt] = await context.db.rows<AttemptRow>(ATTEMPT_BY_ID, [attemptId]);
  if (!attempt) throw new DomainError('NOT_FOUND', 'There is no such quiz.');
  if (attempt.abandoned) throw new DomainError('QUIZ_FINISHED', 'This quiz was started over; the later one counts.');
  const view = viewAttempt(attempt, context.course);
  if (attempt.userId === null) return { attempt: view, userChapter: null, topicProgress: [] };
  const standing = await readStanding(context);
  const graded = attempt.type === 'chapterQuiz' ? view.chapter : null;
  return {
    attempt: view,
    userChapter: graded && chapterStanding(standing, graded),
    topicProgress: standing.topicProgress.filter(({ topic }) => view.topics.includes(topic)),
  };
}

/** Marks a quiz and counts it once. A repeated request gets the stored outcome and changes nothing. */
export async function finishQuiz(
  context: Context,
  call: FinishCall,
  attemptId: string,
  given: readonly GivenAnswer[],
): Promise<FinishedQuiz> {
  const { course, now } = context;
  const attempt = await findAttempt(context, attemptId);
  if ((finishCall(attempt.type) ?? 'finishquiz') !== call) {
    throw new DomainError('BAD_USER_INPUT', 'This kind of quiz is handed in another way.');
  }
  if (attempt.finishedAt !== null || attempt.abandoned) return outcomeOf(context, attemptId);
  const marked = mark(attempt, answersOf(attempt, given, course), course);
  const score = scoreOf(marked.filter(({ is_correct }) => is_correct).length, marked.length);
  const graded = attempt.type === 'chapterQuiz' ? attempt.chapterId : null;
  const { userId } = attempt;
  const row =
    userId === null
      ? await recordVisitorsFinish(context, { attemptId, score, marked })
      : await recordFinish(context, { attemptId, userId, score, marked, chapterId: graded });
  if (!row?.finished) return outcomeOf(context, attemptId);
  context.note('quizFinished', attempt.userId ?? undefined);
  return outcome(context, withMarks(attempt, marked, now, score), row);
}

function outcome({ course }: Context, attempt: AttemptRow, row: FinishRow): FinishedQuiz {
  const view = viewAttempt(attempt, course);
  const userId = attempt.userId ?? 0;
  const chapter = view.chapter;
  const [chosen = false, videoCompleted = false, quizGrade = null] = row.chapter ?? [];
  return {
    attempt: view,
    userChapter:
      row.chapter && chapter ? { id: `${userId}-${chapter.id}`, chapter, chosen, videoCompleted, quizGrade } : null,
    topicProgress: row.topics.map(([id, asked, correct]) => topicStanding(userId, course.topic(id), asked, correct)),
  };
}
