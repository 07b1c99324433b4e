import type { ApolloClient } from '@apollo/client';
import { createContext, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CourseSize } from '../../schema/rendering';
import type { PageData } from './apollo/page-data';

interface PageContextValue {
  /** The site's address without a path. */
  readonly origin: string;
  /** The path for which the server answered 404. */
  readonly missing: string | null;
  /** On the landing page, as the server renders it; unknown on one that only the browser renders. */
  readonly size?: CourseSize | undefined;
  /** While the server renders: the client that holds the page's data, and the lesson as text. */
  readonly client?: ApolloClient;
  readonly lessonText?: ReactNode;
}

/** What came with the HTML of a page that the server rendered. */
export function readPageData(): PageData {
  const element = import.meta.env.SSR ? null : document.getElementById('page-data');
  return element ? (JSON.parse(element.textContent) as PageData) : {}; // written by rendering/entry-server.tsx
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
