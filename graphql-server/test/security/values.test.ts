import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restCalls } from '../../src/features';
import { buildApiSchema } from '../../src/graphql/schema';
import { useTestApp, type TestApp } from '../support/app';
import { newForm } from '../support/api-clients';
import { freeResponseClients, type FreeResponseClient } from '../support/free-response-clients';
import { graphqlClient, sendGraphql } from '../support/graphql-client';
import { RestBrowser } from '../support/rest-client';

// Every text and number that a client can send, at both APIs: found in the call table and in the schema, so that none is forgotten.

const app = useTestApp();

const TEXTS = ['\0', 'a\0b', '\ud800', '\udfff\ud800', '1e3', '1'.repeat(400)];
const NUMBERS = [2 ** 31 - 1, 2 ** 31, 2 ** 53, -1, 1.5, 1e308];

interface Bad {
  readonly text: string;
  readonly number: number;
}

const BAD: readonly Bad[] = [
  ...TEXTS.map((text) => ({ text, number: 1 })),
  ...NUMBERS.map((number) => ({ text: '1', number })),
];

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

function jsonOf(schema: JsonSchema, bad: Bad): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return jsonOf(schema.anyOf[0] ?? {}, bad);
  if (schema.items) return [jsonOf(schema.items, bad)];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, jsonOf(part, bad)]));
  if (schema.type === 'boolean') return true;
  return schema.type === 'integer' || schema.type === 'number' ? bad.number : bad.text;
}

const partOf = (schema: z.ZodType | undefined, bad: Bad) =>
  schema && jsonOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, bad); // of its parts

function argumentOf(type: GraphQLInputType, bad: Bad): unknown {
  const wanted = getNullableType(type);
  if (isListType(wanted)) return [argumentOf(wanted.ofType, bad)];
  if (isEnumType(wanted)) return wanted.getValues()[0]?.name;
  if (isInputObjectType(wanted))
    return Object.fromEntries(
      Object.values(wanted.getFields()).map((field) => [field.name, argumentOf(field.type, bad)]),
    );
  if (wanted.name === 'Boolean') return true;
  return wanted.name === 'Int' || wanted.name === 'Float' ? bad.number : bad.text;
}

function operationOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${given})${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''} }`;
}

/** A visitor's attempts at a free response, in progress and submitted, so that what is asked about exists. */
async function realAttempts(): Promise<readonly string[]> {
  const [[, open]] = freeResponseClients as readonly [(typeof freeResponseClients)[number]]; // at least one
  const visitor: FreeResponseClient = open(app().url);
  const free = (await visitor.list()).find(({ isFree }) => isFree)?.id ?? '';
  const [open1, submitted] = [await visitor.start(free), await visitor.start(free)];
  await visitor.submit(submitted.id, 0);
  return [open1.id, submitted.id];
}

/** With each real id in the place of a bad one. */
const withReal = (values: object, ids: readonly string[]): object[] => [
  values,
  ...ids.map((id) => ('attemptId' in values ? { ...values, attemptId: id } : values)),
];

const faults = ({ logged }: TestApp) => logged.filter((line) => line.includes('"level":50'));

describe('a number out of range, NUL or half a character', () => {
  it.each(restCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused or taken by the REST call %s, and is no fault',
    async (_name, { method, path, body, query }) => {
      const browser = new RestBrowser(app().url, (await graphqlClient(app().url).signUp(newForm())).accessToken);
      await browser.getCsrfToken();
      const places = [null, ...(path.includes(':attemptId') ? await realAttempts() : [])];
      for (const [bad, place] of BAD.flatMap((one) => places.map((at) => [one, at] as const))) {
        const named = path.slice(1).replaceAll(/:\w+/g, place ?? encodeURIComponent(bad.text.toWellFormed()));
        const asked = new URLSearchParams(
          Object.entries(partOf(query, bad) ?? {}).map(([key, value]) => [key, String(value)]),
        );
        const { status } = await browser.request(method, `${named}?${asked.toString()}`, partOf(body, bad));
        expect(status).toBeLessThan(500);
      }
    },
  );

  const schema = buildApiSchema();
  const fields = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
  ].filter(([, { args }]) => args.length > 0);

  it.each(fields.map(([kind, field]) => [field.name, kind, field] as const))(
    'is refused or taken by the GraphQL field %s, and is no fault',
    async (_name, kind, field) => {
      const { accessToken } = await graphqlClient(app().url).signUp(newForm());
      const before = faults(app()).length;
      const ids = field.args.some(({ name }) => name === 'attemptId') ? await realAttempts() : [];
      const given = BAD.map((bad) =>
        Object.fromEntries(field.args.map((one) => [one.name, argumentOf(one.type, bad)])),
      );
      for (const variables of given.flatMap((values) => withReal(values, ids))) {
        await sendGraphql(app().url, operationOf(kind, field), variables, accessToken).catch(() => undefined);
      }
      expect(faults(app()).slice(before)).toEqual([]);
    },
  );

  it('is no revision of a free response', async () => {
    const [attemptId] = await realAttempts();
    const visitor = new RestBrowser(app().url);
    await visitor.getCsrfToken();
    const { answer } = (await (await visitor.request('GET', `free-response/attempts/${attemptId}`)).json()) as {
      answer: string;
    }; // its reply
    for (const revision of NUMBERS) {
      const body = { answer, revision, seconds: revision };
      const { status } = await visitor.request('PUT', `free-response/attempts/${attemptId}`, body);
      expect([400, 409]).toContain(status);
    }
  });
});
