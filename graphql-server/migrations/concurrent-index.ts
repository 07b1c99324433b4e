/**
 * Statements that build an index while servers answer; they cannot run in a transaction, and may be repeated: what is left of a run that
 * was stopped is dropped first, because an index that was not finished is of no use. `definition` has no name: `unique index on …`.
 */
export const concurrentIndex = (name: string, definition: string): string[] => [
  `drop index concurrently if exists ${name}`,
  `create ${definition.replace('index', `index concurrently ${name}`)}`,
];
