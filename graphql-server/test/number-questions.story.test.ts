import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCourse, type Course } from '../src/course/course';
import { importCourse } from '../src/course/import/import-course';
import { regradeQuestion } from '../src/review/regrade';
import { newForm } from './support/api-clients';
import { startTestApp, type TestApp } from './support/app';
import { openEmptyDatabase } from './support/database';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { asNumber, MISCONCEPTION, withQuestions } from './support/two-chapters';
import { restClient } from './support/rest-client';
import { WIDE_LIMITS } from './support/wide-limits';

const QUIZ = `id score questions {
  question { id kind unit } answers { id } given { choice number } isCorrect
  rationales { isCorrect text misconception answer { text } } }`;

interface Quiz {
  id: string;
  score: number | null;
  questions: {
    question: { id: string; kind: string; unit: string | null };
    answers: unknown[];
    given: { choice: string | null; number: number | null } | null;
    isCorrect: boolean | null;
    rationales: { isCorrect: boolean; text: string; misconception: string | null; answer: { text: string } }[] | null;
  }[];
}

describe('questions that are answered with a number', () => {
  let app: TestApp;
  let course: Course;
  beforeAll(async () => {
    app = await startTestApp(WIDE_LIMITS, { db: await openEmptyDatabase() });
    await importCourse(
      app.db.fork(),
      withQuestions('numbers', (question) => asNumber(question)),
      app.clock.now,
    );
    course = await loadCourse(app.db);
    app.show(course);
  });
  afterAll(async () => {
    await app.stop();
    await app.db.close();
  });

  async function start(mode = 'test') {
    const student = await graphqlClient(app.url).signUp(newForm());
    const send = <Data>(query: string, variables: object = {}) =>
      sendGraphql<Data>(app.url, query, variables, student.accessToken);
    const subject =
      mode === 'test'
        ? 'type: chapterQuiz, chapterId: 1'
        : `type: topicQuiz, mode: practice, topicIds: [${course
            .chapter(1)
            .topics.map(({ id }) => id)
            .join(', ')}]`;
    const { startQuiz } = await send<{ startQuiz: Quiz }>(`mutation { startQuiz(${subject}) { ${QUIZ} } }`);
    const save = (name: string, questionId: string | undefined, given: object) =>
      send<Record<string, Quiz['questions'][number]>>(
        `mutation ($a: ID!, $q: ID!, $g: GivenInput!) { ${name}(attemptId: $a, questionId: $q, given: $g) {
          given { choice number } isCorrect rationales { isCorrect text misconception answer { text } } } }`,
        { a: startQuiz.id, q: questionId, g: given },
      );
    const finish = async (numbers: readonly number[]) => {
      const answers = startQuiz.questions.map(({ question }, index) => ({
        questionId: question.id,
        given: { number: numbers[index] ?? 60 },
      }));
      const { finishQuiz } = await send<{ finishQuiz: { attempt: Quiz } }>(
        `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishQuiz(attemptId: $id, answers: $answers) { attempt { ${QUIZ} } } }`,
        { id: startQuiz.id, answers },
      );
      return finishQuiz.attempt;
    };
    return { quiz: startQuiz, send, save, finish, student };
  }

  it('show their unit, and nothing of what is accepted, before they are answered', async () => {
    const { quiz } = await start();
    expect(quiz.questions).toHaveLength(6);
    for (const { question, answers, rationales } of quiz.questions)
      expect({ question, answers, rationales }).toMatchObject({
        question: { kind: 'number', unit: '$' },
        answers: [],
        rationales: null,
      });
  });

  it('are graded by the range of the right number, and explain the number given', async () => {
    const { finish } = await start();
    const { score, questions } = await finish([60, 60.5, 59.49, 30, -7, 60]);
    expect(score).toBe(50);
    expect(questions.map(({ isCorrect }) => isCorrect)).toEqual([true, true, false, false, false, true]);
    expect(questions.map(({ given }) => given?.number)).toEqual([60, 60.5, 59.49, 30, -7, 60]);
    const said = questions.map(({ rationales }) =>
      rationales?.map(({ text, answer: { text: of } }) => `${of}: ${text}`),
    );
    expect(said[0]).toEqual(['$60: So.']);
    expect(said[3]).toEqual(['$60: So.', '$30: Half.']);
    expect(said[4]).toEqual(['$60: So.', 'Any other number: No.']);
  });

  it('are saved as they are answered, and revealed at once in practice', async () => {
    const { quiz, save, send } = await start();
    const first = quiz.questions[0]?.question.id;
    await save('saveAnswer', first, { number: 12 });
    const { saveAnswer } = await save('saveAnswer', first, { number: 60 });
    expect(saveAnswer).toEqual({ given: { choice: null, number: 60 }, isCorrect: null, rationales: null });
    const again = await send<{ quizAttempt: Quiz }>(`query ($id: ID!) { quizAttempt(id: $id) { ${QUIZ} } }`, {
      id: quiz.id,
    });
    expect(again.quizAttempt.questions[0]).toMatchObject({ given: { number: 60 }, isCorrect: null, rationales: null });

    const practice = await start('practice');
    const { checkAnswer } = await practice.save('checkAnswer', practice.quiz.questions[0]?.question.id, { number: 30 });
    expect(checkAnswer).toMatchObject({ isCorrect: false, given: { number: 30 } });
    expect(checkAnswer?.rationales?.at(-1)).toMatchObject({ text: 'Half.', misconception: MISCONCEPTION });
  });

  it.each([
    ['a choice', { choice: '1' }],
    ['neither', {}],
    ['both', { choice: '1', number: 60 }],
  ])('refuse %s', async (_, given) => {
    const { quiz, save } = await start();
    const refused = { code: 'BAD_USER_INPUT' };
    await expect(save('saveAnswer', quiz.questions[0]?.question.id, given)).rejects.toMatchObject(refused);
  });

  it.each([1e308, -1.5e-7, 5e-324, 0.1 + 0.2, 1e21])('keep the number %d as it was given', async (given) => {
    const { quiz, save, send } = await start();
    await save('saveAnswer', quiz.questions[0]?.question.id, { number: given });
    const { quizAttempt } = await send<{ quizAttempt: Quiz }>(`query ($id: ID!) { quizAttempt(id: $id) { ${QUIZ} } }`, {
      id: quiz.id,
    });
    expect(quizAttempt.questions[0]?.given).toEqual({ choice: null, number: given });
  });

  it.each(['1e400', '-1e400', '9'.repeat(400), '"60"', '"NaN"', 'true'])(
    'refuse %s as a number, and store nothing',
    async (literal) => {
      const { quiz, send } = await start();
      const id = quiz.questions[0]?.question.id;
      const save = `mutation ($a: ID!, $q: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { number: ${literal} }) { id } }`;
      await expect(send(save, { a: quiz.id, q: id })).rejects.toThrow();
      const { quizAttempt } = await send<{ quizAttempt: Quiz }>(
        `query ($id: ID!) { quizAttempt(id: $id) { ${QUIZ} } }`,
        { id: quiz.id },
      );
      expect(quizAttempt.questions[0]?.given).toBeNull();
    },
  );

  it('stand in the notebook with the number given, and name its misconception', async () => {
    const { finish, send } = await start();
    await finish([30, 60, 60, 60, 60, 60]);
    const { mistakes, misconceptions } = await send<{
      mistakes: { given: { number: number }; rationales: { text: string }[] }[];
      misconceptions: { name: string }[];
    }>('{ mistakes { given { choice number } rationales { text } } misconceptions { name } }');
    expect(mistakes).toEqual([
      { given: { choice: null, number: 30 }, rationales: [{ text: 'So.' }, { text: 'Half.' }] },
    ]);
    expect(misconceptions.map(({ name }) => name)).toEqual([MISCONCEPTION]);
  });

  it('are in the export of own data as they were answered, without a mark before the end', async () => {
    const { quiz, save, finish, send } = await start();
    const exported = async () => {
      const { myData } = await send<{ myData: string }>('{ myData }');
      return JSON.parse(myData).quizzes[0].questions[0];
    };
    await save('saveAnswer', quiz.questions[0]?.question.id, { number: 41.5 });
    expect(await exported()).toMatchObject({ your_answer: '41.5', is_correct: null });
    await finish([41.5]);
    expect(await exported()).toMatchObject({ your_answer: '41.5', is_correct: false });
  });

  it('are graded again when their key changes', async () => {
    const { finish, student } = await start();
    const attempt = await finish([61, 60, 60, 60, 60, 60]);
    const { stableId } = course.question(Number(attempt.questions[0]?.question.id));
    const changed = withQuestions('other-key', (question) =>
      asNumber(question, question.stableId === stableId ? 61 : 60),
    );
    await importCourse(app.db.fork(), changed, app.clock.now);
    expect(await regradeQuestion(app.db, stableId, app.clock.now)).toMatchObject({ answers: expect.any(Number) });
    app.show(await loadCourse(app.db));
    const { quizAttempt } = await sendGraphql<{ quizAttempt: Quiz }>(
      app.url,
      `query ($id: ID!) { quizAttempt(id: $id) { ${QUIZ} } }`,
      { id: attempt.id },
      student.accessToken,
    );
    expect(quizAttempt.score).toBe(100);
    await importCourse(
      app.db.fork(),
      withQuestions('numbers', (question) => asNumber(question)),
      app.clock.now,
    );
    app.show(await loadCourse(app.db));
  });

  it('are not asked through REST, whose shapes have choices only', async () => {
    const student = await restClient(app.url).signUp(newForm());
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 2 });
    for (const { answerIds } of quiz.questions) expect(answerIds.length).toBeGreaterThan(1);
    await expect(student.start({ type: 'chapterQuiz', chapterId: 1 })).rejects.toMatchObject({
      status: 409,
      message: 'None of the questions of this quiz can be asked here.',
    });
  });

  describe('where one topic of two asks for numbers', () => {
    beforeAll(async () => {
      const [topic] = course.chapter(1).topics;
      const mixed = withQuestions('mixed', (question) =>
        question.category === topic?.topicName ? asNumber(question) : question,
      );
      await importCourse(app.db.fork(), mixed, app.clock.now);
      app.show(await loadCourse(app.db));
    });

    it('REST asks the choices of the other topic', async () => {
      const student = await restClient(app.url).signUp(newForm());
      const { questions } = await student.start({ type: 'chapterQuiz', chapterId: 1 });
      expect(questions.length).toBeGreaterThan(0);
      for (const { answerIds } of questions) expect(answerIds.length).toBeGreaterThan(1);
    });

    it('REST refuses a quiz that was begun on the site, which stays as it was', async () => {
      const { quiz, save, send, student } = await start();
      const asked = quiz.questions.find(({ question }) => question.kind === 'number');
      await save('saveAnswer', asked?.question.id, { number: 60 });
      await expect(
        restClient(app.url).withToken(student.accessToken).start({ type: 'chapterQuiz', chapterId: 1 }),
      ).rejects.toMatchObject({
        status: 409,
        message: 'This quiz was begun on the site and asks for numbers. Continue it there: your answers are saved.',
      });
      const { quizUnderWay } = await send<{ quizUnderWay: Quiz }>(
        `{ quizUnderWay(type: chapterQuiz, chapterId: 1) { ${QUIZ} } }`,
      );
      expect(quizUnderWay.id).toBe(quiz.id);
      const given = quizUnderWay.questions.flatMap((one) => one.given ?? []);
      expect(given).toEqual([{ choice: null, number: 60 }]);
    });

    it('a quiz of REST goes on at the site', async () => {
      const { accessToken, start: begin } = await restClient(app.url).signUp(newForm());
      const { attemptId } = await begin({ type: 'chapterQuiz', chapterId: 1 });
      const { startQuiz } = await sendGraphql<{ startQuiz: Quiz }>(
        app.url,
        `mutation { startQuiz(type: chapterQuiz, chapterId: 1) { ${QUIZ} } }`,
        {},
        accessToken,
      );
      expect(startQuiz.id).toBe(attemptId);
      expect(startQuiz.questions.every(({ question }) => question.kind === 'choice')).toBe(true);
    });
  });
});
