import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { CSRF_HEADER } from '../account/csrf';
import type { RestCall } from './rest-call';

const refusal = z.strictObject({ error: z.string().meta({ description: 'For people: what happened, what to do.' }) });
const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const parametersOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema : undefined);

function operationOf({ method, summary, body, query, params, reply, signedIn }: RestCall): ZodOpenApiOperationObject {
  const queryParams = parametersOf(query);
  const pathParams = parametersOf(params);
  const header = method === 'GET' ? undefined : z.object({ [CSRF_HEADER]: z.string() });
  return {
    summary,
    security: signedIn ? [{ accessToken: [] }] : [],
    requestParams: {
      ...(queryParams && { query: queryParams }),
      ...(pathParams && { path: pathParams }),
      ...(header && { header }),
    },
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'As asked.', content: json(reply) },
      '4XX': { description: 'Refused.', content: json(refusal) },
    },
  };
}

/** OpenAPI 3.1 of the call table, from the schemas that check the requests. */
export function describeCalls(calls: readonly RestCall[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Curve Whisperer',
      version: '1',
      description:
        'The REST facade. A signed-in call carries the access token of login or sign-up; a call that changes something carries ' +
        `the ${CSRF_HEADER} of GET /api/csrf/getit and its cookie. Paths answer with and without a slash at their end.`,
    },
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  });
}
