import { hasEvidence } from '../graphql-server/src/exam/readiness/evidence';
import { scoreOfComposite } from '../graphql-server/src/exam/readiness/exam-score';
import { beliefOf } from '../graphql-server/src/exam/readiness/forecast';
import type { ForecastParams } from '../graphql-server/src/exam/readiness/forecast-params';
import { simulateExam, type ExamForecast } from '../graphql-server/src/exam/readiness/simulate-exam';
import { seededRandom } from '../schema/rules/quiz';
import type { Preparation } from './readiness';
import { drawFrom } from './worlds';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A forecast beside what came of it. */
export interface Checked {
  readonly forecast: ExamForecast;
  readonly composite: number;
  readonly score: number;
}

/** What the site forecasts of these students so many days before the exam, and what they get; without those of whom too little is known. */
export function checkForecasts(
  { model, units, students }: Preparation,
  ahead: number,
  seed: number,
  params?: ForecastParams,
): Checked[] {
  const { normal } = drawFrom(seededRandom(seed * 53 + ahead));
  return students.flatMap(({ state, responses, endDays, exam }) => {
    const composite = exam(ahead);
    const year = normal();
    if (!hasEvidence(units, state)) return [];
    const belief = beliefOf({ model, student: state, units, responses, tDays: endDays, ahead }, params);
    return [{ forecast: simulateExam(belief), composite, score: scoreOfComposite(composite, year) }];
  });
}

export interface Summary {
  readonly forecasts: number;
  /** Share of the 80% ranges of the composite that hold it, and of the ranges of scores that hold the score; 0–1. */
  readonly composites: number;
  readonly scores: number;
  /** Mean chance that the ranges of scores give themselves, and how many scores they have. */
  readonly claimed: number;
  readonly width: number;
  /** Of the composite, in points: mean forecast less what came, the root of the mean squared difference, and half the width of the ranges. */
  readonly bias: number;
  readonly error: number;
  readonly half: number;
}

export function summaryOf(checked: readonly Checked[]): Summary {
  const average = (of: (one: Checked) => number) => mean(checked.map(of));
  return {
    forecasts: checked.length,
    composites: average(({ forecast: { low, high }, composite }) => Number(composite >= low && composite <= high)),
    scores: average(({ forecast: { range }, score }) => Number(score >= range.low && score <= range.high)),
    claimed: average(({ forecast: { range } }) => range.chance),
    width: average(({ forecast: { range } }) => range.high - range.low + 1),
    bias: average(({ forecast, composite }) => forecast.composite - composite),
    error: Math.sqrt(average(({ forecast, composite }) => (forecast.composite - composite) ** 2)),
    half: average(({ forecast: { low, high } }) => (high - low) / 2),
  };
}
