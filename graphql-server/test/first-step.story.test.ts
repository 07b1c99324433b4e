import { describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import { useTestApp } from './support/app';
import { hasFirstStep, topicsWithSteps } from './support/first-steps';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();

interface Step {
  find: string;
  work: string;
}
interface Asked {
  offersFirstStep: boolean;
  firstStep: Step | null;
  solution: Step[] | null;
}
interface Attempt extends AttemptReply {
  questions: (AttemptReply['questions'][number] & Asked)[];
}
const ASKED = 'offersFirstStep firstStep { find work } solution { find work }';
const ATTEMPT = `id score questions { isCorrect question { id } answers { id } ${ASKED} }`;
const FIRST_STEP = `mutation ($a: ID!, $q: ID!) { firstStep(attemptId: $a, questionId: $q) { ${ASKED} } }`;

const solutionOf = (questionId: string) => app().course.question(Number(questionId)).solution;
const shown = ({ find, work }: Step): Step => ({ find, work });

async function newPractice(mode: 'practice' | 'test' = 'practice') {
  const student = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const start = async () => {
    const query = `mutation ($t: [ID!]!) { startQuiz(type: topicQuiz, topicIds: $t, mode: ${mode}, restart: true) { ${ATTEMPT} } }`;
    return (await send<{ startQuiz: Attempt }>(query, { t: topicsWithSteps(app().course) })).startQuiz;
  };
  const withSteps = (one: Attempt) => one.questions.map(({ question }) => hasFirstStep(app().course, question.id));
  let attempt = await start();
  while (!withSteps(attempt).includes(true)) attempt = await start();
  const read = async () =>
    (
      await send<{ quizAttempt: Attempt }>(`query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, {
        id: attempt.id,
      })
    ).quizAttempt;
  const firstStep = async (questionId: unknown) =>
    (await send<{ firstStep: Asked }>(FIRST_STEP, { a: attempt.id, q: questionId })).firstStep;
  const answers = answersTo(
    app().course,
    quizOf(attempt, { type: 'topicQuiz', topicIds: topicsWithSteps(app().course) }),
    0,
  );
  const check = (index: number) =>
    send<{ checkAnswer: Asked }>(
      `mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { ${ASKED} } }`,
      { a: attempt.id, q: answers[index]?.questionId, c: answers[index]?.answerId },
    );
  const withStep = withSteps(attempt).indexOf(true);
  const without = withSteps(attempt).indexOf(false);
  const idAt = (index: number) => attempt.questions[index]!.question.id;
  return { student, send, attempt, read, firstStep, check, withStep, without, idAt };
}

describe('the first step of a solution, in practice mode', () => {
  it('is offered where there is another one after it, and shown once the student asks', async () => {
    const { attempt, read, firstStep, withStep, idAt } = await newPractice();
    for (const { question, offersFirstStep, firstStep, solution } of attempt.questions)
      expect({ offersFirstStep, firstStep, solution }).toEqual({
        offersFirstStep: solutionOf(question.id).length > 1,
        firstStep: null,
        solution: null,
      });
    const expected = { offersFirstStep: true, firstStep: shown(solutionOf(idAt(withStep))[0]!), solution: null };
    expect(await firstStep(idAt(withStep))).toEqual(expected);
    expect(await firstStep(idAt(withStep))).toEqual(expected);
    const after = await read();
    expect(after.questions[withStep]).toMatchObject(expected);
    for (const other of after.questions.filter((_, index) => index !== withStep)) expect(other.firstStep).toBeNull();
  });

  it('comes with the whole solution once the question is answered', async () => {
    const { firstStep, check, withStep, idAt } = await newPractice();
    await firstStep(idAt(withStep));
    const { checkAnswer } = await check(withStep);
    expect(checkAnswer.solution).toEqual(solutionOf(idAt(withStep)).map(shown));
    expect(await firstStep(idAt(withStep))).toEqual(checkAnswer);
  });

  it('is not noted for a question that was answered before', async () => {
    const { send, firstStep, check, withStep, idAt } = await newPractice();
    await check(withStep);
    expect(await firstStep(idAt(withStep))).toMatchObject({ firstStep: null });
    const { myData } = await send<{ myData: string }>('{ myData }');
    expect(myData).toContain('"first_step_shown_at": null');
    expect(myData).not.toMatch(/"first_step_shown_at": "/);
  });

  it('is in the export of the student’s own data', async () => {
    const { send, firstStep, withStep, idAt } = await newPractice();
    await firstStep(idAt(withStep));
    const { myData } = await send<{ myData: string }>('{ myData }');
    expect(myData.match(/"first_step_shown_at": "/g)).toHaveLength(1);
  });

  it('is refused for questions without one, of another quiz, and in a quiz that explains at the end', async () => {
    const { attempt, firstStep, without, idAt } = await newPractice();
    const wrong = { code: 'BAD_USER_INPUT' };
    expect(without).toBeGreaterThan(-1);
    await expect(firstStep(idAt(without))).rejects.toMatchObject(wrong);
    const elsewhere = app().course.questions.find(
      ({ id, solution }) =>
        solution.length > 1 && attempt.questions.every(({ question }) => Number(question.id) !== id),
    );
    await expect(firstStep(elsewhere?.id)).rejects.toMatchObject(wrong);
    await expect(firstStep(2_147_483_647)).rejects.toMatchObject(wrong);
    const test = await newPractice('test');
    expect(test.attempt.questions.every(({ offersFirstStep }) => !offersFirstStep)).toBe(true);
    await expect(test.firstStep(test.idAt(test.withStep))).rejects.toMatchObject(wrong);
    expect((await test.read()).questions.every(({ firstStep }) => firstStep === null)).toBe(true);
  });

  it('is closed to other students, to visitors, and once the quiz has ended', async () => {
    const { attempt, send, firstStep, check, withStep, idAt } = await newPractice();
    const variables = { a: attempt.id, q: idAt(withStep) };
    const stranger = await newPractice();
    await expect(stranger.send(FIRST_STEP, variables)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sendGraphql(app().url, FIRST_STEP, variables)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const index of attempt.questions.keys()) await check(index);
    await send('mutation ($id: ID!) { finishReviewQuiz(attemptId: $id) { attempt { id } } }', { id: attempt.id });
    await expect(firstStep(idAt(withStep))).rejects.toMatchObject({ code: 'QUIZ_FINISHED' });
  });

  it('never shows the last step of a solution, nor the right choice where it is a number', async () => {
    const { attempt, firstStep, idAt } = await newPractice();
    for (const [index] of attempt.questions.entries()) {
      const solution = solutionOf(idAt(index));
      if (solution.length < 2) continue;
      const reply = JSON.stringify(await firstStep(idAt(index)));
      expect(reply).not.toContain(JSON.stringify(solution.at(-1)?.work));
    }
  });
});
