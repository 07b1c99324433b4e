import type { SqlEntityManager } from '@mikro-orm/sql';
import { chaptersOf, type CourseSource } from '../read/course-source';

/** Tables and columns are data here, so they are not typed. */
type Tables = Record<string, Record<string, unknown>>;

/** No row has the id 0: it replaces an empty list, which SQL does not allow. */
const listOf = (rows: readonly { readonly id: number }[]) => [0, ...rows.map(({ id }) => id)];

/** From the leaves up, because rows refer to their parents. */
const levelsOf = (course: CourseSource) => [
  {
    table: 'topic',
    nameColumn: 'topic_name',
    present: listOf(chaptersOf(course).flatMap(({ topics }) => topics)),
  },
  { table: 'chapter', nameColumn: 'name', present: listOf(chaptersOf(course)) },
  { table: 'unit', nameColumn: 'name', present: listOf(course.units) },
  { table: 'subject', nameColumn: 'name', present: listOf(course.subjects) },
];

/**
 * Deletes topics, chapters, units and subjects that the course no longer has, unless student data refers to them. Returns
 * the names of those that remain.
 */
export async function deleteRemoved(em: SqlEntityManager, course: CourseSource): Promise<string[]> {
  const db = em.getKysely<Tables>();
  /** The columns of other tables that forbid to delete the rows that they refer to. */
  const referencesTo = (table: string) =>
    [...em.getMetadata().getAll().values()].flatMap(({ tableName, relations }) =>
      relations
        .filter(({ targetMeta, deleteRule }) => targetMeta?.tableName === table && deleteRule === 'restrict')
        .map(({ fieldNames: [column = ''] }) => ({ tableName, column })),
    );
  const deleteUnreferenced = (table: string) =>
    db
      .deleteFrom(table)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          referencesTo(table).map(({ tableName, column }) =>
            not(exists(selectFrom(tableName).selectAll().whereRef(`${tableName}.${column}`, '=', `${table}.id`))),
          ),
        ),
      );

  const remaining: string[] = [];
  for (const { table, nameColumn, present } of levelsOf(course)) {
    if (table === 'topic')
      await deleteUnreferenced('question')
        .where('topic_id', 'not in', present)
        .where('retired_at', 'is not', null)
        .execute();
    if (table === 'chapter')
      await deleteUnreferenced('free_response')
        .where('chapter_id', 'not in', present)
        .where('retired_at', 'is not', null)
        .execute();
    await deleteUnreferenced(table).where('id', 'not in', present).execute();
    const rows = await db.selectFrom(table).select(nameColumn).where('id', 'not in', present).execute();
    remaining.push(...rows.map((row) => `${table} "${String(row[nameColumn])}"`));
  }
  return remaining;
}
