import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { LibraryDocument, type CourseOutlineQuery, type LibraryQuery } from '../../../schema/generated/graphql';
import { useCourseOutlineQuery } from '../../../schema/generated/hooks';
import type { Loadable } from '../apollo/data-boundary';
import { useSignedIn } from '../store';

// The library is the same for everyone, and no mutation changes it. It is stored beside Apollo's normalized cache, as it came:
// writing its 170 objects there and reading them again took a phone longer than rendering the dashboard.

type Library = Pick<Loadable<LibraryQuery>, 'data' | 'error'>;

const NOTHING: Library = {};

function createLibrary(client: ApolloClient) {
  const listeners = new Set<() => void>();
  let current = NOTHING;
  let asked: Promise<void> | null = null;

  function show(library: Library): void {
    current = library;
    for (const listener of listeners) listener();
  }

  function ask(): Promise<void> {
    if (asked) return asked;
    if (current.error) show(NOTHING);
    const answer = client.query({ query: LibraryDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }): Library => ({ data }),
      (error: Error): Library => ({ error }),
    );
    asked = answer.then((library) => {
      asked = null;
      show(library);
    });
    return asked;
  }

  client.onClearStore(() => Promise.resolve(show(NOTHING)));
  return {
    ask,
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const libraries = new WeakMap<ApolloClient, ReturnType<typeof createLibrary>>();

function libraryOf(client: ApolloClient) {
  const library = libraries.get(client) ?? createLibrary(client);
  libraries.set(client, library);
  return library;
}

/** The whole course, requested once. */
export function useLibrary({ skip = false } = {}): Loadable<LibraryQuery> {
  const { ask, read, subscribe } = libraryOf(useApolloClient());
  const { data, error } = useSyncExternalStore(subscribe, read, () => NOTHING);
  useEffect(() => {
    if (!skip && !read().data) void ask();
  }, [ask, read, skip]);
  return { data, error, refetch: ask };
}

/** The course without its topics: for a student, who has the library sooner or later, a part of that. */
export function useCourseOutline(): Loadable<CourseOutlineQuery> {
  const isStudent = useSignedIn();
  const outline = useCourseOutlineQuery({ fetchPolicy: isStudent ? 'cache-only' : 'cache-first' });
  const library = useLibrary({ skip: !isStudent || outline.data !== undefined });
  return isStudent && !outline.data ? library : outline;
}
