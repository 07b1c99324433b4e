import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCourse, type Course } from '../src/course/course';
import { exportChapter } from '../src/course/exchange/export-chapter';
import { importCourse } from '../src/course/import/import-course';
import { chaptersOf, poolOf } from '../src/course/read/course-source';
import { catalogOf } from '../src/quiz/learner-catalog';
import { itemReports } from '../src/review/items/item-report';
import { answersTo, asGiven } from './support/answers';
import { apiClients, newForm } from './support/api-clients';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';
import { RESERVED_WORD, reservedCourse } from './support/reserved-course';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

// Half of the questions on each topic of the first unit are reserved for mock exams: whatever is asked for, nothing of them is ever sent.

/** Where the ids of reserved questions and choices begin: such numbers stand nowhere else. */
const FIRST_ID = 770_000_000;
const RESERVED = new RegExp(`.{0,80}(?:${RESERVED_WORD}|\\b77\\d{7}\\b).{0,80}`);

const TAKEN = `id score topics { id } questions { id position isCorrect takeaway whyAsked
  question { id kind unit text columns imageUrl imageAlt enrichment set { id lead } figure { svg alt url } topic { id topicName } }
  answers { id text cells figure { svg alt url } } rationales { isCorrect text misconception answer { id text } } }`;

let app: TestApp;
let course: Course;
/** Every answer of the server. */
const sent: string[] = [];
const send = globalThis.fetch;

beforeAll(async () => {
  const db = await openTestDatabase();
  for (const table of ['question', 'answer'])
    await runSql(db, `alter sequence ${table}_id_seq restart with ${FIRST_ID}`);
  await importCourse(db.fork(), reservedCourse, new Date('2026-11-20T18:00:00Z'));
  app = await startTestApp(undefined, { db });
  // The server's own, which knows the fresh questions that it asked.
  course = app.course;
  const watched = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    const response = await watched(address, options);
    sent.push(`${JSON.stringify([...response.headers])}\n${await response.clone().text()}`);
    return response;
  };
}, 120_000);
afterAll(async () => {
  globalThis.fetch = send;
  await app.stop();
  await app.db.close();
});

function expectNothingReserved(): void {
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.splice(0).flatMap((text) => RESERVED.exec(text)?.[0] ?? [])).toEqual([]);
}

const firstUnit = () => course.units[0]!;
const reservedIds = () => course.reservedQuestions().map(({ id }) => id);

