import type { ApolloClient } from '@apollo/client';
import { createContext, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageContextValue {
  /** The site's address without a path. */
  readonly origin: string;
  /** The path for which the server answered 404. */
  readonly missing: string | null;
  /** While the server renders: the client that holds the page's data, and the lesson as text. */
  readonly client?: ApolloClient;
  readonly lessonText?: ReactNode;
}

/** What the server knows about the page that it renders, or rendered. */
export const PageContext = createContext<PageContextValue>({
  origin: import.meta.env.SSR ? '' : window.location.origin,
  missing: null,
});

export const usePage = () => useContext(PageContext);

/** True on a page that the server answered with 404. */
export function useIsMissing(): boolean {
  const { missing } = usePage();
  return useLocation().pathname === missing;
}
