/** The attempt in spec §2's navigation state {otherQuizData}, for a client that comes with the state alone. */
export function attemptInState(state: unknown): string | null {
  const data = isRecord(state) ? state.otherQuizData : null;
  return isRecord(data) && typeof data.attemptId === 'string' ? data.attemptId : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
