import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCourse, type Course } from '../src/course/course';
import { importCourse } from '../src/course/import/import-course';
import type { CourseSource } from '../src/course/read/course-source';
import { regradeQuestion } from '../src/review/regrade';
import { newForm } from './support/api-clients';
import { startTestApp, type TestApp } from './support/app';
import { openEmptyDatabase } from './support/database';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { asNumber, twoChapters, withQuestions } from './support/two-chapters';
import { restClient } from './support/rest-client';
import { WIDE_LIMITS } from './support/wide-limits';

// An author makes a question of choices one of numbers, or the other way around, while a quiz with it is in progress.

const choices: CourseSource = { ...twoChapters, fingerprint: 'choices' };
const numbers = withQuestions('numbers', (question) => asNumber(question));

const QUIZ = `id score questions {
  question { id kind } answers { id } given { choice number } isCorrect rationales { isCorrect answer { id text } } }`;

interface Asked {
  question: { id: string; kind: string };
  answers: { id: string }[];
  given: { choice: string | null; number: number | null } | null;
  isCorrect: boolean | null;
  rationales: { isCorrect: boolean; answer: { id: string; text: string } }[] | null;
}
interface Quiz {
  id: string;
  score: number | null;
  questions: Asked[];
}

describe('a question that changes its kind while a quiz with it is in progress', () => {
  let app: TestApp;
  let course: Course;
  beforeEach(async () => void (app = await startTestApp(WIDE_LIMITS, { db: await openEmptyDatabase() })));
  afterEach(async () => {
    await app.stop();
    await app.db.close();
  });

  async function publish(source: CourseSource) {
    await importCourse(app.db.fork(), source, app.clock.now);
    course = await loadCourse(app.db);
    app.show(course);
  }

  async function begin(mode: 'test' | 'practice') {
    const student = await graphqlClient(app.url).signUp(newForm());
    const send = <Data>(query: string, variables: object = {}) =>
      sendGraphql<Data>(app.url, query, variables, student.accessToken);
    const topicIds = course.chapter(1).topics.map(({ id }) => id);
    const subject =
      mode === 'test'
        ? 'type: chapterQuiz, chapterId: 1'
        : `type: topicQuiz, mode: practice, topicIds: [${topicIds.join(', ')}]`;
    const { startQuiz } = await send<{ startQuiz: Quiz }>(`mutation { startQuiz(${subject}) { ${QUIZ} } }`);
    const read = async () =>
      (await send<{ quizAttempt: Quiz }>(`query ($id: ID!) { quizAttempt(id: $id) { ${QUIZ} } }`, { id: startQuiz.id }))
        .quizAttempt;
    const give = (asked: Asked | undefined, given: object) =>
      send(
        `mutation ($a: ID!, $q: ID!, $g: GivenInput!) {
          ${mode === 'test' ? 'saveAnswer' : 'checkAnswer'}(attemptId: $a, questionId: $q, given: $g) { id } }`,
        { a: startQuiz.id, q: asked?.question.id, g: given },
      );
    const finish = async () => {
      const query = `mutation ($id: ID!) { finishQuiz(attemptId: $id, answers: []) { attempt { ${QUIZ} } } }`;
      return (await send<{ finishQuiz: { attempt: Quiz } }>(query, { id: startQuiz.id })).finishQuiz.attempt;
    };
    const mistakes = async () =>
      (
        await send<{ mistakes: Pick<Asked, 'given' | 'answers' | 'rationales'>[] }>(
          '{ mistakes { answers { id } given { choice number } rationales { isCorrect answer { id text } } } }',
        )
      ).mistakes;
    return { quiz: startQuiz, read, give, finish, mistakes, send, subject, student };
  }

  /** One of the choices that the quiz shows. */
  const choice = (asked: Asked | undefined, isCorrect: boolean) => ({
    choice: asked?.answers.find(
      ({ id }) =>
        course.question(Number(asked.question.id)).answers.find((answer) => answer.id === Number(id))?.isCorrect ===
        isCorrect,
    )?.id,
  });
  const refused = { code: 'BAD_USER_INPUT', message: expect.stringContaining('This question was changed') };

  it.each(['test', 'practice'] as const)('goes on with the choices that the quiz shows, in mode %s', async (mode) => {
    await publish(choices);
    const { quiz, read, give, finish, mistakes } = await begin(mode);
    await give(quiz.questions[0], choice(quiz.questions[0], true));
    await publish(numbers);
    const { questions } = await read();
    expect(questions.map(({ answers }) => answers)).toEqual(quiz.questions.map(({ answers }) => answers));
    await expect(give(questions[1], { number: 60 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const [, second, ...others] = questions;
    await give(second, choice(second, false));
    for (const asked of others) await give(asked, choice(asked, true));
    const result = await finish();
    expect(result.questions.map(({ isCorrect }) => isCorrect)).toEqual(questions.map((asked) => asked !== second));
    for (const { answers, given, rationales } of result.questions) {
      expect(answers.map(({ id }) => id)).toContain(given?.choice);
      expect(rationales).toHaveLength(answers.length);
    }
    expect(await mistakes()).toMatchObject([{ given: { number: null }, answers: second?.answers }]);
  });

  it.each(['test', 'practice'] as const)(
    'keeps the numbers that were given with their marks, and shows the new choices of the others, in mode %s',
    async (mode) => {
      await publish(numbers);
      const { quiz, read, give, finish, mistakes } = await begin(mode);
      await give(quiz.questions[0], { number: 60 });
      await give(quiz.questions[1], { number: 7 });
      await publish(choices);
      const { questions } = await read();
      expect(questions.map(({ given }) => given?.number)).toEqual([60, 7, ...Array<undefined>(questions.length - 2)]);
      expect(questions.slice(0, 2).map(({ answers }) => answers)).toEqual([[], []]);
      const others = questions.slice(2);
      for (const { answers } of others) expect(answers.length).toBeGreaterThan(1);
      expect((await read()).questions).toEqual(questions);
      await expect(give(others[0], { number: 60 })).rejects.toMatchObject(refused);
      for (const asked of others) await give(asked, choice(asked, true));
      const result = await finish();
      expect(result.questions.map(({ isCorrect }) => isCorrect)).toEqual(questions.map((_, index) => index !== 1));
      expect(result.questions[1]?.rationales).toMatchObject([{ isCorrect: true }]);
      expect(await mistakes()).toMatchObject([
        { given: { choice: null, number: 7 }, answers: [], rationales: [{ isCorrect: true }] },
      ]);
      const { stableId } = course.question(Number(quiz.questions[0]?.question.id));
      expect(await regradeQuestion(app.db, stableId, app.clock.now)).toMatchObject({ answers: 0, quizzes: 0 });
      expect((await read()).score).toBe(result.score);
    },
  );

  it('takes an answer back that was given before, and refuses another of that kind', async () => {
    await publish(numbers);
    const { quiz, send, give, read } = await begin('test');
    await give(quiz.questions[0], { number: 60 });
    await publish(choices);
    const { questions } = await read();
    const answers = (first: number) =>
      questions.map((asked, index) => ({
        questionId: asked.question.id,
        given: index === 0 ? { number: first } : choice(asked, true),
      }));
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { score } } }`;
    await expect(send(query, { id: quiz.id, answers: answers(61) })).rejects.toMatchObject(refused);
    expect(await send(query, { id: quiz.id, answers: answers(60) })).toEqual({
      finishQuiz: { attempt: { score: 100 } },
    });
  });

  it.each([
    ['numbers', numbers, choices],
    ['choices', choices, numbers],
  ])('leaves a quiz that can be started over, when it asked for %s', async (_, before, after) => {
    await publish(before);
    const { quiz, give, send, subject } = await begin('test');
    const [first] = quiz.questions;
    await give(first, before === numbers ? { number: 60 } : choice(first, true));
    await publish(after);
    const { startQuiz } = await send<{ startQuiz: Quiz }>(
      `mutation { startQuiz(${subject}, restart: true) { ${QUIZ} } }`,
    );
    const kind = after === numbers ? 'number' : 'choice';
    for (const { question, answers } of startQuiz.questions) {
      expect(question.kind).toBe(kind);
      expect(answers.length > 0).toBe(kind === 'choice');
    }
  });

  it('is asked through REST to its end, with the choices that it shows', async () => {
    await publish(choices);
    const student = await restClient(app.url).signUp(newForm());
    await student.choose({ 1: true });
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await publish(numbers);
    const again = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    expect(again.questions).toEqual(quiz.questions);
    const given = quiz.questions.map(({ id, answerIds }) => ({
      questionId: id,
      answerId:
        answerIds.find((answerId) =>
          course.question(Number(id)).answers.some((one) => one.id === Number(answerId) && one.isCorrect),
        ) ?? answerIds[0]!,
    }));
    await student.finish(quiz, given);
    expect((await student.progress()).chapters[1]?.quizGrade).toBe(100);
  });
});
