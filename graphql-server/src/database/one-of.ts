/** The expression of a check: a text column has one of these values. */
export const oneOf = (column: string, values: readonly string[]): string => `${column} in ('${values.join(`', '`)}')`;
