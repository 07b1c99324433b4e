import 'reflect-metadata';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../src/context';
import { loadCourse, type Course } from '../src/course/course';
import { importIfChanged } from '../src/course/import/import-course';
import type { Database } from '../src/database/database';
import { integer, statement, text, type Statement } from '../src/database/statement';
import {
  saveFreeResponse,
  scoreOwnPoint,
  startFreeResponse,
  submitFreeResponse,
} from '../src/free-response/attempt.service';
import { readFreeResponses } from '../src/free-response/free-response.service';
import { chooseChapters, readStudent } from '../src/progress/progress.service';
import { saveAnswer } from '../src/quiz/attempt.service';
import { finishQuiz } from '../src/quiz/finish-quiz.service';
import { signUp } from '../src/quiz/sign-up.service';
import { startQuiz } from '../src/quiz/start-quiz.service';
import { readMisconceptions } from '../src/review/misconception.service';
import { practiceMinutes } from '../src/review/practice-minutes.service';
import { readMissedPoints } from '../src/review/missed-points.service';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import { contextFactory } from './support/context';
import { openTestDatabase } from './support/database';
import { insertFreeResponse, rightAnswer, sampleFreeResponse } from './support/free-responses';
import { handWritten } from './support/hand-written';

const now = new Date('2026-11-20T18:00:00Z');
let db: Database;
let course: Course;
let contextOf: (accessToken: string | undefined, now: Date) => Context;
let statements = 0;

const countQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  const opened = await openTestDatabase();
  db = {
    ...opened,
    query: (statement, values) => {
      statements += 1;
      return opened.query(statement, values);
    },
    kysely: opened.kysely.withPlugin(countQueries),
  };
  await importIfChanged(db, 'course', now);
  await insertFreeResponse(db, sampleFreeResponse());
  course = await loadCourse(db);
  contextOf = contextFactory(db, course);
});
afterAll(() => db.close());

async function newStudent(): Promise<Context> {
  const form = { ...newForm(), atLeast13: true };
  return contextOf((await signUp(contextOf(undefined, now), form, null)).accessToken, now);
}

async function count(work: () => Promise<unknown>): Promise<number> {
  statements = 0;
  await work();
  return statements;
}

describe('the number of statements', () => {
  it('of a session restore is one, however much the student has done', async () => {
    const context = await newStudent();
    expect(await count(() => readStudent(context))).toBe(1);
    await chooseChapters(context, course.units[0]?.chapters.map(({ id }) => ({ chapterId: id, chosen: true })) ?? []);
    expect(await count(() => readStudent(context))).toBe(1);
  });

  it('of a quiz is five to start it, whatever its size, and one to continue it', async () => {
    for (const request of [
      { type: 'chapterQuiz', chapterId: 1 },
      { type: 'unitQuiz', unitId: 1 },
    ] as const) {
      const context = await newStudent();
      // The one in progress, who asks, what is known, and in a transaction the attempt and its questions.
      expect(await count(() => startQuiz(context, request, false))).toBe(5);
      expect(await count(() => startQuiz(context, request, false))).toBe(1);
    }
  });

  it('of a quiz with fresh questions is one more where it stores a variant, and none to continue it', async () => {
    const context = await newStudent();
    const topicIds = [course.topics.find(({ topicName }) => topicName === 'Tax revenue and deadweight loss')?.id ?? 0];
    const request = { type: 'topicQuiz', topicIds } as const;
    const counted: [isFresh: boolean, number][] = [];
    for (let quizzes = 0; quizzes < 10; quizzes += 1) {
      const started = await count(() => startQuiz(context, request, false));
      const { id, questions } = await startQuiz(context, request, false);
      counted.push([questions.some(({ question }) => question.id < 0), started]);
      const given = questions.map(({ question, answers }) => ({
        questionId: question.id,
        given: { choice: answers[0]?.id ?? 0 },
      }));
      await finishQuiz(context, id, given);
    }
    expect(counted.filter(([isFresh]) => isFresh).length).toBeGreaterThan(0);
    // The one in progress, what is known, and in a transaction the attempt and its questions; for the first quiz also who asks.
    for (const [isFresh, started] of counted.slice(1)) expect(started).toBe(isFresh ? 5 : 4);
  });

  it('of practice for some minutes is eight to start it, however much was done and missed, and one to continue it', async () => {
    const context = await newStudent();
    const fewer = await count(() => practiceMinutes(context, 5));
    // The one in progress, who asks, the plan, what was missed, the pace, what is known, and in a transaction the attempt and its questions.
    expect(fewer).toBe(8);
    for (const chapterId of [1, 2, 3]) {
      const { id, questions } = await startQuiz(context, { type: 'chapterQuiz', chapterId }, false);
      await finishQuiz(
        context,
        id,
        questions.map(({ question, answers }) => ({
          questionId: question.id,
          given: { choice: answers[0]?.id ?? 0 },
        })),
      );
    }
    // Now the viewer is known, and variants of missed questions are stored.
    expect(await count(() => practiceMinutes(context, 10))).toBe(8);
    expect(await count(() => practiceMinutes(context, 10))).toBe(1);
  });

  it('of a saved answer is two and of a finished quiz two, whatever its size', async () => {
    const context = await newStudent();
    for (const request of [
      { type: 'chapterQuiz', chapterId: 1 },
      { type: 'unitQuiz', unitId: 1 },
    ] as const) {
      const attempt = await startQuiz(context, request, false);
      const questions = attempt.questions.map(({ question, answers }) => ({
        id: question.id,
        answerIds: answers.map(({ id }) => id),
      }));
      const given = answersTo(course, { request, attemptId: attempt.id, questions }, 3).map((answer) => ({
        questionId: Number(answer.questionId),
        given: { choice: Number(answer.answerId) },
      }));
      const first = given[0] ?? { questionId: 0, given: { choice: 0 } };
      expect(
        await count(() =>
          saveAnswer(context, {
            attemptId: attempt.id,
            questionId: first.questionId,
            given: first.given,
            certainty: null,
          }),
        ),
      ).toBe(2);
      expect(await count(() => finishQuiz(context, attempt.id, given))).toBe(2);
    }
  });
});

