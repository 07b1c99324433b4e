import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../src/account/token';
import type { Context } from '../src/context';
import { loadCourse, type Course } from '../src/course/course';
import { importIfChanged } from '../src/course/import/import-course';
import type { Database } from '../src/database/database';
import {
  saveFreeResponse,
  scoreOwnPoint,
  startFreeResponse,
  submitFreeResponse,
} from '../src/free-response/attempt.service';
import { runIn } from '../src/database/statement';
import { LearnerStore, readPublished } from '../src/learner/store/learner-store';
import { publishIfDue } from '../src/learner/store/publish-parameters';
import { loadStudent, type StoredStudent } from '../src/learner/student-json';
import { hashPassword } from '../src/account/password';
import { deleteAccount } from '../src/my-data/my-data.service';
import { saveAnswer } from '../src/quiz/attempt.service';
import { finishQuiz } from '../src/quiz/finish-quiz.service';
import { answerSource } from '../src/quiz/answer-source';
import type { GivenAnswer } from '../src/quiz/grading';
import { catalogOf } from '../src/quiz/learner-catalog';
import type { QuizAttempt } from '../src/quiz/quiz-attempt.type';
import { startQuiz } from '../src/quiz/start-quiz.service';
import { foldWork, readEndedQuizzes, readEndedWork } from '../src/quiz/student-knowledge';
import { readLearning } from '../src/review/learning.service';
import { regradeQuestion } from '../src/review/regrade';
import { newForm } from './support/api-clients';
import { contextFactory } from './support/context';
import { openTestDatabase } from './support/database';
import { insertFreeResponse, rightAnswer, sampleFreeResponse } from './support/free-responses';
import { runSql } from './support/sql';

const START = new Date('2026-11-20T18:00:00Z').getTime();
const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const STUDENTS = 4;
const FREE_RESPONSES = ['sample-1', 'sample-2'] as const;

let db: Database;
let course: Course;
let contextOf: (accessToken: string | undefined, now: Date) => Context;
beforeAll(async () => {
  db = await openTestDatabase();
  await importIfChanged(db, 'course', new Date(START));
  for (const [index, id] of FREE_RESPONSES.entries()) await insertFreeResponse(db, sampleFreeResponse(id, index + 1));
  course = await loadCourse(db);
  contextOf = contextFactory(db, course);
});
afterAll(() => db.close());

const PASSWORD = 'Marginal1';
const passwordHash = hashPassword(PASSWORD);

