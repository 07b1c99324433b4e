import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignUpDocument, type SignUpMutation } from '../../../schema/generated/graphql';
import type { StartedServer } from '../../support/server';
import { PASSWORD, type Student } from '../../support/student';
import { documentRequest, sendOperation } from '../../support/graphql';

const variablesFor = (username: string) => ({
  input: { username, email: `${username}@example.com`, password: PASSWORD, atLeast13: true },
});

export async function signUp(server: StartedServer, username: string): Promise<Student> {
  const { signUp: signed } = await sendOperation(server, SignUpDocument, variablesFor(username));
  return { username, password: PASSWORD, token: signed.accessToken };
}

export interface BegunSignUp {
  /** Resolves when the server has responded with 100 Continue, before the body of the sign-up is sent. */
  readonly underWay: Promise<unknown>;
  readonly student: Promise<Student>;
}

/** Starts a sign-up and reports when the server has begun to handle it. */
export function beginSignUp({ url }: StartedServer, username: string): BegunSignUp {
  const body = JSON.stringify(documentRequest(SignUpDocument, variablesFor(username)));
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const asked = request(`${url}/graphql`, { method: 'POST', headers: { ...headers, expect: '100-continue' } });
  const underWay = once(asked, 'continue').then(() => void asked.end(body));
  const student = once(asked, 'response').then(async ([response]) => {
    const { data } = JSON.parse(await text(response)) as { data: SignUpMutation }; // the shape of a GraphQL response
    return { username, password: PASSWORD, token: data.signUp.accessToken };
  });
  asked.flushHeaders();
  return { underWay, student };
}
