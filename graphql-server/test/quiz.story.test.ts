import { describe, expect, it } from 'vitest';
import { LONG_WEAKSPOT_SIZE, questionsPerTopic, SHORT_WEAKSPOT_SIZE, UNIT_QUIZ_SIZE } from '../../schema/rules/quiz';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import type { Quiz, Student } from './support/api-client';
import { newForm } from './support/api-clients';
import { graphqlClient } from './support/graphql-client';

const app = useTestApp();

describe('quizzes', () => {
  const newStudent = () => graphqlClient(app().url).signUp(newForm());
  const topicsAsked = (quiz: Quiz) => quiz.questions.map(({ id }) => app().course.question(id).topic.id);
  const answers = (quiz: Quiz, right: number) => answersTo(app().course, quiz, right);
  const chapterQuiz = (student: Student) => student.start({ type: 'chapterQuiz', chapterId: 1 });

  it('asks three questions of each topic of a chapter, six where there is one topic, each once', async () => {
    const student = await newStudent();
    for (const chapter of app().course.chapters.filter(({ comingSoon }) => !comingSoon)) {
      const quiz = await student.start({ type: 'chapterQuiz', chapterId: chapter.id });
      const asked = topicsAsked(quiz);
      const perTopic = chapter.topics.map(({ id }) => asked.filter((topic) => topic === id).length);
      expect(perTopic).toEqual(chapter.topics.map(() => questionsPerTopic(chapter.topics.length)));
      expect(new Set(quiz.questions.map(({ id }) => id)).size).toBe(quiz.questions.length);
      expect(quiz.questions).toHaveLength(chapter.quizLength);
    }
  });

  it('resumes the attempt in progress, with the same questions in the same order', async () => {
    const student = await newStudent();
    expect(await chapterQuiz(student)).toEqual(await chapterQuiz(student));
  });

  it('starts one attempt when it is started eight times at once', async () => {
    const student = await newStudent();
    const quizzes = await Promise.all(Array.from({ length: 8 }, () => chapterQuiz(student)));
    expect(new Set(quizzes.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  it('marks by its own key and keeps the best grade', async () => {
    const student = await newStudent();
    await student.choose({ 1: true });
    const first = await chapterQuiz(student);
    const { score, marks } = await student.finish(first, answers(first, 2));
    expect(score).toBe(Math.floor((2 / first.questions.length) * 100));
    expect(marks.filter(({ isCorrect }) => isCorrect)).toHaveLength(2);
    const second = await chapterQuiz(student);
    expect(second.attemptId).not.toBe(first.attemptId);
    expect((await student.finish(second, answers(second, 5))).score).toBe(83);
    const third = await chapterQuiz(student);
    await student.finish(third, answers(third, 0));
    expect((await student.progress()).chapters[1]?.quizGrade).toBe(83);
  });

  it('counts every answer by topic', async () => {
    const student = await newStudent();
    const quiz = await chapterQuiz(student);
    const given = answers(quiz, 4);
    await student.finish(quiz, given);
    const { topics } = await student.progress();
    for (const topic of app().course.chapter(1).topics) {
      const asked = given.filter(({ questionId }) => app().course.question(Number(questionId)).topic === topic);
      const correct = asked.filter(({ questionId, answerId }) =>
        app()
          .course.question(Number(questionId))
          .answers.some((answer) => answer.id === answerId && answer.isCorrect),
      );
      const percent = Math.floor((correct.length / asked.length) * 100);
      expect(topics[topic.id]).toEqual({ asked: asked.length, correct: correct.length, percent });
    }
  });

  it('counts a quiz once that is submitted twelve times at once', async () => {
    const student = await newStudent();
    const quiz = await chapterQuiz(student);
    const given = answers(quiz, 3);
    const finished = await Promise.all(Array.from({ length: 12 }, () => student.finish(quiz, given)));
    expect(new Set(finished.map(({ score }) => score))).toEqual(new Set([50]));
    const { topics } = await student.progress();
    const asked = Object.values(topics).reduce((sum, topic) => sum + topic.asked, 0);
    expect(asked).toBe(quiz.questions.length);
  });

  it('stores two different quizzes that are submitted at once', async () => {
    const student = await newStudent();
    const one = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const topicIds = app()
      .course.chapter(1)
      .topics.map(({ id }) => id);
    const two = await student.start({ type: 'topicQuiz', topicIds });
    await Promise.all([student.finish(one, answers(one, 1)), student.finish(two, answers(two, 2))]);
    const { topics } = await student.progress();
    const sum = (pick: 'asked' | 'correct') => Object.values(topics).reduce((total, topic) => total + topic[pick], 0);
    expect([sum('asked'), sum('correct')]).toEqual([one.questions.length + two.questions.length, 3]);
  });

  it('refuses forged, partial, doubled and foreign answers, and counts nothing', async () => {
    const student = await newStudent();
    const quiz = await chapterQuiz(student);
    const other = await student.start({ type: 'chapterQuiz', chapterId: 3 });
    const good = answers(quiz, 6);
    const [first, second] = good;
    const clean = { status: expect.toSatisfy((status: number) => status >= 400 && status < 500) };
    for (const forged of [
      [],
      good.slice(1),
      [...good.slice(0, 1), ...good],
      [{ questionId: first?.questionId ?? 0, answerId: second?.answerId ?? 0 }, ...good.slice(1)],
      [...good.slice(1), ...answers(other, 1).slice(0, 1)],
      [{ questionId: '🦉', answerId: 1 }, ...good.slice(1)],
    ]) {
      await expect(student.finish(quiz, forged)).rejects.toMatchObject(clean);
    }
    const progress = await student.progress();
    expect(progress.topics).toEqual({});
    expect((await student.finish(quiz, good)).score).toBe(100);
  });

  it('shows nobody the quiz of another student', async () => {
    const [ada, bob] = [await newStudent(), await newStudent()];
    const quiz = await chapterQuiz(ada);
    await expect(bob.finish(quiz, answers(quiz, 6))).rejects.toMatchObject({ status: 404 });
    expect((await ada.progress()).topics).toEqual({});
  });

  it('finds weak spots only after something was asked', async () => {
    const student = await newStudent();
    const tooGreen = { status: 409, message: expect.stringContaining('weak spots') };
    await expect(student.start({ type: 'shortWeakspotQuiz' })).rejects.toMatchObject(tooGreen);
    const quiz = await chapterQuiz(student);
    await student.finish(quiz, answers(quiz, 0));
    const short = await student.start({ type: 'shortWeakspotQuiz' });
    expect(short.questions).toHaveLength(SHORT_WEAKSPOT_SIZE);
    expect(new Set(topicsAsked(short))).toEqual(
      new Set(
        app()
          .course.chapter(1)
          .topics.map(({ id }) => id),
      ),
    );
    expect((await student.start({ type: 'longWeakspotQuiz' })).questions).toHaveLength(LONG_WEAKSPOT_SIZE);
  });

  it('spreads a unit quiz of 20 over the topics of the unit', async () => {
    const student = await newStudent();
    const quiz = await student.start({ type: 'unitQuiz', unitId: 1 });
    expect(quiz.questions).toHaveLength(UNIT_QUIZ_SIZE);
    const topics = app()
      .course.unit(1)
      .chapters.flatMap((chapter) => chapter.topics);
    const perTopic = topics.map(({ id }) => topicsAsked(quiz).filter((asked) => asked === id).length);
    expect(Math.max(...perTopic) - Math.min(...perTopic)).toBeLessThanOrEqual(1);
  });

  it('asks unseen questions before seen ones', async () => {
    const student = await newStudent();
    const first = await chapterQuiz(student);
    await student.finish(first, answers(first, 0));
    const second = await chapterQuiz(student);
    const seen = new Set(first.questions.map(({ id }) => id));
    expect(second.questions.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('refuses ten topics, none, and unknown ones', async () => {
    const student = await newStudent();
    const topicIds = app()
      .course.topics.slice(0, 10)
      .map(({ id }) => id);
    const tooMany = { status: 400, message: 'Please choose a maximum of nine topics' };
    await expect(student.start({ type: 'topicQuiz', topicIds })).rejects.toMatchObject(tooMany);
    await expect(student.start({ type: 'topicQuiz', topicIds: [] })).rejects.toMatchObject({ status: 400 });
    await expect(student.start({ type: 'topicQuiz', topicIds: [9999] })).rejects.toMatchObject({ status: 404 });
    const nine = await student.start({ type: 'topicQuiz', topicIds: topicIds.slice(0, 9) });
    expect(new Set(topicsAsked(nine)).size).toBe(9);
  });
});
