import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database/tables';
import { isoTime } from '../../database/timestamps';

/** How many days of the history are shown. */
const MOST_RECORDS = 90;

/** Everything that a student's readiness rests on, in one round trip: what the learner knows, scored free responses, and earlier predictions. */
export function readFacts(kysely: Kysely<Tables>, userId: number) {
  // Plugins see the whole statement once.
  const plain = kysely.withoutPlugins();
  return kysely
    .selectNoFrom([
      jsonObjectFrom(
        plain.selectFrom('learner_state').select(['revision', 'parameters', 'state']).where('user_id', '=', userId),
      ).as('learner'),
      sql<number>`coalesce((select max(version) from learner_parameters), 0)`.as('learnerVersion'),
      jsonArrayFrom(
        plain
          .selectFrom('free_response_attempt')
          .select([
            'free_response_id as version',
            'finish_number as finishNumber',
            sql<number>`(select count(*) from json_array_elements(points) point where point ->> 'state' <> 'open')`.as(
              'scored',
            ),
            sql<number>`(select count(*) from json_array_elements(points) point where point ->> 'state' = 'earned')`.as(
              'earned',
            ),
          ])
          .where('owner_id', '=', userId)
          .where('submitted_at', 'is not', null)
          .orderBy('submitted_at')
          .orderBy('id'),
      ).as('responses'),
      jsonArrayFrom(
        plain
          .selectFrom('readiness_record')
          .select(({ ref }) => [
            sql<string>`${ref('day')}::text`.as('day'),
            'revision',
            'low',
            'high',
            'composite',
            'composite_low as compositeLow',
            'composite_high as compositeHigh',
          ])
          .where('user_id', '=', userId)
          .orderBy('readiness_record.day', 'desc')
          .limit(MOST_RECORDS),
      ).as('records'),
    ])
    .executeTakeFirstOrThrow();
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;
export type ReadinessRow = Facts['records'][number];

/** Stores the prediction after the last work of a day; a later one of that day replaces it, an earlier one does not. */
export const saveRecord = (kysely: Kysely<Tables>, userId: number, record: ReadinessRow, now: Date) =>
  kysely
    .insertInto('readiness_record')
    .values({
      user_id: userId,
      day: record.day,
      revision: record.revision,
      made_at: now,
      low: record.low,
      high: record.high,
      composite: record.composite,
      composite_low: record.compositeLow,
      composite_high: record.compositeHigh,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          made_at: ref('excluded.made_at'),
          low: ref('excluded.low'),
          high: ref('excluded.high'),
          composite: ref('excluded.composite'),
          composite_low: ref('excluded.composite_low'),
          composite_high: ref('excluded.composite_high'),
        }))
        .whereRef('readiness_record.revision', '<', 'excluded.revision'),
    )
    .execute();

/** For the export of a student's own data, oldest first. */
export const readRecordsOf = (kysely: Kysely<Tables>, userId: number) =>
  kysely
    .selectFrom('readiness_record')
    .select(({ ref }) => [
      sql<string>`${ref('day')}::text`.as('day'),
      isoTime('made_at').as('predicted_at'),
      'low as lowest_score',
      'high as highest_score',
      'composite',
      'composite_low',
      'composite_high',
    ])
    .where('user_id', '=', userId)
    .orderBy('readiness_record.day');
