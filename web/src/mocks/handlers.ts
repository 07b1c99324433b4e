import { buildSchema, graphql, type GraphQLError } from 'graphql';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';
import type {
  MutationChooseChaptersArgs,
  MutationMarkVideoArgs,
  QueryChapterArgs,
  QueryReferenceGraphArgs,
  QuerySearchChaptersArgs,
} from '../../../schema/generated/types';
import sdl from '../../../schema/schema.graphql?raw';
import { type Answers, refuse } from './answers';
import { chapters, subject } from './course';
import { quiz, taking } from './quiz';
import { formulas, referenceGraphs, referenceTerms, taskVerbs } from './reference';
import { chapterHit, found } from './search';
import { student, userChapter } from './student';

const schema = buildSchema(sdl);

/** A client's request: the id of a trusted document, or any query text. */
interface GraphqlRequest {
  documentId?: string;
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

interface Call {
  operation: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

interface Failure {
  /** The error that the server returns. Without it, the request fails with a network error. */
  with?: GraphQLError;
  once?: boolean;
}

/** The default responses: every operation succeeds, for a student who has not started. */
const defaults = (accessToken: string): Answers => ({
  me: student(),
  subjects: [subject],
  chapter: ({ id, slug }: QueryChapterArgs) =>
    chapters.find((one) => one.id === id || one.slug === slug) ?? refuse('NOT_FOUND', 'This chapter does not exist.'),
  searchChapters: ({ term }: QuerySearchChaptersArgs) => {
    const named = chapters.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
    return found(term, { hits: named.map((chapter) => chapterHit(chapter)) });
  },
  learning: {
    id: 'mina',
    topics: [],
    finishedQuizzes: [],
    certainties: [],
    predictions: [],
    predicted: { answers: 0 },
  },
  readiness: {
    id: 'mina',
    daysAhead: 30,
    answers: 0,
    unitsAnswered: 0,
    freeResponses: 0,
    forecast: null,
    units: [],
    steps: [],
    history: [],
  },
  plannerTrial: null,
  referenceTerms,
  formulas,
  referenceGraphs,
  referenceGraph: ({ id }: QueryReferenceGraphArgs) =>
    referenceGraphs.find((graph) => graph.id === id) ?? refuse('NOT_FOUND', 'This graph does not exist.'),
  taskVerbs,
  freeResponses: [],
  misconceptions: [],
  missedPoints: [],
  mockExams: { id: 'mina', exams: [], fullFormsLeft: 3, halfFormsLeft: 6, extraTime: 1 },
  mistakes: [],
  notices: [],
  quizzesUnderWay: [],
  myData: '{\n  "account": { "username": "mina_k" }\n}',
  signUp: { accessToken, user: student() },
  logIn: { accessToken, user: student() },
  logOut: { loggedOut: true },
  deleteAccount: { deleted: true },
  requestPasswordReset: { sent: true, uniform: false },
  requestUsername: { sent: true, uniform: false },
  validateResetToken: { email: 'mina@example.com' },
  resetPassword: { changed: true },
  sendContactMessage: { sent: true },
  reportQuestion: { reported: true },
  chooseChapters: ({ choices }: MutationChooseChaptersArgs) => ({
    user: student({ currentChapterId: choices.find(({ chosen }) => chosen)?.chapterId }),
    userChapters: choices.map(({ chapterId, chosen }) => userChapter(chapterId, [false, null, chosen])),
  }),
  markVideo: ({ chapterId, watched }: MutationMarkVideoArgs) => userChapter(chapterId, [watched, null]),
  ...taking(quiz({ type: 'chapterQuiz', chapterId: '1' })),
});

/** A mock GraphQL API. It executes our schema over `answers`, so that responses always have the server's shape. */
export function createMockApi() {
  let run = 0;
  let token = '';
  let answers: Answers = {};
  const calls: Call[] = [];
  const failing = new Map<string, Failure>();

  function reset() {
    run += 1;
    token = `token-${run}`;
    answers = defaults(token);
    calls.length = 0;
    failing.clear();
  }
  reset();

  async function respond(request: Request, { documentId = '', query, operationName, variables = {} }: GraphqlRequest) {
    const authorization = request.headers.get('authorization');
    // A late request from a previous test, signed in as that test's student.
    if (authorization !== null && authorization !== `Bearer ${token}`) return HttpResponse.error();
    const operation = operationName ?? documentId;
    calls.push({ operation, variables, authorization });
    const failure = failing.get(operation);
    if (failure?.once) failing.delete(operation);
    if (failure) {
      return failure.with ? HttpResponse.json({ data: null, errors: [failure.with] }) : HttpResponse.error();
    }
    const source = query ?? TRUSTED_DOCUMENTS[documentId] ?? TRUSTED_DOCUMENTS[DOCUMENT_IDS[documentId] ?? ''] ?? '';
    return HttpResponse.json(
      await graphql({ schema, source, rootValue: answers, variableValues: variables, operationName }),
    );
  }

  return {
    handlers: [
      http.get('*/graphql', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return respond(request, { documentId: searchParams.get('documentId') ?? '' });
      }),
      http.post<never, GraphqlRequest>('*/graphql', async ({ request }) => respond(request, await request.json())),
    ],
    calls,
    called: (operation: string) => calls.filter((call) => call.operation === operation),
    token: () => token,
    /** Replaces answers until the next reset. */
    answer: (replaced: Answers) => void (answers = { ...answers, ...replaced }),
    /** Makes an operation fail until `restore`, or once with `once`. */
    fail: (operation: string, how: Failure = {}) => void failing.set(operation, how),
    restore: (operation: string) => void failing.delete(operation),
    /** Restores the default answers. Call it after each test. */
    reset,
  };
}

export const api = createMockApi();
export const { handlers } = api;
