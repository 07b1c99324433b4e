import { describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from '../../schema/generated/document-ids';
import { createLimits, type Limits } from '../src/http/rate-limits';
import { startTestApp, type TestApp } from './support/app';
import { newForm } from './support/api-clients';

const STUDENTS = 200;

/** Every use of a limit, in turn. */
type Uses = Parameters<Limits['use']>[];

interface Quiz {
  readonly id: string;
  readonly questions: readonly {
    readonly question: { readonly id: string };
    readonly answers: readonly { readonly id: string }[];
  }[];
}

/** A student's browser, which sends what our pages send. */
function browser({ url }: TestApp) {
  let accessToken = '';
  const send = async <Data>(name: string, variables: object = {}): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken !== '' && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ documentId: DOCUMENT_IDS[name], variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }; // GraphQL's form
    expect([name, errors]).toEqual([name, undefined]);
    return data;
  };
  return {
    send,
    signUp: async () => {
      const input = { ...newForm(), atLeast13: true };
      const { signUp } = await send<{ signUp: { accessToken: string } }>('SignUp', { input });
      accessToken = signUp.accessToken;
    },
    takeQuiz: async (type: 'chapterQuiz' | 'chapterQuizNoUser') => {
      const { startQuiz } = await send<{ startQuiz: Quiz }>('StartQuiz', { type, chapterId: '1' });
      for (const { question, answers } of startQuiz.questions)
        await send('SaveAnswer', {
          attemptId: startQuiz.id,
          questionId: question.id,
          given: { choice: answers[0]?.id },
        });
      await send('FinishQuiz', { attemptId: startQuiz.id, answers: [] });
    },
  };
}

/** What one journey uses of the limits. */
async function usesOf(journey: (app: TestApp) => Promise<void>): Promise<Uses> {
  const uses: Uses = [];
  const app = await startTestApp(undefined, {
    limits: { use: async (...used) => void uses.push(used), forget: () => Promise.resolve() },
  });
  await journey(app).finally(() => app.stop());
  return uses;
}

/** The limits that ship, and the same uses by all students of a school in one minute; what is counted by student is each one's own. */
async function inOneLesson(uses: Uses): Promise<void> {
  const limits = createLimits(null, {}, () => undefined);
  for (let student = 0; student < STUDENTS; student += 1) {
    for (const [name, key, times] of uses) {
      const isOwn = name === 'loginsPerAccount' || name === 'attemptsPerStudent';
      await limits.use(name, isOwn ? `${key} ${student}` : key, times);
    }
  }
}

describe('a school behind one address, with the limits that ship', () => {
  it('lets 200 students sign up, open their pages and begin a quiz in the same minute', async () => {
    const uses = await usesOf(async (app) => {
      const { send, signUp } = browser(app);
      await signUp();
      await send('ChooseChapters', { choices: [{ chapterId: '1', chosen: true }] });
      for (const page of ['Me', 'Today', 'QuizzesUnderWay', 'Notices', 'Mistakes']) await send(page);
      await send('LessonPosition', { chapterId: '1' });
      await send('StartQuiz', { type: 'chapterQuiz', chapterId: '1' });
    });
    await inOneLesson(uses);
  });

  it('lets 200 students answer a whole quiz and read its results in the same minute', async () => {
    const uses = await usesOf(async (app) => {
      const student = browser(app);
      await student.signUp();
      await student.takeQuiz('chapterQuiz');
      for (const page of ['Learning', 'Readiness', 'Misconceptions']) await student.send(page);
    });
    await inOneLesson(uses);
  });

  it('lets 200 visitors take the free quiz in the same minute', async () => {
    await inOneLesson(await usesOf((app) => browser(app).takeQuiz('chapterQuizNoUser')));
  });

  it('lets 200 visitors work on the free response and submit it in the same minute', async () => {
    const uses = await usesOf(async (app) => {
      const visitor = browser(app);
      const definition = app.course.freeResponses[0]?.definition;
      const id = definition?.id;
      const part = definition?.parts.find(({ kind }) => kind === 'choice')?.id ?? '';
      /** About what a whole answer weighs: 3 kB. */
      const answered = (answer: string) => {
        const { graph } = JSON.parse(answer) as { graph: object }; // as an answer is
        return JSON.stringify({ graph, parts: { [part]: { text: '€ a unit'.repeat(250) } } });
      };
      const { startFreeResponse } = await visitor.send<{ startFreeResponse: { id: string; answer: string } }>(
        'StartFreeResponse',
        { id },
      );
      const { id: attemptId, answer } = startFreeResponse;
      // Our page saves every ten seconds while a student works.
      for (let revision = 0; revision < 6; revision += 1)
        await visitor.send('SaveFreeResponse', { attemptId, answer: answered(answer), revision });
      await visitor.send('SubmitFreeResponse', { attemptId, revision: 6 });
    });
    await inOneLesson(uses);
  });
});
