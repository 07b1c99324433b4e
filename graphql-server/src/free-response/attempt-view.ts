import type { FreeResponse as Definition, ScoredPoint } from '../../../economics/free-response/free-response';
import type { Course, CourseFreeResponse } from '../course/course';
import type { LessonMoment } from '../library/library.type';
import type { FreeResponseAttemptRow } from './attempt.queries';
import { rubricOf, type RubricPoint } from './content';
import type { FreeResponse, FreeResponseAttempt, FreeResponsePoint, FreeResponseResult } from './free-response.type';

const OWN_REASONS = {
  earned: 'You found that your explanation says what the rubric asks for.',
  missed: 'You found that your explanation does not say what the rubric asks for.',
};

/** The scene that explains the misconception of a point, else the point itself. */
function momentFor({ part, point }: RubricPoint, misconception: string | null, course: Course): LessonMoment | null {
  const topic = course.topics.find(({ id }) => id === part.topic);
  if (topic === undefined) return null;
  const moment = misconception === null ? null : course.findMoment(misconception, topic);
  return moment ?? (point.scene === undefined ? null : course.findScene(topic.chapter, point.scene));
}

/** What the student said about the points. */
type Own = Pick<FreeResponseAttemptRow, 'ownScores' | 'disputes'>;

function viewPoint(
  one: RubricPoint,
  scored: ScoredPoint,
  { ownScores, disputes }: Own,
  course: Course,
): FreeResponsePoint {
  const { part, point, explain } = one;
  const { misconception } = scored;
  const ownScore = ownScores[point.id];
  const dispute = disputes[point.id];
  const isOwn = scored.state === 'open' && ownScore !== undefined;
  const own = ownScore === true ? 'earned' : 'missed';
  return {
    name: point.id,
    part: part.id,
    text: point.text,
    explain,
    state: isOwn ? own : scored.state,
    selfScored: isOwn,
    reason: isOwn ? OWN_REASONS[own] : scored.reason,
    look: scored.look,
    misconception,
    belief: misconception && course.beliefOf(misconception),
    watch: momentFor(one, misconception, course),
    dispute: dispute ? { words: dispute.words } : null,
  };
}

/** The points of a submitted answer in the order of the rubric, with the student's own scores. */
export function viewPoints(
  points: readonly ScoredPoint[],
  own: Own,
  version: CourseFreeResponse,
  course: Course,
): FreeResponsePoint[] {
  const scored = new Map(points.map((point) => [point.id, point]));
  return rubricOf(version.definition).flatMap((one) => {
    const found = scored.get(one.point.id);
    return found ? [viewPoint(one, found, own, course)] : [];
  });
}

const solutionsOf = ({ parts }: Definition) => parts.map(({ id, solution }) => ({ part: id, text: solution }));

function viewResult(
  { points, ownScores, disputes, earned }: FreeResponseAttemptRow,
  version: CourseFreeResponse,
  course: Course,
): FreeResponseResult | null {
  if (points === null || earned === null) return null;
  const { definition } = version;
  const shown = viewPoints(points, { ownScores, disputes }, version, course);
  return {
    earned,
    open: shown.filter(({ state }) => state === 'open').length,
    possible: rubricOf(definition).length,
    points: shown,
    solutions: solutionsOf(definition),
    model: JSON.stringify(definition.model),
  };
}

/** An attempt as its student may see it: with nothing of the rubric until it is submitted. */
export function viewFreeResponseAttempt(
  row: FreeResponseAttemptRow,
  course: Course,
  freeResponse: FreeResponse | null,
): FreeResponseAttempt {
  const version = course.freeResponseVersion(row.versionId);
  const { definition, chapter, shown } = version;
  return {
    id: row.id,
    freeResponseId: definition.id,
    freeResponse,
    title: definition.title,
    length: definition.length,
    chapter,
    content: shown,
    answer: JSON.stringify(row.answer),
    revision: row.revision,
    seconds: row.seconds,
    startedAt: new Date(row.startedAt),
    submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt),
    result: viewResult(row, version, course),
  };
}
