import { getOperationAST, GraphQLObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from '../../schema/generated/document-ids';
import { TRUSTED_DOCUMENTS } from '../../schema/generated/trusted-documents';
import { freeOfCharge } from '../src/features';
import { readAsked } from '../src/graphql/before-running';
import { countOperations, MOST_OPERATIONS } from '../src/graphql/charge-operations';
import { buildApiSchema } from '../src/graphql/schema';
import type { LimitOverrides } from '../src/http/rate-limits';
import { startTestApp, type TestApp } from './support/app';
import { sendRaw } from './support/raw-http';
import { rootFieldsOf, sampleRequest, sampleVariables } from './support/sample-operations';
import { runSql } from './support/sql';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
const START = 'startQuiz(type: chapterQuizNoUser, chapterId: 1) { id }';

const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
const starts = (count: number) => ({ query: `mutation { ${aliased(count, START)} }` });

interface Reply {
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

async function post(url: string, body: object, accept = JSON_TYPE) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, accept },
    body: JSON.stringify(body),
  });
  const { errors = [] } = (await response.json()) as Reply; // GraphQL's form
  return { status: response.status, retryAfter: response.headers.get('retry-after'), errors };
}

async function statusesOf(requests: readonly (() => Promise<{ readonly status: number }>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await request()).status);
  return statuses;
}

async function storedQuizzes({ db }: TestApp): Promise<number> {
  const [row] = await runSql<{ count: string | number }>(db, 'select count(*) from quiz_attempt');
  return Number(row?.count);
}

/** An app for one test, with what it has counted so far. */
async function withApp(limits: LimitOverrides, test: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp(limits);
  await test(app).finally(() => app.stop());
}

describe('a document with many operations', () => {
  it('is charged for each of them, and stores nothing once the allowance is used up', () =>
    withApp({ requestsPerIp: { times: 30 } }, async (app) => {
      const request = () => post(app.url, starts(10));
      expect(await statusesOf([request, request, request, request])).toEqual([200, 200, 200, 429]);
      expect(await storedQuizzes(app)).toBe(30);
    }));

  it('is refused whole when the allowance is too small for it, in both forms of GraphQL over HTTP', async () => {
    for (const accept of [JSON_TYPE, RESPONSE_TYPE]) {
      await withApp({ requestsPerIp: { times: 9 } }, async (app) => {
        const { status, retryAfter, errors } = await post(app.url, starts(10), accept);
        expect(status).toBe(429);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }]);
        expect(await storedQuizzes(app)).toBe(0);
      });
    }
  });

  it('is refused whole beyond the operations of one request, and says how many those are', () =>
    withApp({ requestsPerIp: { times: 1000 } }, async (app) => {
      const scattered = `mutation { ${aliased(5, START)} ...more ... on Mutation { ${START} } logOut { loggedOut } }
        fragment more on Mutation { ${aliased(9, START)} }`;
      for (const query of [starts(MOST_OPERATIONS + 1).query, scattered]) {
        const { status, errors } = await post(app.url, { query });
        expect(status).toBe(400);
        expect(errors).toMatchObject([
          { message: expect.stringContaining('11 operations'), extensions: { code: 'TOO_MANY_OPERATIONS' } },
        ]);
        expect(errors[0]?.message).toContain(String(MOST_OPERATIONS));
      }
      expect(await storedQuizzes(app)).toBe(0);
    }));

  it('shares one allowance with REST calls, queries by GET, trusted documents and pipelined requests', () =>
    withApp({ requestsPerIp: { times: 20 } }, async (app) => {
      const rest = () => fetch(`${app.url}/api/quiz/questions_nouser?chapter=1`);
      const query = `{ ${aliased(5, 'plannerTrial { asOf }')} }`;
      const get = () =>
        fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, {
          headers: { 'apollo-require-preflight': 'true' },
        });
      const trusted = () => post(app.url, { documentId: DOCUMENT_IDS['PlannerTrial'] });
      expect(await statusesOf([rest, rest, get, trusted, trusted, () => post(app.url, starts(9))])).toEqual([
        200, 200, 200, 200, 200, 200,
      ]);
      const body = JSON.stringify({ query: '{ __typename }' });
      const raw = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const last = await sendRaw(app.url, raw + raw);
      expect(last.status).toBe(200);
      expect(await statusesOf([rest, get, trusted])).toEqual([429, 429, 429]);
    }));

  it('is one request however much of it is answered from memory', () =>
    withApp({ requestsPerIp: { times: 3 } }, async (app) => {
      const library = () => post(app.url, { query: `{ ${aliased(14, 'subjects { id }')} chapter(id: 1) { id } }` });
      const introspection = () => post(app.url, { query: `{ ${aliased(14, '__typename')} __schema { __typename } }` });
      expect(await statusesOf([library, introspection, library, library])).toEqual([200, 200, 200, 429]);
    }));
});

describe('the count of operations', () => {
  const schema = buildApiSchema();
  const count = (text: string, variables = {}) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const operation = getOperationAST(document);
    return operation && countOperations(readAsked(schema, document, operation, variables));
  };

  it.each(rootFieldsOf(schema).map((operation) => [operation.field.name, operation] as const))(
    'takes %s once for each name in the answer, unless it is answered from memory',
    (name, operation) => {
      const { query, variables } = sampleRequest(operation);
      const [, field = ''] = /\{(.*)\}/s.exec(query) ?? [];
      const twice = query.replace(field, `one: ${field} two: ${field} two: ${field}`);
      expect(count(twice, variables)).toBe(freeOfCharge.has(name) ? 0 : 2);
    },
  );

  it('leaves out what is not run', () => {
    const text = 'query ($no: Boolean!) { me { id } notices @skip(if: true) { id } learning @include(if: $no) { id } }';
    expect(count(text, { no: false })).toBe(1);
    expect(count(text, { no: true })).toBe(2);
    expect(() => count(text, { no: 'x' })).toThrow('$no');
  });

  it('reads no list of a request to its end once an item does not fit', () => {
    const text = 'mutation ($choices: [ChapterChoice!]!) { chooseChapters(choices: $choices) { user { id } } }';
    let read = 0;
    const choices = function* () {
      for (; read < 1000; read += 1) yield 'x';
    };
    expect(() => count(text, { choices: { [Symbol.iterator]: choices } })).toThrow('$choices');
    expect(read).toBeLessThan(5);
  });

  it('has no field that is not there, and no mutation, free of charge', () => {
    const { Query, Mutation } = schema.getTypeMap();
    const fieldsOf = (type: typeof Query) => (type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : []);
    expect([...freeOfCharge].filter((name) => !fieldsOf(Query).includes(name))).toEqual([]);
    expect(fieldsOf(Mutation).filter((name) => freeOfCharge.has(name))).toEqual([]);
  });

  it('is two at most for our own documents, which are charged as one request', () => {
    const counts = Object.values(TRUSTED_DOCUMENTS).map((text) => {
      const document = parse(text);
      const operation = getOperationAST(document);
      return operation ? countOperations(readAsked(schema, document, operation, sampleVariables(schema, text))) : 0;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });
});
