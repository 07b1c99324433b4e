import { beforeAll, describe, expect, it } from 'vitest';
import { features, restCalls } from '../../src/features';
import { buildApiSchema } from '../../src/graphql/schema';
import { freeResponseClients } from '../support/free-response-clients';
import { useFreeResponseApp } from '../support/free-responses';
import type { Quiz } from '../support/api-client';
import { newForm } from '../support/api-clients';
import { graphqlClient } from '../support/graphql-client';
import { RestBrowser } from '../support/rest-client';
import { rootFieldsOf, sampleRequest } from '../support/sample-operations';

const app = useFreeResponseApp();

let quiz: Quiz;
let freeResponseId: string;
/** No token, and tokens that are worth nothing. */
let worthless: Record<string, string | undefined>;

beforeAll(async () => {
  const student = await graphqlClient(app().url).signUp(newForm());
  quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
  const [, openFreeResponses] = freeResponseClients[0]!;
  freeResponseId = (await openFreeResponses(app().url, student.accessToken).start('sample-1')).id;
  const gone = await graphqlClient(app().url).signUp(newForm());
  await gone.logOut();
  worthless = {
    none: undefined,
    empty: '',
    'made up': 'x'.repeat(43),
    'logged out': gone.accessToken,
    'cut short': student.accessToken.slice(0, -1),
    'with a tail': `${student.accessToken}x`,
    'in other letters': student.accessToken.toLowerCase(),
  };
});

describe('a call for students, without a token that is worth something', () => {
  const calls = restCalls.filter(({ signedIn }) => signedIn);

  it.each(calls.map((call) => [call.method, call.path] as const))(
    'is answered with 401: %s %s',
    async (method, path) => {
      for (const [what, token] of Object.entries(worthless)) {
        const browser = new RestBrowser(app().url, token);
        await browser.getCsrfToken();
        const response = await browser.request(method, path.slice(1), method === 'GET' ? undefined : {});
        expect([what, response.status]).toEqual([what, 401]);
        expect(await response.json()).toEqual({ error: expect.any(String) });
      }
    },
  );
});

describe('an operation for students, without a token that is worth something', () => {
  const open = features.flatMap(({ openToVisitors }) => openToVisitors ?? []);
  const forStudents = rootFieldsOf(buildApiSchema()).filter(({ field }) => !open.includes(field.name));
  const firstAnswer = () => {
    const [question] = quiz.questions;
    return { attemptId: quiz.attemptId, questionId: question?.id, given: { choice: question?.answerIds[0] } };
  };
  /** Where the first sample of the schema would be a visitor's: what a student has. */
  const ARGUMENTS: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
    quizAttempt: () => ({ id: quiz.attemptId }),
    quizUnderWay: () => ({ type: 'chapterQuiz', chapterId: '1' }),
    startQuiz: () => ({ type: 'chapterQuiz', chapterId: '1' }),
    saveAnswer: firstAnswer,
    checkAnswer: firstAnswer,
    workedExample: () => ({ attemptId: quiz.attemptId, questionId: quiz.questions[0]?.id }),
    firstStep: () => ({ attemptId: quiz.attemptId, questionId: quiz.questions[0]?.id }),
    finishQuiz: () => ({ attemptId: quiz.attemptId }),
    finishReviewQuiz: () => ({ attemptId: quiz.attemptId }),
    practiceMistakes: () => ({ attemptId: quiz.attemptId }),
    anotherLikeThis: () => ({ attemptId: quiz.attemptId, questionId: quiz.questions[0]?.id }),
    practiceMinutes: () => ({ minutes: 10 }),
    reportQuestion: () => ({ attemptId: quiz.attemptId, questionId: quiz.questions[0]?.id, problem: 'typo' }),
    freeResponseAttempt: () => ({ id: freeResponseId }),
    startFreeResponse: () => ({ id: 'sample-2' }),
    saveFreeResponse: () => ({ attemptId: freeResponseId, answer: '{}', revision: 0 }),
    submitFreeResponse: () => ({ attemptId: freeResponseId, revision: 0 }),
    disputePoint: () => ({ attemptId: freeResponseId, point: 'a-1' }),
    withdrawDispute: () => ({ attemptId: freeResponseId, point: 'a-1' }),
    scoreOwnPoint: () => ({ attemptId: freeResponseId, point: 'a-1', earned: true }),
  };

  it('is every one that is not open to visitors', () => {
    const all = rootFieldsOf(buildApiSchema()).map(({ field }) => field.name);
    expect(open.filter((name) => !all.includes(name))).toEqual([]);
    expect(forStudents.map(({ field }) => field.name)).toEqual(expect.arrayContaining(Object.keys(ARGUMENTS)));
    expect(forStudents.length).toBeGreaterThan(open.length);
  });

  it.each(forStudents.map((each) => [each.field.name, each] as const))(
    'is answered with 401 and a code: %s',
    async (name, each) => {
      for (const [what, token] of Object.entries(worthless)) {
        const response = await fetch(`${app().url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(sampleRequest(each, ARGUMENTS[name]?.())),
        });
        expect([what, response.status, await response.json()]).toEqual([
          what,
          401,
          expect.objectContaining({
            errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })],
          }),
        ]);
      }
    },
  );
});

it('a good token is worth nothing in an address or a cookie', async () => {
  const { accessToken } = await graphqlClient(app().url).signUp(newForm());
  const misplaced = { cookie: `access_token=${accessToken}`, 'X-Access-Token': accessToken };
  const rest = await fetch(`${app().url}/api/auth/refreshuser?access_token=${accessToken}`, { headers: misplaced });
  expect(rest.status).toBe(401);
  const graphql = await fetch(`${app().url}/graphql?access_token=${accessToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...misplaced },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(graphql.status).toBe(401);
});
