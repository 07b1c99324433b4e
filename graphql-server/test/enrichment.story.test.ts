import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Course } from '../src/course/course';
import { importCourse } from '../src/course/import/import-course';
import { withQuestions } from '../src/course/read/course-source';
import { ENRICHMENT } from '../src/course/read/question-tags';
import { answersTo, asGiven } from './support/answers';
import { newForm } from './support/api-clients';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';
import { shippedCourse } from '../../test-support/shipped-course';

// In the first chapter, every other question is beyond the exam; in the second, all are.

const course = {
  ...withQuestions(shippedCourse, ({ id, questions }) =>
    questions.map((question, index) =>
      id === 2 || (id === 1 && index % 2 === 0) ? { ...question, tags: [...question.tags, ENRICHMENT] } : question,
    ),
  ),
  fingerprint: 'beyond the exam',
};

const TAKEN = 'id questions { question { id enrichment } answers { id } }';
interface Taken extends AttemptReply {
  questions: (AttemptReply['questions'][number] & { question: { id: string; enrichment: boolean } })[];
}

let app: TestApp;
let loaded: Course;

beforeAll(async () => {
  const db = await openTestDatabase();
  await importCourse(db.fork(), course, new Date('2026-11-20T18:00:00Z'));
  app = await startTestApp(undefined, { db });
  loaded = app.course;
}, 120_000);
afterAll(async () => {
  await app.stop();
  await app.db.close();
});

async function newStudent() {
  const { accessToken } = await graphqlClient(app.url).signUp(newForm());
  return async (operation: string) => {
    const { begun } = await sendGraphql<{ begun: Taken }>(
      app.url,
      `mutation { begun: ${operation} { ${TAKEN} } }`,
      {},
      accessToken,
    );
    const asked = begun.questions.map(({ question }) => question.enrichment);
    // Practice is answered question by question, and nothing here depends on the answers.
    if (operation.startsWith('practice')) return asked;
    const finish = operation.includes('chapterQuiz') ? 'finishQuiz' : 'finishReviewQuiz';
    await sendGraphql(
      app.url,
      `mutation ($id: ID!, $answers: [GivenAnswer!]!) { ${finish}(attemptId: $id, answers: $answers) { attempt { id } } }`,
      { id: begun.id, answers: asGiven(answersTo(loaded, quizOf(begun, { type: '' }), 1)) },
      accessToken,
    );
    return asked;
  };
}

describe('a question beyond the exam', () => {
  it('is in no quiz that the site puts together', { timeout: 120_000 }, async () => {
    const take = await newStudent();
    const asked: boolean[] = [];
    for (let times = 0; times < 4; times += 1)
      for (const operation of [
        'startQuiz(type: chapterQuiz, chapterId: 1)',
        'startQuiz(type: unitQuiz, unitId: 1)',
        'startQuiz(type: shortWeakspotQuiz)',
        'startQuiz(type: longWeakspotQuiz)',
        'practiceMinutes(minutes: 20)',
      ])
        asked.push(...(await take(operation)));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked).not.toContain(true);
  });

  it('is not in the free quiz', async () => {
    const start = `mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { ${TAKEN} } }`;
    for (let times = 0; times < 4; times += 1) {
      const { startQuiz } = await sendGraphql<{ startQuiz: Taken }>(app.url, start);
      expect(startQuiz.questions.map(({ question }) => question.enrichment)).not.toContain(true);
    }
  });

  it('may be asked on topics that the student chose, and says what it is', async () => {
    const take = await newStudent();
    const asked: boolean[] = [];
    const ids = loaded.chapter(1).topics.map(({ id }) => id);
    for (let times = 0; times < 4; times += 1)
      asked.push(...(await take(`startQuiz(type: topicQuiz, topicIds: [${ids.join()}])`)));
    expect(new Set(asked)).toEqual(new Set([true, false]));
    const [topic] = loaded.chapter(2).topics;
    expect(new Set(await take(`startQuiz(type: topicQuiz, topicIds: [${topic!.id}])`))).toEqual(new Set([true]));
  });

  it('makes no chapter quiz by itself', () => {
    expect(loaded.chapter(2)).toMatchObject({ quizLength: 0, comingSoon: true });
  });
});