it('the number of statements of a free response is four to start it, two to continue it, three to save or submit it, one for what it missed', async () => {
  const context = await newStudent();
  const start = () => startFreeResponse(context, 'sample-1');
  // The one in progress, who asks, the attempt, and how far the student is now.
  expect(await count(start)).toBe(4);
  expect(await count(start)).toBe(2);
  const { id: attemptId } = await start();
  const answer = JSON.stringify(rightAnswer);
  expect(await count(() => saveFreeResponse(context, { attemptId, answer, revision: 0, seconds: 1 }))).toBe(3);
  expect(await count(() => submitFreeResponse(context, attemptId, 1))).toBe(3);
  expect(await count(() => scoreOwnPoint(context, attemptId, 'c-1', true))).toBe(3);
  expect(await count(() => readFreeResponses(context, {}))).toBe(1);
  // Who asks is known by now. Misconceptions need the quizzes too.
  expect(await count(() => readMissedPoints(context))).toBe(1);
  expect(await count(() => readMisconceptions(context))).toBe(2);
});

it('the number of statements of a quiz that is finished after a free response is three, because all is folded again', async () => {
  const context = await newStudent();
  const request = { type: 'chapterQuiz', chapterId: 1 } as const;
  const finish = async () => {
    const { id, questions } = await startQuiz(context, request, false);
    const given = questions.map(({ question, answers }) => ({
      questionId: question.id,
      given: { choice: answers[0]?.id ?? 0 },
    }));
    return count(() => finishQuiz(context, id, given));
  };
  expect(await finish()).toBe(2);
  const { id: attemptId } = await startFreeResponse(context, 'sample-1');
  await submitFreeResponse(context, attemptId, 0);
  expect(await finish()).toBe(3);
  expect(await finish()).toBe(2);
});

const oidsOf = (declared: Statement['columns']) => Object.values(declared).map(({ oid }) => oid);

/** The columns that a statement returns, by its own driver's description. */
async function describeColumns({ text, parameters }: Statement): Promise<Record<string, number>> {
  const embedded = (): Promise<PGlite> => (db.fork().getConnection() as unknown as PgliteConnection).getNativeClient(); // on PGlite it is one
  const client: { query(text: string, values: unknown[]): Promise<Described> } = db.pool ?? (await embedded());
  const { fields } = await client.query(
    text,
    Object.keys(parameters).map(() => null),
  );
  return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
}

/** The types that PostgreSQL infers for the parameters of a statement. */
async function describeParameters({ name, text }: Statement): Promise<readonly number[]> {
  return db.kysely.connection().execute(async (connection) => {
    const run = async (sql: string) => (await connection.executeQuery<{ oids: number[] }>(CompiledQuery.raw(sql))).rows;
    await run(`prepare described_${name} as ${text}`);
    const [prepared] = await run(
      `select array(select unnest(parameter_types)::oid::int) as oids from pg_prepared_statements where name = 'described_${name}'`,
    );
    await run(`deallocate described_${name}`);
    return prepared?.oids ?? [];
  });
}

describe('the hand-written statements', () => {
  it('are found', () => {
    expect(handWritten.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['finish_attempt', 'student_by_session', 'first_answers']),
    );
  });

  const named = handWritten.map((query) => [query.name, query] as const);

  it.each(named)('return the columns and types that they declare: %s', async (_name, query) => {
    const declared = Object.entries(query.columns).map(([column, { oid }]) => [column, oid]);
    expect(await describeColumns(query)).toEqual(Object.fromEntries(declared));
  });

  it.each(named)('take parameters of the types that they declare: %s', async (_name, query) => {
    expect(await describeParameters(query)).toEqual(oidsOf(query.parameters));
  });

  it('are refused at load when the text and the declared parameters differ', () => {
    expect(() => statement('typo', { userId: integer }, { one: integer }, 'select :user::int as one')).toThrow(
      'typo declares userId and uses user.',
    );
    expect(() => statement('unused', { userId: integer }, { one: integer }, 'select 1 as one')).toThrow(
      'unused declares userId and uses .',
    );
  });

  it('send values in the order of their parameters, whatever the order of the call', () => {
    const query = statement(
      'ordered',
      { first: integer, second: text },
      { one: integer },
      'select :second, :first, :first',
    );
    expect(query.text).toBe('select $2, $1, $1');
    expect(query.valuesOf({ second: 'b', first: 1 })).toEqual([1, 'b']);
  });
});

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
