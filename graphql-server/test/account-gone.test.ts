import { describe, expect, it } from 'vitest';
import { refusalOf } from '../src/errors';
import { useTestApp } from './support/app';
import { Refusal, type Student } from './support/api-client';
import { apiClients, newForm } from './support/api-clients';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const app = useTestApp();
const ROUNDS = 8;

const violation = (code: string, constraint: string) => refusalOf(Object.assign(new Error(), { code, constraint }));

/** What came of requests that were in progress at once, but for answers and for refusals with one of these statuses. */
async function surprises(requests: readonly Promise<unknown>[], statuses: readonly number[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(requests);
  return ends.filter(
    (end) => end.status === 'rejected' && !(end.reason instanceof Refusal && statuses.includes(end.reason.status)),
  );
}

describe.each(apiClients)('a student with several tabs open, through %s', (_name, open) => {
  async function inEachRound(tell: (student: Student, password: string) => Promise<void>): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const form = newForm();
      const student = await open(app().url).signUp(form);
      await student.choose({ 1: true });
      await tell(student, form.password);
    }
  }

  it('deletes the account in one, and the others hear that it is gone', async () => {
    await inEachRound(async (student, password) => {
      const browser = new RestBrowser(app().url, student.accessToken);
      await browser.getCsrfToken();
      const requests = [
        ...[student.choose({ 2: true }), student.mark(2, true), browser.call('DELETE', 'account', { password })],
        ...[1, 2, 3].map((chapterId) => student.start({ type: 'chapterQuiz', chapterId })),
        ...[4, 5].map((chapterId) => student.mark(chapterId, true)),
        ...[6, 7].map((chapterId) => student.choose({ [chapterId]: true })),
      ];
      expect(await surprises(requests, [401])).toEqual([]);
    });
  });

  it('logs out in one while the others start a quiz, and each is answered or told to try again', async () => {
    await inEachRound(async (student) => {
      const start = () => student.start({ type: 'chapterQuiz', chapterId: 1 });
      const requests = [start(), start(), start(), student.logOut(), start(), start()];
      expect(await surprises(requests, [401, 409])).toEqual([]);
    });
  });
});

describe('a write for an account that was deleted meanwhile', () => {
  const INSERT = `insert into session (user_id, token_hash, created_at, expires_at) values (4711, 'x', now(), now())`;

  it('is recognized by the constraint that it violates', async () => {
    const em = app().db.fork();
    const error: unknown = await em.execute(INSERT).catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is recognized in every table, because each names its reference to a user alike', async () => {
    const others = await runSql(
      app().db,
      `select conname from pg_constraint where confrelid = 'users'::regclass and conname not like '%\\_user\\_id\\_foreign'`,
    );
    expect(others).toEqual([]);
  });

  it('is not confused with the violation of another constraint', () => {
    expect(violation('23503', 'attempt_question_owner_id_attempt_id_foreign')).toBeNull();
    expect(violation('23505', 'session_user_id_foreign')).toBeNull();
  });
});

describe('a write for a part of the course that was removed meanwhile', () => {
  it('is refused as not found, whatever the part and the table', async () => {
    const constraints = await runSql<{ name: string }>(
      app().db,
      `select conname as name from pg_constraint
       where confrelid in ('unit'::regclass, 'chapter'::regclass, 'topic'::regclass, 'question'::regclass, 'free_response'::regclass)`,
    );
    expect(constraints.length).toBeGreaterThan(10);
    expect(constraints.filter(({ name }) => violation('23503', name)?.code !== 'NOT_FOUND')).toEqual([]);
  });

  it.each(apiClients)(
    'is answered in words when a quiz starts, is watched or is chosen, through %s',
    async (name, open) => {
      const { course, show, url } = app();
      const student = await open(url).signUp(newForm());
      const gone = { ...course.chapter(1), id: name.length + 2_000_000_000 };
      show({ ...course, chapters: [...course.chapters, gone], chapter: () => gone });
      const requests = [
        () => student.start({ type: 'chapterQuiz', chapterId: gone.id }),
        () => student.mark(gone.id, true),
        () => student.choose({ [gone.id]: true }),
      ];
      for (const request of requests) await expect(request()).rejects.toMatchObject({ status: 404 });
      show(course);
    },
  );
});
