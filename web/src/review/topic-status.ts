import type { TopicEstimateRowFragment } from '../../../schema/generated/graphql';
import { TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';
import type { StudentProgress, TopicProgress } from '../progress/student-progress';

/** A topic with its actual counts and, if there is one, the learner model's estimate. */
export interface TopicStatus extends TopicProgress {
  chapter: { id: string; name: string };
  estimate: TopicEstimateRowFragment | null;
}

export interface UnitStatus {
  id: string;
  name: string;
  topics: readonly TopicStatus[];
}

/** The topics of the whole course by unit, without those that are coming soon. */
export function topicStatusByUnit(
  progress: StudentProgress,
  estimates: readonly TopicEstimateRowFragment[],
): UnitStatus[] {
  const estimateOf = new Map(estimates.map((estimate) => [estimate.topic.id, estimate]));
  return progress.units
    .map(({ id, name, chapters }) => ({
      id,
      name,
      topics: chapters
        .filter(({ comingSoon }) => !comingSoon)
        .flatMap((chapter) =>
          chapter.topics.map((topic) => ({
            ...topic,
            chapter: { id: chapter.id, name: chapter.name },
            estimate: estimateOf.get(topic.id) ?? null,
          })),
        ),
    }))
    .filter(({ topics }) => topics.length > 0);
}

export const topicsOf = (units: readonly UnitStatus[]): TopicStatus[] => units.flatMap(({ topics }) => topics);

/**
 * The topic to open first: the weakest of those due for review, otherwise the weakest of all; null before the first
 * answer.
 */
export function topicToOpenFirst(units: readonly UnitStatus[]): TopicStatus | null {
  const estimated = topicsOf(units).filter(({ estimate }) => estimate !== null);
  const due = estimated.filter(({ estimate }) => estimate?.reviewDue);
  const [first] = (due.length > 0 ? due : estimated).toSorted(
    (a, b) => (a.estimate?.estimate ?? 1) - (b.estimate?.estimate ?? 1),
  );
  return first ?? null;
}

/** What is due for review, least recently asked first, at most as many topics as one quiz allows. */
export const dueLongest = <Due extends { reviewDue: boolean; lastAskedAt: string }>(estimates: readonly Due[]): Due[] =>
  estimates
    .filter(({ reviewDue }) => reviewDue)
    .toSorted((a, b) => a.lastAskedAt.localeCompare(b.lastAskedAt))
    .slice(0, TOO_MANY_TOPICS_FROM - 1);

/** The topics due for review, as many as one quiz allows. */
export function dueForReview(units: readonly UnitStatus[]): TopicStatus[] {
  const topics = new Map(topicsOf(units).map((topic) => [topic.id, topic]));
  const estimates = [...topics.values()].flatMap(({ estimate }) => estimate ?? []);
  return dueLongest(estimates).flatMap(({ topic }) => topics.get(topic.id) ?? []);
}
