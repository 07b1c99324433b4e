import { describe, expect, it } from 'vitest';
import { useTestApp } from './support/app';
import type { Student } from './support/api-client';
import { apiClients, newForm } from './support/api-clients';
import { sendGraphql } from './support/graphql-client';

const app = useTestApp();

/** Requests that make no sense, whoever sends them. */
const NONSENSE: readonly (readonly [what: string, ask: (student: Student) => Promise<unknown>])[] = [
  ['a quiz of no chapter', (student) => student.start({ type: 'chapterQuiz' })],
  ['a quiz of a chapter called x', (student) => student.start({ type: 'chapterQuiz', chapterId: 'X' })],
  ['a quiz of unit 0', (student) => student.start({ type: 'unitQuiz', unitId: 0 })],
  [
    'a quiz of ten topics',
    (student) => student.start({ type: 'topicQuiz', topicIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
  ],
  ['a plan with chapter x', (student) => student.choose({ x: true })],
  ['a watched mark at chapter 1.5', (student) => student.mark('1.5', true)],
  ['to move on from chapter -1', (student) => student.advance('-1')],
];

describe.each(apiClients)('permission comes before what is wrong with a request, through %s', (_name, open) => {
  it.each(NONSENSE)('who is not signed in and asks for %s is told to log in', async (_what, ask) => {
    await expect(ask(open(app().url).withToken('nobody'))).rejects.toMatchObject({ status: 401 });
  });

  it.each(NONSENSE)('a student who asks for %s is told that it does not make sense', async (_what, ask) => {
    await expect(ask(await open(app().url).signUp(newForm()))).rejects.toMatchObject({ status: 400 });
  });
});

describe('a quiz that is looked for', () => {
  const look = (args: string) => sendGraphql(app().url, `{ quizUnderWay(${args}) { id } }`);

  it('is for students first, and then for whoever asks rightly', async () => {
    await expect(look('type: chapterQuiz, chapterId: "x"')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(look('type: topicQuiz')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(look('type: unitQuiz, unitId: 99')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is for visitors too where the quiz is theirs', async () => {
    await expect(look('type: chapterQuizNoUser, chapterId: "x"')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await look('type: chapterQuizNoUser, chapterId: 1')).toEqual({ quizUnderWay: null });
  });
});
