import { createClient } from '../apollo/client';
import { readPageData } from '../page-context';
import { readToken, signOut, useStore } from '../store';

/** The app's only Apollo Client. It sends the stored token and signs the student out when the server rejects it. */
export const apiClient = createClient({
  readToken,
  onLapsed: (token) => {
    // A response to a request with an outdated token must not sign the student out.
    if (token === readToken()) signOut('expired');
  },
  data: readPageData(),
});

// One student's data must not be visible to the next student or to a visitor.
useStore.subscribe(({ token }, { token: before }) => {
  if (token === before || before === null) return;
  const reset = token === null ? apiClient.clearStore() : apiClient.resetStore();
  // A query that fails during the reset shows its error in the component that uses it.
  reset.catch(() => undefined);
});
