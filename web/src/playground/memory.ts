/** Data from the responses so far, used to replace placeholders. */
export interface Memory {
  readonly session: Session | null;
  /** The most recently started quiz. */
  readonly attempt: Attempt | null;
  /** Question id → id of its correct answer, from finished quizzes. */
  readonly rightAnswers: ReadonlyMap<string, string>;
}

export interface Session {
  readonly accessToken: string;
  /** Null if the response did not include the username. */
  readonly username: string | null;
}

export interface Attempt {
  readonly id: string;
  readonly questions: readonly AskedQuestion[];
}

export interface AskedQuestion {
  readonly questionId: string;
  /** In display order, at least one. */
  readonly answerIds: readonly [string, ...string[]];
}

export const NOTHING_YET: Memory = { session: null, attempt: null, rightAnswers: new Map() };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const stringIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const idOf = (value: unknown): string | null => (isFields(value) ? stringIn(value['id']) : null);

/**
 * Returns the memory after an API response. Fields are recognized by their shape, so aliases work. Questions and
 * answers selected without their ids are ignored.
 */
export function learn(memory: Memory, result: unknown): Memory {
  if (!isFields(result) || !isFields(result['data'])) return memory;
  return Object.values(result['data']).filter(isFields).reduce(learnField, memory);
}

function learnField(memory: Memory, field: Fields): Memory {
  const { accessToken, user, loggedOut, id, questions, attempt } = field;
  if (typeof accessToken === 'string') {
    const username = isFields(user) ? stringIn(user['username']) : null;
    return { ...memory, session: { accessToken, username }, attempt: null };
  }
  if (loggedOut === true) return { ...memory, session: null, attempt: null };
  if (typeof id === 'string' && Array.isArray(questions)) {
    return { ...memory, attempt: { id, questions: fieldsIn(questions).flatMap(readQuestion) } };
  }
  if (isFields(attempt)) {
    const told = fieldsIn(attempt['questions']).flatMap(readKey);
    return { ...memory, rightAnswers: new Map([...memory.rightAnswers, ...told]) };
  }
  return memory;
}

function readQuestion({ question, answers }: Fields): AskedQuestion[] {
  const questionId = idOf(question);
  const [first, ...others] = fieldsIn(answers).flatMap((answer) => idOf(answer) ?? []);
  return questionId === null || first === undefined ? [] : [{ questionId, answerIds: [first, ...others] }];
}

function readKey({ question, rationales }: Fields): [string, string][] {
  const questionId = idOf(question);
  const right = fieldsIn(rationales).find(({ isCorrect }) => isCorrect === true);
  const answerId = idOf(right?.['answer']);
  return questionId === null || answerId === null ? [] : [[questionId, answerId]];
}

/** Whether the API rejected the request because it was not authenticated. */
export function isUnauthenticated(result: unknown): boolean {
  if (!isFields(result)) return false;
  return fieldsIn(result['errors']).some(
    ({ extensions }) => isFields(extensions) && extensions['code'] === 'UNAUTHENTICATED',
  );
}
