import type { AskedQuestion, Attempt, Memory } from './memory';

/** Thrown when a placeholder in double braces has no value yet. The message names the operation to run first. */
export class NothingToFillIn extends Error {
  constructor(word: string) {
    super(`Request not sent. ${word} comes from the quiz you started last. Run StartQuiz first.`);
  }
}

const WORDS: Readonly<Record<string, (attempt: Attempt, memory: Memory) => unknown>> = {
  '{{attemptId}}': ({ id }) => id,
  '{{questionId}}': ({ questions: [first] }) => first?.questionId,
  '{{answerId}}': ({ questions: [first] }) => first?.answerIds[0],
  '{{answers}}': ({ questions }, { rightAnswers }) => questions.map((asked) => answerTo(asked, rightAnswers)),
};

function answerTo({ questionId, answerIds }: AskedQuestion, rightAnswers: Memory['rightAnswers']) {
  const known = rightAnswers.get(questionId);
  const choice = known !== undefined && answerIds.includes(known) ? known : answerIds[0];
  return { questionId, given: { choice } };
}

/**
 * Returns the variables with every placeholder in double braces replaced by its value. Throws NothingToFillIn if a
 * value is not known yet.
 */
export function fillIn(value: unknown, memory: Memory): unknown {
  if (typeof value === 'string') return fillInWord(value, memory);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, memory));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, memory)]));
}

function fillInWord(word: string, memory: Memory): unknown {
  const replace = WORDS[word];
  if (replace === undefined) return word;
  const filled = memory.attempt && replace(memory.attempt, memory);
  if (filled === null || filled === undefined) throw new NothingToFillIn(word);
  return filled;
}

/**
 * The headers of a request. Values in the Headers tab take precedence. An empty Authorization sends the request as a
 * visitor, and a missing one uses the stored token.
 */
export function headersFor(typed: Readonly<Record<string, string>>, { session }: Memory): Headers {
  const headers = new Headers(typed);
  headers.set('content-type', 'application/json');
  const authorization = headers.get('authorization') ?? 'Bearer {{accessToken}}';
  const needsToken = authorization.includes('{{accessToken}}');
  if (authorization === '' || (needsToken && session === null)) headers.delete('authorization');
  else headers.set('authorization', authorization.replaceAll('{{accessToken}}', session?.accessToken ?? ''));
  return headers;
}
