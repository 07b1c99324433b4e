import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCourse, type Course } from '../src/course/course';
import { importCourse } from '../src/course/import/import-course';
import { courseCheck } from '../src/course/course-job';
import type { CourseSource } from '../src/course/read/course-source';
import { createLog } from '../src/http/log';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import { startTestApp, type TestApp } from './support/app';
import { openEmptyDatabase } from './support/database';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { twoChapters } from './support/two-chapters';
import { WIDE_LIMITS } from './support/wide-limits';

const RENAMED = '(revised)';

/** The course after its author renamed every chapter, changed every stem, and removed the first question of each chapter. */
const revised: CourseSource = {
  ...twoChapters,
  fingerprint: 'revised',
  units: twoChapters.units.map((unit) => ({
    ...unit,
    chapters: unit.chapters.map((chapter) => ({
      ...chapter,
      name: `${chapter.name} ${RENAMED}`,
      questions: chapter.questions
        .slice(1)
        .map((question) => ({ ...question, stem: { ...question.stem, text: `${question.stem.text} ${RENAMED}` } })),
    })),
  })),
};

const RESUME = `mutation { startQuiz(type: chapterQuiz, chapterId: 1) {
  id chapter { name } questions { question { text } }
} }`;
interface Resumed {
  startQuiz: { chapter: { name: string }; questions: { question: { text: string } }[] };
}

describe('a course that is imported while the server runs', () => {
  let app: TestApp;
  let before: Course;
  beforeEach(async () => {
    app = await startTestApp(WIDE_LIMITS, { db: await openEmptyDatabase() });
    await importCourse(app.db.fork(), twoChapters, app.clock.now);
    before = await loadCourse(app.db);
    app.show(before);
  });
  afterEach(async () => {
    await app.stop();
    await app.db.close();
  });

  async function importRevised(): Promise<Course> {
    await importCourse(app.db.fork(), revised, app.clock.now);
    return loadCourse(app.db);
  }

  it('is shown from then on, and a quiz of the course before is graded', async () => {
    const student = await graphqlClient(app.url).signUp(newForm());
    await student.choose({ 1: true });
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const given = answersTo(before, quiz, Infinity);

    app.show(await importRevised());

    const { startQuiz } = await sendGraphql<Resumed>(app.url, RESUME, {}, student.accessToken);
    expect(startQuiz.chapter.name).toContain(RENAMED);
    await student.finish(quiz, given);
    expect((await student.progress()).chapters[1]?.quizGrade).toBe(100);
  });

  it('is never mixed with the course before in one answer', async () => {
    const { accessToken } = await graphqlClient(app.url).signUp(newForm());
    await sendGraphql<Resumed>(app.url, RESUME, {}, accessToken);
    const courses = [before, await importRevised()];
    const seen = new Set<boolean>();
    for (let round = 0; round < 20; round += 1) {
      const answers = Array.from({ length: 5 }, () => sendGraphql<Resumed>(app.url, RESUME, {}, accessToken));
      app.show(courses[round % 2]!);
      for (const { startQuiz } of await Promise.all(answers)) {
        const texts = [startQuiz.chapter.name, ...startQuiz.questions.map(({ question }) => question.text)];
        const revisions = new Set(texts.map((text) => text.includes(RENAMED)));
        expect(revisions.size).toBe(1);
        revisions.forEach((isRevised) => seen.add(isRevised));
      }
    }
    expect(seen.size).toBe(2);
  });

  it('is noticed once, and a course that cannot be shown leaves the one before', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const shown: string[] = [];
    const check = courseCheck(app.db, before, log, (course) => {
      shown.push(course.fingerprint);
      if (shown.length > 1) throw new Error('This course has a fault.');
    });
    await check();
    expect(shown).toEqual([]);
    await importRevised();
    await check();
    await check();
    expect(shown).toEqual(['revised']);
    await importCourse(app.db.fork(), { ...twoChapters, fingerprint: 'faulty' }, app.clock.now);
    await check();
    await check();
    expect(shown).toEqual(['revised', 'faulty']);
    expect(lines.filter((line) => line.includes('cannot be shown'))).toHaveLength(1);
  });
});
