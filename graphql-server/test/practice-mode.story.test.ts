import { describe, expect, it } from 'vitest';
import { answersTo, asGiven } from './support/answers';
import type { GivenAnswer } from './support/api-client';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();

const GRADE = 'isCorrect takeaway rationales { isCorrect text answer { id } } given { choice } certainty';
const ATTEMPT = `id mode score questions { hint question { id text } answers { id } ${GRADE} }`;

interface Graded {
  isCorrect: boolean | null;
  takeaway: string | null;
  rationales: { isCorrect: boolean; answer: { id: string } }[] | null;
  given: { choice: string } | null;
  certainty: string | null;
}

interface Attempt extends AttemptReply {
  mode: string;
  score: number | null;
  questions: (AttemptReply['questions'][number] & Graded & { hint: string | null })[];
}

const UNREVEALED = { isCorrect: null, takeaway: null, rationales: null };
const TOPIC_QUIZ = { type: 'topicQuiz', topicIds: [1, 2] } as const;

async function newPractice() {
  const student = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const start = async (more = '') => {
    const query = `mutation { startQuiz(type: topicQuiz, topicIds: [1, 2], mode: practice ${more}) { ${ATTEMPT} } }`;
    return (await send<{ startQuiz: Attempt }>(query)).startQuiz;
  };
  const attempt = await start();
  const read = async () =>
    (
      await send<{ quizAttempt: Attempt }>(`query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, {
        id: attempt.id,
      })
    ).quizAttempt;
  const check = async (questionId: unknown, answerId: unknown, certainty: string | null = null) => {
    const query = `mutation ($a: ID!, $q: ID!, $c: ID!, $s: Certainty) {
      checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }, certainty: $s) { ${GRADE} } }`;
    const variables = { a: attempt.id, q: questionId, c: answerId, s: certainty };
    return (await send<{ checkAnswer: Graded }>(query, variables)).checkAnswer;
  };
  const save = (questionId: unknown, answerId: unknown) =>
    send(
      'mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
      {
        ...{ a: attempt.id, q: questionId, c: answerId },
      },
    );
  const finish = async (answers: readonly GivenAnswer[] = []) => {
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishReviewQuiz(attemptId: $id, answers: $answers) {
      attempt { ${ATTEMPT} } topicProgress { questionsAsked answeredCorrectly } } }`;
    type Finished = { attempt: Attempt; topicProgress: { questionsAsked: number; answeredCorrectly: number }[] };
    return (await send<{ finishReviewQuiz: Finished }>(query, { id: attempt.id, answers: asGiven(answers) }))
      .finishReviewQuiz;
  };
  const quiz = quizOf(attempt, TOPIC_QUIZ);
  const answers = (right: number) => answersTo(app().course, quiz, right);
  return { student, send, start, attempt, read, check, save, finish, quiz, answers };
}

