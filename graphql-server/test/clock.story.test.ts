import { afterEach, describe, expect, it, vi } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';

// A machine's clock is set: a day back or a day forward, in the middle of what students do.

const DAY = 24 * 60 * 60_000;
const app = useTestApp({ loginsPerAccount: { times: 3, seconds: 900 } });
const noon = new Date('2026-11-20T12:00:00Z');
const setClock = (ms: number) => void (app().clock.now = new Date(noon.getTime() + ms));
afterEach(() => {
  setClock(0);
  vi.useRealTimers();
});

const jumps = [
  ['back', -DAY],
  ['forward', DAY],
] as const;

describe('when the clock jumps', () => {
  it.each(jumps)('a day %s, a login continues', async (_where, jump) => {
    setClock(0);
    const student = await graphqlClient(app().url).signUp(newForm());
    setClock(jump);
    expect((await student.progress()).currentChapter).toBeNull();
    await student.choose({ 1: true });
    expect((await student.progress()).currentChapter).toBe(1);
  });

  it.each(jumps)(
    'a day %s, a quiz in progress continues, counts once, and so does the next one',
    async (_where, jump) => {
      setClock(0);
      const student = await graphqlClient(app().url).signUp(newForm());
      const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      setClock(jump);
      const again = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      expect(again.attemptId).toBe(quiz.attemptId);
      expect((await student.finish(quiz, answersTo(app().course, quiz, 3))).score).toBe(50);
      const next = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      expect(next.attemptId).not.toBe(quiz.attemptId);
      expect((await student.finish(next, answersTo(app().course, next, 6))).score).toBe(100);
      const { topics, chapters } = await student.progress();
      expect(Object.values(topics).reduce((sum, { asked }) => sum + asked, 0)).toBe(12);
      expect(chapters).toEqual({});
    },
  );

  it.each([
    ['back', -DAY, true],
    ['forward', DAY, false],
  ])('a day %s, a mailed link %s', async (_where, jump, works) => {
    setClock(0);
    const form = newForm();
    await graphqlClient(app().url).signUp(form);
    const browser = new RestBrowser(app().url);
    await browser.call('POST', 'retrieve/password', { email: form.email });
    const [, token] = /token=([\w-]+)/.exec(app().mails.at(-1)?.text ?? '') ?? [];
    setClock(jump);
    const reset = browser.call('POST', 'retrieve/reset-password', { token, password: 'Elastic99' });
    if (works) await reset;
    else await expect(reset).rejects.toMatchObject({ status: 400 });
  });

  it('a day back, a locked login is open again after the time that the lock says, not a day later', async () => {
    const form = newForm();
    const client = graphqlClient(app().url);
    await client.signUp(form);
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const guess = () => client.logIn(form.username, 'Wrong1234').catch((error: unknown) => error);
    for (let time = 1; time <= 3; time += 1) expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429 });
    vi.setSystemTime(noon.getTime() - DAY);
    // The count begins anew by the new clock.
    for (let time = 1; time <= 3; time += 1) expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429 });
    vi.setSystemTime(noon.getTime() - DAY + 901_000);
    await client.logIn(form.username, form.password);
  });
});
