import type { FreeResponse } from '../../../economics/free-response/free-response';
import type { Database } from '../../src/database/database';
import { insertFreeResponse, rightAnswer, sampleFreeResponse } from './free-responses';
import { runSql } from './sql';

/** The sample with another right number of part b. */
export function withNumber(id: string, value: number, change: Partial<FreeResponse> = {}): FreeResponse {
  const sample = sampleFreeResponse(id);
  const parts = sample.parts.map((part) =>
    part.kind === 'number' ? { ...part, point: { ...part.point, value } } : part,
  );
  return { ...sample, parts, ...change };
}

/** Stores a version of a question, and retires the one before. */
export async function publishVersion(db: Database, definition: FreeResponse): Promise<void> {
  await runSql(db, 'update free_response set retired_at = now() where stable_id = $1 and retired_at is null', [
    definition.id,
  ]);
  await insertFreeResponse(db, definition, 2);
}

/** What visitors have submitted to the current version, which gave them nothing. */
export async function submitAsVisitors(
  db: Database,
  id: string,
  count: number,
  answer: object = rightAnswer,
): Promise<void> {
  await runSql(
    db,
    `insert into free_response_attempt (owner_id, id, free_response_id, answer, started_at, submitted_at, points, own_scores, earned)
      select -number, gen_random_uuid(), f.id, $2::json, now(), now(), '[]', '{}', 0
      from free_response f, generate_series(1, $3::int) number where stable_id = $1 and retired_at is null`,
    [id, JSON.stringify(answer), count],
  );
}

/** A question with submissions, whose rubric is then corrected. */
export async function corrected(db: Database, id: string, count: number): Promise<void> {
  await insertFreeResponse(db, withNumber(id, 986));
  await submitAsVisitors(db, id, count);
  await publishVersion(db, withNumber(id, 987));
}
