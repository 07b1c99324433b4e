import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, getOperationAST, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collectFields } from '../src/graphql/collect-fields';
import { parseLimits, validationLimits } from '../src/graphql/limits';
import { buildApiSchema } from '../src/graphql/schema';
import { useTestApp } from './support/app';

const app = useTestApp();

async function send(
  query: string,
  variables = {},
): Promise<{ status: number; codes: (string | undefined)[]; bytes: number }> {
  const response = await fetch(`${app().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }; // GraphQL's form
  return { status: response.status, codes: errors.map(({ extensions }) => extensions?.code), bytes: text.length };
}

const nested = (depth: number) =>
  `{ subjects { units { ${'subject { units { '.repeat(depth)} id ${'} }'.repeat(depth)} } } }`;
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

describe('a GraphQL document that asks for too much', () => {
  it.each([
    ['nine levels deep', nested(4)],
    ['a thousand levels deep', nested(500)],
    ['with 16 aliases', `{ ${times(16, (i) => `a${i}: subjects { id }`)} }`],
    ['with a thousand aliases', `{ ${times(1000, (i) => `a${i}: __typename`)} }`],
    ['with 11 directives', `{ subjects { id ${'@include(if: true) '.repeat(11)} } }`],
    ['with over 1,000 tokens', `{ subjects { ${'id '.repeat(1100)} } }`],
    [
      'that spreads a fragment in itself',
      'query { subjects { ...a } } fragment a on Subject { units { subject { ...a } } }',
    ],
    [
      'that submits two free responses',
      'mutation { a: submitFreeResponse(attemptId: "1", revision: 0) { id } ...b } fragment b on Mutation { b: submitFreeResponse(attemptId: "2", revision: 0) { id } }',
    ],
    ['that does not parse', '{ subjects {'],
    ['for a field that is not there', '{ subjects { secret } }'],
    ['that subscribes', 'subscription { subjects { id } }'],
    ['for nothing', ''],
  ])('is refused with a code: %s', async (_what, query) => {
    const { status, codes } = await send(query);
    expect(status).toBe(400);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((code) => typeof code === 'string')).toBe(true);
  });

  it.each([
    [
      'back-references',
      '{ freeResponses { chapter { unit { subject { units { chapters { name videoBlurb quizBlurb topics { id topicName } } } } } } } }',
    ],
    [
      'aliases and long names',
      `{ freeResponses { content { parts { ${times(14, (i) => `${'x'.repeat(9000)}${i}: __typename`)} } } } }`,
    ],
    [
      'introspection',
      `{ __schema { types { fields { type { ofType { fields { ${times(14, (i) => `${'x'.repeat(500)}${i}: name`)} } } } } } } }`,
    ],
  ])('is refused if its answer would have more than 2 MB: %s', async (_what, query) => {
    const { status, codes } = await send(query);
    expect([status, codes.length]).toEqual([400, expect.toSatisfy((count: number) => count > 0)]);
  });

  it('is read once, although each fragment spreads the next one twice', () => {
    const chain = times(12, (i) => `fragment f${i} on __Schema { ...f${i + 1} ...f${i + 1} }`);
    const document = parse(`{ __schema { ...f0 } } ${chain} fragment f12 on __Schema { description }`);
    const fragments = Object.fromEntries(
      document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
    );
    let read = 0;
    const isIncluded = () => (read += 1) > 0;
    const { selectionSet } = getOperationAST(document)!;
    const [nodes = []] = collectFields({ fragments, isIncluded }, [selectionSet]).values();
    const found = collectFields(
      { fragments, isIncluded },
      nodes.flatMap((node) => node.selectionSet ?? []),
    );
    expect([...found.keys()]).toEqual(['description']);
    expect(read).toBeLessThanOrEqual(1 + 1 + 2 * 12 + 1);
  });

  it.each([
    ['a directive at the root', 'query ($x: Boolean = true) { me { id } subjects @skip(if: $x) { id } }'],
    ['a directive below', 'query ($x: Boolean = true) { subjects { id @include(if: $x) } }'],
    ['a directive of introspection', 'query ($x: Boolean = true) { __schema { types @skip(if: $x) { name } } }'],
    [
      'an argument',
      'mutation ($x: Int = 0) { saveFreeResponse(attemptId: "1", answer: "{}", revision: 1, seconds: $x) { id } }',
    ],
    [
      'a part of an argument',
      'mutation ($x: Boolean = true) { chooseChapters(choices: [{ chapterId: 1, chosen: $x }]) { user { id } } }',
    ],
    ['an argument of introspection', 'query ($x: String = "Query") { __type(name: $x) { name } }'],
  ])('is refused where a variable is null in spite of its default, in %s', async (_what, query) => {
    expect((await send(query, { x: null })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('gets no long names back, and hears of the first flaw of its variables alone', async () => {
    const name = 'x'.repeat(60_000);
    const query = `mutation ($${name}: [GivenAnswer!]!) { finishQuiz(attemptId: "1", answers: $${name}) { attempt { id } } }`;
    const { codes, bytes } = await send(query, { [name]: Array.from({ length: 60 }, () => 'x') });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(bytes).toBeLessThan(2_000);
  });

  it('is refused as a batch, and as a GET that changes something', async () => {
    const batch = await fetch(`${app().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(batch.status).toBe(400);
    const get = (query: string, headers: Record<string, string>) =>
      fetch(`${app().url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    const preflighted = { 'apollo-require-preflight': 'true' };
    expect((await get('mutation { logOut { loggedOut } }', preflighted)).status).toBe(405);
    expect((await get('{ __typename }', {})).status).toBe(400);
    expect((await get('{ __typename }', preflighted)).status).toBe(200);
  });

  it('leaves space for what our own client and a developer ask', () => {
    const schema = buildApiSchema();
    const folder = 'schema/operations';
    const own = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(validate(schema, parse(getIntrospectionQuery(), parseLimits), validationLimits)).toEqual([]);
    for (const document of own) expect(validate(schema, parse(document), validationLimits)).toEqual([]);
  });
});
