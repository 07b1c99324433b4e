import { sql, type Kysely } from 'kysely';
import { answeredParts } from '../../../economics/free-response/answered';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import type { Catalog } from '../learner/fold';
import { pointAnswers } from '../learner/points';
import type { StudentAnswer } from '../learner/published';

const RESPONSES_A_PAGE = 100;

const readPage = (kysely: Kysely<Tables>, oneOf: number, after: { at: string; id: string }) =>
  kysely
    .selectFrom('free_response_attempt')
    .select([
      'id',
      'owner_id as userId',
      sql<string>`submitted_at::text`.as('at'),
      sql<number>`(extract(epoch from submitted_at) * 1000)::float8`.as('endedAt'),
      'free_response_id as versionId',
      'points',
      'own_scores as ownScores',
      'answer',
    ])
    .where('finish_number', 'is not', null)
    .where(sql<boolean>`owner_id % ${oneOf} = 0`)
    .where(sql<boolean>`(submitted_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(RESPONSES_A_PAGE)
    .execute();

/** The free responses that count for the learner, in the order in which they were submitted, with their points; of one student in `oneOf`. */
export async function* countedResponses(
  kysely: Kysely<Tables>,
  oneOf: number,
  catalog: Catalog,
): AsyncGenerator<{ readonly endedAt: number; readonly answers: readonly StudentAnswer[] }> {
  let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const responses = await readPage(kysely, oneOf, after);
    const last = responses.at(-1);
    if (last === undefined) return;
    after = last;
    for (const { userId, endedAt, points, answer, ...response } of responses) {
      const tDays = daysOf(new Date(endedAt));
      const submitted = { ...response, ...answeredParts(answer), tDays, points: points ?? [] };
      yield { endedAt, answers: pointAnswers(catalog, submitted).map((counted) => ({ ...counted, userId })) };
    }
  }
}
