import { randomUUID } from 'node:crypto';
import { isExtraTime, sectionTime, type ExtraTime, type MockLength } from '../../../../schema/rules/mock';
import { seededRandom } from '../../../../schema/rules/quiz';
import { countNewAttempt, countSavedWork } from '../../account/stored-work';
import { requireViewer, type Context } from '../../context';
import { inTransaction } from '../../database/transaction';
import { DomainError } from '../../errors';
import { readAnswer } from '../../free-response/read-answer';
import { asAsked, chooseResponses, formsLeft, formsOf } from './choose-exam';
import { changeExam } from './change-exam';
import { mark, pause, resume, startSectionTwo, submit, write, type MockState, type SentMark } from './exam-state';
import { findExam, insertExam, readExams, type MockExamRow } from './mock-store';
import type { MockExam, MockExams, MockQuestion, MockResponseQuestion } from './mock.type';
import { readResponsePoints, viewExam } from './mock-view';

function refuseUnknown(): never {
  throw new DomainError('NOT_FOUND', 'This mock exam does not exist.');
}

/** One step of an exam of the student who asks. Throws NOT_FOUND, and what the step throws. */
async function change(
  context: Context,
  examId: string,
  step: (exam: MockState, now: number) => MockState,
): Promise<MockExamRow> {
  const { db, course, now } = context;
  const { userId } = await requireViewer(context);
  const exam = await inTransaction(db.kysely, (transaction) =>
    changeExam(transaction, { userId, id: examId }, course, (found) => step(found, now.getTime()), now),
  );
  return exam ?? refuseUnknown();
}

/** An exam that has run out of time is ended before it is shown. */
const settled = (context: Context, exam: MockExamRow) => change(context, exam.id, (state) => state);

async function view(context: Context, exam: MockExamRow): Promise<MockExam> {
  const points = await readResponsePoints(context.db.kysely, exam.userId, [exam]);
  return viewExam(exam, points, context.course, context.now);
}

/** Throws NOT_FOUND. */
export async function readMockExam(context: Context, examId: string): Promise<MockExam> {
  const { userId } = await requireViewer(context);
  const exam = (await findExam(context.db.kysely, userId, examId)) ?? refuseUnknown();
  return view(context, exam.finishedAt === null ? await settled(context, exam) : exam);
}

async function readExtraTime({ db }: Context, userId: number): Promise<ExtraTime> {
  const setting = await db.kysely
    .selectFrom('exam_setting')
    .select('extra_time')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const extraTime = setting?.extra_time ?? 1;
  return isExtraTime(extraTime) ? extraTime : 1;
}

const seenIn = (exams: readonly MockExamRow[]) =>
  new Set(exams.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)));

/** The student's exams, what is left to take, and the time that the next one gives. */
export async function readMockExams(context: Context): Promise<MockExams> {
  const { db, course, now } = context;
  const { userId } = await requireViewer(context);
  const stored = await readExams(db.kysely, userId);
  const exams = await Promise.all(
    stored.map((exam) => (exam.finishedAt === null ? settled(context, exam) : Promise.resolve(exam))),
  );
  const points = await readResponsePoints(db.kysely, userId, exams);
  const seen = seenIn(exams);
  return {
    id: String(userId),
    exams: exams.map((exam) => viewExam(exam, points, course, now)),
    fullFormsLeft: formsLeft(formsOf(course), 'full', seen).length,
    halfFormsLeft: formsLeft(formsOf(course), 'half', seen).length,
    extraTime: await readExtraTime(context, userId),
  };
}

/** The factor of a section's time, from the next exam on. Throws BAD_USER_INPUT for another one than 1, 1.25, 1.5 and 2. */
export async function setExtraTime(context: Context, extraTime: number): Promise<MockExams> {
  const { userId } = await requireViewer(context);
  if (!isExtraTime(extraTime)) throw new DomainError('BAD_USER_INPUT', 'Extra time is 1, 1.25, 1.5 or 2.');
  await context.db.kysely
    .insertInto('exam_setting')
    .values({ user_id: userId, extra_time: extraTime })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ extra_time: extraTime }))
    .execute();
  return readMockExams(context);
}

async function triedVersions({ db }: Context, userId: number): Promise<ReadonlySet<number>> {
  const tried = await db.kysely
    .selectFrom('free_response_attempt')
    .select('free_response_id')
    .distinct()
    .where('owner_id', '=', userId)
    .execute();
  return new Set(tried.map(({ free_response_id }) => free_response_id));
}

const NONE_LEFT: Readonly<Record<MockLength, string>> = {
  full: 'You have seen all full mock exams that we have.',
  half: 'You have seen all half mock exams that we have.',
};

