import { describe, expect, it } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp(undefined, { introspection: false, playground: false });

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function ask(query: string): Promise<{ status: number; text: string; codes: (string | undefined)[] }> {
  const response = await fetch(`${app().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as Answer; // GraphQL's form
  return { status: response.status, text, codes: errors.map(({ extensions }) => extensions?.code) };
}

describe('the GraphQL API in production', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { fields { name } } }',
    'query { __schema { queryType { name } } }',
    '{ ... on Query { __schema { types { name } } } }',
  ])('does not describe itself: %s', async (query) => {
    const { status, text, codes } = await ask(query);
    expect([status, codes]).toEqual([400, expect.arrayContaining([expect.any(String)])]);
    expect(text).not.toContain('"data":{');
  });

  it.each([
    ['{ subject { id } }', 'subjects'],
    ['{ subjects { nam } }', 'name'],
    ['mutation { logon(username: "a") { accessToken } }', 'logIn'],
    ['query ($a: QuizTyp!) { __typename }', 'QuizType'],
  ])('does not help to guess: %s', async (query, name) => {
    const { status, text } = await ask(query);
    expect(status).toBe(400);
    expect(text).not.toMatch(/did you mean/i);
    expect(text).not.toContain(`"${name}\\"`);
  });

  it('shows no page to try it out', async () => {
    for (const path of ['/graphql', '/playground', '/playground.html']) {
      const response = await fetch(`${app().url}${path}`, { headers: { accept: 'text/html' } });
      expect([path, response.status >= 400]).toEqual([path, true]);
      expect(await response.text()).not.toMatch(/sandbox|graphiql|apollo.+cdn/i);
    }
  });

  it('bounds the cost of a document that keeps to every other limit', async () => {
    const asking = (ids: number) =>
      `{ subjects { units { subject { units { subject { units { ${'id '.repeat(ids)} } } } } } } }`;
    expect((await ask(asking(300))).status).toBe(200);
    expect(await ask(asking(600))).toMatchObject({ status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] });
  });

  it.each([
    '{',
    '{ nonsense }',
    '{ me { id } }',
    'mutation { logOut { loggedOut } }',
    '{ chapter(id: "0") { id } }',
    '',
    '# nothing',
  ])('names a code for every refusal: %j', async (query) => {
    const { status, codes } = await ask(query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((code) => typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR')).toBe(true);
  });
});
