/** Where the results of a search stand; the address alone shows them again. */
export const searchLink = (term: string) => `/searchresults?${new URLSearchParams({ term })}`;

/** The term of spec §2's navigation state {results, chapters, searchTerm}: what it found is asked for anew. */
export function termInState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('searchTerm' in state)) return '';
  return typeof state.searchTerm === 'string' ? state.searchTerm : '';
}
