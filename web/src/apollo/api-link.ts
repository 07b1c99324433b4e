import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents';

/** Longer than a request takes on a slow connection, shorter than a user is willing to wait. */
export const ANSWER_WITHIN_MS = 20_000;

/**
 * Sends the id of an operation's trusted document and its variables as one JSON POST. Requests a public document with a
 * GET, which browsers may cache. Fails if no response arrives within ANSWER_WITHIN_MS.
 */
export const apiLink = (uri: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const canceled = new AbortController();
        const signal = AbortSignal.any([canceled.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
        send(uri, operation, signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          // After an unsubscribe, the observer is closed and ignores this error.
          (error: unknown) => observer.error(error),
        );
        return () => canceled.abort();
      }),
  );

async function send(uri: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const response = await (earlyResponse(operation, signal) ?? request(uri, operation, signal));
  const bodyText = await response.text();
  const result = readResult(bodyText);
  // A GraphQL error is a valid result, whatever the HTTP status. Any other body means that the server failed.
  if (!result) throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  return result;
}

/** The response to what first-paint.js already asked for, once; null where it did not. */
function earlyResponse(operation: ApolloLink.Operation, signal: AbortSignal): Promise<Response> | null {
  const { operationName = '', variables } = operation;
  const isPublic = PUBLIC_DOCUMENTS.some((name) => name === operationName);
  const token: unknown = isPublic ? '' : operation.getContext()['token'];
  const key = `${String(token)} ${operationName} ${JSON.stringify(variables)}`;
  const response = window.earlyResponses?.get(key);
  if (response === undefined) return null;
  window.earlyResponses?.delete(key);
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return Promise.race([response, late]);
}

function request(uri: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<Response> {
  const { operationName = '', variables } = operation;
  const publicName = PUBLIC_DOCUMENTS.find((name) => name === operationName);
  if (publicName) return fetch(publicDocumentUrl(publicName), { signal });
  return fetch(uri, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...operation.getContext().headers,
    },
    body: JSON.stringify({ documentId: DOCUMENT_IDS[operationName], operationName, variables }),
    signal,
  });
}

function readResult(bodyText: string): ApolloLink.Result | null {
  try {
    const parsed: unknown = JSON.parse(bodyText);
    const isResult = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed);
    return isResult ? (parsed as ApolloLink.Result) : null; // a GraphQL response has data or errors
  } catch {
    return null;
  }
}
