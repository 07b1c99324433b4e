import { describe, expect, it } from 'vitest';
import { openSteps } from '../../schema/rules/fading';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import { useTestApp } from './support/app';
import { hasFirstStep, topicsWithSteps } from './support/first-steps';
import { runSql } from './support/sql';
import { graphqlClient, quizOf, sendGraphql, type AttemptReply } from './support/graphql-client';

const app = useTestApp();

interface Example {
  id: string;
  stage: 'example' | 'halfWorked';
  isDone: boolean;
  question: { id: string; text: string };
  steps: { find: string; work: string | null; unit: string; given: number | null; isRight: boolean | null }[];
}
const EXAMPLE = 'id stage isDone question { id text } steps { find work unit given isRight }';
const ASK = `mutation ($a: ID!, $q: ID!) { workedExample(attemptId: $a, questionId: $q) { ${EXAMPLE} } }`;
const FIND = `mutation ($e: ID!, $s: Int!, $n: Float!) { findStep(exampleId: $e, step: $s, number: $n) { ${EXAMPLE} } }`;

/** What the example's variant asks, with its key. */
const solutionOf = ({ question }: Example) => app().course.variants.held(Number(question.id))?.solution ?? [];
const nextOf = ({ steps }: Example) => steps.findIndex(({ work }) => work === null);

/** A student who has missed a question of which others can be worked out, and answered no other one. */
async function newStudent() {
  const student = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const topicIds = topicsWithSteps(app().course);
  const start = async () => {
    const query = `mutation ($t: [ID!]!) { startQuiz(type: topicQuiz, topicIds: $t, mode: practice, restart: true) {
      id score questions { isCorrect question { id text } answers { id } } } }`;
    return (await send<{ startQuiz: AttemptReply }>(query, { t: topicIds })).startQuiz;
  };
  const placeIn = ({ questions }: AttemptReply) =>
    questions.findIndex(({ question }) => {
      const { market, solution } = app().course.question(Number(question.id));
      return hasFirstStep(app().course, question.id) && market !== null && openSteps(solution).length > 0;
    });
  let attempt = await start();
  while (placeIn(attempt) === -1) attempt = await start();
  const place = placeIn(attempt);
  const questionId = attempt.questions[place]!.question.id;
  const answers = answersTo(app().course, quizOf(attempt, { type: 'topicQuiz', topicIds }), 0);
  const check = async (index = place) => {
    const query = `mutation ($a: ID!, $q: ID!, $c: ID!) {
      checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { offersExample } }`;
    const variables = { a: attempt.id, q: answers[index]?.questionId, c: answers[index]?.answerId };
    return (await send<{ checkAnswer: { offersExample: boolean } }>(query, variables)).checkAnswer.offersExample;
  };
  const ask = async (id: unknown = questionId) =>
    (await send<{ workedExample: Example | null }>(ASK, { a: attempt.id, q: id })).workedExample;
  const find = async ({ id }: Example, step: number, number: number) =>
    (await send<{ findStep: Example }>(FIND, { e: id, s: step, n: number })).findStep;
  /** Answers all open steps, right or not. */
  const finish = async (example: Example, isRight: boolean): Promise<Example> => {
    let current = example;
    while (!current.isDone) {
      const step = nextOf(current);
      current = await find(current, step, (solutionOf(current)[step]?.answer ?? 0) + (isRight ? 0 : 1));
    }
    return current;
  };
  /** A fresh question of the kind that was missed. */
  const another = async () => {
    const query = `mutation ($a: ID!, $q: ID!) { anotherLikeThis(attemptId: $a, questionId: $q) {
      id questions { question { id text } } } }`;
    type Another = { id: string; questions: { question: { id: string; text: string } }[] };
    return (await send<{ anotherLikeThis: Another }>(query, { a: attempt.id, q: questionId })).anotherLikeThis;
  };
  return { send, attempt, place, questionId, check, ask, find, finish, another };
}

