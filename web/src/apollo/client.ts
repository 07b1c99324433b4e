import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { tap } from 'rxjs';
import { apiLink } from './api-link';
import { createCache } from './cache';

interface Session {
  readToken: () => string | null;
  /** Called when the server no longer accepts this token. */
  onLapsed: (token: string) => void;
  /** What the cache begins with. */
  data?: NormalizedCacheObject;
}

export function createClient({ readToken, onLapsed, data = {} }: Session) {
  const carryToken = new ApolloLink((operation, forward) => {
    const token = readToken();
    if (token) operation.setContext({ token, headers: { authorization: `Bearer ${token}` } });
    return forward(operation);
  });
  // Apollo's own ErrorLink would work, but adds half a KiB.
  const noticeLapse = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        const { token } = operation.getContext();
        const lapsed = errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
        if (lapsed && typeof token === 'string') onLapsed(token);
      }),
    ),
  );
  return new ApolloClient({
    cache: createCache().restore(data),
    link: ApolloLink.from([noticeLapse, carryToken, apiLink('/graphql')]),
    devtools: { enabled: import.meta.env.DEV },
  });
}
