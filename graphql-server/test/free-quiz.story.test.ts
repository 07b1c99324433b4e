import { describe, expect, it } from 'vitest';
import { answersTo, asGiven } from './support/answers';
import { useTestApp } from './support/app';
import type { GivenAnswer, Quiz, Progress } from './support/api-client';
import { newForm } from './support/api-clients';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const app = useTestApp();
const ATTEMPT = 'id score questions { question { id } answers { id } isCorrect }';

async function visitorQuiz(): Promise<Quiz> {
  const start = `mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { ${ATTEMPT} } }`;
  const { startQuiz } = await sendGraphql<{ startQuiz: AttemptReply }>(app().url, start);
  return quizOf(startQuiz, { type: 'chapterQuizNoUser', chapterId: 1 });
}

const progressWith = (accessToken: string) => graphqlClient(app().url).withToken(accessToken).progress();

/** Signs up with the answers of a free quiz, through either API. */
const apiClients: readonly (readonly [string, (quiz: Quiz, answers: readonly GivenAnswer[]) => Promise<Progress>])[] = [
  [
    'GraphQL',
    async (quiz, answers) => {
      const finish =
        'mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { id } } }';
      // A quiz that is not whole cannot be finished; then there is nothing that could be saved.
      await sendGraphql(app().url, finish, { id: quiz.attemptId, answers: asGiven(answers) }).catch(() => null);
      const input = { ...newForm(), atLeast13: true, freeQuizId: quiz.attemptId };
      const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
      const data = await sendGraphql<{ signUp: { accessToken: string } }>(app().url, signUp, { input });
      return progressWith(data.signUp.accessToken);
    },
  ],
  [
    'REST',
    async (_quiz, answers) => {
      const quizData = {
        chapter_id: 1,
        answers: answers.map((answer) => ({ ...answer, isCorrect: true, topicId: 1 })),
      };
      const form = { ...newForm(), quizData };
      const { user } = await new RestBrowser(app().url).call<{ user: { access_token: string } }>(
        'POST',
        'auth/signup',
        form,
      );
      return progressWith(user.access_token);
    },
  ],
];

describe.each(apiClients)('a sign-up after a free quiz, through %s', (_name, signUpWith) => {
  const chosenOrNot = async (progress: Progress) =>
    Object.values(progress.topics).map(({ asked, correct }) => [asked, correct]);

  it('keeps its result, marked by the server', async () => {
    const quiz = await visitorQuiz();
    const progress = await signUpWith(quiz, answersTo(app().course, quiz, 4));
    const counts = await chosenOrNot(progress);
    expect(counts.reduce((sum, [asked = 0]) => sum + asked, 0)).toBe(quiz.questions.length);
    expect(counts.reduce((sum, [, correct = 0]) => sum + correct, 0)).toBe(4);
    const rows = await runSql<{ quiz_grade: number }>(
      app().db,
      'select quiz_grade from user_chapter c join users u on u.id = c.user_id where u.username = $1',
      [progress.username],
    );
    expect(rows).toEqual([{ quiz_grade: 66 }]);
  });

  it.each<[string, (good: readonly GivenAnswer[]) => readonly GivenAnswer[]]>([
    ['a part of it', (good) => good.slice(0, 2)],
    ['one answer six times', (good) => Array.from({ length: 6 }, () => good[0] ?? { questionId: 1, answerId: 1 })],
    ['unknown questions', (good) => good.map((answer) => ({ ...answer, questionId: 2_000_000_000 }))],
    ['nothing', () => []],
  ])('opens the account but keeps no result that was forged from %s', async (_what, forge) => {
    const quiz = await visitorQuiz();
    expect((await signUpWith(quiz, forge(answersTo(app().course, quiz, 6)))).topics).toEqual({});
  });
});

