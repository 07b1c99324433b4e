import { CHAPTER_TEACHES, pointsOfGuessing, pointsOfKnowing } from './new-chapters';
import type { CurvePoint, PlanChapter, PlanDay, PlanFacts, PlanInputs } from './plan';

/** What one question of a review is expected to teach of what is not known of its topic. Cautious, like CHAPTER_TEACHES. */
const QUESTION_TEACHES = 0.04;

interface Knowledge {
  /** Percent of the exam. */
  readonly weight: number;
  readonly known: number;
  readonly knownAtDate: number;
  /** By the plan, 0–1; null as long as the plan has not come to the topic. */
  planned: number | null;
}

/** The points expected if the exam were on each of the days, by the evening before; the first is today's, the last the date's. */
export function curveOf(inputs: PlanInputs, facts: PlanFacts, days: readonly PlanDay[]): CurvePoint[] {
  const topics = new Map(facts.chapters.flatMap(knowledgeIn));
  const reviewed = new Set(
    facts.chapters.flatMap((chapter) => chapter.topics.flatMap((topic) => (topic.lastMet === null ? [] : topic.id))),
  );
  const all = [...topics.values()];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const points = (knows: (topic: Knowledge) => number) =>
    pointsOfGuessing(inputs) * total +
    pointsOfKnowing(inputs) * all.reduce((sum, topic) => sum + topic.weight * knows(topic), 0);
  const fading = ({ known, knownAtDate }: Knowledge, day: number) =>
    known + ((knownAtDate - known) * (day - facts.today)) / (inputs.date - facts.today);
  const pointOn = (day: number): CurvePoint => ({
    day,
    withPlan: points((topic) => topic.planned ?? fading(topic, day)),
    without: points((topic) => fading(topic, day)),
  });
  const teach = (id: number, share: number, day: number) => {
    const topic = topics.get(id);
    if (topic === undefined) return;
    const before = topic.planned ?? fading(topic, day);
    topic.planned = before + (1 - before) * share;
  };
  const chapterOf = new Map(facts.chapters.map((chapter) => [chapter.id, chapter]));
  const curve = [pointOn(facts.today)];
  for (const { day, steps } of days) {
    for (const step of steps) {
      if (step.kind === 'review') {
        // The learner takes the other questions from all topics met.
        const each = (QUESTION_TEACHES * (step.questions - step.topicIds.length)) / Math.max(1, reviewed.size);
        for (const id of reviewed) teach(id, each, day);
        for (const id of step.topicIds) teach(id, QUESTION_TEACHES, day);
      } else if (step.kind === 'quiz') {
        for (const { id } of chapterOf.get(step.chapterId)?.topics ?? []) {
          if (!reviewed.has(id)) teach(id, CHAPTER_TEACHES, day);
          reviewed.add(id);
        }
      }
    }
    curve.push(pointOn(day + 1));
  }
  return curve;
}

const knowledgeIn = ({ weight, topics }: PlanChapter) =>
  topics.map(({ id, known, knownAtDate }): [number, Knowledge] => [
    id,
    { weight: weight / topics.length, known, knownAtDate, planned: null },
  ]);
