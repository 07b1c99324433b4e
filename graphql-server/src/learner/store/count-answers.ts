import type { Kysely } from 'kysely';
import { milliseconds } from '../../database/timestamps';
import type { Tables } from '../../database/tables';
import type { AnswerSource } from './answer-source';

const NAME = 'count';
/** Later ends are left to the next count: the clocks of servers differ, and a quiz is stored a moment after it ended. */
const SETTLED_AFTER_MS = 10 * 60_000;

/**
 * How many answers students have given, up to ten minutes before `now`. Stored, so that only what is new is read: there are too many to
 * count them all again. The first count continues from the newest publication. Answers of deleted accounts remain counted.
 */
export async function countAnswers(kysely: Kysely<Tables>, source: AnswerSource, now: Date): Promise<number> {
  const counted = kysely
    .selectFrom('learner_report')
    .select(['answers', milliseconds('made_at').as('until')])
    .where('name', '=', NAME);
  const published = kysely
    .selectFrom('learner_parameters')
    .select(['answers', milliseconds('published_at').as('until')])
    .orderBy('version', 'desc')
    .limit(1);
  const last = (await counted.executeTakeFirst()) ?? (await published.executeTakeFirst());
  const until = Math.max(now.getTime() - SETTLED_AFTER_MS, last?.until ?? -Infinity);
  const added = await source.count(kysely, last === undefined ? null : new Date(last.until), new Date(until));
  const row = { made_at: new Date(until), answers: (last?.answers ?? 0) + added };
  await kysely
    .insertInto('learner_report')
    .values({ name: NAME, ...row, report: 'null' })
    // Another server may have counted further meanwhile.
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('learner_report.made_at', '<', row.made_at),
    )
    .execute();
  return row.answers;
}
