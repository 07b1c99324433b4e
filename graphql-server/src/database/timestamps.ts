import { sql, type RawBuilder } from 'kysely';

// The drivers return timestamps in different forms, so queries say which one they want.

export const milliseconds = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

export const isoTime = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_json(${sql.ref(column)}) #>> '{}'`;
