import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentRequest } from '../../support/graphql';
import type { Nginx } from './nginx';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What became of a request: an answer, a refusal by a rule, 503 with Retry-After, or any other failure. */
export type Outcome<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Refused by a rule, which no retry changes. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    what: string,
  ) {
    super(`${what} was refused: ${code}`);
  }
}

/** A student's browser: keeps its connections open, and has an IP address of its own, as the limits count by address. */
export class Client {
  private readonly agent: Agent;

  constructor(
    private readonly nginx: Nginx,
    number: number,
  ) {
    const localAddress = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
    this.agent = new Agent({ keepAlive: true, maxSockets: 20, ca: nginx.certificate, localAddress, timeout: 60_000 });
  }

  async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    token: string | null,
  ): Promise<Outcome<Data>> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify(documentRequest(document, variables));
    return this.ask<Data>('POST', '/graphql', headers, body);
  }

  /** Loads something that is the same for everyone. */
  async load(path: string): Promise<Outcome<unknown>> {
    return this.ask('GET', path, {});
  }

  close(): void {
    this.agent.destroy();
  }

  private async ask<Data>(method: string, path: string, headers: object, body?: string): Promise<Outcome<Data>> {
    try {
      return outcomeOf(await this.exchange(method, path, headers, body));
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
  }

  /** The answer, whatever it is. Rejects when there is none. */
  exchange(method: string, path: string, headers: object = {}, body?: string): Promise<Answer> {
    return new Promise((done, fail) => {
      const asked = request(this.nginx.url + path, { method, agent: this.agent, headers: { ...headers } });
      asked.on('error', fail);
      asked.on('timeout', () => asked.destroy(new Error('No answer within a minute.')));
      asked.on('response', (response) => {
        const { statusCode = 0, headers: received } = response;
        text(response).then((read) => done({ status: statusCode, headers: received, body: read }), fail);
      });
      asked.end(body);
    });
  }
}

function outcomeOf<Data>({ status, headers, body }: Answer): Outcome<Data> {
  if (status === 503 && headers['retry-after'] !== undefined) return { kind: 'unavailable' };
  const failed = { kind: 'failed', reason: `${status} ${body.slice(0, 200)}` } as const;
  if (status !== 200) return failed;
  if (!body.startsWith('{')) return { kind: 'answered', data: body as Data }; // a page, which nobody reads
  const { data, errors } = JSON.parse(body) as { data?: Data; errors?: { extensions?: { code?: string } }[] }; // GraphQL's form
  if (data && !errors) return { kind: 'answered', data };
  const code = errors?.[0]?.extensions?.code;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR' ? failed : { kind: 'refused', code };
}