/** A student with a session, without the time that a sign-up takes over the password. */
async function newStudent(now: Date): Promise<string> {
  const { username, email } = newForm();
  const { id } = await db.kysely
    .insertInto('users')
    .values({ username, email, password_hash: await passwordHash, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken(id);
  await db.kysely
    .insertInto('session')
    .values({
      user_id: id,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + YEAR_MS),
    })
    .execute();
  return token;
}

/** Answers of which about `right` of 10 are right. */
function answersTo({ questions }: QuizAttempt, right: number): GivenAnswer[] {
  return questions.map(({ question, answers }, index) => {
    const isKey = (id: number) => course.question(question.id).answers.some((one) => one.id === id && one.isCorrect);
    const wanted = answers.find(({ id }) => isKey(id) === (index * 7) % 10 < right);
    return { questionId: question.id, given: { choice: wanted!.id } };
  });
}

/** Hours after the start of a quiz at which its first answers are saved; the others come with the submission. */
type EarlyAnswers = readonly number[];

async function saveEarly(
  token: string,
  attempt: QuizAttempt,
  given: readonly GivenAnswer[],
  now: Date,
  early: EarlyAnswers,
): Promise<void> {
  for (const [index, hours] of early.entries()) {
    const { questionId, given: answer } = given[index]!;
    const context = contextOf(token, new Date(now.getTime() + hours * HOUR_MS));
    await saveAnswer(context, { attemptId: attempt.id, questionId, given: answer, certainty: null });
  }
}

/** Saves some answers, then starts over twice and submits: at once, or too late. Returns how many requests were refused. */
async function startOver(
  token: string,
  chapterId: number,
  right: number,
  now: Date,
  early: EarlyAnswers,
  atOnce: boolean,
): Promise<number> {
  const request = { type: 'chapterQuiz', chapterId } as const;
  const attempt = await startQuiz(contextOf(token, now), request, false);
  const given = answersTo(attempt, right);
  await saveEarly(token, attempt, given, now, early);
  const restart = startQuiz(contextOf(token, now), request, true);
  if (!atOnce) await restart;
  const ends = await Promise.allSettled([
    restart,
    finishQuiz(contextOf(token, now), attempt.id, given),
    startQuiz(contextOf(token, now), request, true),
  ]);
  const refused = ends.filter((end) => end.status === 'rejected');
  // Without an early answer it was deleted.
  for (const { reason } of refused) expect(['QUIZ_FINISHED', 'NOT_FOUND']).toContain(reason.code);
  return refused.length;
}

/** What a student does with a free response: each request twice, as one whose reply was lost. */
interface Response {
  readonly question: number;
  readonly parts: readonly string[];
  readonly ownScores: readonly boolean[];
}

async function respond(token: string, { question, parts, ownScores }: Response, now: Date): Promise<void> {
  const context = () => contextOf(token, now);
  const { id: attemptId, revision } = await startFreeResponse(context(), FREE_RESPONSES[question]!);
  const given = { ...rightAnswer, parts: Object.fromEntries(parts.map((part) => [part, rightAnswer.parts[part]!])) };
  await saveFreeResponse(context(), { attemptId, answer: JSON.stringify(given), revision, seconds: 60 });
  await Promise.all([1, 2].map(() => submitFreeResponse(context(), attemptId, revision + 1)));
  if (!parts.includes('d')) return;
  for (const [index, isEarned] of ownScores.entries())
    for (let sent = 0; sent < 2; sent += 1) await scoreOwnPoint(context(), attemptId, ['d-1', 'd-2'][index]!, isEarned);
}

async function take(
  token: string,
  chapterId: number,
  right: number,
  now: Date,
  early: EarlyAnswers = [],
): Promise<() => Promise<number | null>> {
  const attempt = await startQuiz(contextOf(token, now), { type: 'chapterQuiz', chapterId }, false);
  const given = answersTo(attempt, right);
  // The last one saved is changed by the submission.
  const saved = given.with(early.length - 1, answersTo(attempt, 10 - right).at(early.length - 1)!);
  await saveEarly(token, attempt, saved, now, early);
  return async () => (await finishQuiz(contextOf(token, now), attempt.id, given)).attempt.score;
}

/** What an author does to a key: another choice of an answered question becomes the right one. */
async function changeAKey(now: Date): Promise<void> {
  const [asked] = await runSql<{ id: number; stableId: string }>(
    db,
    `select q.id, q.stable_id as "stableId" from question q join attempt_question a on a.question_id = q.id
     join quiz_attempt t on t.id = a.attempt_id
     where t.finish_number is not null and a.given is not null order by q.id desc limit 1`,
  );
  if (asked === undefined) return;
  const [other] = await runSql<{ id: number }>(
    db,
    'select id from answer where question_id = $1 and not is_correct and not retired order by id limit 1',
    [asked.id],
  );
  await runSql(db, 'update answer set is_correct = false where question_id = $1', [asked.id]);
  await runSql(db, 'update answer set is_correct = true where id = $1', [other!.id]);
  await regradeQuestion(db, asked.stableId, now);
}

interface StoredRow {
  readonly userId: number;
  readonly parameters: string;
  readonly state: StoredStudent | null;
}

const storedStates = () =>
  runSql<StoredRow>(db, 'select user_id as "userId", parameters, state from learner_state order by user_id');

/** All numbers of a state, by their paths. */
function numbersOf(value: unknown, path = ''): (readonly [path: string, value: number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, inner]) => numbersOf(inner, `${path}/${key}`));
}

