import {
  MOST_DAYS_OFF,
  MOST_PLAN_DAYS,
  MOST_PLAN_MINUTES,
  PLAN_KINDS,
  type PlanKind,
} from '../../../../schema/rules/plan';
import { requireViewer, type Context } from '../../context';
import { milliseconds } from '../../database/timestamps';
import { DomainError } from '../../errors';
import { readStudentById } from '../../progress/progress.service';
import { planOf } from '../../progress/student-progress';
import type { User } from '../../progress/user.type';
import { readEndedWork } from '../../quiz/student-knowledge';
import { calendarIn, formatDay, isZone, parseDay, type Day } from './day';
import type { ExamPlan, ExamPlanStep } from './exam-plan.type';
import { gatherFacts } from './gather-facts';
import { makePlan } from './make-plan';
import type { PlanInputs, PlanStep } from './plan';

export interface PlanWish {
  readonly kind: PlanKind;
  readonly date: string;
  readonly minutes: readonly number[];
  readonly daysOff: readonly string[];
  readonly chapterIds: readonly number[];
  readonly zone: string;
}

interface StoredPlan extends PlanWish {
  readonly beganOn: string;
}

const refuse = (message: string, field: string) => new DomainError('BAD_USER_INPUT', message, field);

/** What may be stored. Throws BAD_USER_INPUT, NOT_FOUND for a chapter, COMING_SOON. */
function checkWish({ course, now }: Context, wish: PlanWish): PlanWish {
  const { kind, minutes, zone, chapterIds } = wish;
  if (!PLAN_KINDS.includes(kind)) throw refuse('Please choose the exam or a test.', 'kind');
  if (!isZone(zone)) throw refuse('This time zone is not known.', 'zone');
  const today = calendarIn(zone)(now);
  const date = parseDay(wish.date);
  if (date === null || date <= today || date > today + MOST_PLAN_DAYS)
    throw refuse('Please choose a date after today and within a year.', 'date');
  const isAllowed = (one: number) => Number.isInteger(one) && one >= 0 && one <= MOST_PLAN_MINUTES;
  if (minutes.length !== 7 || !minutes.every(isAllowed))
    throw refuse(`Please give each of the seven weekdays 0 to ${MOST_PLAN_MINUTES} minutes.`, 'minutes');
  if (minutes.every((one) => one === 0)) throw refuse('Please give at least one weekday some minutes.', 'minutes');
  const daysOff = [...new Set(wish.daysOff)].sort();
  if (daysOff.length > MOST_DAYS_OFF || daysOff.some((day) => parseDay(day) === null))
    throw refuse(`Please choose at most ${MOST_DAYS_OFF} days off, each a day of the calendar.`, 'daysOff');
  if (kind === 'test' && chapterIds.length === 0)
    throw refuse('Please choose the chapters that the test is about.', 'chapterIds');
  const chapters = kind === 'exam' ? [] : [...new Set(chapterIds)].map((id) => course.chapter(id));
  const missing = chapters.find(({ comingSoon }) => comingSoon);
  if (missing !== undefined) throw new DomainError('COMING_SOON', `${missing.name} is coming soon.`, 'chapterIds');
  return { ...wish, daysOff, chapterIds: chapters.map(({ id }) => id) };
}

async function findPlan({ db }: Pick<Context, 'db'>, userId: number): Promise<StoredPlan | null> {
  const row = await db.kysely.selectFrom('exam_plan').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { kind, date, began_on: beganOn, minutes, days_off: daysOff, chapter_ids: chapterIds, zone } = row;
  return { kind, date, beganOn, minutes, daysOff, chapterIds, zone };
}

/** Stored days were checked when they were saved. */
const dayOf = (text: string): Day => parseDay(text) ?? 0;

function inputsOf({ kind, date, beganOn, minutes, daysOff }: StoredPlan): PlanInputs {
  return { kind, date: dayOf(date), from: dayOf(beganOn), minutes, daysOff: new Set(daysOff.map(dayOf)) };
}

