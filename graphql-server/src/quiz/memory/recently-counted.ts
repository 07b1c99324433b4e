import type { StateRows } from '../learner/rows';
import type { Marked } from '../finish.sql';
import type { MemoryRow } from './memory.sql';

/** What one finish wrote, and the version of the clock that it left. */
export interface Counted {
  readonly version: number;
  readonly rows: StateRows;
}

/**
 * What was read, with what finishes of this process have written since laid over it; as it was read where others wrote too.
 * `recent` is in the order of writing.
 */
export function caughtUp(
  read: MemoryRow,
  recent: readonly Counted[],
  { userId, marked }: { readonly userId: number; readonly marked: readonly Marked[] },
): MemoryRow {
  const since = recent.filter(({ version }) => version > read.clock.version);
  const last = since.at(-1);
  if (last === undefined || last.version - read.clock.version !== since.length) return read;
  const user = String(userId);
  const items = new Set(marked.map(({ question_id }) => String(question_id)));
  const topics = new Set(marked.map(({ topic_id }) => String(topic_id)));
  const all = [read, ...since.map(({ rows }) => rows)];
  const own = since.some(({ rows }) => rows.users.some((row) => row.user === user));
  const ofUser = <Row extends { readonly user: string }>(pick: (rows: StateRows) => readonly Row[]) =>
    own ? all.flatMap((rows) => pick(rows).filter((row) => row.user === user)) : pick(read);
  return {
    clock: { ...read.clock, version: last.version },
    users: ofUser((rows) => rows.users),
    userTopics: ofUser((rows) => rows.userTopics),
    userTypes: ofUser((rows) => rows.userTypes),
    cells: ofUser((rows) => rows.cells),
    userItems: ofUser((rows) => rows.userItems),
    // Of two rows with one key the later one counts when they are loaded.
    items: all.flatMap((rows) => rows.items.filter(({ item }) => items.has(item))),
    topics: all.flatMap((rows) => rows.topics.filter(({ topic }) => topics.has(topic))),
  };
}
