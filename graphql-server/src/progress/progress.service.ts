import {
  currentChapterAfterChoosing,
  isPassed,
  PASSED_FROM,
  type PlanEntry,
  upNext,
} from '../../../schema/rules/progress';
import type { Kysely } from 'kysely';
import { refuseVisitor, requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { runIn } from '../database/statement';
import type { Tables } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { planOf, studentOf } from './student-progress';
import { STUDENT_BY_ID, STUDENT_BY_SESSION } from './student-progress.queries';
import type { User, UserChapter } from './user.type';

export interface ChapterChoice {
  readonly chapterId: number;
  readonly chosen: boolean;
}

interface Advanced {
  readonly user: User;
  /** True when every chosen chapter is passed. */
  readonly completed: boolean;
}

/** The signed-in student with plan and progress. Throws UNAUTHENTICATED. */
export async function readStudent({ db, course, session, now }: Context): Promise<User> {
  const [row] = session === null ? [] : await db.query(STUDENT_BY_SESSION, { ...session, now });
  return studentOf(row ?? refuseVisitor(), course);
}

export async function readStudentById({ db, course }: Context, userId: number): Promise<User> {
  const [row] = await db.query(STUDENT_BY_ID, { userId });
  if (row === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  return studentOf(row, course);
}

function userChapterOf({ userChapters }: User, chapterId: number): UserChapter {
  const found = userChapters.find(({ chapter }) => chapter.id === chapterId);
  if (found === undefined) throw new DomainError('NOT_FOUND', 'This chapter does not exist.');
  return found;
}

/**
 * Runs `work` while no other request can change this student's plan. The lock is not on the key: a full row lock would
 * block every insert that refers to the user.
 */
function withLockedPlan<Result>(
  { db }: Context,
  userId: number,
  work: (transaction: Kysely<Tables>, currentChapterId: number | null) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db.kysely, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('current_chapter_id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return work(transaction, (user ?? refuseVisitor()).current_chapter_id);
  });
}

async function readPlan(transaction: Kysely<Tables>, userId: number, course: Course): Promise<PlanEntry[]> {
  const [row] = await runIn(transaction, STUDENT_BY_ID, { userId });
  return planOf(studentOf(row ?? refuseVisitor(), course));
}

async function setCurrentChapter(transaction: Kysely<Tables>, userId: number, chapterId: number | null): Promise<void> {
  await transaction.updateTable('users').set({ current_chapter_id: chapterId }).where('id', '=', userId).execute();
}

/**
 * Adds chapters to the plan and drops others from it; chapters that are not named stay as they are, and the history of a
 * dropped one remains. `startAt` is the chapter to continue with; without it, the student stays on the present one. Throws
 * BAD_USER_INPUT, NOT_FOUND or COMING_SOON, and then nothing is changed.
 */
export async function chooseChapters(
  context: Context,
  choices: readonly ChapterChoice[],
  startAt: number | null = null,
): Promise<User> {
  const { course } = context;
  const { userId } = await requireViewer(context);
  if (choices.length === 0) throw new DomainError('BAD_USER_INPUT', 'Please choose at least one chapter.');
  for (const { chapterId, chosen } of choices) {
    const { comingSoon, name } = course.chapter(chapterId);
    if (chosen && comingSoon)
      throw new DomainError('COMING_SOON', `${name} is coming soon. You can add it to your plan then.`);
  }
  const start = startAt === null ? null : course.chapter(startAt).id;
  const wanted = new Map(choices.map(({ chapterId, chosen }) => [chapterId, chosen]));
  await withLockedPlan(context, userId, async (transaction, currentChapterId) => {
    await transaction
      .insertInto('user_chapter')
      .values([...wanted].map(([chapterId, chosen]) => ({ user_id: userId, chapter_id: chapterId, chosen })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'chapter_id']).doUpdateSet(({ ref }) => ({ chosen: ref('excluded.chosen') })),
      )
      .execute();
    const plan = await readPlan(transaction, userId, course);
    if (!plan.some(({ chosen }) => chosen)) {
      throw new DomainError('BAD_USER_INPUT', 'Please keep at least one chapter in your plan.');
    }
    await setCurrentChapter(transaction, userId, currentChapterAfterChoosing(plan, start ?? currentChapterId));
  });
  return readStudent(context);
}

/** Marks a chapter's video as watched or unwatched; doing so twice changes nothing. */
export async function markVideo(context: Context, chapterId: number, watched: boolean): Promise<UserChapter> {
  const { userId } = await requireViewer(context);
  const { id } = context.course.chapter(chapterId);
  await context.db.kysely
    .insertInto('user_chapter')
    .values({ user_id: userId, chapter_id: id, video_completed: watched })
    .onConflict((conflict) => conflict.columns(['user_id', 'chapter_id']).doUpdateSet({ video_completed: watched }))
    .execute();
  return userChapterOf(await readStudent(context), id);
}

/** Moves the student on to the next chapter to pass. Throws CHAPTER_NOT_PASSED while the stored grade is too low. */
export async function advanceChapter(context: Context, chapterId: number): Promise<Advanced> {
  const { course } = context;
  const { userId } = await requireViewer(context);
  const { id, name } = course.chapter(chapterId);
  const completed = await withLockedPlan(context, userId, async (transaction, currentChapterId) => {
    const plan = await readPlan(transaction, userId, course);
    const grade = plan.find((entry) => entry.chapterId === id)?.quizGrade ?? null;
    if (!isPassed(grade)) {
      throw new DomainError(
        'CHAPTER_NOT_PASSED',
        `You have not passed ${name} yet. Its quiz requires ${PASSED_FROM}% or more.`,
      );
    }
    const next = upNext(plan, currentChapterId);
    if (next !== null) await setCurrentChapter(transaction, userId, next.chapterId);
    return next === null;
  });
  return { user: await readStudent(context), completed };
}
