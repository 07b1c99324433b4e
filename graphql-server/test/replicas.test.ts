import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database';
import { withReplicas } from '../src/database/replicas';
import { FIRST_ANSWERS } from '../src/review/items/first-answers.queries';
import { answersTo } from './support/answers';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { apiClients, newForm } from './support/api-clients';

// The replica is a second database, which lags for good: it has the course and no student.

let app: TestApp;
let replica: Database;
let site: Database;
const asked: string[] = [];
let isGone = false;

beforeAll(async () => {
  replica = await openTestDatabase();
  const counted: Database = {
    ...replica,
    query: async (statement, values) => {
      if (isGone) throw new Error('The replica is gone.');
      asked.push(statement.name);
      return replica.query(statement, values);
    },
  };
  site = withReplicas(await openTestDatabase(), [counted], () => undefined);
  app = await startTestApp(undefined, { db: site });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const readFirstAnswers = () => site.replicaQuery(FIRST_ANSWERS, {});

describe('a site with a read replica', () => {
  it.each(apiClients)('asks it nothing that a student has just written, through %s', async (_name, open) => {
    asked.length = 0;
    const form = newForm();
    await open(app.url).signUp(form);
    const student = await open(app.url).logIn(form.username, form.password);
    await student.choose({ 1: true, 2: true });
    await student.mark(1, true);
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await student.finish(quiz, answersTo(app.course, quiz, 6));
    expect(await student.advance(1)).toEqual({ currentChapter: 2, completed: false });
    expect((await student.progress()).chapters[1]).toEqual({ videoCompleted: true, quizGrade: 100 });
    await student.logOut();
    await expect(student.progress()).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  it('reads the answers of all students there, for its reports', async () => {
    asked.length = 0;
    expect(await readFirstAnswers()).toEqual([]);
    expect(asked).toEqual(['first_answers']);
  });

  it('reads them in the primary once the replica is gone', async () => {
    isGone = true;
    expect(await readFirstAnswers()).not.toEqual([]);
  });
});