/** For the exam, the study plan; all of the course for a student who has chosen nothing. */
function chosenFor({ kind, chapterIds }: PlanWish, student: User): ReadonlySet<number> {
  if (kind === 'test') return new Set(chapterIds);
  const plan = planOf(student);
  const chosen = plan.filter((entry) => entry.chosen);
  return new Set((chosen.length > 0 ? chosen : plan).map(({ chapterId }) => chapterId));
}

async function viewPlan(context: Context, userId: number, stored: StoredPlan): Promise<ExamPlan> {
  const { db, course, learner, now } = context;
  const student = await readStudentById(context, userId);
  const watched = await db.kysely
    .selectFrom('lesson_position')
    .select(['chapter_id', milliseconds('saved_at').as('savedAt')])
    .where('user_id', '=', userId)
    .execute();
  const inputs = inputsOf(stored);
  const chosen = chosenFor(stored, student);
  const facts = gatherFacts(inputs, chosen, {
    course,
    student,
    model: await learner.newestModel(),
    work: await readEndedWork(db.kysely, userId),
    watchedAt: new Map(watched.map(({ chapter_id: id, savedAt }) => [id, savedAt])),
    now,
    dayAt: calendarIn(stored.zone),
  });
  const plan = makePlan(inputs, facts);
  return {
    id: String(userId),
    kind: stored.kind,
    date: stored.date,
    isOver: plan.state === 'over',
    minutes: stored.minutes,
    daysOff: stored.daysOff,
    zone: stored.zone,
    chapters: course.chapters.filter(({ id }) => chosen.has(id)),
    days: plan.days.map(({ day, minutes, steps }) => ({
      date: formatDay(day),
      minutes,
      steps: steps.map((step) => stepOf(step, context)),
    })),
    leftOut: plan.leftOut.map(({ chapterId, points }) => ({ chapter: course.chapter(chapterId), points })),
    curve: plan.curve.map(({ day, withPlan, without }) => ({ date: formatDay(day), withPlan, without })),
  };
}

function stepOf(step: PlanStep, { course }: Pick<Context, 'course'>): ExamPlanStep {
  return {
    kind: step.kind,
    minutes: Math.max(1, Math.round(step.minutes)),
    questions: 'questions' in step ? step.questions : null,
    chapter: 'chapterId' in step ? course.chapter(step.chapterId) : null,
    topics: step.kind === 'review' ? step.topicIds.map((id) => course.topic(id)) : [],
    freeResponseId: step.kind === 'freeResponse' ? course.freeResponseVersion(step.id).definition.id : null,
  };
}

/** The student's plan as of now; null before one is made. */
export async function readExamPlan(context: Context): Promise<ExamPlan | null> {
  const { userId } = await requireViewer(context);
  const stored = await findPlan(context, userId);
  return stored && viewPlan(context, userId, stored);
}

/** Makes a plan, or replaces it. The time counts from the first plan for this date on. Throws as `checkWish` does. */
export async function saveExamPlan(context: Context, given: PlanWish): Promise<ExamPlan> {
  const { userId } = await requireViewer(context);
  const wish = checkWish(context, given);
  const row = {
    kind: wish.kind,
    date: wish.date,
    began_on: formatDay(calendarIn(wish.zone)(context.now)),
    minutes: JSON.stringify(wish.minutes),
    days_off: JSON.stringify(wish.daysOff),
    chapter_ids: JSON.stringify(wish.chapterIds),
    zone: wish.zone,
  };
  const { beganOn } = await context.db.kysely
    .insertInto('exam_plan')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ case: when, and, eb, ref }) => ({
        ...row,
        began_on: when()
          .when(and([eb('exam_plan.date', '=', row.date), eb('exam_plan.kind', '=', row.kind)]))
          .then(ref('exam_plan.began_on'))
          .else(row.began_on)
          .end(),
      })),
    )
    .returning('began_on as beganOn')
    .executeTakeFirstOrThrow();
  return viewPlan(context, userId, { ...wish, beganOn });
}

/** Whether there was a plan. */
export async function deleteExamPlan(context: Context): Promise<boolean> {
  const { userId } = await requireViewer(context);
  const { numDeletedRows } = await context.db.kysely
    .deleteFrom('exam_plan')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
