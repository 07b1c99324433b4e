import type { SqlEntityManager } from '@mikro-orm/sql';
import { chaptersOf, type CourseSource } from '../read/course-source';

/** Tables and columns are data here, so they are not typed. */
type Tables = Record<string, Record<string, unknown>>;

interface Level {
  readonly table: 'topic' | 'chapter' | 'unit' | 'subject';
  readonly nameColumn: 'topic_name' | 'name';
  /** Columns that may still refer to a removed row. */
  readonly referredToBy: readonly (readonly [table: string, column: string])[];
  readonly idsOf: (course: CourseSource) => readonly number[];
}

/** From the leaves up, so that nothing refers to a row when its turn comes. */
const LEVELS: readonly Level[] = [
  {
    table: 'topic',
    nameColumn: 'topic_name',
    referredToBy: [
      ['question', 'topic_id'],
      ['topic_progress', 'topic_id'],
    ],
    idsOf: (course) => chaptersOf(course).flatMap(({ topics }) => topics.map(({ id }) => id)),
  },
  {
    table: 'chapter',
    nameColumn: 'name',
    referredToBy: [
      ['topic', 'chapter_id'],
      ['user_chapter', 'chapter_id'],
      ['quiz_attempt', 'chapter_id'],
      ['users', 'current_chapter_id'],
    ],
    idsOf: (course) => chaptersOf(course).map(({ id }) => id),
  },
  {
    table: 'unit',
    nameColumn: 'name',
    referredToBy: [
      ['chapter', 'unit_id'],
      ['quiz_attempt', 'unit_id'],
    ],
    idsOf: (course) => course.units.map(({ id }) => id),
  },
  {
    table: 'subject',
    nameColumn: 'name',
    referredToBy: [['unit', 'subject_id']],
    idsOf: (course) => course.subjects.map(({ id }) => id),
  },
];

/** No row has the id 0: it stands in for an empty list, which SQL does not allow. */
const idList = (ids: readonly number[]) => [...ids, 0];

/** Retired questions of removed topics that no student was ever asked. */
async function deleteUnaskedQuestions(em: SqlEntityManager, topicIds: readonly number[]): Promise<void> {
  await em
    .getKysely<Tables>()
    .deleteFrom('question')
    .where('topic_id', 'not in', idList(topicIds))
    .where('retired_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attempt_question').selectAll().whereRef('question_id', '=', 'question.id'))),
    )
    .execute();
}

/**
 * Deletes topics, chapters, units and subjects that the course no longer has, unless student data refers to them. Returns
 * the names of those that remain.
 */
export async function deleteRemoved(em: SqlEntityManager, course: CourseSource): Promise<string[]> {
  const db = em.getKysely<Tables>();
  const remaining: string[] = [];
  for (const { table, nameColumn, referredToBy, idsOf } of LEVELS) {
    const ids = idsOf(course);
    if (table === 'topic') await deleteUnaskedQuestions(em, ids);
    await db
      .deleteFrom(table)
      .where('id', 'not in', idList(ids))
      .where(({ and, not, exists, selectFrom }) =>
        and(
          referredToBy.map(([other, column]) =>
            not(exists(selectFrom(other).selectAll().whereRef(`${other}.${column}`, '=', `${table}.id`))),
          ),
        ),
      )
      .execute();
    const rows = await db.selectFrom(table).select(nameColumn).where('id', 'not in', idList(ids)).execute();
    remaining.push(...rows.map((row) => `${table} "${String(row[nameColumn])}"`));
  }
  return remaining;
}
