import { MarkVideoDocument, MeDocument } from '../../../schema/generated/graphql';
import type { StartedServer } from '../../support/server';
import type { Student } from '../../support/student';
import { documentRequest } from '../../support/graphql';

/** A response, and how long it took in milliseconds. */
export interface Answer {
  readonly what: string;
  readonly status: number;
  readonly type: string;
  /** If it is JSON, without escaped characters. */
  readonly body: string;
  readonly took: number;
}

/** Sends a read and a write through each API, concurrently. */
export async function requestEverywhere({ url }: StartedServer, { token }: Student): Promise<Answer[]> {
  const csrf = await fetch(`${url}/api/csrf/getit`);
  const { csrf_token } = (await csrf.json()) as { csrf_token: string }; // spec §7
  const cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rest = { ...headers, cookie, 'x-csrf-token': csrf_token };
  const graphql = (document: typeof MeDocument | typeof MarkVideoDocument, variables: object, accept: string) =>
    send(`${url}/graphql`, 'POST', { ...headers, accept }, documentRequest(document, variables));
  const watched = { chapterId: '1', watched: true };
  return Promise.all([
    graphql(MeDocument, {}, 'application/json'),
    graphql(MarkVideoDocument, watched, 'application/graphql-response+json'),
    send(`${url}/api/auth/refreshuser`, 'GET', rest),
    send(`${url}/api/progress/`, 'PATCH', rest, { chapter_id: 1, status: 'watched' }),
  ]);
}

async function send(url: string, method: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const what = `${method} ${new URL(url).pathname}`;
  const readable = type.includes('json') ? JSON.stringify(JSON.parse(text)) : text;
  return { what, status: response.status, type, body: readable, took: performance.now() - began };
}
