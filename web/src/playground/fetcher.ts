import type { GraphiQLProps } from 'graphiql';
import { fillIn, headersFor } from './fill-in';
import { isUnauthenticated, learn } from './memory';
import { forgetSession, readMemory, saveMemory } from './session';

/**
 * GraphiQL briefly sends the previous tab's operation name after a tab change. A name that is not in the query is
 * dropped, because a single operation needs no name.
 */
function nameIn(query: string, name: string | null | undefined): string | undefined {
  return name && new RegExp(`\\b(query|mutation|subscription)\\s+${name}\\b`).test(query) ? name : undefined;
}

/** Sends a request with its placeholders replaced and the token added, and updates the memory from the response. */
export const fetcher: GraphiQLProps['fetcher'] = async (
  { query, operationName, variables },
  { headers: typed } = {},
) => {
  const memory = readMemory();
  const headers = headersFor(typed ?? {}, memory);
  const body = JSON.stringify({
    query,
    operationName: nameIn(query, operationName),
    variables: fillIn(variables, memory),
  });
  const response = await fetch('/graphql', { method: 'POST', headers, body });
  const result = await response.json();

  const { session } = readMemory();
  const carriedOurs = session !== null && headers.get('authorization') === `Bearer ${session.accessToken}`;
  if (carriedOurs && isUnauthenticated(result)) forgetSession();
  else saveMemory(learn(readMemory(), result));
  return result;
};
