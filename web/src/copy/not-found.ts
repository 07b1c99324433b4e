import type { EmptyState } from './empty-state';

/** The page for an unknown path. */
export const NOT_FOUND: EmptyState = {
  heading: 'There is no equilibrium here',
  text: 'Supply and demand do not meet at this address. The page may have moved, or never existed.',
};
