import type { SentMark } from '../../src/exam/mock/exam-state';
import { sendGraphql } from './graphql-client';
import { RestBrowser } from './rest-client';

/** A mock exam as both APIs show it, in GraphQL's names. */
export interface MockReply {
  readonly id: string;
  readonly length: string;
  readonly form: number;
  readonly phase: string;
  readonly timed: boolean;
  readonly extraTime: number;
  readonly deadline: string | null;
  readonly pausedAt: string | null;
  readonly finishedAt: string | null;
  readonly questions: readonly MockQuestionReply[];
  readonly responses: readonly { readonly position: number; readonly answer: string; readonly revision: number }[];
  readonly report: {
    readonly right: number;
    readonly answered: number;
    readonly composite: number;
    readonly highestComposite: number;
    readonly lowScore: number;
    readonly highScore: number;
    readonly responses: readonly { readonly attemptId: string; readonly earned: number; readonly open: number }[];
    readonly units: readonly { readonly right: number; readonly asked: number }[];
    readonly lastMinuteAnswers: number;
  } | null;
}

export interface MockQuestionReply {
  readonly position: number;
  readonly questionId: number;
  readonly choices: readonly number[];
  readonly choice: number | null;
  readonly isFlagged: boolean;
  readonly crossedOut: readonly number[];
  readonly seconds: number;
  readonly isCorrect: boolean | null;
  readonly change: string | null;
}

export interface MocksReply {
  readonly exams: readonly { readonly phase: string }[];
  readonly fullFormsLeft: number;
  readonly halfFormsLeft: number;
  readonly extraTime: number;
}

/** What a student can do with mock exams, through either API. */
export interface MockClient {
  list(): Promise<MocksReply>;
  setExtraTime(extraTime: number): Promise<MocksReply>;
  start(length?: string): Promise<MockReply>;
  read(id: string): Promise<MockReply>;
  mark(
    id: string,
    sent: Partial<SentMark> & { position: number; choice?: number },
    at: Date,
  ): Promise<MockQuestionReply>;
  write(id: string, position: number, answer: string, revision: number): Promise<{ revision: number }>;
  pause(id: string, paused: boolean): Promise<MockReply>;
  startSectionTwo(id: string): Promise<MockReply>;
  submit(id: string, section: number): Promise<MockReply>;
}

const QUESTION = `isFlagged crossedOut seconds change
  asked { position isCorrect takeaway whyAsked given { choice } question { id text figure { svg alt } } answers { id text figure { svg } }
    rationales { isCorrect text misconception answer { id } } }`;
const EXAM = `id length form phase timed extraTime deadline pausedAt finishedAt now
  questions { ${QUESTION} }
  responses { id position length answer revision content { stem names parts { name kind text options unit points } figure { svg alt } } }
  report { right answered composite highestComposite lowScore highScore lastMinuteAnswers lastMinuteRight
    units { right asked unit { number } missedTopics { id } } skills { skill right asked } responses { attemptId earned open possible } }`;
const EXAMS = `exams { phase report { composite } } fullFormsLeft halfFormsLeft extraTime`;

interface GraphqlQuestion extends Omit<MockQuestionReply, 'crossedOut'> {
  readonly crossedOut: readonly string[];
  readonly asked: {
    readonly position: number;
    readonly isCorrect: boolean | null;
    readonly given: { readonly choice: string } | null;
    readonly question: { readonly id: string };
    readonly answers: readonly { readonly id: string }[];
  };
}

const questionOf = ({ asked, crossedOut, ...question }: GraphqlQuestion): MockQuestionReply => ({
  ...question,
  position: asked.position,
  questionId: Number(asked.question.id),
  choices: asked.answers.map(({ id }) => Number(id)),
  choice: asked.given && Number(asked.given.choice),
  crossedOut: crossedOut.map(Number),
  isCorrect: asked.isCorrect,
});

type GraphqlExam = Omit<MockReply, 'questions'> & { readonly questions: readonly GraphqlQuestion[] };
const examOf = (exam: GraphqlExam): MockReply => ({ ...exam, questions: exam.questions.map(questionOf) });

