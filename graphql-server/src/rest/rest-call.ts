import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Context } from '../context';

interface RestInput<Body, Query, Params> {
  readonly context: Context;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  readonly request: Request;
  readonly response: Response;
}

/** One row of the call table of spec §7. Its answer receives the outputs of its schemas. */
interface TypedCall<Body extends z.ZodType, Query extends z.ZodType, Params extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Whether it needs an access token. */
  readonly signedIn?: boolean;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  readonly reply: z.ZodType;
  /** Returns what `reply` describes, as the services call it (serialize.ts), or a stream of its JSON. */
  answer(input: RestInput<z.output<Body>, z.output<Query>, z.output<Params>>): object | Promise<object>;
}

export type RestCall = TypedCall<z.ZodType, z.ZodType, z.ZodType>;

/** Infers the types of a call from its schemas. */
export function restCall<Body extends z.ZodType, Query extends z.ZodType, Params extends z.ZodType>(
  call: TypedCall<Body, Query, Params>,
): RestCall {
  return call;
}
