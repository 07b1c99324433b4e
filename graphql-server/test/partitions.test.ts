import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from '../../schema/generated/document-ids';
import { TRUSTED_DOCUMENTS } from '../../schema/generated/trusted-documents';
import { restCalls } from '../src/features';
import { buildApiSchema } from '../src/graphql/schema';
import { answersTo, asGiven } from './support/answers';
import type { Quiz } from './support/api-client';
import { newForm } from './support/api-clients';
import { offersExample } from '../../schema/rules/fading';
import { hasFirstStep, topicsWithSteps } from './support/first-steps';
import { insertFreeResponse, rightAnswer, sampleFreeResponse } from './support/free-responses';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { quizOf, type AttemptReply } from './support/graphql-client';
import { handWritten } from './support/hand-written';
import { divideByStudent, watchVisits, type Visits } from './support/partitioned';
import { RestBrowser, restClient } from './support/rest-client';
import { sampleVariables } from './support/sample-operations';

// Every operation and call, on a database that is divided by student: none visits the rows of two students, or looks for its rows
// everywhere.

/** Deletes a visitor's attempt that a sign-up takes over. */
const HAND_OVER = '= $2 and "user_id" is null';

/** Statements of requests that may visit all partitions, by what they contain, and why. Nothing else may. */
const EXCEPTIONS: readonly (readonly [part: string, why: string])[] = [
  ['where lower("username") = $1', 'A login knows the name only. On Citus: a table of names, distributed by name.'],
  [HAND_OVER, 'A sign-up takes over a visitor’s work. On Citus: two servers, committed in two phases.'],
  ['where lower("email") = $1', 'A forgotten password knows the address only. On Citus: the same for addresses.'],
];

/** Foreign keys that do not lead to rows of the same student. */
const STRAYS: readonly string[] = [];

let app: TestApp;
let visits: Visits;
let divided: { tables: readonly string[]; strays: readonly string[] };
const schema = buildApiSchema();
const operations = new Set<string>();
const calls = new Set<string>();

/** Sends an operation of our client. */
async function send<Data>(name: string, variables: object = {}, accessToken?: string): Promise<Data> {
  operations.add(name);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ documentId: DOCUMENT_IDS[name], operationName: name, variables }),
  });
  const reply = (await response.json()) as { data: Data; errors?: unknown }; // what the server claims
  expect([name, reply.errors]).toEqual([name, undefined]);
  return reply.data;
}

async function call<Answer>(browser: RestBrowser, method: string, path: string, sent: string, body?: object) {
  calls.add(`${method} ${path}`);
  return browser.call<Answer>(method, sent, body);
}

async function start(request: Quiz['request'] & { mode?: string; restart?: boolean }, token?: string): Promise<Quiz> {
  const { startQuiz } = await send<{ startQuiz: AttemptReply }>('StartQuiz', request, token);
  return quizOf(startQuiz, request);
}

const firstAnswer = ({ attemptId, questions: [question] }: Quiz) => ({
  attemptId,
  questionId: question?.id,
  given: { choice: question?.answerIds[0] },
});

/** A question in practice mode that has a first step to show. */
async function findFirstStep(token: string): Promise<{ attemptId: string; questionId: number }> {
  for (;;) {
    const topicIds = topicsWithSteps(app.course);
    const quiz = await start({ type: 'topicQuiz', topicIds, mode: 'practice', restart: true }, token);
    const question = quiz.questions.find(
      ({ id }) => hasFirstStep(app.course, id) && offersExample(app.course.question(id)),
    );
    if (question) return { attemptId: quiz.attemptId, questionId: question.id };
  }
}

const finish = (name: string, quiz: Quiz, token?: string) =>
  send(
    name,
    { attemptId: quiz.attemptId, answers: asGiven(answersTo(app.course, quiz, quiz.questions.length - 1)) },
    token,
  );

const mailedToken = () => /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';

