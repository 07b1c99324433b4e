import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  currentChapterAfterChoosing,
  isPassed,
  nextChapter,
  PASSED_FROM,
  type PlanEntry,
} from '../../../schema/rules/progress';
import { User } from '../account/user.entity';
import { refuseVisitor, requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import type { Chapter } from '../library/chapter.entity';
import { standingOf, type ChapterStanding, type Standing } from './student-progress';
import { STANDING_BY_SESSION, STANDING_BY_USER, type StandingRow } from './student-progress.queries';
import { UserChapter } from './user-chapter.entity';

export interface ChapterChoice {
  readonly chapterId: number;
  readonly chosen: boolean;
}

export interface Advanced {
  readonly user: Standing;
  /** True when no chosen chapter is left to pass. */
  readonly completed: boolean;
}

/** The signed-in student with plan and progress. */
export async function readStanding({ db, course, session, now }: Context): Promise<Standing> {
  const [row] = session === null ? [] : await db.rows<StandingRow>(STANDING_BY_SESSION, [session, now]);
  return standingOf(row ?? refuseVisitor(), course);
}

export async function readStandingOf({ db, course }: Context, userId: number): Promise<Standing> {
  const [row] = await db.rows<StandingRow>(STANDING_BY_USER, [userId]);
  if (row === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  return standingOf(row, course);
}

export function chapterStanding(standing: Standing, chapter: Chapter): ChapterStanding {
  const found = standing.userChapters.find((entry) => entry.chapter === chapter);
  if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such chapter.');
  return found;
}

/**
 * Runs `work` while no other request can change this student's plan. The lock leaves the key alone: a full row lock
 * would make every insert that refers to the user wait, and one of those may hold what `work` waits for.
 */
async function withLockedUser<Result>(
  { em, viewer }: { em: SqlEntityManager; viewer: { userId: number } },
  work: (em: SqlEntityManager, user: User) => Promise<Result>,
): Promise<Result> {
  return em.transactional(async (tx) => {
    await tx.execute('select id from users where id = ? for no key update', [viewer.userId]);
    const user = await tx.findOne(User, viewer.userId);
    return work(tx, user ?? refuseVisitor());
  });
}

async function readPlan(em: SqlEntityManager, user: User, course: Course): Promise<PlanEntry[]> {
  const rows = await em.find(UserChapter, { user }, { refresh: true });
  const stored = new Map(rows.map((row) => [row.chapter.id, row]));
  return course.chapters.map(({ id, unit }) => ({
    chapterId: id,
    unitId: unit.id,
    chosen: stored.get(id)?.chosen ?? false,
    quizGrade: stored.get(id)?.quizGrade ?? null,
  }));
}

function setCurrentChapter(em: SqlEntityManager, user: User, chapterId: number | null): void {
  em.assign(user, { currentChapter: chapterId });
}

/**
 * Adds chapters to the plan and drops others from it; chapters that are not named stay as they are, and a dropped one
 * keeps its history. Throws BAD_USER_INPUT, NOT_FOUND or COMING_SOON, and then nothing is changed.
 */
export async function chooseChapters(context: Context, choices: readonly ChapterChoice[]): Promise<Standing> {
  const { em, course } = context;
  const viewer = await requireViewer(context);
  if (choices.length === 0) throw new DomainError('BAD_USER_INPUT', 'Please choose at least one chapter.');
  for (const { chapterId, chosen } of choices) {
    const { comingSoon, name } = course.chapter(chapterId);
    if (chosen && comingSoon) throw new DomainError('COMING_SOON', `${name} is coming soon. It can be chosen then.`);
  }
  const wanted = new Map(choices.map(({ chapterId, chosen }) => [chapterId, chosen]));
  await withLockedUser({ em, viewer }, async (tx, user) => {
    const rows = [...wanted].map(([chapter, chosen]) => ({ user: user.id, chapter, chosen }));
    await tx.upsertMany(UserChapter, rows, { onConflictMergeFields: ['chosen'] });
    const plan = await readPlan(tx, user, course);
    if (!plan.some(({ chosen }) => chosen)) {
      throw new DomainError('BAD_USER_INPUT', 'Please leave at least one chapter in your plan.');
    }
    setCurrentChapter(tx, user, currentChapterAfterChoosing(plan, user.currentChapter?.id ?? null));
  });
  return readStanding(context);
}

/** Marks a chapter's video as watched or as unwatched; doing so twice changes nothing. */
export async function markVideo(context: Context, chapterId: number, watched: boolean): Promise<ChapterStanding> {
  const { userId } = await requireViewer(context);
  const chapter = context.course.chapter(chapterId);
  await context.em.upsert(
    UserChapter,
    { user: userId, chapter: chapter.id, videoCompleted: watched },
    { onConflictMergeFields: ['videoCompleted'] },
  );
  return chapterStanding(await readStanding(context), chapter);
}

/** Moves the student on to the next chapter to pass. Throws CHAPTER_NOT_PASSED while the stored grade is too low. */
export async function advanceChapter(context: Context, chapterId: number): Promise<Advanced> {
  const { em, course } = context;
  const viewer = await requireViewer(context);
  const chapter = course.chapter(chapterId);
  const completed = await withLockedUser({ em, viewer }, async (tx, user) => {
    const plan = await readPlan(tx, user, course);
    const grade = plan.find((entry) => entry.chapterId === chapter.id)?.quizGrade ?? null;
    if (!isPassed(grade)) {
      throw new DomainError(
        'CHAPTER_NOT_PASSED',
        `${chapter.name} is not passed yet: its quiz needs ${PASSED_FROM} % or more.`,
      );
    }
    const next = nextChapter(plan);
    if (next !== null) setCurrentChapter(tx, user, next.chapterId);
    return next === null;
  });
  return { user: await readStanding(context), completed };
}
