import { beforeAll, describe, expect, it } from 'vitest';
import { restCalls } from '../../src/rest/router';
import { buildApiSchema } from '../../src/graphql/schema';
import { freeResponseClients } from '../support/free-response-clients';
import { useFreeResponseApp } from '../support/free-responses';
import type { Quiz } from '../support/api-client';
import { newForm } from '../support/api-clients';
import { graphqlClient } from '../support/graphql-client';
import { RestBrowser } from '../support/rest-client';

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
  const OPEN = [
    'chapter',
    'searchChapters',
    'subjects',
    'plannerTrial',
    'freeResponse',
    'freeResponses',
    'logIn',
    'signUp',
    'requestPasswordReset',
    'requestUsername',
    'resetPassword',
    'validateResetToken',
    'sendContactMessage',
  ];
  const FOR_STUDENTS: Readonly<Record<string, () => string>> = {
    me: () => '{ me { id } }',
    myData: () => '{ myData }',
    lessonPosition: () => '{ lessonPosition(chapterId: 1) { __typename } }',
    quizAttempt: () => `{ quizAttempt(id: "${quiz.attemptId}") { id } }`,
    quizzesUnderWay: () => '{ quizzesUnderWay { id } }',
    quizUnderWay: () => '{ quizUnderWay(type: chapterQuiz, chapterId: 1) { id } }',
    startQuiz: () => 'mutation { startQuiz(type: chapterQuiz, chapterId: 1) { id } }',
    saveAnswer: () => {
      const [question] = quiz.questions;
      const given = `attemptId: "${quiz.attemptId}", questionId: ${question?.id}, answerId: ${question?.answerIds[0]}`;
      return `mutation { saveAnswer(${given}) { id } }`;
    },
    checkAnswer: () => {
      const [question] = quiz.questions;
      const given = `attemptId: "${quiz.attemptId}", questionId: ${question?.id}, answerId: ${question?.answerIds[0]}`;
      return `mutation { checkAnswer(${given}) { id } }`;
    },
    finishQuiz: () => `mutation { finishQuiz(attemptId: "${quiz.attemptId}") { attempt { id } } }`,
    finishReviewQuiz: () => `mutation { finishReviewQuiz(attemptId: "${quiz.attemptId}") { attempt { id } } }`,
    practiceMistakes: () => `mutation { practiceMistakes(attemptId: "${quiz.attemptId}") { id } }`,
    practiceNotebook: () => 'mutation { practiceNotebook { id } }',
    reportQuestion: () => {
      const about = `attemptId: "${quiz.attemptId}", questionId: ${quiz.questions[0]?.id}`;
      return `mutation { reportQuestion(${about}, problem: typo) { reported } }`;
    },
    freeResponseAttempt: () => `{ freeResponseAttempt(id: "${freeResponseId}") { id } }`,
    startFreeResponse: () => 'mutation { startFreeResponse(id: "sample-2") { id } }',
    saveFreeResponse: () =>
      `mutation { saveFreeResponse(attemptId: "${freeResponseId}", answer: "{}", revision: 0) { id } }`,
    submitFreeResponse: () => `mutation { submitFreeResponse(attemptId: "${freeResponseId}", revision: 0) { id } }`,
    scoreOwnPoint: () =>
      `mutation { scoreOwnPoint(attemptId: "${freeResponseId}", point: "a-1", earned: true) { id } }`,
    learning: () => '{ learning { id } }',
    misconceptions: () => '{ misconceptions { id } }',
    mistakes: () => '{ mistakes { id } }',
    missedPoints: () => '{ missedPoints { id } }',
    notices: () => '{ notices { id } }',
    dismissNotice: () => 'mutation { dismissNotice(id: 1) { id } }',
    practiceScene: () => 'mutation { practiceScene(chapterId: 1, scene: "x", choice: 0) { __typename } }',
    saveLessonPosition: () => 'mutation { saveLessonPosition(chapterId: 1, scene: "x") { __typename } }',
    markVideo: () => 'mutation { markVideo(chapterId: 1, watched: true) { id } }',
    chooseChapters: () => 'mutation { chooseChapters(choices: [{ chapterId: 1, chosen: true }]) { user { id } } }',
    advanceChapter: () => 'mutation { advanceChapter(chapterId: 1) { completed } }',
    deleteAccount: () => 'mutation { deleteAccount(password: "Marginal1") { deleted } }',
    logOut: () => 'mutation { logOut { loggedOut } }',
  };

  it('is every one that is not open to visitors', () => {
    const schema = buildApiSchema();
    const all = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    );
    expect([...OPEN, ...Object.keys(FOR_STUDENTS)].sort()).toEqual(all.sort());
  });

  it.each(Object.entries(FOR_STUDENTS))('is answered with 401 and a code: %s', async (_name, query) => {
    for (const [what, token] of Object.entries(worthless)) {
      const response = await fetch(`${app().url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query: query() }),
      });
      expect([what, response.status, await response.json()]).toEqual([
        what,
        401,
        expect.objectContaining({
          errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })],
        }),
      ]);
    }
  });
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
