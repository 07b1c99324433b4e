import { ApolloClient, ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { apiLink } from './api-link';
import { createCache } from './cache';
import { writePageData, type PageData } from './page-data';

interface Session {
  readToken: () => string | null;
  /** Called when the server no longer accepts this token. */
  onLapsed: (token: string) => void;
  /** What the cache begins with. */
  data?: PageData;
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
  const cache = createCache();
  writePageData(cache, data);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([noticeLapse, carryToken, apiLink('/graphql')]),
    devtools: { enabled: import.meta.env.DEV },
  });
}
