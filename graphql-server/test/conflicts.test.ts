import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../schema/rules/quiz';
import { cleanUp } from '../src/clean-up/clean-up';
import { HeldVariants } from '../src/course/question-variant';
import type { WrittenVariant } from '../src/course/write-variant';
import type { Database } from '../src/database/database';
import { inTransaction, retryConflict } from '../src/database/transaction';
import { refusalOf } from '../src/errors';
import { storeVariants } from '../src/quiz/fresh-questions';
import { regradeQuestion } from '../src/review/regrade';
import { Refusal } from './support/api-client';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { openEmptyDatabase } from './support/database';
import { freeResponseClients } from './support/free-response-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

// On PostgreSQL, with sessions that wait for a lock of the test, so that the order of events is known.

const app = useTestApp();
const [[, freeResponses]] = freeResponseClients as readonly [(typeof freeResponseClients)[number]]; // GraphQL's

const count = async (text: string, values: readonly unknown[] = []) =>
  (await runSql<{ count: number }>(app().db, text, values))[0]?.count;
const waiting = () =>
  count(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
const deadlocks = async () => {
  await runSql(app().db, 'select pg_stat_clear_snapshot()');
  return count('select deadlocks::int as count from pg_stat_database where datname = current_database()');
};

let release = async (_end?: 'commit' | 'rollback') => {};
afterEach(() => release());

/** Holds what `text` locks until `release` is called, which undoes what it changed unless told otherwise. */
async function hold(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = await app().db.pool!.connect();
  await client.query('begin');
  await client.query(text, [...values]);
  release = async (end = 'rollback') => {
    release = async () => {};
    await client.query(end);
    client.release();
  };
}

async function newStudent() {
  const form = newForm();
  const student = await graphqlClient(app().url).signUp(form);
  const userId = await count('select id as count from users where username = $1', [form.username]);
  const remove = () =>
    sendGraphql(
      app().url,
      'mutation ($p: String!) { deleteAccount(password: $p) { deleted } }',
      { p: form.password },
      student.accessToken,
    );
  return { student, userId, remove };
}

describe('the deletion of an account', () => {
  it('waits for a quiz that is being finished instead of deadlocking with it', async () => {
    const { student, userId, remove } = await newStudent();
    const first = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await student.finish(first, answersTo(app().course, first, 6));
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 2 });
    const before = await deadlocks();
    await hold('select from learner_state where user_id = $1 for update', [userId]);
    const finished = student.finish(quiz, answersTo(app().course, quiz, 6));
    await expect.poll(waiting).toBe(1);
    const deleted = remove();
    await expect.poll(waiting).toBe(2);
    await release();
    expect((await finished).score).toBe(100);
    await deleted;
    expect(await count('select count(*)::int as count from users where id = $1', [userId])).toBe(0);
    expect(await deadlocks()).toBe(before);
  });
});

describe('work that is in the way of another', () => {
  const failing = (code: string, times: number) => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return tries <= times ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(tries);
    };
    return retryConflict(work);
  };

  it.each(['40P01', '40001'])('is done again once after %s', async (code) => {
    expect(await failing(code, 1)).toBe(2);
    await expect(failing(code, 2)).rejects.toThrow(code);
  });

  it('is not done again after any other failure', async () => {
    await expect(failing('23505', 1)).rejects.toThrow('23505');
  });
});

