import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables';

// The few hand-written statements of the hot path. Each is prepared once per connection under its name and declares its
// columns; test/statements.test.ts runs every one of them against the migrated schema and compares them.

/** A column of a result: PostgreSQL's type, and the type it has in TypeScript. */
export interface Column<Value> {
  readonly oid: number;
  readonly value?: Value;
}

export const boolean: Column<boolean> = { oid: 16 };
export const integer: Column<number> = { oid: 23 };
export const smallint: Column<number> = { oid: 21 };
export const float: Column<number> = { oid: 701 };
export const text: Column<string> = { oid: 25 };
/** Text that a check of its table limits to certain values. */
export const textOf = <Value extends string>(): Column<Value> => ({ oid: 25 });
export const uuid: Column<string> = { oid: 2950 };
/** A JSON value; what is inside is checked by the tests of the service that reads it. */
export const json = <Value>(): Column<Value> => ({ oid: 114 });
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => column;

type Columns = Readonly<Record<string, Column<unknown>>>;

/** Placeholders in the text are $1, $2 … */
export interface Statement<Row extends object = object> {
  readonly name: string;
  readonly text: string;
  readonly columns: Readonly<Partial<Record<keyof Row, Column<unknown>>>>;
}

export type RowOf<Given> = Given extends Statement<infer Row> ? Row : never;

export function statement<Given extends Columns>(
  name: string,
  columns: Given,
  sqlText: string,
): Statement<{ readonly [Key in keyof Given]: Given[Key] extends Column<infer Value> ? Value : never }> {
  return { name, text: sqlText, columns };
}

/** Runs a statement inside a transaction. */
export async function runIn<Row extends object>(
  transaction: Kysely<Tables>,
  { text: sqlText }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(sqlText, [...values]));
  return rows;
}