describe('reserved questions', () => {
  it('are in the course that the story tells of, as many as others', () => {
    const others = firstUnit()
      .chapters.flatMap(({ topics }) => topics)
      .flatMap((topic) => course.questionsOf(topic));
    expect(reservedIds()).toHaveLength(others.length);
    expect(Math.min(...reservedIds())).toBeGreaterThanOrEqual(FIRST_ID);
  });

  it.each(apiClients)('are in no quiz of a student, through %s', { timeout: 300_000 }, async (_, open) => {
    const student = await open(app.url).signUp(newForm());
    const take = async (request: Parameters<typeof student.start>[0], right: number) => {
      const quiz = await student.start(request);
      expect(quiz.questions.length).toBeGreaterThan(0);
      await student.finish(quiz, answersTo(course, quiz, right));
    };
    for (const { id } of firstUnit().chapters) await take({ type: 'chapterQuiz', chapterId: id }, 2);
    for (const { topics } of firstUnit().chapters)
      await take({ type: 'topicQuiz', topicIds: topics.map(({ id }) => id) }, 1);
    for (let times = 0; times < 4; times += 1) {
      await take({ type: 'unitQuiz', unitId: firstUnit().id }, 3);
      await take({ type: 'shortWeakspotQuiz' }, 2);
      await take({ type: 'longWeakspotQuiz' }, 3);
    }
    await student.progress();
    expectNothingReserved();
  });

  it('are in no quiz of a visitor', { timeout: 120_000 }, async () => {
    const browser = new RestBrowser(app.url);
    for (const { id } of firstUnit().chapters) {
      await sendGraphql(
        app.url,
        `mutation ($id: ID!) { startQuiz(type: chapterQuizNoUser, chapterId: $id) { ${TAKEN} } }`,
        { id },
      );
      await browser.call('GET', `quiz/questions_nouser?chapter=${id}`);
    }
    expectNothingReserved();
  });

  it(
    'are in no practice, results, notebook, estimates, notices or export of a student',
    { timeout: 300_000 },
    async () => {
      const { accessToken } = await apiClients[0]![1](app.url).signUp(newForm());
      const ask = <Data>(query: string, variables: object = {}) =>
        sendGraphql<Data>(app.url, query, variables, accessToken);
      const take = async (operation: string) => {
        const { begun } = await ask<{ begun: AttemptReply & { mode: string } }>(
          `mutation { begun: ${operation} { mode ${TAKEN} } }`,
        );
        const answers = asGiven(answersTo(course, quizOf(begun, { type: '' }), 2));
        const isPractice = begun.mode === 'practice';
        for (const { questionId, given } of isPractice ? answers : [])
          await ask(
            'mutation ($a: ID!, $q: ID!, $g: GivenInput!) { checkAnswer(attemptId: $a, questionId: $q, given: $g) { rationales { text } } }',
            { a: begun.id, q: questionId, g: given },
          );
        const finish = operation.includes('chapterQuiz') ? 'finishQuiz' : 'finishReviewQuiz';
        await ask(
          `mutation ($id: ID!, $answers: [GivenAnswer!]!) { ${finish}(attemptId: $id, answers: $answers) { attempt { ${TAKEN} } } }`,
          { id: begun.id, answers: isPractice ? [] : answers },
        );
        return begun.id;
      };
      for (const { id } of firstUnit().chapters) await take(`startQuiz(type: chapterQuiz, chapterId: ${id})`);
      for (let times = 0; times < 5; times += 1) {
        const id = await take('practiceMinutes(minutes: 20)');
        await take(`practiceMistakes(attemptId: "${id}")`);
        await take('practiceNotebook');
      }
      const [topic] = course.topics;
      await take(`startQuiz(type: topicQuiz, mode: practice, topicIds: [${topic!.id}])`);
      await ask(`{ mistakes { question { id text } answers { id text } rationales { text } } notices { id }
      learning { topics { topic { id } } finishedQuizzes { __typename } predictions { __typename } } misconceptions { belief chances } myData me { id topicProgress { topic { id } questionsAsked } } }`);
      expectNothingReserved();
    },
  );

  it('cannot be answered, checked, reported or submitted by their ids', async () => {
    const student = await apiClients[0]![1](app.url).signUp(newForm());
    const { attemptId } = await student.start({ type: 'topicQuiz', topicIds: [course.topics[0]!.id] });
    const [{ id: questionId, answers }] = course.reservedQuestions() as [ReturnType<Course['question']>]; // there are some
    const variables = { a: attemptId, q: questionId, c: answers[0]!.id };
    for (const operation of [
      'mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
      'mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
      'mutation ($a: ID!, $q: ID!, $c: ID!) { finishReviewQuiz(attemptId: $a, answers: [{ questionId: $q, given: { choice: $c } }]) { attempt { id } } }',
    ])
      await expect(sendGraphql(app.url, operation, variables, student.accessToken)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:BAD_USER_INPUT|NOT_FOUND)$/),
      });
    const browser = new RestBrowser(app.url, student.accessToken);
    await expect(
      browser.call('PUT', 'progress/finishreviewquiz', {
        answers: [{ questionId, answerId: answers[0]!.id, isCorrect: true, topicId: 1 }],
      }),
    ).rejects.toMatchObject({ status: expect.any(Number) });
    expect(sent.splice(0).filter((text) => text.includes(RESERVED_WORD))).toEqual([]);
  });

  it('are found by no search, and their pictures stand at no address', async () => {
    const query = `query ($term: String!) { searchChapters(term: $term) { chapters { name } announced { name } corrected } }`;
    for (const term of [RESERVED_WORD, ...reservedIds().slice(0, 3).map(String)])
      await sendGraphql(app.url, query, { term });
    const pictures = course
      .reservedQuestions()
      .flatMap(({ shown, answers }) => [shown.figure, ...answers.map((answer) => answer.shown.figure)])
      .flatMap((figure) => (figure ? [figure.url] : []));
    expect(pictures.length).toBeGreaterThan(10);
    for (const url of new Set(pictures)) expect((await fetch(app.url + url)).status).toBe(404);
    expectNothingReserved();
  });

  it('are nowhere in the course but in the one list that mock exams ask for', () => {
    const { reservedQuestions, ...shown } = course;
    const ids = new Set(reservedQuestions().map(({ id }) => id));
    const seen = new Set<unknown>();
    const found: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value === 'string' && value.includes(RESERVED_WORD)) found.push(path);
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      const parts = value instanceof Map || value instanceof Set ? [...value].entries() : Object.entries(value);
      for (const [name, part] of parts) look(part, `${path}.${name}`);
    };
    look(shown, 'course');
    look(shown.topics.map(shown.questionsOf), 'questionsOf');
    look(shown.topics.map(shown.questionsOfChosen), 'questionsOfChosen');
    look(catalogOf(course), 'catalog');
    look(
      itemReports(course, [], { chapter: () => true, topic: () => true, needed: 20 }).map(({ id }) => id),
      'course:stats',
    );
    expect(found).toEqual([]);
    for (const id of ids) expect(() => shown.question(id)).toThrow('does not exist');
    expect(shown.questions.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('leave a chapter and its quiz as long as without them', { timeout: 120_000 }, async () => {
    const without = await openTestDatabase();
    const before = await loadCourse(without);
    await without.close();
    const lengths = ({ chapters }: Course) => chapters.map(({ quizLength, comingSoon }) => [quizLength, comingSoon]);
    expect(lengths(course)).toEqual(lengths(before));
  });

  it('are exported only when they are asked for', { timeout: 120_000 }, () => {
    for (const format of ['gift', 'moodle-xml'] as const) {
      const write = (source: typeof reservedCourse) =>
        chaptersOf(source)
          .slice(0, 7)
          .map((chapter) => String(exportChapter(chapter, format, () => null)));
      expect(write(reservedCourse).filter((text) => text.includes(RESERVED_WORD))).toEqual([]);
      expect(write(poolOf(reservedCourse)).filter((text) => !text.includes(RESERVED_WORD))).toEqual([]);
    }
  });
});
