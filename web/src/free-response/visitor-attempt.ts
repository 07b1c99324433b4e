import { readToken } from '../store';
import { storedText } from '../storage';

/** The server does not list a visitor's attempts, so this tab stores the one in progress, by question. */
const stored = (questionId: string) => storedText('freeResponseOfVisitor', questionId);

export function rememberVisitorAttempt(questionId: string, attemptId: string) {
  if (readToken() === null) stored(questionId).set(attemptId);
}

export const visitorAttempt = (questionId: string): string | null =>
  readToken() === null ? stored(questionId).get() : null;
