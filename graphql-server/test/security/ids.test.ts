import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restCalls } from '../../src/features';
import { buildApiSchema } from '../../src/graphql/schema';
import { useTestApp } from '../support/app';
import { newForm } from '../support/api-clients';
import { graphqlClient } from '../support/graphql-client';
import { RestBrowser, restClient } from '../support/rest-client';

// Every id that a client can send, at both apiClients: found in the call table and in the schema, so that none is forgotten.

const app = useTestApp();

const BAD_IDS: readonly unknown[] = [
  0,
  -1,
  2 ** 31,
  2 ** 63,
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  '1e1',
  1.5,
  '1.5',
  ' 1',
  '0x1',
  '\u0000',
  '1\u0000',
  '🦉',
  "1' or '1'='1",
  '1; drop table users',
  '__proto__',
  '',
  [1],
  ['1'],
  {},
  true,
];

const isClean = (status: number) => status >= 400 && status < 500;

describe('a bad id at the REST API', () => {
  const written = (id: unknown) => (typeof id === 'string' ? id : JSON.stringify(id));
  const text = (id: unknown) => encodeURIComponent(written(id));
  const answers = [{ questionId: 1, answerId: 1 }];
  const whole = { chapter_id: 1, answers, attempt_id: '00000000-0000-4000-8000-000000000000' };
  const finish = (call: string) => ({
    [`PUT /progress/${call} chapter_id`]: (id: unknown) => ['PUT', `progress/${call}`, { ...whole, chapter_id: id }],
    [`PUT /progress/${call} attempt_id`]: (id: unknown) => ['PUT', `progress/${call}`, { ...whole, attempt_id: id }],
    [`PUT /progress/${call} questionId`]: (id: unknown) => [
      'PUT',
      `progress/${call}`,
      { ...whole, answers: [{ questionId: id, answerId: 1 }] },
    ],
    [`PUT /progress/${call} answerId`]: (id: unknown) => [
      'PUT',
      `progress/${call}`,
      { ...whole, answers: [{ questionId: 1, answerId: id }] },
    ],
  });

  const places: Readonly<Record<string, (id: unknown) => unknown[]>> = {
    'GET /chapters/blurb/:chapterId chapterId': (id) => ['GET', `chapters/blurb/${text(id)}`],
    'GET /quiz/questions_nouser chapter': (id) => ['GET', `quiz/questions_nouser?chapter=${text(id)}`],
    'GET /quiz/questions chapter': (id) => ['GET', `quiz/questions?chapter=${text(id)}`],
    'GET /quiz/questions unit': (id) => ['GET', `quiz/questions?type=unitQuiz&unit=${text(id)}`],
    'GET /quiz/questions topics': (id) => ['GET', `quiz/questions?type=topicQuiz&topics=${text([id])}`],
    'GET /free-response/getall chapter': (id) => ['GET', `free-response/getall?chapter=${text(id)}`],
    'GET /free-response/getall unit': (id) => ['GET', `free-response/getall?unit=${text(id)}`],
    'GET /free-response/attempts/:attemptId attemptId': (id) => ['GET', `free-response/attempts/${text(id)}`],
    'PUT /free-response/attempts/:attemptId attemptId': (id) => [
      'PUT',
      `free-response/attempts/${text(id)}`,
      { answer: '{}', revision: 0 },
    ],
    'PUT /free-response/attempts/:attemptId/submission attemptId': (id) => [
      'PUT',
      `free-response/attempts/${text(id)}/submission`,
      { revision: 0 },
    ],
    'PUT /free-response/attempts/:attemptId/own-score attemptId': (id) => [
      'PUT',
      `free-response/attempts/${text(id)}/own-score`,
      { point: 'a-1', earned: true },
    ],
    'PUT /free-response/attempts/:attemptId/disputes/:point attemptId': (id) => [
      'PUT',
      `free-response/attempts/${text(id)}/disputes/a-1`,
      {},
    ],
    'DELETE /free-response/attempts/:attemptId/disputes/:point attemptId': (id) => [
      'DELETE',
      `free-response/attempts/${text(id)}/disputes/a-1`,
    ],
    'GET /mock/exams/:examId examId': (id) => ['GET', `mock/exams/${text(id)}`],
    'PUT /mock/exams/:examId/questions/:position examId': (id) => [
      'PUT',
      `mock/exams/${text(id)}/questions/1`,
      { choice: 1, at: '2026-11-20T18:00:00Z' },
    ],
    'PUT /mock/exams/:examId/responses/:position examId': (id) => [
      'PUT',
      `mock/exams/${text(id)}/responses/1`,
      { answer: '{}', revision: 0 },
    ],
    'PUT /mock/exams/:examId/pause examId': (id) => ['PUT', `mock/exams/${text(id)}/pause`, { paused: true }],
    'POST /mock/exams/:examId/section-two examId': (id) => ['POST', `mock/exams/${text(id)}/section-two`],
    'POST /mock/exams/:examId/sections/:section/submission examId': (id) => [
      'POST',
      `mock/exams/${text(id)}/sections/1/submission`,
    ],
    'POST /units key': (id) => ['POST', 'units', { [written(id)]: true }],
    'PATCH /progress chapter_id': (id) => ['PATCH', 'progress', { chapter_id: id, status: 'watched' }],
    'PATCH /progress/chapter chapter_id': (id) => ['PATCH', 'progress/chapter', { chapter_id: id }],
    ...finish('finishquiz'),
    ...finish('finishreviewquiz'),
  };

  it('is tried in every place that the call table has for one', () => {
    const isId = (name: string) => /(_id|Id)$|^(chapter|unit|topics)$/.test(name);
    const namesIn = (schema: unknown): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema).flatMap(([key, part]) => [
            ...(key === 'properties' ? Object.keys(part) : []),
            ...(key === 'propertyNames' ? ['key'] : []),
            ...namesIn(part),
          ]);
    const found = restCalls.flatMap(({ method, path, params, query, body }) =>
      [params, query, body]
        .flatMap((part) => (part ? namesIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })) : []))
        .filter((name) => isId(name) || name === 'key')
        .map((name) => `${method} ${path} ${name}`),
    );
    expect(Object.keys(places).sort()).toEqual([...new Set(found)].sort());
  });

  it.each(Object.entries(places))('is answered with a clean 4xx: %s', async (_place, requestOf) => {
    const { accessToken } = await restClient(app().url).signUp(newForm());
    const browser = new RestBrowser(app().url, accessToken);
    await browser.getCsrfToken();
    for (const id of BAD_IDS) {
      const [method, path, body] = requestOf(id) as [string, string, object?]; // as the table above has it
      const response = await browser.request(method, path, body);
      expect([id, isClean(response.status)]).toEqual([id, true]);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });

  it('in the quiz of a visitor who signs up is no result to keep, and no reason to turn a student away', async () => {
    for (const id of [0, 2 ** 63, '1e1', '🦉', [1], '\u0000']) {
      const browser = new RestBrowser(app().url);
      const quizData = { chapter_id: id, answers: [{ questionId: id, answerId: id }] };
      const { topic_progress: counts } = await browser.call<{ topic_progress: Record<string, object> }>(
        'POST',
        'auth/signup',
        { ...newForm(), quizData },
      );
      expect(Object.values(counts).every((each) => 'questions_asked' in each && each.questions_asked === 0)).toBe(true);
    }
  });
});

