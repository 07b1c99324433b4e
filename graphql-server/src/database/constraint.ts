const SQLSTATE = { foreignKey: '23503', unique: '23505' } as const;

/** The constraint (or unique index) of that kind that a failed statement violated; null for any other error. */
export function violatedConstraint(error: unknown, kind: keyof typeof SQLSTATE): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== SQLSTATE[kind]) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}
