import { describe, expect, it } from 'vitest';
import { readReports } from '../src/review/report.service';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';

const app = useTestApp({ questionReportsPerStudent: { times: 3, seconds: 3600 } });

async function studentWithQuiz() {
  const student = await graphqlClient(app().url).signUp(newForm());
  const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
  const report = (attemptId: string, questionId: unknown, problem = 'typo', words?: string | null) =>
    sendGraphql<{ reportQuestion: { reported: boolean } }>(
      app().url,
      `mutation ($a: ID!, $q: ID!, $problem: QuestionProblem!, $words: String) {
        reportQuestion(attemptId: $a, questionId: $q, problem: $problem, words: $words) { reported } }`,
      { a: attemptId, q: questionId, problem, words },
      student.accessToken,
    );
  return { student, quiz, report };
}

const reportsOf = async (questionId: number) => {
  const { stableId } = app().course.question(questionId);
  return (await readReports(app().db.kysely)).filter((row) => row.stableId === stableId);
};

describe('a report about a question', () => {
  it('is saved with its message, and a second report replaces it', async () => {
    const { quiz, report } = await studentWithQuiz();
    const id = quiz.questions[0]!.id;
    expect((await report(quiz.attemptId, id, 'wrongKey', '  I think it is <b>C</b>.\n')).reportQuestion).toEqual({
      reported: true,
    });
    expect(await reportsOf(id)).toMatchObject([{ problem: 'wrongKey', message: 'I think it is <b>C</b>.' }]);
    await report(quiz.attemptId, id, 'unclear', ' ');
    expect(await reportsOf(id)).toMatchObject([{ problem: 'unclear', message: null }]);
  });

  it('takes a thousand characters and says so when there are more; nothing is saved then', async () => {
    const { quiz, report } = await studentWithQuiz();
    const id = quiz.questions[1]!.id;
    const before = await reportsOf(id);
    const tooLong = { status: 400, field: 'words', message: expect.stringContaining('1,000') };
    await expect(report(quiz.attemptId, id, 'other', 'x'.repeat(1001))).rejects.toMatchObject(tooLong);
    await expect(report(quiz.attemptId, id, 'other', 'a\0b')).rejects.toMatchObject({ status: 400, field: 'words' });
    expect(await reportsOf(id)).toEqual(before);
    await report(quiz.attemptId, id, 'other', 'x'.repeat(1000));
    expect(await reportsOf(id)).toHaveLength(before.length + 1);
  });

  it('is about a question of a quiz that the student may see, and about nothing else', async () => {
    const [ada, bob] = [await studentWithQuiz(), await studentWithQuiz()];
    const id = ada.quiz.questions[0]!.id;
    const none = { status: 404, code: 'NOT_FOUND' };
    await expect(bob.report(ada.quiz.attemptId, id)).rejects.toMatchObject(none);
    const asked = new Set(ada.quiz.questions.map((question) => question.id));
    const another = app()
      .course.topics.flatMap((topic) => app().course.questionsOf(topic))
      .find((question) => !asked.has(question.id))!;
    await expect(ada.report(ada.quiz.attemptId, another.id)).rejects.toMatchObject(none);
    await expect(ada.report(ada.quiz.attemptId, id, 'boring')).rejects.toMatchObject({ status: 400 });
  });

  it('may be made so many times an hour', async () => {
    const { quiz, report } = await studentWithQuiz();
    for (const { id } of quiz.questions.slice(0, 3)) await report(quiz.attemptId, id);
    await expect(report(quiz.attemptId, quiz.questions[3]!.id)).rejects.toMatchObject({ status: 429 });
    expect(await reportsOf(quiz.questions[3]!.id)).not.toContainEqual(
      expect.objectContaining({ problem: 'typo', words: 'x' }),
    );
  });

  it('is in the file of own data and gone with the account', async () => {
    const { student, quiz, report } = await studentWithQuiz();
    const id = quiz.questions[5]!.id;
    const others = (await reportsOf(id)).length;
    await report(quiz.attemptId, id, 'picture', 'The axes are swapped.');
    const read = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, student.accessToken);
    expect(JSON.parse(read.myData)).toMatchObject({
      reported_questions: [{ problem: 'picture', message: 'The axes are swapped.' }],
    });
    await sendGraphql(
      app().url,
      'mutation { deleteAccount(password: "Marginal1") { deleted } }',
      {},
      student.accessToken,
    );
    expect(await reportsOf(id)).toHaveLength(others);
  });
});
