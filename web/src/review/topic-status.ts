import type { TopicEstimateRowFragment } from '../../../schema/generated/graphql';
import type { NumberedExamUnit } from '../../../schema/rules/exam';
import { topicWeight } from '../../../schema/rules/progress';
import { TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';
import type { StudentProgress, TopicProgress } from '../progress/student-progress';

/** A topic with its actual counts and, if there is one, the learner model's estimate. */
export interface TopicStatus extends TopicProgress {
  chapter: { id: string; name: string };
  estimate: TopicEstimateRowFragment | null;
  /** In percent of the exam's multiple-choice section. */
  weight: number;
}

export interface UnitStatus {
  id: string;
  name: string;
  examUnit: NumberedExamUnit | null;
  topics: readonly TopicStatus[];
}

/** One unit of the exam, as far as the course teaches it. */
export interface ExamUnitStatus extends NumberedExamUnit {
  topics: readonly TopicStatus[];
  /** The mean estimate of its topics, 0 to 1. A topic that was never asked counts as not known. */
  known: number;
}

/** The topics of the whole course by unit, without those that are coming soon. */
export function topicStatusByUnit(
  progress: StudentProgress,
  estimates: readonly TopicEstimateRowFragment[],
): UnitStatus[] {
  const estimateOf = new Map(estimates.map((estimate) => [estimate.topic.id, estimate]));
  const units = progress.units
    .map(({ id, name, examUnit, chapters }) => ({
      id,
      name,
      examUnit,
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
  return units.map((unit) => {
    const weight = topicWeight(unit, units);
    return { ...unit, topics: unit.topics.map((topic) => ({ ...topic, weight })) };
  });
}

/** Share of the exam that a student would lose on this topic by the estimate, in percent. */
export const expectedLoss = (weight: number, estimate: number): number => weight * (1 - estimate);

/** The units of the exam, those where the student has the most to gain first. */
export function examUnitStatus(units: readonly UnitStatus[]): ExamUnitStatus[] {
  const examUnits = new Map(units.flatMap(({ examUnit }) => (examUnit ? [[examUnit.name, examUnit] as const] : [])));
  return [...examUnits.values()]
    .map(({ number, name, low, high }) => {
      const topics = topicsOf(units.filter(({ examUnit }) => examUnit?.name === name));
      const known = topics.reduce((sum, { estimate }) => sum + (estimate?.estimate ?? 0), 0) / topics.length;
      return { number, name, low, high, topics, known };
    })
    .toSorted((a, b) => expectedLoss(b.low + b.high, b.known) - expectedLoss(a.low + a.high, a.known));
}

export const topicsOf = (units: readonly UnitStatus[]): TopicStatus[] => units.flatMap(({ topics }) => topics);

/**
 * The topic to open first: the one with the most to gain on the exam of those due for review, otherwise of all; null before the first
 * answer.
 */
export function topicToOpenFirst(units: readonly UnitStatus[]): TopicStatus | null {
  const estimated = topicsOf(units).filter(({ estimate }) => estimate !== null);
  const due = estimated.filter(({ estimate }) => estimate?.reviewDue);
  const [first] = (due.length > 0 ? due : estimated).toSorted(
    (a, b) => expectedLoss(b.weight, b.estimate?.estimate ?? 1) - expectedLoss(a.weight, a.estimate?.estimate ?? 1),
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
