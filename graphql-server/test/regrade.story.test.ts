import { describe, expect, it } from 'vitest';
import { importCourse } from '../src/course/import/import-course';
import type { CourseSource } from '../src/course/read/course-source';
import { regradeQuestion } from '../src/review/regrade';
import { answersTo } from './support/answers';
import { startTestApp, useTestApp } from './support/app';
import type { Student } from './support/api-client';
import { apiClients, newForm } from './support/api-clients';
import { sendGraphql } from './support/graphql-client';
import { shippedChapters, shippedCourse } from '../../test-support/shipped-course';

interface Notice {
  id: string;
  text: string;
  attemptId: string | null;
}
const noticesOf = async (url: string, student: Student) =>
  (
    await sendGraphql<{ notices: Notice[] }>(
      url,
      '{ notices { id text createdAt attemptId } }',
      {},
      student.accessToken,
    )
  ).notices;

/** The course as it is after its author moved the key of a question to its `place`-th choice (from 0). */
function corrected(stableId: string, place: number): CourseSource {
  const chapters = new Set(shippedChapters);
  const withKey = (questions: (typeof shippedCourse.units)[number]['chapters'][number]['questions']) =>
    questions.map((question) =>
      question.stableId === stableId
        ? { ...question, choices: question.choices.map((choice, index) => ({ ...choice, isCorrect: index === place })) }
        : question,
    );
  expect([...chapters].some(({ questions }) => questions.some((question) => question.stableId === stableId))).toBe(
    true,
  );
  return {
    ...shippedCourse,
    units: shippedCourse.units.map((unit) => ({
      ...unit,
      chapters: unit.chapters.map((chapter) => ({ ...chapter, questions: withKey(chapter.questions) })),
    })),
  };
}

describe.each(apiClients)('a key that its author corrects, through %s', (_name, open) => {
  // Of its own, so that no student of the other API was asked the same question.
  const app = useTestApp();

  it('corrects scores, counts, grades and what was learned, tells those it concerns, and does all of it once', async () => {
    const { db, course, clock, url } = app();
    const [wronged, lucky, untouched] = [
      await open(url).signUp(newForm()),
      await open(url).signUp(newForm()),
      await open(url).signUp(newForm()),
    ];
    const take = async (student: Student, chapterId: number) => {
      await student.choose({ [chapterId]: true });
      return student.start({ type: 'chapterQuiz', chapterId });
    };
    const quiz = await take(wronged, 1);
    const given = answersTo(course, quiz, 4);
    await wronged.finish(quiz, given);
    const asked = course.question(quiz.questions[5]!.id);
    const right = asked.answers.find(({ id }) => id === given[5]!.answerId)!;
    // The lucky one gave the old key, if asked the same; else what they gave stays as it was marked.
    const theirs = await take(lucky, 1);
    await lucky.finish(theirs, answersTo(course, theirs, 6));
    const lost = theirs.questions.some(({ id }) => id === asked.id);
    const other = await take(untouched, 3);
    await untouched.finish(other, answersTo(course, other, Infinity));
    expect((await wronged.progress()).chapters[1]?.quizGrade).toBe(66);
    const countBefore = (await wronged.progress()).topics[asked.topic.id]!;

    await importCourse(db.fork(), corrected(asked.stableId, asked.answers.indexOf(right)), clock.now);
    const done = await regradeQuestion(db, asked.stableId, clock.now);
    expect(done).toMatchObject({ answers: lost ? 2 : 1, quizzes: lost ? 2 : 1, notices: lost ? 2 : 1 });

    const restarted = await startTestApp(undefined, { db });
    const again = open(restarted.url);
    const [mine, their, same] = [wronged, lucky, untouched].map(({ accessToken }) => again.withToken(accessToken));
    const progress = await mine!.progress();
    expect(progress.chapters[1]?.quizGrade).toBe(83);
    expect(progress.topics[asked.topic.id]).toMatchObject({
      asked: countBefore.asked,
      correct: countBefore.correct + 1,
    });
    expect((await their!.progress()).chapters[1]?.quizGrade).toBe(lost ? 83 : 100);
    expect((await same!.progress()).chapters[3]?.quizGrade).toBe(100);
    const query =
      'query ($id: ID!) { quizAttempt(id: $id) { score questions { question { id } isCorrect rationales { isCorrect answer { id } } } } }';
    const { quizAttempt } = await sendGraphql<{
      quizAttempt: {
        score: number;
        questions: {
          question: { id: string };
          isCorrect: boolean;
          rationales: { isCorrect: boolean; answer: { id: string } }[];
        }[];
      };
    }>(restarted.url, query, { id: quiz.attemptId }, wronged.accessToken);
    expect(quizAttempt.score).toBe(83);
    const shown = quizAttempt.questions.find(({ question }) => Number(question.id) === asked.id)!;
    expect(shown.isCorrect).toBe(true);
    expect(shown.rationales.filter(({ isCorrect }) => isCorrect).map(({ answer }) => Number(answer.id))).toEqual([
      right.id,
    ]);

    const [notice, ...more] = await noticesOf(restarted.url, mine!);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      text: expect.stringContaining(
        'your quiz on November 20 went from 66 to 83. Your grade for the chapter is now 83.',
      ),
      attemptId: quiz.attemptId,
    });
    expect(await noticesOf(restarted.url, same!)).toEqual([]);

    const nothing = { answers: 0, quizzes: 0, grades: 0, notices: 0 };
    expect(await regradeQuestion(db, asked.stableId, clock.now)).toEqual(nothing);
    expect(await noticesOf(restarted.url, mine!)).toHaveLength(1);

    const dismiss = (student: Student) =>
      sendGraphql<{ dismissNotice: Notice[] }>(
        restarted.url,
        'mutation ($id: ID!) { dismissNotice(id: $id) { id } }',
        { id: notice!.id },
        student.accessToken,
      );
    await dismiss(same!);
    expect(await noticesOf(restarted.url, mine!)).toHaveLength(1);
    expect((await dismiss(mine!)).dismissNotice).toEqual([]);
    expect((await dismiss(mine!)).dismissNotice).toEqual([]);
    await restarted.stop();
    await importCourse(db.fork(), shippedCourse, clock.now);
    await regradeQuestion(db, asked.stableId, clock.now);
  }, 120_000);
});

describe('a question id', () => {
  const app = useTestApp();

  it('that no question has is said to be none', async () => {
    expect(await regradeQuestion(app().db, 'no-such-question', app().clock.now)).toBeNull();
  });
});
