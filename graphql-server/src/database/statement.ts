import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables';

// The few hand-written statements of the hot path. Each is prepared once per connection under its name and declares its
// parameters and columns; test/statements.test.ts prepares every one of them in the migrated schema and compares them.

/** A parameter, or a column of a result: PostgreSQL's type, and the type it has in TypeScript. */
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
// As parameters. The drivers return timestamps in different forms and JSON as values.
export const timestamp: Column<Date> = { oid: 1184 };
export const bigint: Column<number> = { oid: 20 };
export const jsonText: Column<string> = { oid: 114 };
export const jsonbText: Column<string> = { oid: 3802 };
export const integers: Column<readonly number[]> = { oid: 1007 };
export const texts: Column<readonly string[]> = { oid: 1009 };

type Columns = Readonly<Record<string, Column<unknown>>>;
/** The values of declared parameters, or a row of declared columns. */
export type Values<Declared extends Columns> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Column<infer Value> ? Value : never;
};

export interface Statement<Row extends object = object, Parameters extends object = object> {
  readonly name: string;
  /** Parameters are $1, $2 … in the order in which they are declared. */
  readonly text: string;
  readonly columns: Columns;
  readonly parameters: Columns;
  /** In the order of the text. */
  valuesOf(values: Parameters): unknown[];
  /** Only its type is used. */
  readonly row?: Row;
}

export type RowOf<Given> = Given extends Statement<infer Row> ? Row : never;
export type ParametersOf<Given> = Given extends Statement<object, infer Parameters> ? Parameters : never;

/** Compiles `:name` in the text to the number of that parameter. Throws for a parameter that is used and not declared, or the reverse. */
export function statement<Parameters extends Columns, Given extends Columns>(
  name: string,
  parameters: Parameters,
  columns: Given,
  sqlText: string,
): Statement<Values<Given>, Values<Parameters>> {
  const names = Object.keys(parameters);
  const used = new Set<string>();
  const compiled = sqlText.replaceAll(/(?<!:):([a-z]\w*)/gi, (_match, parameter: string) => {
    used.add(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  if (used.size !== names.length || !names.every((parameter) => used.has(parameter)))
    throw new Error(`${name} declares ${names.join(', ')} and uses ${[...used].join(', ')}.`);
  return {
    name,
    text: compiled,
    columns,
    parameters,
    valuesOf: (values) => names.map((parameter) => values[parameter]),
  };
}

export async function runIn<Row extends object, Parameters extends object>(
  transaction: Kysely<Tables>,
  query: Statement<Row, Parameters>,
  values: NoInfer<Parameters>,
): Promise<Row[]> {
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(query.text, query.valuesOf(values)));
  return rows;
}