/** Every stored state is what folding the student's answers gives, but for what rounding at each finish adds up to. */
async function expectStatesOfAFold(): Promise<number> {
  const model = await new LearnerStore(db.kysely, catalogOf(course)).newestModel();
  let compared = 0;
  for (const { userId, parameters, state } of await storedStates()) {
    if (state === null || parameters !== model.key) continue;
    const { student } = foldWork(model, await readEndedWork(db.kysely, userId));
    const [stored, folded] = [new Map(numbersOf(loadStudent(state))), numbersOf(student)];
    expect([userId, stored.size]).toEqual([userId, folded.length]);
    for (const [path, value] of folded) {
      expect([path, Math.abs((stored.get(path) ?? NaN) - value) < 1e-4]).toEqual([path, true]);
    }
    compared += 1;
  }
  return compared;
}

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      // Who takes which chapter, and how well; all at once.
      quizzes: fc.array(
        fc.record({
          student: fc.nat({ max: STUDENTS - 1 }),
          chapter: fc.integer({ min: 1, max: 3 }),
          right: fc.nat({ max: 10 }),
          // Some before the start and some after the submission: the clock is set.
          early: fc.array(fc.integer({ min: -2000, max: 200 }), { maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      hours: fc.integer({ min: 1, max: 500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('startOver' as const),
      student: fc.nat({ max: STUDENTS - 1 }),
      chapter: fc.integer({ min: 1, max: 3 }),
      right: fc.nat({ max: 10 }),
      early: fc.array(fc.integer({ min: -2000, max: 200 }), { minLength: 1, maxLength: 4 }),
      atOnce: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('respond' as const),
      student: fc.nat({ max: STUDENTS - 1 }),
      question: fc.nat({ max: FREE_RESPONSES.length - 1 }),
      parts: fc.subarray(['b', 'c', 'd']),
      ownScores: fc.array(fc.boolean(), { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'regrade' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), student: fc.nat({ max: STUDENTS - 1 }) }) },
);

describe('the stored learner states', () => {
  it('equal a fold of the answers after concurrent and repeated finishes, free responses, restarts, regrades and deletions', async () => {
    let [compared, tooLate] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 7 }), async (actions) => {
        let now = START;
        const students = await Promise.all(Array.from({ length: STUDENTS }, () => newStudent(new Date(now))));
        for (const step of actions) {
          if (step.kind === 'finish') {
            now += step.hours * HOUR_MS;
            const at = new Date(now);
            const finishes = await Promise.all(
              step.quizzes.map(({ student, chapter, right, early }) =>
                take(students[student]!, chapter, right, at, early),
              ),
            );
            const scores = await Promise.all([...finishes, ...finishes].map((finish) => finish()));
            expect(scores.slice(finishes.length)).toEqual(scores.slice(0, finishes.length));
          } else if (step.kind === 'startOver')
            tooLate += await startOver(
              students[step.student]!,
              step.chapter,
              step.right,
              new Date(now),
              step.early,
              step.atOnce,
            );
          else if (step.kind === 'respond') await respond(students[step.student]!, step, new Date(now));
          else if (step.kind === 'regrade') await changeAKey(new Date(now));
          else {
            await deleteAccount(contextOf(students[step.student], new Date(now)), PASSWORD);
            students[step.student] = await newStudent(new Date(now));
          }
        }
        compared += await expectStatesOfAFold();
      }),
      { numRuns: 10 },
    );
    expect(compared).toBeGreaterThan(10);
    expect(tooLate).toBeGreaterThan(0);
  }, 120_000);

  it('are dropped by a regrade of a question that was answered only in a quiz that was started over', async () => {
    const now = new Date(START);
    const token = await newStudent(now);
    const request = { type: 'chapterQuiz', chapterId: 1 } as const;
    const abandoned = await startQuiz(contextOf(token, now), request, false);
    const [given] = answersTo(abandoned, 10);
    await saveAnswer(contextOf(token, now), { attemptId: abandoned.id, ...given!, certainty: null });
    const attempt = await startQuiz(contextOf(token, now), request, true);
    await finishQuiz(contextOf(token, now), attempt.id, answersTo(attempt, 5));
    const { userId } = (await contextOf(token, now).findViewer())!;
    const stateOf = async () => (await storedStates()).find((row) => row.userId === userId)!.state;
    expect((await stateOf())!.user[2]).toBe(attempt.questions.length + 1);
    const regraded = await regradeQuestion(db, course.question(given!.questionId).stableId, now);
    expect([regraded!.answers, await stateOf()]).toEqual([0, null]);
  });

  it('are dropped by a finish that read an older one, and folded again by the next', async () => {
    const now = new Date(START);
    const token = await newStudent(now);
    const finishes = [await take(token, 1, 6, now), await take(token, 2, 6, now), await take(token, 3, 6, now)];
    await finishes[0]!();
    const { userId } = (await contextOf(token, now).findViewer())!;
    const stateOf = async () => (await storedStates()).find((row) => row.userId === userId)!.state;
    expect(await stateOf()).not.toBeNull();
    // As if another finish had come in between reading and writing.
    const racing = contextOf(token, now);
    const query: Database['query'] = async (statement, values) => {
      if (statement.name === 'finish_attempt')
        await runSql(db, 'update learner_state set revision = revision + 1 where user_id = $1', [userId]);
      return db.query(statement, values);
    };
    const attempt = await startQuiz(racing, { type: 'chapterQuiz', chapterId: 2 }, false);
    await finishQuiz({ ...racing, db: { ...db, query } }, attempt.id, answersTo(attempt, 6));
    expect(await stateOf()).toBeNull();
    await finishes[2]!();
    expect((await stateOf())!.user[2]).toBe(
      (await readEndedQuizzes(db.kysely, userId)).flatMap(({ answers }) => answers).length,
    );
    await expectStatesOfAFold();
  });

  it('are folded again with the newest difficulties once these are published', async () => {
    const now = new Date(START);
    const token = await newStudent(now);
    await (
      await take(token, 1, 6, now)
    )();
    const { userId } = (await contextOf(token, now).findViewer())!;
    const rowOf = async () => (await storedStates()).find((row) => row.userId === userId)!;
    const before = await rowOf();
    await runSql(db, `insert into learner_parameters (published_at, answers, items, topics) values ($1, 1, $2, '[]')`, [
      now,
      JSON.stringify(course.questions.map(({ id }) => ({ id: String(id), mean: 1.5, variance: 0.01 }))),
    ]);
    await (
      await take(token, 2, 6, now)
    )();
    expect((await rowOf()).parameters).not.toBe(before.parameters);
    await expectStatesOfAFold();
    await runSql(db, 'delete from learner_parameters');
  });
});