describe('a quiz that explains each answer', () => {
  it('reveals the key of a question with its answer, and of no other question', async () => {
    const { attempt, read, check, answers } = await newPractice();
    expect(attempt.mode).toBe('practice');
    expect(
      attempt.questions.map(({ isCorrect, takeaway, rationales }) => ({ isCorrect, takeaway, rationales })),
    ).toEqual(attempt.questions.map(() => UNREVEALED));
    const [first] = answers(0);
    const checked = await check(first?.questionId, first?.answerId, 'sure');
    expect(checked).toMatchObject({
      isCorrect: false,
      given: { choice: String(first?.answerId) },
      certainty: 'sure',
    });
    expect(checked.rationales?.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
    const { questions } = await read();
    expect(questions[0]).toMatchObject(checked);
    for (const question of questions.slice(1)) expect(question).toMatchObject(UNREVEALED);
  });

  it('keeps a revealed answer, whatever is sent for it later', async () => {
    const { read, check, save, finish, answers } = await newPractice();
    const wrong = answers(0);
    const right = answers(6);
    for (const { questionId, answerId } of wrong) await check(questionId, answerId, 'unsure');
    const [first] = right;
    const again = await check(first?.questionId, first?.answerId, 'sure');
    expect(again).toMatchObject({
      ...{ isCorrect: false, certainty: 'unsure', given: { choice: String(wrong[0]?.answerId) } },
    });
    await expect(save(first?.questionId, first?.answerId)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const { attempt } = await finish(right);
    expect(attempt.score).toBe(0);
    expect((await read()).questions.every(({ isCorrect }) => isCorrect === false)).toBe(true);
    await expect(check(first?.questionId, first?.answerId)).rejects.toMatchObject({ code: 'QUIZ_FINISHED' });
  });

  it('takes one of two answers that are sent at once, and answers both requests with that one', async () => {
    const { read, check, quiz } = await newPractice();
    const [question] = quiz.questions;
    const replies = await Promise.all(question?.answerIds.map((answerId) => check(question.id, answerId)) ?? []);
    const chosen = new Set(replies.map(({ given }) => given?.choice));
    expect(chosen.size).toBe(1);
    expect([...chosen]).toEqual([(await read()).questions[0]?.given?.choice]);
  });

  it('counts once, graded by the server from the answers that were checked', async () => {
    const { check, finish, answers } = await newPractice();
    const given = answers(3);
    await expect(finish(given)).rejects.toMatchObject({ code: 'QUIZ_INCOMPLETE' });
    for (const { questionId, answerId } of given) await check(questionId, answerId);
    const first = await finish();
    const second = await finish(answers(6));
    expect(first.attempt.score).toBe(50);
    expect(second).toEqual(first);
    expect(first.topicProgress.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0)).toBe(6);
    expect(first.topicProgress.reduce((sum, { answeredCorrectly }) => sum + answeredCorrectly, 0)).toBe(3);
  });

  it('is closed to other students and to visitors, and refuses answers of other questions', async () => {
    const { attempt, check, read, answers, quiz } = await newPractice();
    const [first] = answers(6);
    const query =
      'mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }';
    const variables = { a: attempt.id, q: first?.questionId, c: first?.answerId };
    const stranger = await newPractice();
    await expect(stranger.send(query, variables)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sendGraphql(app().url, query, variables)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const wrong = { code: 'BAD_USER_INPUT' };
    await expect(check(first?.questionId, quiz.questions[1]?.answerIds[0])).rejects.toMatchObject(wrong);
    await expect(check(2_147_483_647, first?.answerId)).rejects.toMatchObject(wrong);
    expect((await read()).questions.every(({ given }) => given === null)).toBe(true);
  });

  it('is a quiz beside the one that explains at the end, which reveals nothing', async () => {
    const { send, attempt, start } = await newPractice();
    const query = `mutation { startQuiz(type: topicQuiz, topicIds: [1, 2]) { ${ATTEMPT} } }`;
    const { startQuiz: test } = await send<{ startQuiz: Attempt }>(query);
    expect(test).toMatchObject({ mode: 'test' });
    expect(test.id).not.toBe(attempt.id);
    expect((await start()).id).toBe(attempt.id);
    const [asked] = test.questions;
    const check =
      'mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }';
    const variables = { a: test.id, q: asked?.question.id, c: asked?.answers[0]?.id };
    await expect(send(check, variables)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const { quizAttempt } = await send<{ quizAttempt: Attempt }>(
      `query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`,
      { id: test.id },
    );
    expect(quizAttempt.questions[0]).toMatchObject({ ...UNREVEALED, given: null, hint: null });
  });

  it.each(['chapterQuiz, chapterId: 1', 'chapterQuizNoUser, chapterId: 1', 'unitQuiz, unitId: 1'])(
    'is not for %s',
    async (quiz) => {
      const { send } = await newPractice();
      const started = send(`mutation { startQuiz(type: ${quiz}, mode: practice) { id } }`);
      await expect(started).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  it('can be taken of weak spots and of the notebook', async () => {
    const { send, check, finish, answers } = await newPractice();
    for (const { questionId, answerId } of answers(0)) await check(questionId, answerId);
    await finish();
    for (const started of ['startQuiz(type: shortWeakspotQuiz, mode: practice)', 'practiceNotebook(mode: practice)']) {
      const reply = await send<Record<string, Attempt>>(`mutation { ${started} { ${ATTEMPT} } }`);
      expect(Object.values(reply)).toEqual([expect.objectContaining({ mode: 'practice' })]);
    }
  });

  it('hints at a common mistake, without the text of a choice or of an explanation', async () => {
    const { attempt } = await newPractice();
    for (const { hint, question } of attempt.questions) {
      expect(hint).toMatch(/^Watch out for this common mistake: “.+”$/);
      for (const { text, rationale } of app().course.question(Number(question.id)).answers) {
        expect(hint).not.toContain(text);
        expect(hint).not.toContain(rationale.text);
      }
    }
  });
});
