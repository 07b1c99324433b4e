import fc, { type Arbitrary } from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { describe, it } from 'vitest';
import { buildApiSchema } from '../../src/graphql/schema';
import { anyAskerFor, authorizationOf, mixFor, oddHeaders, studentFor, studentOf, type Asker } from './askers';
import type { Inspector } from './clean';
import { useFuzzedApp, type ApiFuzz } from './fuzzed-app';
import { documentOf, junkDocument, selectionOf, variablesOf, type Operation } from './operations';
import { FUZZ_TIMEOUT, runs } from './runs';
import type { Received, Sent } from './send';
import { anyFor, fitting, junk } from './values';
import type { World } from './world';

const fuzzed = useFuzzedApp();
const schema = buildApiSchema();
const operations = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => [`${kind} ${field.name}`, { kind, field }] as const);
});

interface Fuzzed {
  readonly asker: Asker;
  readonly query: unknown;
  readonly variables: unknown;
  readonly operationName: unknown;
  readonly headers: Record<string, string>;
}

const nothing = fc.constant(undefined);
const NEWER = { accept: 'application/graphql-response+json' };

/** Few selections an operation: each new document is parsed, checked and compiled, and nobody sends a new one each time. */
function documentsOf(operation: Operation): Arbitrary<string> {
  const { type } = operation.field;
  const selection = isObjectType(getNamedType(type)) ? selectionOf(type, 4) : fc.constant('');
  const few = fc.sample(selection, { ...runs(), numRuns: 6 });
  return fc
    .oneof({ weight: 12, arbitrary: fc.constantFrom(...few) }, { weight: 1, arbitrary: selection })
    .map((chosen) => documentOf(operation, chosen));
}

const mostly = (usual: Arbitrary<unknown>) => fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: junk });

function requestsTo(name: string, operation: Operation): Arbitrary<Fuzzed> {
  const query = documentsOf(operation);
  const fits = fc.record({
    asker: studentFor(name),
    query,
    variables: variablesOf(operation, fitting),
    operationName: nothing,
    headers: fc.constantFrom<Record<string, string>>({}, NEWER),
  });
  const any = fc.record({
    asker: anyAskerFor(name),
    query,
    variables: mostly(variablesOf(operation, anyFor)),
    operationName: mostly(nothing),
    headers: oddHeaders,
  });
  return mixFor(name, fits, any);
}

const senseless: Arbitrary<Fuzzed> = fc.record({
  asker: anyAskerFor(''),
  query: mostly(junkDocument),
  variables: mostly(nothing),
  operationName: mostly(nothing),
  headers: oddHeaders,
});

function requestOf({ asker, query, variables, operationName, headers }: Fuzzed, world: World): Sent {
  const body = world.resolve({ query, variables, operationName }, studentOf(world, asker));
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...authorizationOf(world, asker), ...headers },
    body: JSON.stringify(body),
  };
}

interface Refusal {
  readonly message?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** An answer has data and no errors; a refusal has a code of its own. */
function isAnswer(inspector: Inspector, { status }: Received): boolean {
  const { data, errors } = inspector.json() as { data?: unknown; errors?: readonly Refusal[] }; // held to it right below
  if (status >= 500) inspector.fail('A fault of ours');
  if (data === undefined && !Array.isArray(errors)) inspector.fail('Neither data nor errors');
  for (const { message, extensions } of errors ?? []) {
    const code = extensions?.['code'];
    if (typeof code !== 'string') inspector.fail('A refusal without a code');
    if (code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE') inspector.fail('A fault of ours');
    if (JSON.stringify(extensions).includes('stacktrace')) inspector.fail('A refusal shows a stack');
    inspector.checkWords(String(message));
  }
  return errors === undefined;
}

const api: ApiFuzz<Fuzzed> = { requestOf, isAnswer };

describe('whatever is sent to GraphQL is answered, or refused with a code, and leaves the data sound', () => {
  it.concurrent.each(operations)(
    '%s',
    (name, operation) => fuzzed().sendAll(requestsTo(name, operation), api),
    FUZZ_TIMEOUT,
  );
  it.concurrent('a document that makes no sense', () => fuzzed().sendAll(senseless, api), FUZZ_TIMEOUT);
});
