import type { EmptyState } from './empty-state';

/** A weak-spot quiz with no questions (spec §4, §8: the 'too green' text). */
export const TOO_GREEN: EmptyState = {
  heading: 'You are still too green for this one',
  text: 'A weak-spot quiz is built from your past answers, and you don’t have any yet. Take a chapter quiz first.',
};
