import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import { documentRequest } from '../../e2e/support/graphql';

/** Who asks, and when. */
export interface Asking {
  readonly token: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly random: () => number;
}

/** A request that failed; it is recorded already. */
export class FailedRequest extends Error {}

/** The students' way to the servers: each request goes to either of them, as behind a load balancer. */
export class Api {
  /** What failed, in words. */
  readonly failures: string[] = [];
  /** Milliseconds of each request, by operation. */
  readonly times = new Map<string, number[]>();

  constructor(private readonly urls: readonly string[]) {}

  get requests(): number {
    return [...this.times.values()].reduce((sum, times) => sum + times.length, 0);
  }

  /** Throws FailedRequest on any status but 2xx and on any GraphQL error. */
  async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { token, at, random }: Asking,
  ): Promise<Data> {
    const operation = getOperationAST(document)?.name?.value ?? '';
    const url = this.urls[Math.floor(random() * this.urls.length)] ?? '';
    const headers = {
      'content-type': 'application/json',
      'year-at': String(at),
      'year-seed': String(Math.floor(random() * 2 ** 31)),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const began = performance.now();
    const fail = (why: string): never => {
      const failure = `${operation}: ${why}`;
      this.failures.push(failure);
      throw new FailedRequest(failure);
    };
    const body = JSON.stringify(documentRequest(document, variables));
    const sent = await fetch(`${url}/graphql`, { method: 'POST', headers, body }).catch(String);
    if (typeof sent === 'string') return fail(sent);
    const text = await sent.text();
    this.times.set(operation, this.times.get(operation) ?? []);
    this.times.get(operation)?.push(performance.now() - began);
    if (!sent.ok) return fail(`${sent.status} ${text.slice(0, 300)}`);
    const { data, errors }: { data?: Data; errors?: unknown } = JSON.parse(text);
    return data && !errors ? data : fail(JSON.stringify(errors));
  }
}
