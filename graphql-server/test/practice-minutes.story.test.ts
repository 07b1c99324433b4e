import { afterEach, describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const at = (ms: number) => void (app().clock.now = new Date(began.getTime() + ms));
afterEach(() => at(0));

interface Attempt extends AttemptReply {
  mode: string;
  minutes: number | null;
  asksMistakes: boolean;
  abandoned: boolean;
  score: number | null;
  questions: (AttemptReply['questions'][number] & {
    id: string;
    position: number;
    isCorrect: boolean | null;
    whyAsked: string | null;
    question: { id: string; topic: { id: string } };
  })[];
}
const ATTEMPT = `id mode minutes asksMistakes abandoned score
  questions { id position isCorrect whyAsked question { id topic { id } } answers { id } }`;

async function newStudent() {
  const student = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const practice = async (minutes = 10) =>
    (
      await send<{ practiceMinutes: Attempt }>(`mutation ($m: Int!) { practiceMinutes(minutes: $m) { ${ATTEMPT} } }`, {
        m: minutes,
      })
    ).practiceMinutes;
  const take = async (chapterId: number, right: number) => {
    const quiz = await student.start({ type: 'chapterQuiz', chapterId });
    await student.finish(quiz, answersTo(app().course, quiz, right));
    return quiz;
  };
  /** Checks the answers to these questions, the first ones right, each so many seconds after the one before. */
  const check = async (attempt: Attempt, indexes: readonly number[], right: number, seconds = 0) => {
    const answers = answersTo(app().course, quizOf(attempt, { type: 'topicQuiz' }), right);
    for (const index of indexes) {
      app().clock.now = new Date(app().clock.now.getTime() + seconds * 1000);
      await send(
        'mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
        { a: attempt.id, q: answers[index]?.questionId, c: answers[index]?.answerId },
      );
    }
  };
  const finish = async (attempt: Attempt) => {
    const query = `mutation ($id: ID!) { finishReviewQuiz(attemptId: $id) {
      attempt { ${ATTEMPT} } topicProgress { topic { id } questionsAsked answeredCorrectly } } }`;
    type Finished = {
      attempt: Attempt;
      topicProgress: { topic: { id: string }; questionsAsked: number; answeredCorrectly: number }[];
    };
    return (await send<{ finishReviewQuiz: Finished }>(query, { id: attempt.id })).finishReviewQuiz;
  };
  const read = async (id: string) =>
    (await send<{ quizAttempt: Attempt }>(`query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, { id }))
      .quizAttempt;
  return { student, send, practice, take, check, finish, read };
}

const topicsOf = (attempt: Attempt) => attempt.questions.map(({ question }) => Number(question.topic.id));
const chapterTopics = (id: number) =>
  app()
    .course.chapter(id)
    .topics.map((topic) => topic.id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('practice for some minutes', () => {
  it.each([
    [5, 4],
    [10, 9],
    [20, 17],
  ])('of %i has %i questions at the pace of the course, and explains each answer', async (minutes, expected) => {
    const { practice, take } = await newStudent();
    for (const chapter of [1, 2, 3]) await take(chapter, 3);
    const attempt = await practice(minutes);
    expect(attempt).toMatchObject({ mode: 'practice', minutes, asksMistakes: false });
    expect(attempt.questions).toHaveLength(expected);
    expect(new Set(attempt.questions.map(({ question }) => question.id)).size).toBe(expected);
  });

  it('asks a student who has done nothing of the first chapter in the plan', async () => {
    const { practice, send } = await newStudent();
    await send(
      'mutation { chooseChapters(choices: [{ chapterId: 5, chosen: true }, { chapterId: 6, chosen: true }]) { user { id } } }',
    );
    const attempt = await practice();
    expect(attempt.questions.length).toBeGreaterThan(4);
    expect(new Set(topicsOf(attempt))).toEqual(new Set(chapterTopics(5)));
  });

  it('asks a student without a plan of the first chapter of the course', async () => {
    const { practice } = await newStudent();
    expect(new Set(topicsOf(await practice()))).toEqual(new Set(chapterTopics(1)));
  });

  it('begins with a question of each topic that is due for a review, and then others like what was missed', async () => {
    const { practice, take, finish, check } = await newStudent();
    const quiz = await take(1, 99);
    const missed = await take(2, 0);
    at(29 * DAY_MS);
    const due = [...chapterTopics(1), ...chapterTopics(2)];
    const attempt = await practice(20);
    expect(new Set(topicsOf(attempt).slice(0, due.length))).toEqual(new Set(due));
    expect(quiz.questions.some(({ id }) => id === Number(attempt.questions[0]?.question.id))).toBe(false);
    await check(attempt, upTo(17), 17);
    const { attempt: finished } = await finish(attempt);
    const places = finished.questions.flatMap(({ whyAsked, position }) =>
      whyAsked?.startsWith('You missed a question like this one') ? position : [],
    );
    expect(places.length).toBeGreaterThan(2);
    const [first = 0] = places;
    expect(places).toEqual(places.map((_, index) => first + index));
    expect(first).toBeLessThanOrEqual(due.length + 1);
    const asked = places.flatMap((position) => attempt.questions[position - 1] ?? []);
    expect(asked.filter(({ question }) => missed.questions.some(({ id }) => id === Number(question.id)))).toEqual([]);
    expect(finished).toMatchObject({ asksMistakes: false, score: 100 });
  });

  it('asks others like the questions missed just before, whose key was just shown', async () => {
    const { practice, take } = await newStudent();
    const missed = await take(2, 0);
    const asked = new Set((await practice(5)).questions.map(({ question }) => Number(question.id)));
    expect(missed.questions.filter(({ id }) => asked.has(id))).toEqual([]);
  });

  it('has no two questions of one topic in a row while several topics are left', async () => {
    const { practice, take } = await newStudent();
    for (const chapter of [1, 2, 3, 4]) await take(chapter, 2);
    const topics = topicsOf(await practice(10));
    expect(new Set(topics).size).toBeGreaterThan(4);
    expect(topics.filter((topic, index) => topic === topics[index - 1]).length).toBeLessThanOrEqual(2);
  });

  it('has more questions for a student who is faster', async () => {
    const { practice, take, check, finish } = await newStudent();
    for (const chapter of [1, 2, 3]) await take(chapter, 3);
    const first = await practice(20);
    await check(first, upTo(17), 17, 35);
    await finish(first);
    expect((await practice(5)).questions).toHaveLength(9);
  });

  it('ends early with what was answered, and counts nothing else as asked', async () => {
    const { practice, take, check, finish, read } = await newStudent();
    await take(1, 99);
    const attempt = await practice(10);
    // One is left out between two that are answered.
    const answered = [0, 2, 3].map((index) => attempt.questions[index]);
    await check(attempt, [0, 2, 3], 1);
    const { attempt: finished, topicProgress } = await finish(attempt);
    expect(finished.score).toBe(33);
    expect(finished.questions.map(({ id, position, question }) => [id, position, question.id])).toEqual(
      answered.map((asked) => [asked?.id, asked?.position, asked?.question.id]),
    );
    expect(finished.questions.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false]);
    expect(topicProgress.length).toBeGreaterThan(0);
    expect((await finish(attempt)).attempt).toEqual(finished);
    expect(await read(attempt.id)).toEqual(finished);
  });

  it('does not end without an answer, and another quiz does not end early', async () => {
    const { practice, finish, send } = await newStudent();
    await expect(finish(await practice())).rejects.toMatchObject({ code: 'QUIZ_INCOMPLETE' });
    const { startQuiz } = await send<{ startQuiz: Attempt }>(
      `mutation { startQuiz(type: topicQuiz, topicIds: [1], mode: practice) { ${ATTEMPT} } }`,
    );
    await expect(finish(startQuiz)).rejects.toMatchObject({ code: 'QUIZ_INCOMPLETE' });
  });

  it('continues within the hour, and is begun anew later', async () => {
    const { practice, check, read } = await newStudent();
    const first = await practice();
    await check(first, [0], 1);
    at(59 * MINUTE_MS);
    expect((await practice()).id).toBe(first.id);
    expect((await practice(5)).id).not.toBe(first.id);
    at(61 * MINUTE_MS);
    const second = await practice();
    expect(second.id).not.toBe(first.id);
    expect(await read(first.id)).toMatchObject({ abandoned: true });
  });

  it('is one quiz for two requests at once', async () => {
    const { practice } = await newStudent();
    const [first, second] = await Promise.all([practice(), practice()]);
    expect(first.id).toBe(second.id);
  });

  it.each([0, 1, 7, 15, 1_000_000, -5])('is refused for %i minutes', async (minutes) => {
    const { practice } = await newStudent();
    await expect(practice(minutes)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
