import { createClient } from '../apollo/client';
import { dropToken, onOtherTab, readToken } from './token';

/** The one client of the app. It signs with the stored token and forgets everything once that token has lapsed. */
export const apiClient = createClient({
  readToken,
  onLapsed: (token) => {
    // A late answer to an older token says nothing about the present one.
    if (token === readToken()) forgetSession('lapsed');
  },
});

export function forgetSession(why: 'loggedOut' | 'lapsed' | 'deleted') {
  dropToken(why);
  void apiClient.clearStore();
}

// What another tab's student may see is not what this tab has cached.
onOtherTab(() => {
  const reset = readToken() === null ? apiClient.clearStore() : apiClient.resetStore();
  // A query that fails on the way shows its error where it is drawn.
  reset.catch(() => undefined);
});
