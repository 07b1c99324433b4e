import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../src/my-data/my-data.service';
import { sessionOf } from '../src/account/session';
import { Session } from '../src/account/session.entity';
import { hashToken, newToken } from '../src/account/token';
import { User } from '../src/account/user.entity';
import { requireViewer, type Context } from '../src/context';
import { loadCourse, type Course } from '../src/course/course';
import { importIfChanged } from '../src/course/import/import-course';
import type { Database } from '../src/database/database';
import { milliseconds } from '../src/database/milliseconds';
import { createLimits } from '../src/http/rate-limits';
import type { AttemptView } from '../src/quiz/attempt-view';
import { finishQuiz, type GivenAnswer } from '../src/quiz/finish-quiz.service';
import { rowsOf, type StateRows } from '../src/learner/rows';
import { newState } from '../src/learner/state';
import { update } from '../src/learner/update';
import { daysOf } from '../src/learner/memory/days';
import { factsOf, introduce } from '../src/learner/memory/facts';
import { recordFinish } from '../src/learner/memory/record-finish';
import { openMemory, rebuildMemory } from '../src/learner/memory/rebuild';
import { readRows, TABLE_NAMES } from '../src/learner/memory/tables';
import { regradeQuestion } from '../src/review/regrade';
import { startQuiz } from '../src/quiz/start-quiz.service';
import { openTestDatabase } from './support/database';
import { newForm } from './support/api-clients';

const START = new Date('2026-11-20T18:00:00Z').getTime();
const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const STUDENTS = 4;

let db: Database;
let course: Course;
beforeAll(async () => {
  db = await openTestDatabase();
  await importIfChanged(db, 'course', new Date(START));
  course = await loadCourse(db);
  await openMemory(db, course);
});
afterAll(() => db.close());

const ask = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values);

/** Rebuilds that go on behind the answers, as on a real server. */
const underWay: Promise<void>[] = [];

function contextOf(accessToken: string | undefined, now: Date): Context {
  return {
    ...sessionOf(db, accessToken, now),
    ...{ db, em: db.fork(), course, now, random: () => 0.37 },
    ...{ wakeSender: () => undefined, wakeLearner: () => void underWay.push(rebuildMemory(db, course)) },
    ...{ limits: createLimits(null, {}, () => undefined), note: () => undefined, ip: 'test' },
    ...{ publicUrl: '', contactEmail: '', uniformRetrieve: false },
  };
}

/** Without a sign-up, which takes its time over the password. */
async function newStudent(now: Date): Promise<string> {
  const { username, email } = newForm();
  const token = newToken();
  const em = db.fork();
  const user = em.create(User, { username, email, passwordHash: '', createdAt: now, currentChapter: null });
  const expiresAt = new Date(now.getTime() + YEAR_MS);
  em.create(Session, { user, tokenHash: hashToken(token), createdAt: now, expiresAt });
  await em.flush();
  return token;
}

/** Answers of which about `right` of 10 are right. */
function answersTo({ questions }: AttemptView, right: number): GivenAnswer[] {
  return questions.map(({ question, answers }, index) => {
    const isKey = (id: number) => course.question(question.id).answers.some((one) => one.id === id && one.isCorrect);
    const wanted = answers.find(({ id }) => isKey(id) === (index * 7) % 10 < right);
    return { questionId: question.id, answerId: wanted!.id };
  });
}

async function take(token: string, chapterId: number, right: number, now: Date): Promise<() => Promise<number | null>> {
  const context = () => contextOf(token, now);
  const attempt = await startQuiz(context(), { type: 'chapterQuiz', chapterId }, false);
  const given = answersTo(attempt, right);
  return async () => (await finishQuiz(context(), 'finishquiz', attempt.id, given)).attempt.score;
}

