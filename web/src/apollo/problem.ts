import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export interface Problem {
  /** `extensions.code` of the server's error, or OFFLINE when no answer came at all. */
  code: string;
  /** Written for people. */
  message: string;
  /** The input that a BAD_USER_INPUT is about. */
  field: string | null;
}

const OFFLINE = 'No answer from the server. Check your connection and try again.';
const SERVER_TROUBLE = 'The server stumbled over that. It is our fault, not yours. Try again in a moment.';

/** What went wrong, in words that can be shown as they are. */
export function describeProblem(error: unknown): Problem {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first) {
    const { code, field } = first.extensions ?? {};
    return {
      code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
      message: first.message,
      field: typeof field === 'string' ? field : null,
    };
  }
  return ServerError.is(error)
    ? { code: 'INTERNAL_SERVER_ERROR', message: SERVER_TROUBLE, field: null }
    : { code: 'OFFLINE', message: OFFLINE, field: null };
}

/** Asks once more. How it went stands in the query's own result, which the page shows; the promise has nothing to add. */
export const fetchAgain = (refetch: () => Promise<unknown>): void => {
  refetch().catch(() => undefined);
};

/** What the address asks for does not exist, or the address could not even name it. */
export const isNotFound = ({ code }: Problem): boolean => code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
