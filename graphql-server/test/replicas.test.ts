import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database';
import { withReplicas } from '../src/database/replicas';
import { answersTo } from './support/answers';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { apiClients, newForm } from './support/api-clients';
import { RestBrowser } from './support/rest-client';

// The replica is a second database, which lags for good: it has the course and no student.

let app: TestApp;
let replica: Database;
let site: Database;
const asked: string[] = [];

beforeAll(async () => {
  replica = await openTestDatabase();
  await replica.fork().execute(`update chapter set name = 'Replicated' where id = 1`);
  const counted: Database = {
    ...replica,
    query: (statement, values) => {
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

const search = (term: string) =>
  new RestBrowser(app.url).call<{ results: { id: number }[] }>('GET', `chapters/search/${term}`);

describe('a site with a read replica', () => {
  it('searches there', async () => {
    expect((await search('replicated')).results).toMatchObject([{ id: 1 }]);
  });

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
    await search('tax');
    expect(asked).toEqual(['search_chapters']);
  });

  it('searches in the primary once the replica is gone', async () => {
    await replica.close();
    expect((await search('replicated')).results).toEqual([]);
    expect((await search('scarcity')).results).not.toEqual([]);
  });
});
