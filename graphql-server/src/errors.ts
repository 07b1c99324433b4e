import { isCanceled, isUnstorable, violatedConstraint } from './database/constraint';
import { isUnavailable } from './database/unavailable';

/** Every way in which a request can be refused, with its HTTP status in both APIs. */
const STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  TOO_MANY_OPERATIONS: 400,
  NOT_FOUND: 404,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  INVALID_CREDENTIALS: 401,
  COMING_SOON: 409,
  NO_QUESTIONS: 409,
  QUIZ_FINISHED: 409,
  QUIZ_INCOMPLETE: 400,
  NEWER_WORK: 409,
  SUBMITTED: 409,
  CHAPTER_NOT_PASSED: 409,
  TOO_MANY_ATTEMPTS: 429,
  UNAVAILABLE: 503,
} as const;

type ErrorCode = keyof typeof STATUS;

/** An error with a message for people. The APIs log and mask whatever else is thrown. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The field of a form that the message belongs to. */
    readonly field?: string,
    /** Seconds after which it is worth trying again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** What a row could not be written for, because it was deleted while the request was running. */
const GONE = [
  [/_user_id_foreign$/, new DomainError('UNAUTHENTICATED', 'This account no longer exists.')],
  [
    /_(unit|chapter|topic|question|free_response)_id_foreign$/,
    new DomainError(
      'NOT_FOUND',
      'The course has just changed, and this is no longer part of it. Please reload the page.',
    ),
  ],
] as const;

function goneFor(error: unknown): DomainError | null {
  const violated = violatedConstraint(error, 'foreignKey') ?? '';
  return GONE.find(([constraints]) => constraints.test(violated))?.[1] ?? null;
}

/** The DomainError that anything thrown is or amounts to; null for a fault of ours. */
export function refusalOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error) || isCanceled(error))
    return new DomainError('UNAVAILABLE', UNAVAILABLE_MESSAGE, undefined, RETRY_SECONDS);
  if (isUnstorable(error)) return new DomainError('BAD_USER_INPUT', 'That contains a value that cannot be stored.');
  return goneFor(error);
}

/** What a person reads while the database is away or full. */
export const UNAVAILABLE_MESSAGE =
  'We can’t reach our database right now. Your saved work is safe. Please try again in a minute.';
const RETRY_SECONDS = 10;

/** What a person reads when something of ours broke. */
export const MASKED_MESSAGE = 'Something went wrong on our end. Your saved work is safe. Please try again in a moment.';

export function statusOf(error: DomainError): number {
  return STATUS[error.code];
}