describe('a client that goes while its statement waits', () => {
  const ask = (token: string, signal: AbortSignal) =>
    fetch(`${app().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ me { id username } }' }),
      signal,
    });

  it('has it canceled, and the connection is there for the next one', async () => {
    const { student } = await newStudent();
    await hold('lock table users in access exclusive mode');
    const gone = new AbortController();
    const asked = ask(student.accessToken, gone.signal);
    await expect.poll(waiting).toBe(1);
    gone.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(waiting).toBe(0);
    await release();
    await student.progress();
  });

  it('leaves the queue for a connection, too', async () => {
    const { student } = await newStudent();
    const clients = await Promise.all(Array.from({ length: 10 }, () => app().db.pool!.connect()));
    const gone = new AbortController();
    const asked = ask(student.accessToken, gone.signal);
    await expect.poll(() => app().db.pool!.waitingCount).toBe(1);
    gone.abort();
    await expect(asked).rejects.toThrow();
    for (const client of clients) client.release();
    await student.progress();
    expect(app().logged.join('')).not.toContain('a resolver failed');
  });
});

describe('the clean-up', () => {
  it('keeps a quiz whose first answer is saved after it was found to have none', async () => {
    const { student } = await newStudent();
    const { attemptId } = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await hold(
      `update attempt_question set given = '{"choice": 1}', answered_at = now(), is_correct = false where attempt_id = $1 and position = 1`,
      [attemptId],
    );
    const cleaned = cleanUp(app().db.kysely, new Date(app().clock.now.getTime() + 365 * 86_400_000));
    await expect.poll(waiting).toBe(1);
    await release('commit');
    expect((await cleaned).quiz_attempt).toBe(0);
    expect(
      await count('select count(given)::int as count from attempt_question where attempt_id = $1', [attemptId]),
    ).toBe(1);
  });
});

describe('whatever is done at once for one student', () => {
  const PAIRS = 60;

  it('is done, or refused in words', { timeout: 300_000 }, async () => {
    const random = seededRandom(30);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const [free] = (await freeResponses(app().url).list()).filter(({ isFree }) => isFree);
    for (let round = 0; round < PAIRS; round += 1) {
      const { student, remove } = await newStudent();
      const mine = freeResponses(app().url, student.accessToken);
      const first = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      await student.finish(first, answersTo(app().course, first, 3));
      const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      const response = await mine.start(free?.id ?? '');
      const stableId = app().course.question(quiz.questions[0]?.id ?? 0).stableId;
      const restart = 'mutation { startQuiz(type: chapterQuiz, chapterId: 1, restart: true) { id } }';
      const [given] = answersTo(app().course, quiz, 6);
      const saved = `mutation { saveAnswer(attemptId: "${quiz.attemptId}", questionId: "${given?.questionId}", given: { choice: "${given?.answerId}" }) { id } }`;
      const work: readonly (() => Promise<unknown>)[] = [
        remove,
        () => student.finish(quiz, answersTo(app().course, quiz, 6)),
        () => sendGraphql(app().url, restart, {}, student.accessToken),
        () => sendGraphql(app().url, saved, {}, student.accessToken),
        () => sendGraphql(app().url, '{ myData }', {}, student.accessToken),
        () => student.choose({ 1: true, 2: true, 3: random() < 0.5 }),
        () => student.mark(1, true),
        () => mine.submit(response.id, 0),
        () => regradeQuestion(app().db, stableId, app().clock.now),
        () => cleanUp(app().db.kysely, app().clock.now),
      ];
      const ends = await Promise.allSettled(Array.from({ length: 6 }, () => (pick(work) ?? remove)()));
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Refusal);
    }
    expect(app().logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('exports of own data', () => {
  it('take one connection, however many there are, and others are answered meanwhile', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, newStudent));
    const [{ student: other }] = [await newStudent()];
    await hold('lock table free_response_attempt in access exclusive mode');
    const exports = students.map(({ student }) => sendGraphql(app().url, '{ myData }', {}, student.accessToken));
    await expect.poll(waiting).toBe(1);
    const quiz = await other.start({ type: 'chapterQuiz', chapterId: 1 });
    await other.finish(quiz, answersTo(app().course, quiz, 6));
    expect(await waiting()).toBe(1);
    await release();
    expect(await Promise.all(exports)).toHaveLength(12);
  });
});

describe('every connection', () => {
  it('refuses a statement that took too long as unavailable', async () => {
    const slow = inTransaction(app().db.kysely, async (transaction) => {
      await sql`set local statement_timeout = 1`.execute(transaction);
      await sql`select pg_sleep(600)`.execute(transaction);
    });
    await expect(slow).rejects.toSatisfy((error) => refusalOf(error)?.code === 'UNAVAILABLE');
  });

  const settingsOf = async (db: Database) => {
    const [row] = await runSql<Record<string, string>>(
      db,
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    return row;
  };

  it('has a timeout for statements and for idle transactions, and shorter ones once the server listens', async () => {
    const db = await openEmptyDatabase();
    try {
      expect(await settingsOf(db)).toEqual({ statement: '1h', lock: '0', idle: '10s' });
      db.applyTimeouts();
      await settingsOf(db);
      expect(await settingsOf(db)).toEqual({ statement: '10s', lock: '2500ms', idle: '10s' });
    } finally {
      await db.close();
    }
  });
});

describe('a variant that two students are asked first at once', () => {
  /** A variant of the first model's question, as the server would write it. */
  const written = (number: number) => {
    const item = app().course.questions.find(({ market }) => market !== null)!;
    return app().course.writeVariant(item, number)!;
  };
  const insert = ({ itemId, number, hash, face, content }: WrittenVariant) =>
    [
      'insert into question_variant (question_id, number, hash, face, content) values ($1, $2, $3, $4, $5)',
      [itemId, number, hash, face, JSON.stringify(content)],
    ] as const;
  const store = (variant: WrittenVariant) => {
    const item = app().course.question(variant.itemId);
    // Another server, which knows of no variant.
    const course = { ...app().course, variants: new HeldVariants(app().course.findMoment) };
    return storeVariants({ db: app().db, course }, [{ question: item, whyAsked: null, trial: null, variant }]);
  };

  it.each(['commit', 'rollback'] as const)('is one row, where the first ends with a %s', async (end) => {
    const variant = written(end === 'commit' ? 190 : 191);
    await hold(...insert(variant));
    const storing = Promise.all([store(variant), store(variant)]);
    await expect.poll(waiting).toBe(2);
    await release(end);
    const ids = (await storing).map(([one]) => one?.variant?.id);
    const rows = await runSql<{ id: number }>(
      app().db,
      'select id from question_variant where question_id = $1 and number = $2',
      [variant.itemId, variant.number],
    );
    expect(rows).toHaveLength(1);
    expect(ids).toEqual([rows[0]?.id, rows[0]?.id]);
  });
});
