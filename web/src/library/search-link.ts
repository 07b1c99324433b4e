/** Where the results of a search stand; the address alone shows them again. */
export const searchLink = (term: string) => `/searchresults?${new URLSearchParams({ term })}`;