export function graphqlMocks(url: string, accessToken: string): MockClient {
  const send = async <Data>(query: string, variables: object = {}) =>
    Object.values(await sendGraphql<Record<string, Data>>(url, query, variables, accessToken))[0]!;
  const exam = async (query: string, variables: object) => examOf(await send<GraphqlExam>(query, variables));
  return {
    list: () => send(`{ mockExams { ${EXAMS} } }`),
    setExtraTime: (x) => send(`mutation ($x: Float!) { setExtraTime(extraTime: $x) { ${EXAMS} } }`, { x }),
    start: (length = 'full') =>
      exam(`mutation ($length: MockLength!) { startMockExam(length: $length) { ${EXAM} } }`, { length }),
    read: (id) => exam(`query ($id: ID!) { mockExam(id: $id) { ${EXAM} } }`, { id }),
    mark: async (id, { position, choice, isFlagged = false, crossedOut = [], seconds = 0 }, at) =>
      questionOf(
        await send(
          `mutation ($id: ID!, $position: Int!, $choice: ID, $isFlagged: Boolean!, $crossedOut: [ID!]!, $seconds: Int!, $at: DateTimeISO!) {
            saveMockAnswer(examId: $id, position: $position, choice: $choice, isFlagged: $isFlagged, crossedOut: $crossedOut, seconds: $seconds, at: $at) { ${QUESTION} } }`,
          { id, position, choice, isFlagged, crossedOut, seconds, at },
        ),
      ),
    write: (id, position, answer, revision) =>
      send(
        `mutation ($id: ID!, $position: Int!, $answer: String!, $revision: Int!) {
          saveMockResponse(examId: $id, position: $position, answer: $answer, revision: $revision) { revision answer } }`,
        { id, position, answer, revision },
      ),
    pause: (id, paused) =>
      exam(`mutation ($id: ID!, $paused: Boolean!) { pauseMockExam(examId: $id, paused: $paused) { ${EXAM} } }`, {
        id,
        paused,
      }),
    startSectionTwo: (id) => exam(`mutation ($id: ID!) { startMockSectionTwo(examId: $id) { ${EXAM} } }`, { id }),
    submit: (id, section) =>
      exam(`mutation ($id: ID!, $section: Int!) { submitMockSection(examId: $id, section: $section) { ${EXAM} } }`, {
        id,
        section,
      }),
  };
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A reply in snake_case, in camelCase. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), camelCased(inner)]));
}

interface RestQuestion extends MockQuestionReply {
  readonly id: number;
  readonly answers: readonly { readonly id: number }[];
}

const fromRest = (question: RestQuestion): MockQuestionReply => ({
  ...question,
  questionId: question.id,
  choices: question.answers.map(({ id }) => id),
});

export function restMocks(url: string, accessToken: string): MockClient {
  const browser = new RestBrowser(url, accessToken);
  const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> =>
    camelCased(await browser.call(method, path, body)) as Reply; // as the test of the contract says
  const exam = async (method: string, path: string, body?: object): Promise<MockReply> => {
    const reply = await call<MockReply & { examId: string; questions: RestQuestion[] }>(method, path, body);
    return { ...reply, id: reply.examId, questions: reply.questions.map(fromRest) };
  };
  return {
    list: () => call('GET', 'mock/getall'),
    setExtraTime: (extra_time) => call('PUT', 'mock/extra-time', { extra_time }),
    start: (length = 'full') => exam('POST', 'mock/exams', { length }),
    read: (id) => exam('GET', `mock/exams/${id}`),
    mark: async (id, { position, choice, isFlagged = false, crossedOut = [], seconds = 0 }, at) =>
      fromRest(
        await call('PUT', `mock/exams/${id}/questions/${position}`, {
          choice: choice ?? null,
          is_flagged: isFlagged,
          crossed_out: crossedOut,
          seconds,
          at,
        }),
      ),
    write: (id, position, answer, revision) =>
      call('PUT', `mock/exams/${id}/responses/${position}`, { answer, revision }),
    pause: (id, paused) => exam('PUT', `mock/exams/${id}/pause`, { paused }),
    startSectionTwo: (id) => exam('POST', `mock/exams/${id}/section-two`),
    submit: (id, section) => exam('POST', `mock/exams/${id}/sections/${section}/submission`),
  };
}
