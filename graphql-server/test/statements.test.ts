import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../src/context';
import { loadCourse, type Course } from '../src/course/course';
import { importIfChanged } from '../src/course/import/import-course';
import { createLimits } from '../src/http/rate-limits';
import type { Database } from '../src/database/database';
import { signUp } from '../src/account/account.service';
import { sessionOf } from '../src/account/session';
import { chooseChapters, readStanding } from '../src/progress/progress.service';
import { finishQuiz } from '../src/quiz/finish-quiz.service';
import { openMemory } from '../src/learner/memory/rebuild';
import { saveAnswer } from '../src/quiz/quiz.service';
import { startQuiz } from '../src/quiz/start-quiz.service';
import { answersTo } from './support/answers';
import { openTestDatabase } from './support/database';
import { newForm } from './support/api-clients';

const now = new Date('2026-11-20T18:00:00Z');
let db: Database;
let course: Course;
let statements = 0;

beforeAll(async () => {
  const opened = await openTestDatabase();
  db = { ...opened, rows: (statement, values) => ((statements += 1), opened.rows(statement, values)) };
  await importIfChanged(db, 'course', now);
  course = await loadCourse(db);
  await openMemory(db, course);
});
afterAll(() => db.close());

const contextOf = (accessToken?: string): Context => ({
  ...sessionOf(db, accessToken, now),
  ...{ db, em: db.fork(), course, now, random: () => 0.5 },
  ...{
    wakeSender: () => undefined,
    wakeLearner: () => undefined,
    publicUrl: '',
    contactEmail: '',
    uniformRetrieve: false,
  },
  ...{ limits: createLimits(null, {}, () => undefined), note: () => undefined, ip: 'test' },
});

async function newStudent(): Promise<Context> {
  const { accessToken } = await signUp(contextOf(), { ...newForm(), atLeast13: true });
  return contextOf(accessToken);
}

async function count(work: () => Promise<unknown>): Promise<number> {
  statements = 0;
  await work();
  return statements;
}

describe('prepared statements, with the one that finds out who asks', () => {
  it('a session restore takes one, however much the student has done', async () => {
    const context = await newStudent();
    expect(await count(() => readStanding(context))).toBe(1);
    await chooseChapters(context, course.units[0]?.chapters.map(({ id }) => ({ chapterId: id, chosen: true })) ?? []);
    expect(await count(() => readStanding(context))).toBe(1);
  });

  it('a quiz takes three to choose from, one to carry on with, whatever its size', async () => {
    const context = await newStudent();
    const unitQuiz = { type: 'unitQuiz', unitId: 1 } as const;
    expect(await count(() => startQuiz(context, unitQuiz, false))).toBe(3);
    expect(await count(() => startQuiz(context, unitQuiz, false))).toBe(1);
  });

  it('an answer takes two and a finished quiz three, whatever its size', async () => {
    const context = await newStudent();
    for (const request of [
      { type: 'chapterQuiz', chapterId: 1 },
      { type: 'unitQuiz', unitId: 1 },
    ] as const) {
      const attempt = await startQuiz(context, request, false);
      const questions = attempt.questions.map(({ question, answers }) => ({
        id: question.id,
        answerIds: answers.map(({ id }) => id),
      }));
      const given = answersTo(course, { request, attemptId: attempt.id, questions }, 3).map((answer) => ({
        questionId: Number(answer.questionId),
        answerId: Number(answer.answerId),
      }));
      const first = given[0] ?? { questionId: 0, answerId: 0 };
      expect(await count(() => saveAnswer(context, attempt.id, first.questionId, first.answerId))).toBe(2);
      const call = request.type === 'chapterQuiz' ? 'finishquiz' : 'finishreviewquiz';
      expect(await count(() => finishQuiz(context, call, attempt.id, given))).toBe(3);
    }
  });
});