/** A new exam, whose section I begins now, with a form that the student has not seen. Throws NO_QUESTIONS. */
async function newExam(context: Context, userId: number, length: MockLength, seen: ReadonlySet<number>) {
  const { course, now } = context;
  const [form] = formsLeft(formsOf(course), length, seen);
  if (form === undefined) throw new DomainError('NO_QUESTIONS', NONE_LEFT[length]);
  const random = seededRandom(Math.floor(context.random() * 2 ** 31));
  const extraTime = await readExtraTime(context, userId);
  const startedAt = now.getTime();
  return {
    ...{ id: randomUUID(), userId, length, extraTime, startedAt, form: form.number, timed: true, marks: {} },
    questions: asAsked(form.questions, random),
    responses: length === 'half' ? [] : chooseResponses(course, await triedVersions(context, userId), random),
    deadline: startedAt + sectionTime(1, length, extraTime),
    pausedAt: null,
    breakSince: null,
    sectionTwoStartedAt: null,
    finishedAt: null,
  } satisfies MockExamRow;
}

/**
 * Continues the exam under way, of whatever length, or starts one. Of two concurrent starts, both get the one that was first. Throws
 * NO_QUESTIONS or TOO_MANY_ATTEMPTS.
 */
export async function startMockExam(context: Context, length: MockLength): Promise<MockExam> {
  const { kysely } = context.db;
  const { userId } = await requireViewer(context);
  const exams = await readExams(kysely, userId);
  const unfinished = exams.find(({ finishedAt }) => finishedAt === null);
  const underWay = unfinished && (await settled(context, unfinished));
  if (underWay?.finishedAt === null) return view(context, underWay);
  await countNewAttempt(context, userId);
  const exam = await newExam(context, userId, length, seenIn(exams));
  if (await insertExam(kysely, exam)) return view(context, exam);
  const first = (await readExams(kysely, userId)).find(({ finishedAt }) => finishedAt === null);
  if (first === undefined) {
    throw new DomainError('QUIZ_FINISHED', 'This mock exam was just submitted elsewhere. Please start again.');
  }
  return view(context, first);
}

/** Saves what a student did with a question of section I. Throws NOT_FOUND, QUIZ_FINISHED or BAD_USER_INPUT. */
export async function saveMockAnswer(context: Context, examId: string, sent: SentMark): Promise<MockQuestion> {
  const exam = await change(context, examId, (state, now) => mark(state, sent, now));
  const marked = viewExam(exam, new Map(), context.course, context.now).questions[sent.position - 1];
  return marked ?? refuseUnknown();
}

export interface ResponseToSave {
  /** From 1. */
  readonly position: number;
  /** JSON. */
  readonly answer: string;
  readonly revision: number;
}

/** Saves an answer of section II. Throws NOT_FOUND, NEWER_WORK, QUIZ_FINISHED, TOO_MANY_ATTEMPTS or BAD_USER_INPUT. */
export async function saveMockResponse(
  context: Context,
  examId: string,
  { position, answer, revision }: ResponseToSave,
): Promise<MockResponseQuestion> {
  const { db, course } = context;
  const { userId } = await requireViewer(context);
  const stored = (await findExam(db.kysely, userId, examId))?.responses[position - 1] ?? refuseUnknown();
  const read = readAnswer(answer, course.freeResponseVersion(stored.versionId).definition);
  await countSavedWork(context, userId, JSON.stringify(stored.answer), JSON.stringify(read));
  const exam = await change(context, examId, (state, now) => write(state, position - 1, read, revision, now));
  const saved = viewExam(exam, new Map(), course, context.now).responses[position - 1];
  return saved ?? refuseUnknown();
}

/** Stops the clock, after which the result is not timed, or lets it run on. Throws NOT_FOUND or QUIZ_FINISHED. */
export const pauseMockExam = async (context: Context, examId: string, paused: boolean): Promise<MockExam> =>
  view(context, await change(context, examId, paused ? pause : resume));

/** Throws NOT_FOUND, BAD_USER_INPUT or QUIZ_FINISHED. */
export const startMockSectionTwo = async (context: Context, examId: string): Promise<MockExam> =>
  view(context, await change(context, examId, startSectionTwo));

/** Submits a section with what was saved, once; a repeated request changes nothing. Throws NOT_FOUND or BAD_USER_INPUT. */
export async function submitMockSection(context: Context, examId: string, section: number): Promise<MockExam> {
  if (section !== 1 && section !== 2) throw new DomainError('BAD_USER_INPUT', 'An exam has the sections 1 and 2.');
  return view(context, await change(context, examId, (state, now) => submit(state, section, now)));
}
