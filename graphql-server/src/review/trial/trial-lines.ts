import type { TrialReport } from './trial-estimate';
import { ARMS, type Arm, type Tally } from './trial-outcomes';

const TITLES: Readonly<Record<Arm, string>> = {
  plannedAsked: 'planned topic, asked',
  plannedReplaced: 'planned topic, replaced',
  drawnAsked: 'drawn topic, asked',
  drawnPassedOver: 'drawn topic, passed over',
};

const inPercent = ({ right, answers }: Tally) => (answers === 0 ? '–' : `${((right * 100) / answers).toFixed(1)}%`);
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const cells = (title: string, ...values: readonly (string | number)[]) =>
  title.padEnd(26) + values.map((value) => String(value).padStart(10)).join('');

export function trialLines({ answers, students, arms, result, answersNeeded }: TrialReport): string[] {
  if (ARMS.every((arm) => arms[arm].places === 0))
    return ['No finished weak-spot quiz has a place with two topics to compare yet.'];
  const table = [
    cells('', 'places', 'answers', 'right'),
    ...ARMS.map((arm) => cells(TITLES[arm], arms[arm].places, arms[arm].answers, inPercent(arms[arm]))),
  ];
  const outcome =
    result === null
      ? ['Too few students for an interval.']
      : [
          `A planned question: ${points(result.planned)} points later. A drawn one: ${points(result.drawn)}.`,
          `Advantage of the plan: ${points(result.advantage)} points, 95% interval ${points(result.low)} to ${points(result.high)}.`,
        ];
  return [
    ...table,
    '',
    `Different later answers: ${answers}. Students: ${students}.`,
    ...outcome,
    answersNeeded === 0
      ? 'Enough answers to see a difference of 5 points with 80% power.'
      : `Answers still needed to see a difference of 5 points with 80% power: ${answersNeeded}.`,
  ];
}
