import fc, { type Arbitrary } from 'fast-check';
import type { RestCall } from '../../src/rest/rest-call';
import { anyAskerFor, authorizationOf, mixFor, oddHeaders, studentFor, studentOf, type Asker } from './askers';
import type { Sent } from './send';
import { valueOf } from './shapes';
import { anyFor, fitting, junk } from './values';
import type { World } from './world';

/** A request to a REST call, with `@…` where the world has yet to say what is there. */
export interface Fuzzed {
  readonly asker: Asker;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Sent as it stands instead of the body. */
  readonly rawBody: string | null;
  /** What follows the path. */
  readonly tail: string;
  readonly headers: Record<string, string>;
  readonly hasCsrf: boolean;
}

const never = fc.constant(undefined);
const rawBody = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}}',
  '{"a":1,"a":2}',
  '['.repeat(9000),
  'a=b',
  '\0',
);

const oddTail = fc.constantFrom('//', '/x', '%', '%00', '/%E0%A4%A', '/..%2f..%2fetc', ';a=b', '.json', '#', '?', '&&');

/** What the call is meant for. */
function fittingRequest(name: string, { params, query, body }: RestCall): Arbitrary<Fuzzed> {
  return fc.record({
    asker: studentFor(name),
    params: params ? valueOf(params, '', fitting) : never,
    query: query ? valueOf(query, '', fitting) : never,
    body: body ? valueOf(body, '', fitting) : never,
    rawBody: fc.constant(null),
    tail: fc.constantFrom('', '/'),
    headers: fc.constant({}),
    hasCsrf: fc.constant(true),
  });
}

/** The same gone wrong anywhere. */
function anyRequest(name: string, { params, query, body }: RestCall): Arbitrary<Fuzzed> {
  const orJunk = (value: Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: junk });
  return fc.record({
    asker: anyAskerFor(name),
    params: params ? valueOf(params, '', anyFor) : never,
    query: query ? orJunk(valueOf(query, '', anyFor)) : orJunk(never),
    body: body ? orJunk(valueOf(body, '', anyFor)) : orJunk(never),
    rawBody: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rawBody }),
    tail: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('', '/') }, { weight: 1, arbitrary: oddTail }),
    headers: oddHeaders,
    hasCsrf: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown) => encodeURIComponent(plain(value).toWellFormed());

/** A list of a query repeats its name, as a browser's form would. */
function queryOf(query: unknown): string {
  if (query === undefined) return '';
  if (!isRecord(query)) return `?${encoded(query)}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return `?${pairs.join('&')}`;
}

/** Requests to one call, named as its test is. */
export const requestsTo = (name: string, call: RestCall): Arbitrary<Fuzzed> =>
  mixFor(name, fittingRequest(name, call), anyRequest(name, call));

/** The request as it goes out, once the world is as it is. */
export function requestOf(call: RestCall, fuzz: Fuzzed, world: World, csrf: Record<string, string>): Sent {
  const { asker, params, query, body, rawBody: raw, tail, headers, hasCsrf } = fuzz;
  const mine = (value: unknown) => world.resolve(value, studentOf(world, asker));
  const values = mine(params);
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(isRecord(values) ? values[name] : values));
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(mine(body)));
  return {
    method: call.method,
    path: `/api${path}${tail}${queryOf(mine(query))}`,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(hasCsrf && csrf),
      ...authorizationOf(world, asker),
      ...headers,
    },
    body: payload,
  };
}