/** What an author does to a key: another choice of a question that was answered is the right one now. */
async function mendAKey(now: Date): Promise<void> {
  const [asked] = await ask<{ id: number; stableId: string }>(`
    select q.id, q.stable_id as "stableId" from question q join attempt_question a on a.question_id = q.id
    where a.is_correct is not null order by q.id desc limit 1`);
  if (asked === undefined) return;
  const [other] = await ask<{ id: number }>(
    'select id from answer where question_id = $1 and not is_correct and not retired order by id limit 1',
    [asked.id],
  );
  await ask('update answer set is_correct = false where question_id = $1', [asked.id]);
  await ask('update answer set is_correct = true where id = $1', [other!.id]);
  await regradeQuestion(db, asked.stableId, now);
}

type Stored = Readonly<Record<string, unknown>>;

const keyed = (rows: readonly object[]): Record<string, Stored> =>
  Object.fromEntries(
    rows.map((row) => {
      const { user, topic, type, item, ...rest } = row as Stored; // a row of any kind
      return [JSON.stringify([user, topic, type, item]), rest];
    }),
  );

async function storedRows(): Promise<Record<string, Record<string, Stored>>> {
  const [all] = await ask<StateRows>(
    `select ${TABLE_NAMES.map((name) => `${readRows(name, 'true')} as "${name}"`).join(', ')}`,
  );
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, keyed(all![name])]));
}

/** Every finished answer of signed-in students, one after the other, from nothing known. */
async function replayedRows(): Promise<Record<string, Record<string, Stored>>> {
  const { params, of } = factsOf(course);
  const state = newState(params);
  const answers = await ask<{ user: number; question: number; correct: boolean; at: number }>(`
    select a.user_id as "user", q.question_id as question, q.is_correct as correct, ${milliseconds('a.finished_at')} as at
    from quiz_attempt a join attempt_question q on q.attempt_id = a.id
    where a.user_id is not null and a.finished_at is not null order by a.counted_as, q.position`);
  for (const { user, question, correct, at } of answers) {
    introduce(state, of(question));
    const { item, topic, type } = of(question);
    const about = { user: String(user), item, topic, type };
    update(state, { ...about, correct, tDays: daysOf(new Date(at)) }, params);
  }
  const rows = rowsOf(state);
  const beliefs = rows.items.map(({ item, mean, variance }) => ({ item, mean, variance }));
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, keyed(name === 'items' ? beliefs : rows[name])]));
}

async function settle(): Promise<void> {
  await Promise.all(underWay.splice(0));
  await rebuildMemory(db, course);
}

async function expectRowsOfAReplay(): Promise<void> {
  const [stored, replayed] = [await storedRows(), await replayedRows()];
  for (const name of TABLE_NAMES) {
    expect([name, Object.keys(stored[name]!).sort()]).toEqual([name, Object.keys(replayed[name]!).sort()]);
    for (const [key, row] of Object.entries(replayed[name]!)) {
      for (const [field, value] of Object.entries(row)) {
        const found = stored[name]![key]![field];
        if (typeof value === 'number') expect(Math.abs(Number(found) - value)).toBeLessThan(1e-9);
        else expect([name, key, field, found]).toEqual([name, key, field, value]);
      }
    }
  }
}

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      // Who takes which chapter, and how well; all at once.
      quizzes: fc.array(fc.tuple(fc.nat({ max: STUDENTS - 1 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 10 })), {
        minLength: 1,
        maxLength: 5,
      }),
      hours: fc.integer({ min: -30, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'regrade' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), student: fc.nat({ max: STUDENTS - 1 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'spoil' as const }) },
);

