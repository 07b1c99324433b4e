/** The constraint or unique index that a failed statement violated (SQLSTATE class 23); null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !/^23...$/.test(String(error.code))) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}
