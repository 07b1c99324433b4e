import { sql, type Kysely } from 'kysely';
import {
  ANSWERS_OF_THE_PACE,
  isPracticeMinutes,
  minutesScope,
  paceOf,
  PRACTICE_CONTINUES_FOR,
  questionsFor,
} from '../../../schema/rules/practice';
import { nextToAdd, upNext } from '../../../schema/rules/progress';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import type { Tables } from '../database/tables';
import { DomainError } from '../errors';
import type { Topic } from '../library/library.type';
import { readStudentById } from '../progress/progress.service';
import { planOf } from '../progress/student-progress';
import type { User } from '../progress/user.type';
import type { AttemptRow } from '../quiz/attempt.queries';
import { findUnderWay } from '../quiz/attempt.service';
import { viewAttempt } from '../quiz/attempt-view';
import { choosePractice } from '../quiz/choose-practice';
import { freshen } from '../quiz/fresh-questions';
import { questionsOfAttempt } from '../quiz/join-questions';
import type { QuizAttempt } from '../quiz/quiz-attempt.type';
import { scopeIn } from '../quiz/quiz-request';
import { beginAttempt, readKnown } from '../quiz/start-quiz.service';
import { findMissed } from './notebook.service';
import { mistakesToAsk } from './practice.service';

/** Seconds between the newest answers of a student's practice quizzes: from one answer to the next, explanation included. */
async function readSecondsBetween(kysely: Kysely<Tables>, userId: number): Promise<number[]> {
  const answers = await kysely
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', questionsOfAttempt)
    .select(
      sql<number>`extract(epoch from answered_at - lag(answered_at, 1, started_at) over (partition by attempt_id order by answered_at))::float8`.as(
        'seconds',
      ),
    )
    .where('quiz_attempt.owner_id', '=', userId)
    .where('mode', '=', 'practice')
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(ANSWERS_OF_THE_PACE)
    .execute();
  return answers.map(({ seconds }) => seconds);
}

/** The topics of the chapter up next, or of the first one of the course that is not passed. */
function topicsUpNext(user: User, course: Course): readonly Topic[] {
  const plan = planOf(user).filter(({ chapterId }) => !course.chapter(chapterId).comingSoon);
  const current = user.currentChapter?.id ?? null;
  const next = upNext(plan, current) ?? nextToAdd(plan, current);
  return next === null ? [] : course.chapter(next.chapterId).topics;
}

const continues = ({ startedAt }: AttemptRow, now: Date) =>
  now.getTime() - Date.parse(startedAt) <= PRACTICE_CONTINUES_FOR * 60_000;

/**
 * Practice for so many minutes of what is due: reviews, open mistakes, weak spots, then what comes next. As many questions as the student
 * answers in that time. Throws BAD_USER_INPUT for another time, or NO_QUESTIONS.
 */
export async function practiceMinutes(context: Context, minutes: number): Promise<QuizAttempt> {
  const { db, course, now } = context;
  const { userId } = await requireViewer(context);
  if (!isPracticeMinutes(minutes)) throw new DomainError('BAD_USER_INPUT', 'Please choose 5, 10, or 20 minutes.');
  const scope = scopeIn('practice', minutesScope.of(minutes));
  const underWay = await findUnderWay(context, scope);
  if (underWay && continues(underWay, now)) return viewAttempt(underWay, course);
  const user = await readStudentById(context, userId);
  const missed = await findMissed(context, userId);
  const size = questionsFor(minutes, paceOf(await readSecondsBetween(db.kysely, userId)));
  const subject = { type: 'topicQuiz', mode: 'practice', scope, chapter: null, unit: null, topics: [] } as const; // the literals of QuizSubject
  return beginAttempt(context, subject, userId, underWay, async (random) => {
    const known = await readKnown(context, userId, underWay, random);
    const sources = {
      topics: course.topics,
      mistakes: mistakesToAsk(missed, context, known.history, random),
      next: topicsUpNext(user, course),
    };
    const questions = choosePractice(size, sources, known);
    if (questions.length > 0) return freshen(course, questions, known.history);
    throw new DomainError('NO_QUESTIONS', 'There are no questions to practice yet.');
  });
}
