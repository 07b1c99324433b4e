import { textIn } from '../text-in';

/** What was forgotten (spec §2: state source forgotPassword or forgotUsername). The address says it too, for a reload. */
export type Forgotten = 'password' | 'username';

const SOURCES = { password: 'forgotPassword', username: 'forgotUsername' } as const; // the spec's two words

export const retrieveLink = (forgotten: Forgotten) => ({
  to: `/retrievedata?for=${forgotten}`,
  state: { source: SOURCES[forgotten] },
});

/** Reads the address first, then the state; whoever comes with neither most likely misses a password. */
export function readForgotten(search: URLSearchParams, state: unknown): Forgotten {
  const named = search.get('for');
  if (named === 'password' || named === 'username') return named;
  return textIn(state, 'source') === SOURCES.username ? 'username' : 'password';
}
