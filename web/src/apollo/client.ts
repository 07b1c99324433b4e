import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache';
import { postLink } from './post-link';

interface Session {
  readToken: () => string | null;
  /** The server no longer knows this token. */
  onLapsed: (token: string) => void;
}

export function createClient({ readToken, onLapsed }: Session) {
  const carryToken = new ApolloLink((operation, forward) => {
    const token = readToken();
    if (token) operation.setContext({ token, headers: { authorization: `Bearer ${token}` } });
    return forward(operation);
  });
  const noticeLapse = new ErrorLink(({ error, operation }) => {
    const { token } = operation.getContext();
    const lapsed =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
    if (lapsed && typeof token === 'string') onLapsed(token);
  });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([noticeLapse, carryToken, postLink('/graphql')]),
    devtools: { enabled: import.meta.env.DEV },
  });
}
