import type { PlanChapter, PlanFacts, PlanInputs } from './plan';

/** Of what is not known of a chapter, its lesson and quiz are expected to teach this share. Cautious: simulated students learn more (docs/decisions/exam-plan.md). */
export const CHAPTER_TEACHES = 0.45;
/** Shares of the composite, and the chance of a right answer without knowing. */
const MULTIPLE_CHOICE = 2 / 3;
const GUESS = 0.25;

/** Points of the composite for a percent of the exam that is known rather than not. A class test is multiple choice only. */
export const pointsOfKnowing = ({ kind }: Pick<PlanInputs, 'kind'>): number =>
  kind === 'test' ? 1 - GUESS : MULTIPLE_CHOICE * (1 - GUESS) + 1 - MULTIPLE_CHOICE;

/** Points for a percent of the exam when nothing is known. */
export const pointsOfGuessing = ({ kind }: Pick<PlanInputs, 'kind'>): number =>
  kind === 'test' ? GUESS : MULTIPLE_CHOICE * GUESS;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What working through the chapter is expected to add on the date, in points. */
export function gainOf({ weight, topics }: PlanChapter, inputs: PlanInputs): number {
  return weight * pointsOfKnowing(inputs) * CHAPTER_TEACHES * (1 - mean(topics.map(({ knownAtDate }) => knownAtDate)));
}

export const quizMinutes = (questions: number, { secondsPerQuestion }: Pick<PlanFacts, 'secondsPerQuestion'>) =>
  (questions * secondsPerQuestion) / 60;

/** What is left to do of a chapter, in minutes; 0 once it is done. */
export const minutesOf = ({ lessonMinutes, quizQuestions }: PlanChapter, facts: PlanFacts): number =>
  lessonMinutes + quizMinutes(quizQuestions, facts);

/**
 * The chapters by what a minute gains. A chapter comes after those before it in its unit, on which it builds; so what counts is the best
 * run of chapters that a unit begins with, and then the best that follows.
 */
export function bestFirst(chapters: readonly PlanChapter[], inputs: PlanInputs, facts: PlanFacts): PlanChapter[] {
  const units = [...Map.groupBy(chapters, ({ unitId }) => unitId).values()];
  const runs = units.flatMap((unit) => runsOf(unit, inputs, facts));
  return runs.sort((a, b) => b.rate - a.rate).flatMap(({ run }) => run);
}

interface Run {
  readonly run: readonly PlanChapter[];
  /** Points a minute. */
  readonly rate: number;
}

/** A unit cut into runs, each with a lower rate than the one before. */
function runsOf(unit: readonly PlanChapter[], inputs: PlanInputs, facts: PlanFacts): Run[] {
  if (unit.length === 0) return [];
  let [gain, minutes] = [0, 0];
  let best: Run = { run: [], rate: -Infinity };
  for (const [index, chapter] of unit.entries()) {
    gain += gainOf(chapter, inputs);
    minutes += minutesOf(chapter, facts);
    if (gain / minutes > best.rate) best = { run: unit.slice(0, index + 1), rate: gain / minutes };
  }
  return [best, ...runsOf(unit.slice(best.run.length), inputs, facts)];
}