describe("a visitor's quiz that a sign-up has saved", () => {
  const signUpWith = async (freeQuizId: string) => {
    const form = newForm();
    const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
    const input = { ...form, atLeast13: true, freeQuizId };
    const data = await sendGraphql<{ signUp: { accessToken: string } }>(app().url, signUp, { input });
    return { form, accessToken: data.signUp.accessToken };
  };
  const finishedQuiz = async () => {
    const quiz = await visitorQuiz();
    const finish =
      'mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { id } } }';
    await sendGraphql(app().url, finish, { id: quiz.attemptId, answers: asGiven(answersTo(app().course, quiz, 4)) });
    return quiz;
  };
  const rowsOf = (id: string) => runSql(app().db, 'select type from quiz_attempt where id = $1', [id]);
  const readAs = (id: string, token?: string) =>
    sendGraphql(app().url, 'query ($id: ID!) { quizAttempt(id: $id) { id score } }', { id }, token);

  it("is the student's alone, under the same id, and leaves nothing when the account is deleted", async () => {
    const { attemptId: id } = await finishedQuiz();
    const { form, accessToken } = await signUpWith(id);
    expect(await rowsOf(id)).toEqual([{ type: 'chapterQuiz' }]);
    expect(await readAs(id, accessToken)).toEqual({ quizAttempt: { id, score: 66 } });
    await expect(readAs(id)).rejects.toMatchObject({ status: 401 });
    const remove = 'mutation ($password: String!) { deleteAccount(password: $password) { deleted } }';
    await sendGraphql(app().url, remove, { password: form.password }, accessToken);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('belongs to one account, also when two sign up with it at once', async () => {
    const { attemptId: id } = await finishedQuiz();
    const accounts = await Promise.all([signUpWith(id), signUpWith(id)]);
    const shown = await Promise.allSettled(accounts.map(({ accessToken }) => readAs(id, accessToken)));
    expect(shown.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(id)).toHaveLength(1);
    const third = await signUpWith(id);
    expect((await progressWith(third.accessToken)).topics).toEqual({});
  });

  it('stays with the visitor when the sign-up is refused', async () => {
    const { attemptId: id } = await finishedQuiz();
    const taken = await signUpWith((await finishedQuiz()).attemptId);
    const input = { ...newForm(), username: taken.form.username, atLeast13: true, freeQuizId: id };
    const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
    await expect(sendGraphql(app().url, signUp, { input })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await readAs(id)).toEqual({ quizAttempt: { id, score: 66 } });
  });
});

it('a sign-up days after a free quiz counts its answers at the time they were given', async () => {
  const { clock } = app();
  const taken = clock.now;
  const quiz = await visitorQuiz();
  const finish =
    'mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { id } } }';
  await sendGraphql(app().url, finish, { id: quiz.attemptId, answers: asGiven(answersTo(app().course, quiz, 4)) });
  clock.now = new Date(taken.getTime() + 3 * 24 * 60 * 60_000);
  const input = { ...newForm(), atLeast13: true, freeQuizId: quiz.attemptId };
  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
  const { accessToken } = (await sendGraphql<{ signUp: { accessToken: string } }>(app().url, signUp, { input })).signUp;
  const { learning } = await sendGraphql<{ learning: { topics: { lastAskedAt: string }[] } }>(
    app().url,
    '{ learning { topics { lastAskedAt } } }',
    {},
    accessToken,
  );
  clock.now = taken;
  expect(learning.topics.map(({ lastAskedAt }) => new Date(lastAskedAt))).toEqual([taken, taken]);
});

describe('practicing only the mistakes', () => {
  async function finished(right: number) {
    const student = await graphqlClient(app().url).signUp(newForm());
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await student.finish(quiz, answersTo(app().course, quiz, right));
    const startPractice = async () => {
      const query = `mutation ($id: ID!) { practiceMistakes(attemptId: $id) { ${ATTEMPT} } }`;
      const data = await sendGraphql<{ practiceMistakes: AttemptReply }>(
        app().url,
        query,
        { id: quiz.attemptId },
        student.accessToken,
      );
      return quizOf(data.practiceMistakes, { type: 'topicQuiz' });
    };
    return { student, quiz, startPractice };
  }

  it('begins with others of the same topics, asks what went wrong again, and continues where it was left', async () => {
    const { student, quiz, startPractice } = await finished(4);
    const practice = await startPractice();
    const ids = practice.questions.map(({ id }) => id);
    const wrong = quiz.questions.slice(4).map(({ id }) => id);
    const [others, again] = [ids.slice(0, 2), ids.slice(2)];
    expect(again.sort()).toEqual(wrong.sort());
    const asked = new Set(quiz.questions.map(({ id }) => id));
    expect(others.filter((id) => asked.has(id))).toEqual([]);
    const topicsOf = (some: number[]) => some.map((id) => app().course.question(id).topic.id).sort();
    expect(topicsOf(others)).toEqual(topicsOf(wrong));
    expect((await startPractice()).attemptId).toBe(practice.attemptId);
    const check =
      'mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { isCorrect } }';
    for (const { questionId, answerId } of answersTo(app().course, practice, 4))
      await sendGraphql(app().url, check, { a: practice.attemptId, q: questionId, c: answerId }, student.accessToken);
    expect((await student.finish(practice, [])).score).toBe(100);
    expect((await startPractice()).attemptId).not.toBe(practice.attemptId);
  });

  it('has nothing to offer after a perfect quiz', async () => {
    const { startPractice } = await finished(6);
    await expect(startPractice()).rejects.toMatchObject({ code: 'NO_QUESTIONS' });
  });
});
