import { createClient } from '../apollo/client';
import { readToken, signOut, useStore } from '../store';

/** The one client of the app. It signs its calls with the stored token, and signs out when the server no longer knows it. */
export const apiClient = createClient({
  readToken,
  onLapsed: (token) => {
    // A late answer to an older token says nothing about the present one.
    if (token === readToken()) signOut('expired');
  },
});

// What one student may see is not for the next one, nor for a visitor.
useStore.subscribe(({ token }, { token: before }) => {
  if (token === before || before === null) return;
  const reset = token === null ? apiClient.clearStore() : apiClient.resetStore();
  // A query that fails on the way shows its error where it is drawn.
  reset.catch(() => undefined);
});