describe('worked examples', () => {
  it('fade from one that is worked out, over one to finish, to none', async () => {
    const { attempt, questionId, check, ask, finish } = await newStudent();
    expect(await check()).toBe(true);
    const first = (await ask())!;
    expect(first).toMatchObject({ stage: 'example', isDone: true });
    expect(first.steps.map(({ find, work }) => ({ find, work }))).toEqual(
      solutionOf(first).map(({ find, work }) => ({ find, work })),
    );
    const second = (await ask())!;
    expect(second).toMatchObject({ stage: 'halfWorked', isDone: false });
    const [open] = openSteps(solutionOf(second));
    expect(nextOf(second)).toBe(open);
    expect(await ask()).toEqual(second);
    const done = await finish(second, true);
    expect(done.steps.map(({ work }) => work)).toEqual(solutionOf(second).map(({ work }) => work));
    expect(done.steps.flatMap(({ isRight }) => isRight ?? [])).toEqual(openSteps(solutionOf(second)).map(() => true));
    expect(await ask()).toBeNull();
    const asked = attempt.questions.find(({ question }) => question.id === questionId)?.question;
    expect(new Set([asked, first.question, second.question].map((one) => JSON.stringify(one))).size).toBe(3);
  });

  it('come again, with other numbers, where a result was not found', async () => {
    const { check, ask, finish } = await newStudent();
    await check();
    const first = await ask();
    const second = (await ask())!;
    const missed = await finish(second, false);
    expect(missed.steps.flatMap(({ isRight }) => isRight ?? [])).not.toContain(true);
    const third = await ask();
    expect(third).toMatchObject({ stage: 'example' });
    expect([first?.question.text, second.question.text]).not.toContain(third?.question.text);
  });

  it('mark each step once, in their order, and show its work only then', async () => {
    const { check, ask, find } = await newStudent();
    await check();
    await ask();
    const example = (await ask())!;
    const step = nextOf(example);
    const solution = solutionOf(example);
    expect(JSON.stringify(example)).not.toContain(JSON.stringify(solution.at(-1)?.work));
    await expect(find(example, step + 1, 1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(find(example, -1, 1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(find({ ...example, id: 'x' }, step, 1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const key = solution[step]?.answer ?? 0;
    const wrong = await find(example, step, key + 1);
    expect(wrong.steps[step]).toMatchObject({ work: solution[step]?.work, given: key + 1, isRight: false });
    expect((await find(example, step, key)).steps[step]).toEqual(wrong.steps[step]);
  });

  it('never show what is asked at the time', async () => {
    const { another, check, ask } = await newStudent();
    await check();
    const underWay = (await another()).questions.map(({ question }) => question);
    for (const example of [await ask(), await ask()]) {
      expect(underWay.map(({ text }) => text)).not.toContain(example?.question.text);
      expect(underWay.map(({ id }) => id)).not.toContain(example?.question.id);
    }
  });

  it.each([
    ['practice', 'halfWorked'],
    ['test', 'example'],
  ])('go by right answers that were explained: after one in %s mode under way comes %s', async (mode, stage) => {
    const { another, check, ask } = await newStudent();
    await check();
    const { id } = await another();
    await runSql(app().db, `update quiz_attempt set mode = '${mode}' where id = '${id}'`);
    await runSql(
      app().db,
      `update attempt_question set given = '{"choice": -1}', answered_at = '2027-01-01', is_correct = true where attempt_id = '${id}'`,
    );
    expect(await ask()).toMatchObject({ stage });
  });

  it('are there after the answer, for questions that a model made, and for their student', async () => {
    const { attempt, place, questionId, check, ask, find } = await newStudent();
    const wrong = { code: 'BAD_USER_INPUT' };
    await expect(ask()).rejects.toMatchObject(wrong);
    await expect(ask(2_147_483_647)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const written = attempt.questions.findIndex(
      ({ question }) => app().course.question(Number(question.id)).market === null,
    );
    expect(await check(written)).toBe(false);
    await expect(ask(attempt.questions[written]?.question.id)).rejects.toMatchObject(wrong);
    expect(place).not.toBe(written);
    await check();
    const example = (await ask())!;
    await expect(find(example, 0, 1)).rejects.toMatchObject(wrong);
    const stranger = await newStudent();
    await expect(stranger.send(ASK, { a: attempt.id, q: questionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.find(example, 0, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sendGraphql(app().url, ASK, { a: attempt.id, q: questionId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are in the export of the student’s own data', async () => {
    const { send, check, ask } = await newStudent();
    await check();
    await ask();
    const { myData } = await send<{ myData: string }>('{ myData }');
    expect(JSON.parse(myData)).toMatchObject({ worked_examples: [{ stage: 'example', results: [], done_at: null }] });
  });
});
