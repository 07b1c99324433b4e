import { requireViewer, type Context } from '../context';
import { readSubmitted } from '../free-response/submitted';
import type { MissedPoints } from './review.type';

/**
 * The points that a student has yet to earn: of each free-response question, whichever of its versions was submitted last. A question
 * that the course no longer has cannot be answered again, and is left out.
 */
export async function readMissedPoints(context: Context): Promise<MissedPoints[]> {
  const { userId } = await requireViewer(context);
  const asked = new Set(context.course.freeResponses.map(({ definition }) => definition.id));
  const newest = new Map((await readSubmitted(context, userId)).map((one) => [one.version.definition.family, one]));
  return [...newest.values()]
    .sort((a, b) => b.submittedAt - a.submittedAt)
    .flatMap(({ attemptId, submittedAt, version: { definition, chapter }, earned, points }) => {
      const missed = points.filter(({ state }) => state === 'missed');
      if (missed.length === 0 || !asked.has(definition.id)) return [];
      return {
        id: `${userId}-${definition.family}`,
        freeResponseId: definition.id,
        attemptId,
        title: definition.title,
        chapter,
        submittedAt: new Date(submittedAt),
        earned,
        possible: points.length,
        points: missed,
      };
    });
}
