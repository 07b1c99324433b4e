import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { OFFLINE, SERVER_TROUBLE } from '../copy/problems';

export interface Problem {
  /** `extensions.code` of the server's error, or OFFLINE if no response arrived. */
  code: string;
  message: string;
  /** Name of the rejected input, for example in a BAD_USER_INPUT error. */
  field: string | null;
}

/** Converts an error to a code and a message that can be shown to the user as is. */
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

/** Refetches a query. The page shows an error from the query's own result, so the promise's rejection is ignored. */
export const fetchAgain = (refetch: () => Promise<unknown>): void => {
  refetch().catch(() => undefined);
};

/** True if the URL's target does not exist or its id is malformed. */
export const isNotFound = ({ code }: Problem): boolean => code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