beforeAll(async () => {
  const db = await openTestDatabase();
  if (db.pool === null) throw new Error('Partitions are a matter of PostgreSQL.');
  visits = watchVisits(db.pool, HAND_OVER);
  await insertFreeResponse(db, sampleFreeResponse());
  divided = await divideByStudent(db);
  visits.clear();
  app = await startTestApp(undefined, { db });
}, 120_000);
afterAll(async () => {
  await app.stop();
  await app.db.close();
});

describe('on a database divided by student', () => {
  it("the keys of students' tables begin with the student", () => {
    expect(divided.strays).toEqual(STRAYS);
    expect(divided.tables).toEqual(
      expect.arrayContaining(['users', 'session', 'quiz_attempt', 'attempt_question', 'free_response_attempt']),
    );
  });

  it('a visitor takes a quiz and signs up', async () => {
    const quiz = await start({ type: 'chapterQuizNoUser', chapterId: 1 });
    await send('SaveAnswer', firstAnswer(quiz));
    await send('QuizAttempt', { id: quiz.attemptId });
    await finish('FinishQuiz', quiz);
    await finish('FinishQuiz', quiz);
    const input = { ...newForm(), atLeast13: true, freeQuizId: quiz.attemptId };
    await send('SignUp', { input });
  });

  it('a student does everything that our client can', async () => {
    const form = newForm();
    const { username, email, password } = form;
    await send('SignUp', { input: { ...form, atLeast13: true } });
    const login = await send<{ logIn: { accessToken: string } }>('LogIn', { username, password });
    const token = login.logIn.accessToken;
    await send('Me', {}, token);
    await send('ChooseChapters', { choices: [1, 2].map((chapterId) => ({ chapterId, chosen: true })) }, token);
    await send('MarkVideo', { chapterId: 1, watched: true }, token);
    const first = await start({ type: 'chapterQuiz', chapterId: 1 }, token);
    await send('SaveAnswer', firstAnswer(first), token);
    const second = await start({ type: 'chapterQuiz', chapterId: 1, restart: true }, token);
    await send('QuizUnderWay', { type: 'chapterQuiz', chapterId: 1 }, token);
    await send('QuizzesUnderWay', {}, token);
    await finish('FinishQuiz', second, token);
    await finish('FinishQuiz', second, token);
    await send('QuizAttempt', { id: second.attemptId }, token);
    await send('AdvanceChapter', { chapterId: 1 }, token);
    await send('PracticeMistakes', { attemptId: second.attemptId }, token);
    await send('PracticeNotebook', { mode: 'practice' }, token);
    await send('PracticeMinutes', { minutes: 10 }, token);
    const report = { attemptId: second.attemptId, questionId: second.questions[0]?.id, problem: 'typo', words: 'Hm.' };
    await send('ReportQuestion', report, token);
    const practice = await start({ type: 'shortWeakspotQuiz', mode: 'practice' }, token);
    await send('CheckAnswer', firstAnswer(practice), token);
    const stepped = await findFirstStep(token);
    await send('FirstStep', stepped, token);
    const wrong = app.course.question(stepped.questionId).answers.find(({ isCorrect }) => !isCorrect)?.id;
    await send('CheckAnswer', { ...stepped, given: { choice: wrong } }, token);
    await send('WorkedExample', stepped, token);
    const { workedExample } = await send<{ workedExample: { id: string; steps: { work: string | null }[] } }>(
      'WorkedExample',
      stepped,
      token,
    );
    const step = workedExample.steps.findIndex(({ work }) => work === null);
    await send('FindStep', { exampleId: workedExample.id, step, number: 1 }, token);
    const unitQuiz = await start({ type: 'unitQuiz', unitId: 1 }, token);
    await finish('FinishReviewQuiz', unitQuiz, token);
    // Some of them are models' questions, of which variants are stored.
    for (const { id } of unitQuiz.questions)
      await send('AnotherLikeThis', { attemptId: unitQuiz.attemptId, questionId: id }, token);
    const pages = [
      'Learning',
      'Predictions',
      'Misconceptions',
      'Mistakes',
      'Notices',
      'Today',
      'ReadinessInShort',
      'PlannerTrial',
      'Readiness',
    ];
    for (const name of pages) await send(name, {}, token);
    await send('DismissNotice', { id: 1 }, token);
    const visitors = await start({ type: 'chapterQuizNoUser', chapterId: 1 }, token);
    await send('SaveAnswer', firstAnswer(visitors), token);
    await send('MyData', {}, token);
    await send('LogOut', {}, token);
    await send('RequestUsername', { email });
    await send('RequestPasswordReset', { email });
    const reset = { token: mailedToken(), password: 'Elastic99' };
    await send('ValidateResetToken', { token: reset.token });
    await send('ResetPassword', reset);
    const again = await send<{ logIn: { accessToken: string } }>('LogIn', { username, password: reset.password });
    await send('DeleteAccount', { password: reset.password }, again.logIn.accessToken);
    const message = { subject: 'Hello', email, body: 'What a site!' };
    await send('SendContactMessage', { message });
  });

  it('a visitor and a student answer a free-response question', async () => {
    const student = (await restClient(app.url).signUp(newForm())).accessToken;
    const answer = JSON.stringify(rightAnswer);
    for (const token of [student, undefined]) {
      await send('FreeResponses', {}, token);
      await send('FreeResponse', { id: 'sample-1' }, token);
      const started = await send<{ startFreeResponse: { id: string } }>('StartFreeResponse', { id: 'sample-1' }, token);
      const attemptId = started.startFreeResponse.id;
      await send('SaveFreeResponse', { attemptId, answer, revision: 0, seconds: 1 }, token);
      await send('SubmitFreeResponse', { attemptId, revision: 1 }, token);
      await send('ScoreOwnPoint', { attemptId, point: 'c-1', earned: true }, token);
      await send('DisputePoint', { attemptId, point: 'a-1', words: 'Why?' }, token);
      await send('WithdrawDispute', { attemptId, point: 'a-1' }, token);
      await send('FreeResponseAttempt', { id: attemptId }, token);
      await send('FreeResponseAttempt', { id: attemptId }, student);
      await send('SignUp', { input: { ...newForm(), atLeast13: true, freeResponseId: attemptId } });
    }
    const browser = new RestBrowser(app.url, student);
    await call(browser, 'GET', '/free-response/getall', 'free-response/getall');
    await call(browser, 'GET', '/free-response/questions/:id', 'free-response/questions/sample-1');
    const path = '/free-response/questions/:id/attempts';
    const { attempt_id: id } = await call<{ attempt_id: string }>(
      browser,
      'POST',
      path,
      'free-response/questions/sample-1/attempts',
    );
    const sent = `free-response/attempts/${id}`;
    await call(browser, 'GET', '/free-response/attempts/:attemptId', sent);
    await call(browser, 'PUT', '/free-response/attempts/:attemptId', sent, { answer, revision: 0 });
    const submission = '/free-response/attempts/:attemptId/submission';
    await call(browser, 'PUT', submission, `${sent}/submission`, { revision: 1 });
    const ownScore = '/free-response/attempts/:attemptId/own-score';
    await call(browser, 'PUT', ownScore, `${sent}/own-score`, { point: 'c-1', earned: true });
    const dispute = '/free-response/attempts/:attemptId/disputes/:point';
    await call(browser, 'PUT', dispute, `${sent}/disputes/a-1`, { words: null });
    await call(browser, 'DELETE', dispute, `${sent}/disputes/a-1`);
  });

  it('a student takes mock exams', async () => {
    const token = (await restClient(app.url).signUp(newForm())).accessToken;
    await send('SetExtraTime', { extraTime: 1.5 }, token);
    await send('MockExams', {}, token);
    type Started = { startMockExam: { id: string; questions: { asked: { answers: { id: string }[] } }[] } };
    const { startMockExam: exam } = await send<Started>('StartMockExam', { length: 'full' }, token);
    const examId = exam.id;
    const mark = { position: 1, isFlagged: true, crossedOut: [], seconds: 5, at: app.clock.now };
    await send('SaveMockAnswer', { examId, ...mark, choice: exam.questions[0]?.asked.answers[0]?.id }, token);
    await send('PauseMockExam', { examId, paused: true }, token);
    await send('PauseMockExam', { examId, paused: false }, token);
    await send('SubmitMockSection', { examId, section: 1 }, token);
    type Begun = { startMockSectionTwo: { responses: { answer: string }[] } };
    const { startMockSectionTwo: begun } = await send<Begun>('StartMockSectionTwo', { examId }, token);
    const written = { position: 1, answer: begun.responses[0]?.answer, revision: 0 };
    await send('SaveMockResponse', { examId, ...written }, token);
    await send('SubmitMockSection', { examId, section: 2 }, token);
    await send('MockExam', { id: examId }, token);
    const browser = new RestBrowser(app.url, token);
    await call(browser, 'PUT', '/mock/extra-time', 'mock/extra-time', { extra_time: 1 });
    await call(browser, 'GET', '/mock/getall', 'mock/getall');
    const path = '/mock/exams';
    const again = await call<{ exam_id: string }>(browser, 'POST', path, 'mock/exams', { length: 'full' });
    const sent = `mock/exams/${again.exam_id}`;
    await call(browser, 'GET', `${path}/:examId`, sent);
    await call(browser, 'PUT', `${path}/:examId/questions/:position`, `${sent}/questions/1`, { at: app.clock.now });
    await call(browser, 'PUT', `${path}/:examId/pause`, `${sent}/pause`, { paused: true });
    const submission = `${path}/:examId/sections/:section/submission`;
    await call(browser, 'POST', submission, `${sent}/sections/1/submission`);
    const second = await call<{ responses: { answer: string }[] }>(
      browser,
      'POST',
      `${path}/:examId/section-two`,
      `${sent}/section-two`,
    );
    const body = { answer: second.responses[0]?.answer, revision: 0 };
    await call(browser, 'PUT', `${path}/:examId/responses/:position`, `${sent}/responses/1`, body);
    await call(browser, 'POST', submission, `${sent}/sections/2/submission`);
  });

  it('a student watches a lesson', async () => {
    const token = (await restClient(app.url).signUp(newForm())).accessToken;
    const told = app.course.chapters.find(({ lesson }) => lesson?.scenes.some(({ ask }) => ask !== null));
    const scene = told?.lesson?.scenes.find(({ ask }) => ask !== null)?.id;
    const chapterId = String(told?.id);
    await send('SaveLessonPosition', { chapterId, scene }, token);
    await send('LessonPosition', { chapterId }, token);
    await send('PracticeScene', { chapterId, scene, choice: 0 }, token);
    await send('SaveLessonPosition', { chapterId, scene: null }, token);
    await send('Library');
    await send('CourseOutline');
    await send('ChapterById', { id: chapterId });
    await send('ChapterBySlug', { slug: told?.slug });
    await send('SearchChapters', { term: 'scarcity' });
    await send('ReferenceGraph', { id: 'monopoly' });
  });

  it('a student does everything that the REST API can', async () => {
    const form = newForm();
    const browser = new RestBrowser(app.url);
    const free = await call<{ attempt_id: string }>(
      browser,
      'GET',
      '/quiz/questions_nouser',
      'quiz/questions_nouser?chapter=1',
    );
    expect(free.attempt_id).not.toBe('');
    await call(browser, 'POST', '/auth/signup', 'auth/signup', { ...form, quizData: null });
    const login = { username: form.username, password: form.password };
    const { user } = await call<{ user: { access_token: string } }>(
      browser,
      'POST',
      '/auth/login',
      'auth/login',
      login,
    );
    browser.accessToken = user.access_token;
    await call(browser, 'GET', '/auth/refreshuser', 'auth/refreshuser');
    await call(browser, 'POST', '/units', 'units', { 1: true, 2: true });
    await call(browser, 'PATCH', '/progress', 'progress', { chapter_id: 1, status: 'watched' });
    const student = restClient(app.url).withToken(user.access_token);
    for (const request of [
      { type: 'chapterQuiz', chapterId: 1 },
      { type: 'unitQuiz', unitId: 1 },
    ]) {
      const quiz = await student.start(request);
      await student.finish(quiz, answersTo(app.course, quiz, quiz.questions.length));
    }
    for (const done of ['GET /quiz/questions', 'PUT /progress/finishquiz', 'PUT /progress/finishreviewquiz'])
      calls.add(done);
    await call(browser, 'PATCH', '/progress/chapter', 'progress/chapter', { chapter_id: 1, quiz_score: 100 });
    const date = new Date(app.clock.now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await call(browser, 'PUT', '/plan', 'plan', { kind: 'exam', date, minutes: [0, 9, 9, 9, 9, 9, 9], zone: 'UTC' });
    await call(browser, 'GET', '/plan', 'plan');
    await call(browser, 'DELETE', '/plan', 'plan');
    for (const path of ['/units', '/chapters/getall', '/topics', '/account'])
      await call(browser, 'GET', path, path.slice(1));
    await call(browser, 'GET', '/chapters/blurb/:chapterId', 'chapters/blurb/1');
    await call(browser, 'GET', '/chapters/search/:term', 'chapters/search/scarcity');
    const { email } = form;
    await call(browser, 'POST', '/mail/send', 'mail/send', { subject: 'Hello', email, body: 'What a site!' });
    await call(browser, 'POST', '/retrieve/username', 'retrieve/username', { email });
    await call(browser, 'POST', '/retrieve/password', 'retrieve/password', { email });
    const reset = { token: mailedToken(), email, password: 'Elastic99' };
    await call(browser, 'POST', '/retrieve/validate-token', 'retrieve/validate-token', { token: reset.token });
    await call(browser, 'POST', '/retrieve/reset-password', 'retrieve/reset-password', reset);
    const back = { username: form.username, password: reset.password };
    const again = await call<{ user: { access_token: string } }>(browser, 'POST', '/auth/login', 'auth/login', back);
    browser.accessToken = again.user.access_token;
    await call(browser, 'DELETE', '/account', 'account', { password: reset.password });
    browser.accessToken = (await restClient(app.url).signUp(newForm())).accessToken;
    await call(browser, 'POST', '/auth/logout', 'auth/logout');
  });

  it('a student sends every other operation of our client, and reads at every other address', async () => {
    const token = (await restClient(app.url).signUp(newForm())).accessToken;
    for (const [name, id] of Object.entries(DOCUMENT_IDS)) {
      if (!operations.has(name)) await send(name, sampleVariables(schema, TRUSTED_DOCUMENTS[id] ?? ''), token);
    }
    const browser = new RestBrowser(app.url, token);
    for (const { method, path } of restCalls) {
      if (method === 'GET' && !calls.has(`GET ${path}`)) await call(browser, 'GET', path, path.slice(1));
    }
  });

  it('covers every operation of our client and every REST call', () => {
    expect([...operations].sort()).toEqual(Object.keys(DOCUMENT_IDS).sort());
    expect([...calls].sort()).toEqual(restCalls.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('covers every hand-written statement but those of jobs', () => {
    const missing = handWritten.filter(({ text }) => !visits.has(text)).map(({ name }) => name);
    expect(missing).toEqual(['first_answers']);
  });

  it('no statement visits the rows of two students, but for the exceptions', () => {
    const wide = [...visits].filter(([, parts]) => parts.size > 1).map(([text]) => text);
    expect(wide.filter((text) => !EXCEPTIONS.some(([part]) => text.includes(part)))).toEqual([]);
    expect(EXCEPTIONS.filter(([part]) => !wide.some((text) => text.includes(part)))).toEqual([]);
  });
});
