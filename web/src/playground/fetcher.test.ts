import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetcher } from './fetcher';
import { NOTHING_YET } from './memory';
import { readMemory, saveMemory } from './session';

const SESSION = { accessToken: 'ours', username: 'econ' };
const REFUSED = { errors: [{ message: 'Please log in to continue.', extensions: { code: 'UNAUTHENTICATED' } }] };

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  saveMemory({ ...NOTHING_YET, session: SESSION });
});

afterEach(() => vi.unstubAllGlobals());

function answerWith(result: unknown) {
  fetched.mockReset().mockResolvedValue(Response.json(result));
}

it('forgets a token that the server no longer knows', async () => {
  answerWith(REFUSED);
  await fetcher({ query: 'query Me { me { id } }' });
  expect(readMemory().session).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('keeps its token when a typed one is refused', async () => {
  answerWith(REFUSED);
  await fetcher({ query: 'query Me { me { id } }' }, { headers: { authorization: 'Bearer typed' } });
  expect(readMemory().session).toEqual(SESSION);
});

it.each([
  ['SignUp', undefined],
  ['Me', 'Me'],
])('asked under the name %s, names the operation as %s', async (operationName, sent) => {
  answerWith({ data: null });
  await fetcher({ query: '# After SignUp.\nquery Me { me { id } }', operationName });
  const body = String(fetched.mock.calls[0]?.[1]?.body);
  expect(JSON.parse(body).operationName).toBe(sent);
});