describe('what the engine has learnt', () => {
  it('is what a replay of all that is left gives, whatever was handed in at once, twice, marked anew or deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 7 }), async (actions) => {
        let now = START;
        const students = await Promise.all(Array.from({ length: STUDENTS }, () => newStudent(new Date(now))));
        for (const step of actions) {
          if (step.kind === 'finish') {
            now += step.hours * HOUR_MS;
            const at = new Date(now);
            const finishes = await Promise.all(
              step.quizzes.map(([student, chapter, right]) => take(students[student]!, chapter, right, at)),
            );
            const scores = await Promise.all([...finishes, ...finishes].map((finish) => finish()));
            expect(scores.slice(finishes.length)).toEqual(scores.slice(0, finishes.length));
          } else if (step.kind === 'regrade') await mendAKey(new Date(now));
          else if (step.kind === 'spoil') await ask('update learner_clock set stale = true, spoilt = spoilt + 1');
          else {
            await deleteAccount(contextOf(students[step.student], new Date(now)));
            students[step.student] = await newStudent(new Date(now));
          }
        }
        await settle();
        await expectRowsOfAReplay();
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('misses nothing when one of several quizzes handed in at once cannot be stored', async () => {
    const now = new Date(START);
    const started = async () => {
      const context = contextOf(await newStudent(now), now);
      const { id, questions } = await startQuiz(context, { type: 'chapterQuiz', chapterId: 1 }, false);
      const marked = questions.map(({ question, answers }) => {
        const { topic, answers: keyed } = course.question(question.id);
        const isKey = keyed.some((one) => one.id === answers[0]!.id && one.isCorrect);
        return { question_id: question.id, answer_id: answers[0]!.id, is_correct: isKey, topic_id: topic.id };
      });
      const { userId } = await requireViewer(context);
      return { context, finish: { attemptId: id, userId, score: 40, marked, chapterId: 1 } };
    };
    const quizzes = [await started(), await started(), await started(), await started()];
    quizzes[1]!.finish.marked[0]!.answer_id = 2_000_000_000;
    const results = await Promise.allSettled(quizzes.map(({ context, finish }) => recordFinish(context, finish)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    const stored = await ask<{ id: string }>(
      'select id from quiz_attempt where id = any($1) and finished_at is not null',
      [quizzes.map(({ finish }) => finish.attemptId)],
    );
    const stillOpen = quizzes[1]!.finish.attemptId;
    expect(stored).toHaveLength(3);
    expect(stored.map(({ id }) => id)).not.toContain(stillOpen);
    await settle();
    await expectRowsOfAReplay();
  });

  it('keeps what it believed after each quiz, and a rebuild believes the same', async () => {
    const kept = async () => {
      const quizzes = await ask<{ id: string; estimates: [topicId: number, chance: number][] }>(
        'select id, estimates from quiz_attempt where counted_as is not null order by counted_as',
      );
      // Averages are added up in the order in which rows come.
      return quizzes.map(({ id, estimates }) => [id, estimates.map(([topic, chance]) => [topic, chance.toFixed(9)])]);
    };
    const token = await newStudent(new Date(START));
    await (
      await take(token, 2, 5, new Date(START))
    )();
    const before = await kept();
    expect(before.at(-1)?.[1]).toHaveLength(course.chapter(2).topics.length);
    await ask('update quiz_attempt set estimates = null where counted_as is not null');
    await ask('update learner_clock set stale = true, spoilt = spoilt + 1');
    await settle();
    expect(await kept()).toEqual(before);
  });

  it('is left alone by a quiz that is handed in while it does not hold, and learns from it afterwards', async () => {
    const token = await newStudent(new Date(START));
    await ask('update learner_clock set stale = true, spoilt = spoilt + 1');
    const before = await storedRows();
    const [, stillWaiting] = [await (await take(token, 1, 6, new Date(START)))(), underWay.length];
    expect(stillWaiting).toBe(1);
    expect(Object.keys(before['users']!).length).toBeGreaterThan(0);
    await settle();
    await expectRowsOfAReplay();
    expect(Object.keys((await storedRows())['users']!).length).toBe(Object.keys(before['users']!).length + 1);
  });

  it('begins anew where the facts of the course are others, and is not touched by a server that knows the old ones', async () => {
    const token = await newStudent(new Date(START));
    await ask(`update learner_clock set params = 'of a newer course', stale = true, spoilt = spoilt + 1`);
    await (
      await take(token, 1, 6, new Date(START))
    )();
    await settle();
    expect(await ask('select stale from learner_clock')).toEqual([{ stale: true }]);
    await openMemory(db, course);
    expect(await ask('select stale from learner_clock')).toEqual([{ stale: false }]);
    await expectRowsOfAReplay();
  });
});
