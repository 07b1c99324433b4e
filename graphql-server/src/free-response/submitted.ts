import type { Context } from '../context';
import type { CourseFreeResponse } from '../course/course';
import { milliseconds } from '../database/timestamps';
import { viewPoints } from './attempt-view';
import type { FreeResponsePoint } from './free-response.type';

export interface SubmittedFreeResponse {
  readonly attemptId: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  readonly version: CourseFreeResponse;
  readonly earned: number;
  /** In the order of the rubric, with the student's own scores. */
  readonly points: readonly FreeResponsePoint[];
}

/** All submitted attempts of a student, oldest first. */
export async function readSubmitted(
  { db, course }: Pick<Context, 'db' | 'course'>,
  userId: number,
): Promise<SubmittedFreeResponse[]> {
  const rows = await db.kysely
    .selectFrom('free_response_attempt')
    .select([
      'id as attemptId',
      'free_response_id as versionId',
      milliseconds('submitted_at').as('submittedAt'),
      'points',
      'own_scores as ownScores',
      'disputes',
      'earned',
    ])
    .where('owner_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ attemptId, versionId, submittedAt, points, ownScores, disputes, earned }) => {
    const version = course.freeResponseVersion(versionId);
    const shown = viewPoints(points ?? [], { ownScores, disputes }, version, course);
    return { attemptId, submittedAt, version, earned: earned ?? 0, points: shown };
  });
}
