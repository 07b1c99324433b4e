import { LibraryDocument, type CourseOutlineQuery } from '../../../schema/generated/graphql';
import { useCourseOutlineQuery } from '../../../schema/generated/hooks';
import { besideCache } from '../apollo/beside-cache';
import type { Loadable } from '../apollo/data-boundary';
import { useSignedIn } from '../store';

/** The whole course, requested once. It is the same for everyone. */
export const { useResult: useLibrary } = besideCache(LibraryDocument);

/** The course without its topics: for a student, who has the library sooner or later, a part of that. */
export function useCourseOutline(): Loadable<CourseOutlineQuery> {
  const isStudent = useSignedIn();
  const outline = useCourseOutlineQuery({ fetchPolicy: isStudent ? 'cache-only' : 'cache-first' });
  const library = useLibrary({ skip: !isStudent || outline.data !== undefined });
  return isStudent && !outline.data ? library : outline;
}
