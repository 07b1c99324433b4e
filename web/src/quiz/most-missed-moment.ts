import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import type { LessonMoment } from './watch-link';
import { rationaleOf } from './given';

/** The scene of a lesson that explains most of the wrong choices of a quiz; null if none explains any. */
export function mostMissedMoment({ questions }: Pick<AttemptReviewFragment, 'questions'>): LessonMoment | null {
  const moments = questions.flatMap((asked) => (asked.isCorrect ? [] : (rationaleOf(asked)?.watch ?? [])));
  const countOf = (moment: LessonMoment) =>
    moments.filter(({ scene, chapter }) => scene === moment.scene && chapter.id === moment.chapter.id).length;
  return moments.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? null;
}
