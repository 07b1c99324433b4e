import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { CSRF_HEADER } from '../account/csrf';
import type { RestCall } from './rest-call';

const refusal = z.strictObject({
  error: z.string().meta({ description: 'Error message for users: what happened and what to do.' }),
});
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
      200: { description: 'Success.', content: json(reply) },
      '4XX': { description: 'Error.', content: json(refusal) },
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
        'The REST API. Calls that require a login send the access token from login or sign-up; calls that change something send ' +
        `the ${CSRF_HEADER} from GET /api/csrf/getit and its cookie. Paths work with and without a trailing slash.`,
    },
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  });
}
