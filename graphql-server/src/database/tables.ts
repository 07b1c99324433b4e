import type { InferKyselyDB } from '@mikro-orm/sql';
import type { ColumnType } from 'kysely';
import type { Entity } from './entities';

// The tables as Kysely's queries see them, derived from the entities. A test compares the entities with the migrated schema.

/** The drivers return timestamps in different forms: select them with `milliseconds()`. */
type Timestamp<Value> = ColumnType<unknown, Value, Value>;

/** Written as JSON text: the PostgreSQL driver would take an array for one of PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>;

// MikroORM marks the columns with a default, which an insert may leave out, with Kysely's Generated.
type Column<Value> =
  NonNullable<Value> extends ColumnType<infer Selected, unknown, unknown>
    ? [Selected] extends [string | number | boolean | Date | null]
      ? Value
      : ColumnType<Selected, string | undefined, string>
    : NonNullable<Value> extends string | number | boolean
      ? Value
      : NonNullable<Value> extends Date
        ? Timestamp<Value>
        : Json<Value>;

type Columns<Table> = { [Name in keyof Table]: Column<Table[Name]> };

type Inferred = InferKyselyDB<Entity>;

/** References by two columns, of which MikroORM's type knows neither the type nor the name of the second one. */
interface ByTwoColumns {
  readonly attempt_question: { readonly owner_id: number; readonly attempt_id: string };
  readonly notice: { readonly attempt_id: string | null; readonly free_response_attempt_id: string | null };
}

type Corrected<Name extends keyof Inferred> = Name extends keyof ByTwoColumns
  ? Omit<
      Inferred[Name],
      'attempt_id' | 'attempt_owner_id' | 'free_response_attempt_id' | 'free_response_attempt_owner_id'
    > &
      ByTwoColumns[Name]
  : Inferred[Name];

export type Tables = { [Name in keyof Inferred]: Columns<Corrected<Name>> };
