import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rubricOf } from '../src/free-response/content';
import { startTestApp, type TestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { graphqlMocks, restMocks, type MockReply } from './support/mock-clients';
import { RestBrowser } from './support/rest-client';

// Whatever a student does, no response tells right from wrong before both sections have ended.

let app: TestApp;
/** Every answer of the server. */
const sent: string[] = [];
const send = globalThis.fetch;

beforeAll(async () => {
  app = await startTestApp();
  globalThis.fetch = async (address, options) => {
    const response = await send(address, options);
    sent.push(await response.clone().text());
    return response;
  };
});
afterAll(async () => {
  globalThis.fetch = send;
  await app.stop();
});

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('mark' as const), position: fc.integer({ min: 1, max: 60 }), choice: fc.nat(3) }),
    fc.record({ kind: fc.constantFrom('pause', 'resume', 'read', 'list', 'export', 'quiz', 'notebook' as const) }),
  ),
  { minLength: 1, maxLength: 8 },
);

/** Texts that only the key has. */
function keyTexts(exam: MockReply): string[] {
  const questions = exam.questions.map(({ questionId }) => app.course.askedQuestion(questionId));
  const freeResponses = app.course.freeResponses.flatMap(({ definition }) => [
    ...rubricOf(definition).map(({ point }) => point.text),
    ...definition.parts.map(({ solution }) => solution),
  ]);
  return [
    ...questions.flatMap(({ answers, takeaway }) => [
      ...answers.map(({ rationale }) => rationale.text),
      takeaway ?? '',
    ]),
    ...freeResponses,
  ].filter((text) => text.length > 20);
}

/** What was sent since the last look tells nothing. */
function expectNoKey(exam: MockReply): void {
  const text = sent.splice(0).join('\n');
  expect(text.length).toBeGreaterThan(0);
  for (const key of keyTexts(exam)) expect(text).not.toContain(JSON.stringify(key).slice(1, -1));
  expect(text).not.toMatch(/"(?:isCorrect|is_correct)":(?:true|false)/);
  expect(text).not.toMatch(/"(?:takeaway|whyAsked|rationales|report|change|misconception|earned)":(?!null)/);
}

it.each([
  ['GraphQL', graphqlMocks],
  ['REST', restMocks],
] as const)(
  'the key of a mock exam is in no response before its end, through %s',
  { timeout: 120_000 },
  async (_, open) => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (inOne, inTwo) => {
        const { accessToken } = await graphqlClient(app.url).signUp(newForm());
        const mocks = open(app.url, accessToken);
        const browser = new RestBrowser(app.url, accessToken);
        sent.length = 0;
        const exam = await mocks.start();
        const take = async (step: (typeof inOne)[number]) => {
          switch (step.kind) {
            case 'mark': {
              const choice = exam.questions[step.position - 1]!.choices[step.choice]!;
              await mocks.mark(exam.id, { position: step.position, choice }, app.clock.now).catch(() => undefined);
              return;
            }
            case 'pause':
            case 'resume':
              await mocks.pause(exam.id, step.kind === 'pause').catch(() => undefined);
              return;
            case 'read':
              await mocks.read(exam.id);
              return;
            case 'list':
              await mocks.list();
              return;
            case 'export':
              await sendGraphql(app.url, '{ myData }', {}, accessToken);
              return;
            case 'quiz':
              await sendGraphql(
                app.url,
                'query ($id: ID!) { quizAttempt(id: $id) { id questions { isCorrect } } }',
                { id: exam.id },
                accessToken,
              ).catch(() => undefined);
              await browser.call('GET', `mock/exams/${exam.id}`);
              return;
            case 'notebook':
              await sendGraphql(app.url, '{ mistakes { id rationales { text } } }', {}, accessToken);
          }
        };
        for (const step of inOne) await take(step);
        expectNoKey(exam);
        await mocks.submit(exam.id, 1);
        await mocks.startSectionTwo(exam.id);
        for (const step of inTwo) await take(step);
        expectNoKey(exam);
        const done = await mocks.submit(exam.id, 2);
        expect(done.questions.every(({ isCorrect }) => isCorrect !== null)).toBe(true);
      }),
      { numRuns: 12 },
    );
  },
);