describe('a bad id at the GraphQL API', () => {
  const schema = buildApiSchema();
  const VALID: Readonly<Record<string, () => unknown>> = {
    ID: () => '1',
    String: () => 'x',
    Boolean: () => true,
    Int: () => 1,
    Float: () => 1,
    DateTimeISO: () => '2026-11-20T18:00:00Z',
    QuizType: () => 'topicQuiz',
    GivenInput: () => ({ choice: '1' }),
    SignUpInput: () => ({ ...newForm(), atLeast13: true }),
  };

  /** A value that fits, or one with the bad id in the `place`. */
  function valueOf(type: GraphQLInputType, place: readonly string[], bad: unknown): unknown {
    const bare = getNullableType(type);
    if (isListType(bare)) return [valueOf(bare.ofType, place, bad)];
    const known = 'name' in bare ? VALID[bare.name] : undefined;
    if (place.length === 0 && bad !== undefined) return bad;
    if (!isInputObjectType(bare)) return known ? known() : isEnumType(bare) ? bare.getValues()[0]?.name : null;
    const [here, ...deeper] = place;
    const fields = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type) || field.name === here);
    const filled = fields.map((field) => [
      field.name,
      field.name === here ? valueOf(field.type, deeper, bad) : valueOf(field.type, [], undefined),
    ]);
    return { ...Object.fromEntries(filled), ...(known ? { ...(known() as object), ...pick(filled, here) } : {}) }; // an input object
  }
  const pick = (filled: unknown[][], name?: string) => Object.fromEntries(filled.filter(([key]) => key === name));

  function idPlaces(type: GraphQLInputType): string[][] {
    const bare = getNullableType(type);
    if (isListType(bare)) return idPlaces(bare.ofType);
    if (isInputObjectType(bare)) {
      return Object.values(bare.getFields()).flatMap((field) =>
        idPlaces(field.type).map((rest) => [field.name, ...rest]),
      );
    }
    return 'name' in bare && bare.name === 'ID' ? [[]] : [];
  }

  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap((arg) =>
        idPlaces(arg.type).map((place) => ({
          name: [field.name, arg.name, ...place].join('.'),
          kind: root === schema.getQueryType() ? 'query' : 'mutation',
          field,
          arg,
          place,
        })),
      ),
    ),
  );

  it('has some twenty places to be in', () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  it.each(operations.map((each) => [each.name, each] as const))(
    'is refused with a code and a clean 4xx: %s',
    async (_name, { kind, field, arg, place }) => {
      const { accessToken } = await graphqlClient(app().url).signUp(newForm());
      const args = field.args.filter((each) => isNonNullType(each.type) || each === arg);
      const variablesFor = (bad: unknown) =>
        Object.fromEntries(
          args.map((each: GraphQLArgument) => [
            each.name,
            each === arg ? valueOf(each.type, place, bad) : valueOf(each.type, [], undefined),
          ]),
        );
      const declared = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
      const passed = args.map((each) => `${each.name}: $${each.name}`).join(', ');
      const selection = String(field.type).startsWith('String') ? '' : '{ __typename }';
      const query = `${kind} (${declared}) { ${field.name}(${passed}) ${selection} }`;
      for (const bad of BAD_IDS) {
        const response = await fetch(`${app().url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json',
            authorization: `Bearer ${accessToken}`,
          },
          body: JSON.stringify({ query, variables: variablesFor(bad) }),
        });
        const { errors } = (await response.json()) as { errors?: { message: string; extensions?: object }[] }; // GraphQL's form
        expect([bad, response.status, errors?.[0]]).toEqual([
          bad,
          expect.toSatisfy(isClean),
          {
            message: expect.stringMatching(/not a valid [\w ]+ ID|does not exist|cannot represent|Expected type/),
            extensions: { code: expect.stringMatching(/^(BAD_USER_INPUT|NOT_FOUND)$/) },
            ...(errors?.[0] && 'path' in errors[0] && { path: expect.anything() }),
            ...(errors?.[0] && 'locations' in errors[0] && { locations: expect.anything() }),
          },
        ]);
      }
    },
  );
});
