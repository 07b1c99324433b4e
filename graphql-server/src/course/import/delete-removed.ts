import type { SqlEntityManager } from '@mikro-orm/sql';
import { chaptersOf, type CourseSource } from '../read/course-source';

/** Tables and columns are data here, so they are not typed. */
type Tables = Record<string, Record<string, unknown>>;

/** No row has the id 0: it replaces an empty list, which SQL does not allow. */
const listOf = (rows: readonly { readonly id: number }[]) => [0, ...rows.map(({ id }) => id)];

/** Per table: the ids that the course has, and the columns that refer to it. From the leaves up, because rows refer to their parents. */
function levelsOf(course: CourseSource) {
  const chapters = chaptersOf(course);
  return [
    {
      table: 'topic',
      nameColumn: 'topic_name',
      present: listOf(chapters.flatMap(({ topics }) => topics)),
      references: ['question.topic_id', 'topic_progress.topic_id'],
    },
    {
      table: 'chapter',
      nameColumn: 'name',
      present: listOf(chapters),
      references: [
        'topic.chapter_id',
        'user_chapter.chapter_id',
        'quiz_attempt.chapter_id',
        'users.current_chapter_id',
      ],
    },
    {
      table: 'unit',
      nameColumn: 'name',
      present: listOf(course.units),
      references: ['chapter.unit_id', 'quiz_attempt.unit_id'],
    },
    { table: 'subject', nameColumn: 'name', present: listOf(course.subjects), references: ['unit.subject_id'] },
  ];
}

/**
 * Deletes topics, chapters, units and subjects that the course no longer has, unless student data refers to them. Returns
 * the names of those that remain.
 */
export async function deleteRemoved(em: SqlEntityManager, course: CourseSource): Promise<string[]> {
  const db = em.getKysely<Tables>();
  const deleteUnreferenced = (table: string, references: readonly string[]) =>
    db.deleteFrom(table).where(({ and, not, exists, selectFrom }) =>
      and(
        references.map((column) =>
          not(
            exists(
              selectFrom(column.split('.')[0] ?? '')
                .selectAll()
                .whereRef(column, '=', `${table}.id`),
            ),
          ),
        ),
      ),
    );

  const remaining: string[] = [];
  for (const { table, nameColumn, present, references } of levelsOf(course)) {
    if (table === 'topic')
      await deleteUnreferenced('question', ['attempt_question.question_id'])
        .where('topic_id', 'not in', present)
        .where('retired_at', 'is not', null)
        .execute();
    await deleteUnreferenced(table, references).where('id', 'not in', present).execute();
    const rows = await db.selectFrom(table).select(nameColumn).where('id', 'not in', present).execute();
    remaining.push(...rows.map((row) => `${table} "${String(row[nameColumn])}"`));
  }
  return remaining;
}
