import type { StateRows } from '../rows';

type Name = keyof StateRows;
type Column<Kind extends Name> = keyof StateRows[Kind][number] & string;
/** Field of a row → its column and type. */
type Columns<Kind extends Name> = Readonly<Partial<Record<Column<Kind>, readonly [column: string, type: string]>>>;

interface Table<Kind extends Name> {
  readonly table: string;
  readonly key: Columns<Kind>;
  readonly values: Columns<Kind>;
}

const BELIEF = { mean: ['mean', 'float8'], variance: ['variance', 'float8'] } as const;
const USER = { user: ['user_id', 'int'] } as const;
const TOPIC = { topic: ['topic_id', 'int'] } as const;
const ITEM = { item: ['question_id', 'int'] } as const;
const TYPE = { type: ['type', 'text'] } as const;
const LAST = { lastDays: ['last_days', 'float8'] } as const;
const ASKED = { questionsAsked: ['questions_asked', 'int'] } as const;
const COUNTS = { ...ASKED, answeredCorrectly: ['answered_correctly', 'int'] } as const;

/** Where each kind of the engine's rows is kept. Ids are the engine's strings there and the database's numbers here. */
export const TABLES: { readonly [Kind in Name]: Table<Kind> } = {
  users: {
    table: 'learner_user',
    key: USER,
    values: {
      ...BELIEF,
      ...COUNTS,
      slowResidual: ['slow_residual', 'float8'],
      fastResidual: ['fast_residual', 'float8'],
    },
  },
  userTopics: {
    table: 'learner_user_topic',
    key: { ...USER, ...TOPIC },
    values: { ...BELIEF, ...LAST, ...COUNTS, residual: ['residual', 'float8'] },
  },
  userTypes: { table: 'learner_user_type', key: { ...USER, ...TYPE }, values: BELIEF },
  cells: {
    table: 'learner_cell',
    key: { ...USER, ...TOPIC, ...TYPE },
    values: { ...BELIEF, ...LAST, ...ASKED, lastWrong: ['last_wrong', 'bool'] },
  },
  userItems: {
    table: 'learner_user_item',
    key: { ...USER, ...ITEM },
    values: { ...LAST, lastCorrect: ['last_correct', 'bool'] },
  },
  items: { table: 'learner_item', key: ITEM, values: BELIEF },
  topics: { table: 'learner_topic', key: TOPIC, values: BELIEF },
};

export const TABLE_NAMES = Object.keys(TABLES) as Name[]; // its own keys

const columnsOf = (columns: Columns<Name>) => Object.entries(columns as Readonly<Record<string, [string, string]>>); // none is left undefined

/** The rows of a kind as JSON, as loadState reads them. */
export function readRows(name: Name, where: string): string {
  const { table, key, values } = TABLES[name];
  const ids = columnsOf(key).map(([field, [column]]) => `'${field}', ${column}::text`);
  const rest = columnsOf(values).map(([field, [column]]) => `'${field}', ${column}`);
  return `coalesce((select json_agg(json_build_object(${[...ids, ...rest].join(', ')})) from ${table} where ${where}), '[]')`;
}

/** Writes the rows of a kind, which are a JSON array; `when` is a table with one row, or none to write nothing. */
export function writeRows(name: Name, json: string, when: string | null): string {
  const { table, key, values } = TABLES[name];
  const all = [...columnsOf(key), ...columnsOf(values)];
  const keys = columnsOf(key).map(([, [column]]) => column);
  const sets = columnsOf(values).map(([, [column]]) => `${column} = excluded.${column}`);
  const from = `json_to_recordset(${json}) as r (${all.map(([field, [, type]]) => `"${field}" ${type}`).join(', ')})`;
  return `
      insert into ${table} (${all.map(([, [column]]) => column).join(', ')})
      select ${all.map(([field]) => `r."${field}"`).join(', ')} from ${when === null ? from : `${when}, ${from}`}
      on conflict (${keys.join(', ')}) do update set ${sets.join(', ')}`;
}
