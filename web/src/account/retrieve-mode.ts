import { textIn } from '../text-in';

/**
 * What the student forgot (spec §2: the state's source is forgotPassword or forgotUsername). The URL also contains it,
 * for reloads.
 */
export type Forgotten = 'password' | 'username';

const SOURCES = { password: 'forgotPassword', username: 'forgotUsername' } as const; // the spec's two values

export const retrieveLink = (forgotten: Forgotten) => ({
  to: `/retrievedata?for=${forgotten}`,
  state: { source: SOURCES[forgotten] },
});

/** Reads the URL first, then the navigation state. Defaults to 'password', the more likely case. */
export function readForgotten(search: URLSearchParams, state: unknown): Forgotten {
  const named = search.get('for');
  if (named === 'password' || named === 'username') return named;
  return textIn(state, 'source') === SOURCES.username ? 'username' : 'password';
}
