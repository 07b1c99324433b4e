import { describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();

const EVERYTHING = `id type score startedAt finishedAt chapter { id } unit { id } topics { id }
  questions { id position isCorrect takeaway question { id text imageUrl imageAlt figure { svg alt url } type topic { id } }
    answers { id text } given { choice } rationales { isCorrect text misconception answer { id } } }`;

interface FullAttempt extends AttemptReply {
  questions: (AttemptReply['questions'][number] & {
    takeaway: string | null;
    given: { choice: string } | null;
    rationales: { isCorrect: boolean; text: string; answer: { id: string } }[] | null;
  })[];
}

describe('the key of a quiz, in GraphQL', () => {
  it('is nowhere in what can be asked for before the quiz is finished, and all there afterward', async () => {
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const send = <Data>(query: string, variables: object = {}) =>
      sendGraphql<Data>(app().url, query, variables, accessToken);
    const { startQuiz } = await send<{ startQuiz: FullAttempt }>(
      `mutation { startQuiz(type: chapterQuiz, chapterId: 1) { ${EVERYTHING} } }`,
    );
    const [first] = startQuiz.questions;
    const answerId = first?.answers[0]?.id;
    await send(
      'mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
      {
        a: startQuiz.id,
        q: first?.question.id,
        c: answerId,
      },
    );
    const { quizAttempt: before } = await send<{ quizAttempt: FullAttempt }>(
      `query ($id: ID!) { quizAttempt(id: $id) { ${EVERYTHING} } }`,
      { id: startQuiz.id },
    );
    expect(before.questions[0]?.given?.choice).toBe(answerId);
    for (const attempt of [startQuiz, before]) {
      const text = JSON.stringify(attempt);
      for (const { question, isCorrect, rationales, takeaway } of attempt.questions) {
        expect({ isCorrect, rationales, takeaway }).toEqual({ isCorrect: null, rationales: null, takeaway: null });
        for (const { rationale } of app().course.question(Number(question.id)).answers) {
          expect(text).not.toContain(JSON.stringify(rationale.text).slice(1, -1));
        }
      }
    }

    const quiz = quizOf(startQuiz, { type: 'chapterQuiz', chapterId: 1 });
    await graphqlClient(app().url)
      .withToken(accessToken)
      .finish(quiz, answersTo(app().course, quiz, 6));
    const { quizAttempt: after } = await send<{ quizAttempt: FullAttempt }>(
      `query ($id: ID!) { quizAttempt(id: $id) { ${EVERYTHING} } }`,
      { id: startQuiz.id },
    );
    expect(after.score).toBe(100);
    for (const { isCorrect, rationales, answers } of after.questions) {
      expect(isCorrect).toBe(true);
      expect(rationales?.map(({ answer }) => answer.id)).toEqual(answers.map(({ id }) => id));
      expect(rationales?.filter((rationale) => rationale.isCorrect)).toHaveLength(1);
      expect(rationales?.every(({ text }) => text.length > 0)).toBe(true);
    }
  });

  it('is not a field that a question or an answer has', async () => {
    const asked = (type: string) =>
      sendGraphql<{ __type: { fields: { name: string }[] } }>(
        app().url,
        `{ __type(name: "${type}") { fields { name } } }`,
      );
    const names = async (type: string) => (await asked(type)).__type.fields.map(({ name }) => name).sort();
    expect(await names('Answer')).toEqual(['cells', 'figure', 'id', 'text']);
    expect(await names('Question')).toEqual([
      'columns',
      'enrichment',
      'figure',
      'id',
      'imageAlt',
      'imageUrl',
      'kind',
      'set',
      'text',
      'topic',
      'type',
      'unit',
    ]);
  });
});