describe('publishing difficulties', () => {
  const publish = () => publishIfDue(db.kysely, catalogOf(course), answerSource, new Date(START + YEAR_MS));

  it('waits for 500 new answers, then publishes what all students taught, once among concurrent servers', async () => {
    await runSql(db, 'truncate users cascade');
    await runSql(db, 'truncate learner_parameters, learner_report restart identity');
    const now = new Date(START);
    const chapters = course.chapters.filter(({ comingSoon }) => !comingSoon).slice(0, 12);
    let answers = 0;
    for (let student = 0; answers < 500; student += 1) {
      const token = await newStudent(now);
      for (const { id, topics } of chapters) {
        await (
          await take(token, id, 9, new Date(START + student * HOUR_MS))
        )();
        answers += topics.length > 1 ? topics.length * 3 : 6;
      }
    }
    const versions = await Promise.all([publish(), publish(), publish()]);
    expect(versions.filter((version) => version !== null)).toHaveLength(1);
    const row = await readPublished(db.kysely);
    expect(row.params).toHaveProperty('secondStageAnswers');
    expect(row.answers).toBeGreaterThanOrEqual(500);
    const asked = await runSql<{ n: number }>(db, 'select count(distinct question_id)::int as n from attempt_question');
    expect(row.items).toHaveLength(asked[0]!.n);
    expect(row.items.every(({ mean, variance }) => Number.isFinite(mean) && variance > 0)).toBe(true);
    expect(await publish()).toBeNull();
  }, 60_000);

  it('changes what is believed of a student who answered before', async () => {
    const token = await newStudent(new Date(START));
    await (
      await take(token, 1, 7, new Date(START))
    )();
    const estimates = async () =>
      (await readLearning(contextOf(token, new Date(START)))).topics.map(({ estimate }) => estimate);
    const before = await estimates();
    await runSql(
      db,
      `insert into learner_parameters (published_at, answers, items, topics) values (now(), 1, $1, '[]')`,
      [JSON.stringify(course.questions.map(({ id }) => ({ id: String(id), mean: 2, variance: 0.01 })))],
    );
    // Right answers to hard questions say more.
    (await estimates()).forEach((estimate, index) => expect(estimate).toBeGreaterThan(before[index]!));
  });
});

// The embedded database has one connection, on which everything waits for everything.
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('two students who finish at the same time', () => {
  it('never wait for each other, even while the transaction of one is held open', async () => {
    const now = new Date(START);
    const [first, second] = [await newStudent(now), await newStudent(now)];
    const finish = await take(second, 1, 6, now);
    const attempt = await startQuiz(contextOf(first, now), { type: 'chapterQuiz', chapterId: 1 }, false);
    await db.kysely.transaction().execute(async (transaction) => {
      const held: Database['query'] = (statement, values) => runIn(transaction, statement, values);
      await finishQuiz({ ...contextOf(first, now), db: { ...db, query: held } }, attempt.id, answersTo(attempt, 6));
      // Everything that the first student's finish wrote is locked now.
      expect(await finish()).toBeGreaterThan(50);
    });
    await expectStatesOfAFold();
  });
});
