/** What can be searched for (spec §5). */

/** Longest search term, in characters. */
export const LONGEST_TERM = 100;

/** The term to search for, trimmed, or null: search runs only for a non-empty term. spec §5. */
export function searchTermOf(typed: string): string | null {
  const term = typed.trim();
  return term === '' ? null : term;
}
