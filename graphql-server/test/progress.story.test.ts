import { describe, expect, it } from 'vitest';
import { PASSED_FROM } from '../../schema/rules/progress';
import { answersTo } from './support/answers';
import { startTestApp, useTestApp } from './support/app';
import type { Student } from './support/api-client';
import { newForm } from './support/api-clients';
import { openTestDatabase } from './support/database';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useTestApp();

describe('the study plan', () => {
  const newStudent = () => graphqlClient(app().url).signUp(newForm());
  const unitOne = () =>
    app()
      .course.unit(1)
      .chapters.map(({ id }) => id);
  const planOf = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, true]));

  async function pass(student: Student, chapterId: number): Promise<number | null> {
    const quiz = await student.start({ type: 'chapterQuiz', chapterId });
    const { score } = await student.finish(quiz, answersTo(app().course, quiz, quiz.questions.length));
    return score;
  }

  it('starts at the first chosen chapter, in course order', async () => {
    const student = await newStudent();
    await student.choose(planOf([3, 2, 5]));
    const progress = await student.progress();
    expect(progress.currentChapter).toBe(2);
    expect(Object.keys(progress.chapters)).toEqual(['2', '3', '5']);
  });

  it('keeps the history of a chapter that is dropped and chosen again', async () => {
    const student = await newStudent();
    await student.choose(planOf([1, 2]));
    await student.mark(1, true);
    await student.choose({ 1: false });
    expect((await student.progress()).chapters).toEqual({ 2: { videoCompleted: false, quizGrade: null } });
    expect((await student.progress()).currentChapter).toBe(2);
    await student.choose({ 1: true });
    expect((await student.progress()).chapters[1]).toEqual({ videoCompleted: true, quizGrade: null });
  });

  it('marks a video as watched and as unwatched, as often as it is asked to', async () => {
    const student = await newStudent();
    await student.choose(planOf([1]));
    await student.mark(1, true);
    await student.mark(1, true);
    expect((await student.progress()).chapters[1]?.videoCompleted).toBe(true);
    await student.mark(1, false);
    expect((await student.progress()).chapters[1]?.videoCompleted).toBe(false);
  });

  it('does not move on from a chapter that is not passed', async () => {
    const student = await newStudent();
    await student.choose(planOf([1, 2]));
    const refusal = { status: 409, message: expect.stringContaining(`${PASSED_FROM}%`) };
    await expect(student.advance(1)).rejects.toMatchObject(refusal);
    expect((await student.progress()).currentChapter).toBe(1);
  });

  it('moves on chapter by chapter and says when the plan is completed', async () => {
    const student = await newStudent();
    await student.choose(planOf([1, 3]));
    expect(await pass(student, 1)).toBe(100);
    expect(await student.advance(1)).toEqual({ currentChapter: 3, completed: false });
    await pass(student, 3);
    expect(await student.advance(3)).toEqual({ currentChapter: 3, completed: true });
  });

  it('begins with the unit of the class, goes on from there, and ends with the units before it', async () => {
    const student = await newStudent();
    const [early, first, second, later] = [1, 8, 9, 19];
    const choices = [early, first, second, later].map((id) => ({ chapterId: String(id), chosen: true }));
    const choose =
      'mutation ($choices: [ChapterChoice!]!, $startAt: ID) { chooseChapters(choices: $choices, startAt: $startAt) { user { id } } }';
    await sendGraphql(app().url, choose, { choices, startAt: String(first) }, student.accessToken);
    const visited: (number | null)[] = [];
    for (let at = (await student.progress()).currentChapter; at !== null && visited.at(-1) !== at;) {
      visited.push(at);
      await pass(student, at);
      at = (await student.advance(at)).currentChapter;
    }
    expect(visited).toEqual([first, second, later, early]);
    const missing = sendGraphql(app().url, choose, { choices, startAt: '9999' }, student.accessToken);
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a chapter that is coming soon', async () => {
    // A chapter without questions; the shipped course has none.
    const db = await openTestDatabase();
    await runSql(
      db,
      'update question set retired_at = now() where topic_id in (select id from topic where chapter_id = 27)',
    );
    const other = await startTestApp(undefined, { db });
    const student = await graphqlClient(other.url).signUp(newForm());
    await expect(student.choose({ 27: true })).rejects.toMatchObject({
      status: 409,
      message: `${other.course.chapter(27).name} is coming soon. You can add it to your plan then.`,
    });
    await other.stop();
    await db.close();
  });

  it('refuses a plan with nothing in it', async () => {
    const student = await newStudent();
    await expect(student.choose({})).rejects.toMatchObject({ status: 400 });
    await student.choose(planOf([1]));
    await expect(student.choose({ 1: false })).rejects.toMatchObject({ status: 400 });
    expect(Object.keys((await student.progress()).chapters)).toEqual(['1']);
  });

  it('stores two different choices and two watched marks made at once', async () => {
    const student = await newStudent();
    const ids = unitOne();
    await student.choose(planOf([1]));
    await Promise.all([...ids.map((id) => student.choose({ [id]: true })), ...ids.map((id) => student.mark(id, true))]);
    const { chapters } = await student.progress();
    expect(Object.keys(chapters).map(Number)).toEqual(ids);
    expect(Object.values(chapters).every(({ videoCompleted }) => videoCompleted)).toBe(true);
  });

  it('is closed to visitors', async () => {
    const visitor = graphqlClient(app().url).withToken('nobody');
    for (const attempt of [
      () => visitor.progress(),
      () => visitor.choose({ 1: true }),
      () => visitor.mark(1, true),
      () => visitor.advance(1),
      () => visitor.start({ type: 'chapterQuiz', chapterId: 1 }),
      () => visitor.logOut(),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 401 });
    }
  });
});
