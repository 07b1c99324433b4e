import { describe, expect, it } from 'vitest';
import { answersTo, asGiven } from './support/answers';
import type { GivenAnswer } from './support/api-client';
import { useTestApp } from './support/app';
import type { Quiz } from './support/api-client';
import { newForm } from './support/api-clients';
import { runSql } from './support/sql';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();
const ATTEMPT = 'id score questions { question { id } answers { id } isCorrect given { choice } }';

async function newQuiz() {
  const student = await graphqlClient(app().url).signUp(newForm());
  const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
  const send = <Data>(query: string, variables: object) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const save = (attemptId: string, questionId: unknown, answerId: unknown) =>
    send(
      'mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
      {
        a: attemptId,
        q: questionId,
        c: answerId,
      },
    );
  const finish = async (answers: readonly GivenAnswer[] = []) => {
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { ${ATTEMPT} } } }`;
    const data = await send<{ finishQuiz: { attempt: AttemptReply } }>(query, {
      id: quiz.attemptId,
      answers: asGiven(answers),
    });
    return data.finishQuiz.attempt.score;
  };
  return { student, quiz, save, finish, send };
}

describe('answers saved as they are given', () => {
  it('make the result without being sent again; the last word counts', async () => {
    const { quiz, save, finish } = await newQuiz();
    for (const { questionId, answerId } of answersTo(app().course, quiz, 0))
      await save(quiz.attemptId, questionId, answerId);
    for (const { questionId, answerId } of answersTo(app().course, quiz, 6))
      await save(quiz.attemptId, questionId, answerId);
    expect(await finish()).toBe(100);
  });

  it('yield to those that come with the finish', async () => {
    const { quiz, save, finish } = await newQuiz();
    for (const { questionId, answerId } of answersTo(app().course, quiz, 6))
      await save(quiz.attemptId, questionId, answerId);
    expect(await finish(answersTo(app().course, quiz, 3))).toBe(50);
  });

  it('are all needed: an open question is asked for, and nothing is lost', async () => {
    const { quiz, save, finish } = await newQuiz();
    const [missing, ...given] = answersTo(app().course, quiz, 6);
    for (const { questionId, answerId } of given) await save(quiz.attemptId, questionId, answerId);
    await expect(finish()).rejects.toMatchObject({ code: 'QUIZ_INCOMPLETE', message: expect.stringContaining('1 ') });
    expect(await finish([missing!])).toBe(100);
  });

  it('cannot be changed once the quiz is finished', async () => {
    const { quiz, save, finish } = await newQuiz();
    await finish(answersTo(app().course, quiz, 0));
    const [first] = answersTo(app().course, quiz, 6);
    await expect(save(quiz.attemptId, first?.questionId, first?.answerId)).rejects.toMatchObject({
      code: 'QUIZ_FINISHED',
    });
    expect(await finish()).toBe(0);
  });

  it('must belong to their question, their quiz and their student', async () => {
    const { quiz, save } = await newQuiz();
    const [first, second] = quiz.questions;
    const wrong = { code: 'BAD_USER_INPUT' };
    await expect(save(quiz.attemptId, first?.id, second?.answerIds[0])).rejects.toMatchObject(wrong);
    await expect(save(quiz.attemptId, 2_147_483_647, first?.answerIds[0])).rejects.toMatchObject(wrong);
    await expect(save('not-an-id', first?.id, first?.answerIds[0])).rejects.toMatchObject(wrong);
    const stranger = await newQuiz();
    const theirs = stranger.save(quiz.attemptId, first?.id, first?.answerIds[0]);
    await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are left behind when the quiz is started over', async () => {
    const { quiz, save, send } = await newQuiz();
    const [first] = quiz.questions;
    await save(quiz.attemptId, first?.id, first?.answerIds[0]);
    const query = `mutation { startQuiz(type: chapterQuiz, chapterId: 1, restart: true) { ${ATTEMPT} } }`;
    const { startQuiz } = await send<{ startQuiz: { id: string; questions: { given: unknown }[] } }>(query, {});
    expect(startQuiz.id).not.toBe(quiz.attemptId);
    expect(startQuiz.questions.every(({ given }) => given === null)).toBe(true);
    await expect(save(quiz.attemptId, first?.id, first?.answerIds[0])).rejects.toMatchObject({ code: 'QUIZ_FINISHED' });
  });

  const restart = `mutation { startQuiz(type: chapterQuiz, chapterId: 1, restart: true) { ${ATTEMPT} } }`;
  const stored = (id: string) =>
    runSql<{ ended: boolean }>(app().db, 'select abandoned_at is not null as ended from quiz_attempt where id = $1', [
      id,
    ]);

  it('are what a quiz that is started over is stored for: without any, it is deleted', async () => {
    const [empty, answered] = [await newQuiz(), await newQuiz()];
    const [first] = answersTo(app().course, answered.quiz, 6);
    await answered.save(answered.quiz.attemptId, first?.questionId, first?.answerId);
    for (const { send } of [empty, answered]) await send(restart, {});
    expect(await stored(empty.quiz.attemptId)).toEqual([]);
    expect(await stored(answered.quiz.attemptId)).toEqual([{ ended: true }]);
    await expect(empty.save(empty.quiz.attemptId, first?.questionId, first?.answerId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(empty.finish(answersTo(app().course, empty.quiz, 6))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('do not pile up when a quiz is started over and over', async () => {
    const { send, quiz } = await newQuiz();
    for (let times = 0; times < 5; times += 1) await send(restart, {});
    const left = await runSql(
      app().db,
      'select id from quiz_attempt where owner_id = (select id from users order by id desc limit 1)',
    );
    expect(left).toHaveLength(1);
    expect(left).not.toEqual([{ id: quiz.attemptId }]);
  });

  it('are never deleted with a quiz that is started over while the first one is saved', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { quiz, save, send } = await newQuiz();
      const [first] = answersTo(app().course, quiz, 6);
      const [saved] = await Promise.allSettled([
        save(quiz.attemptId, first?.questionId, first?.answerId),
        send(restart, {}),
      ]);
      expect(await stored(quiz.attemptId)).toEqual(saved.status === 'fulfilled' ? [{ ended: true }] : []);
    }
  });

  it('survive a finish that races with them, in one consistent state', async () => {
    const { quiz, save, finish, send } = await newQuiz();
    const right = answersTo(app().course, quiz, 6);
    const wrong = answersTo(app().course, quiz, 0);
    await Promise.allSettled([
      ...wrong.map(({ questionId, answerId }) => save(quiz.attemptId, questionId, answerId)),
      finish(right),
    ]);
    const score = await finish(right).catch(() => null);
    const query = `query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`;
    type Reviewed = {
      quizAttempt: { score: number; questions: { isCorrect: boolean; given: { choice: string } }[] };
    };
    const { quizAttempt } = await send<Reviewed>(query, { id: quiz.attemptId });
    expect(quizAttempt.score).toBe(score);
    const isKey = (id: string) =>
      app().course.topics.some((topic) =>
        app()
          .course.questionsOf(topic)
          .some(({ answers }) => answers.some((answer) => answer.id === Number(id) && answer.isCorrect)),
      );
    for (const { isCorrect, given } of quizAttempt.questions) expect(isCorrect).toBe(isKey(given.choice));
  });
});

describe("a visitor's quiz", () => {
  it('is taken, marked and shown without an account, and is closed to nobody who knows its id', async () => {
    const start = `mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { ${ATTEMPT} } }`;
    const { startQuiz } = await sendGraphql<{ startQuiz: AttemptReply }>(app().url, start);
    const quiz: Quiz = quizOf(startQuiz, { type: 'chapterQuizNoUser', chapterId: 1 });
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) {
      attempt { ${ATTEMPT} } userChapter { id } topicProgress { id } } }`;
    const { finishQuiz } = await sendGraphql<{
      finishQuiz: { attempt: AttemptReply; userChapter: unknown; topicProgress: unknown[] };
    }>(app().url, query, { id: quiz.attemptId, answers: asGiven(answersTo(app().course, quiz, 3)) });
    expect(finishQuiz.attempt.score).toBe(50);
    expect([finishQuiz.userChapter, finishQuiz.topicProgress]).toEqual([null, []]);
  });
});
