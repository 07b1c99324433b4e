import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';

/** Sends an operation as one JSON POST. Apollo's own HttpLink does more than this server asks for, and weighs 2 KiB more. */
export const postLink = (uri: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const gone = new AbortController();
        send(uri, operation, gone.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => {
            if (!gone.signal.aborted) observer.error(error);
          },
        );
        return () => gone.abort();
      }),
  );

async function send(uri: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, variables, query } = operation;
  const { headers } = operation.getContext();
  const response = await fetch(uri, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
    signal,
  });
  const bodyText = await response.text();
  const result = readResult(bodyText);
  // A refusal in GraphQL's own form is an answer, whatever its status; anything else is a server in trouble.
  if (!result) throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  return result;
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
