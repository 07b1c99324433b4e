import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents';
import { print } from './print-document';

/** Longer than a slow line needs, shorter than a person waits. */
export const ANSWER_WITHIN_MS = 20_000;

/**
 * Sends an operation as one JSON POST, and a public document as the GET that the browser may keep. Fails when no answer has
 * come within ANSWER_WITHIN_MS. Apollo's own HttpLink does more than this server asks for, and weighs 2 KiB more.
 */
export const apiLink = (uri: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const call = new AbortController();
        let isWanted = true;
        const deadline = setTimeout(() => call.abort(), ANSWER_WITHIN_MS);
        send(uri, operation, call.signal)
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => {
              if (isWanted) observer.error(error);
            },
          )
          .finally(() => clearTimeout(deadline));
        return () => {
          isWanted = false;
          call.abort();
        };
      }),
  );

async function send(uri: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const response = await ask(uri, operation, signal);
  const bodyText = await response.text();
  const result = readResult(bodyText);
  // A refusal in GraphQL's own form is an answer, whatever its status; anything else is a server in trouble.
  if (!result) throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  return result;
}

function ask(uri: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<Response> {
  const { operationName, variables, query } = operation;
  const publicName = PUBLIC_DOCUMENTS.find((name) => name === operationName);
  if (publicName) return fetch(publicDocumentUrl(publicName), { signal });
  const { headers } = operation.getContext();
  return fetch(uri, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
    signal,
  });
}

function readResult(bodyText: string): ApolloLink.Result | null {
  try {
    const parsed: unknown = JSON.parse(bodyText);
    const isResult = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed);
    return isResult ? (parsed as ApolloLink.Result) : null; // data or errors: the two forms of a GraphQL answer
  } catch {
    return null;
  }
}
