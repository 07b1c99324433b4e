import type { RequestHandlerOptions } from 'msw';
import { http } from 'msw/http';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';

/** What the client sends instead of a query text, which msw's own GraphQL handlers need. */
interface DocumentRequest {
  readonly documentId: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

interface Asked<Variables> {
  readonly request: Request;
  readonly query: string;
  readonly operationName: string;
  readonly variables: Variables;
}

type Resolver<Variables> = (asked: Asked<Variables>) => Response | Promise<Response>;

const readBody = (request: Request): Promise<DocumentRequest> => request.clone().json();

const isDocumentRequest = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === '/graphql';

/** Answers the trusted documents whose operation's name `isMeant`. */
function handle<Variables>(
  isMeant: (operationName: string) => boolean,
  resolver: Resolver<Variables>,
  options?: RequestHandlerOptions,
) {
  return http.post(
    async ({ request }) => isDocumentRequest(request) && isMeant((await readBody(request)).operationName),
    async ({ request }) => {
      const { documentId, operationName, variables } = await readBody(request);
      const query = TRUSTED_DOCUMENTS[documentId] ?? '';
      return resolver({ request, query, operationName, variables: variables as Variables }); // as the operation types them
    },
    options,
  );
}

function operationNamed<_Data = unknown, Variables = Record<string, never>>(
  name: string,
  resolver: Resolver<Variables>,
  options?: RequestHandlerOptions,
) {
  return handle((operationName) => operationName === name, resolver, options);
}

/** Handlers for operations by name, as `graphql.link()` of msw has them for requests with a query text. */
export const api = {
  query: operationNamed,
  mutation: operationNamed,
  operation: (resolver: Resolver<Record<string, unknown>>) => handle(() => true, resolver),
};
