import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

type Job = 'fit' | 'trial';

/**
 * Whether it is this server's turn to do a job that was last done at `lastDone` or before: whoever moves the time of its report takes it.
 * When the work then fails or is stopped, the next turn tries again. A lock held meanwhile would take the embedded database's only connection.
 */
export async function takeTurn(kysely: Kysely<Tables>, name: Job, now: Date, lastDone: Date): Promise<boolean> {
  const taken = await kysely
    .insertInto('learner_report')
    .values({ name, made_at: now, answers: 0, report: 'null' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ made_at: now }).where('learner_report.made_at', '<=', lastDone),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function saveReport(kysely: Kysely<Tables>, name: Job, now: Date, answers: number, found: object) {
  const row = { made_at: now, answers, report: JSON.stringify(found) };
  await kysely
    .insertInto('learner_report')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
