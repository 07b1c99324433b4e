const SQLSTATE = { foreignKey: '23503', unique: '23505' } as const;

/** SQLSTATEs of values that no column takes: a number out of range, NUL or half a character in text or JSON, and what is no value at all. */
const UNSTORABLE = new Set(['22003', '22021', '22P02', '22P05']);

const stateOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether the statement took too long, or its client has gone. */
export const isCanceled = (error: unknown): boolean => stateOf(error) === '57014';

export const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(String(stateOf(error)));

/** The constraint (or unique index) of that kind that a failed statement violated; null for any other error. */
export function violatedConstraint(error: unknown, kind: keyof typeof SQLSTATE): string | null {
  if (!(error instanceof Error) || stateOf(error) !== SQLSTATE[kind]) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}
