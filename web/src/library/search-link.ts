/** The address of the search results. The address alone is enough to show them again. */
export const searchLink = (term: string) => `/searchresults?${new URLSearchParams({ term })}`;
