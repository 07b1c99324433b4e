import type { ReadinessQuery } from '../../../../schema/generated/graphql';
import { ANSWERS_FOR_A_FORECAST, ANSWERS_OF_A_UNIT, UNITS_FOR_A_FORECAST } from '../../../../schema/rules/readiness';

type Readiness = ReadinessQuery['readiness'];
type Forecast = NonNullable<Readiness['forecast']>;

/** "3–4", or "3" where the range is one score. */
export const scores = ({ low, high }: Pick<Forecast, 'low' | 'high'>): string =>
  low === high ? String(low) : `${low}–${high}`;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "a", "a and b", "a, b, and c". */
function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  if (others.length === 0) return last;
  return `${others.toReversed().join(', ')}${others.length > 1 ? ',' : ''} and ${last}`;
}

type Evidence = Pick<Readiness, 'answers' | 'unitsAnswered'>;

/** What is missing before a score can be predicted. */
export function missingInWords({ answers, unitsAnswered }: Evidence): string {
  const needed = `A prediction needs ${ANSWERS_FOR_A_FORECAST} answers, with ${ANSWERS_OF_A_UNIT} or more in ${UNITS_FOR_A_FORECAST} units of the exam.`;
  const has =
    answers === 0
      ? 'You have none yet.'
      : `You have ${counted(answers, 'answer', 'answers')}, and ${counted(unitsAnswered, 'unit', 'units')} with enough of them.`;
  return `${needed} ${has}`;
}

/** One line for the dashboard. */
export function inShort({
  forecast,
  answers,
  unitsAnswered,
}: Evidence & { forecast?: Pick<Forecast, 'low' | 'high'> | null }): string {
  if (forecast) return `${scores(forecast)} of 5`;
  return answers < ANSWERS_FOR_A_FORECAST
    ? `After ${ANSWERS_FOR_A_FORECAST} answers: ${answers} so far`
    : `After ${UNITS_FOR_A_FORECAST} units of the exam: ${unitsAnswered} so far`;
}

/** When the predicted exam would be. */
export function whenInWords(daysAhead: number): string {
  if (daysAhead === 0) return 'As if you took the exam today.';
  return `As if the exam were ${counted(daysAhead, 'day', 'days')} away and you stopped practicing today.`;
}

/** What the prediction rests on. */
export function restsOn({ answers, units, unitsAnswered, freeResponses }: Readiness): string {
  const responses = freeResponses === 0 ? '' : ` and ${counted(freeResponses, 'free response', 'free responses')}`;
  const asked = unitsAnswered === units.length ? `all ${units.length}` : `${unitsAnswered} of the ${units.length}`;
  return `It rests on ${answers} answers in ${asked} units of the exam${responses}.`;
}

/** What there is no evidence for, in sentences. */
export function withoutEvidence({ units, freeResponses }: Readiness): string[] {
  const unknown = units
    .filter(({ answers }) => answers < ANSWERS_OF_A_UNIT)
    .map(({ examUnit }) => `unit ${examUnit.number}`);
  return [
    ...(unknown.length === 0
      ? []
      : [`There are not enough answers on ${listed(unknown)}, so it assumes that you know less there than elsewhere.`]),
    ...(freeResponses > 0
      ? []
      : ['There is no free response yet, so a third of the exam is estimated from your quizzes alone.']),
  ];
}

/** Units named as reasons: those that cost the most. */
const REASONS = 2;

/** The units that cost the most points, in a sentence. */
export function reasonsInWords(units: Readiness['units']): string {
  const costs = [...units].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0)).slice(0, REASONS);
  const named = costs.map(
    ({ examUnit, cost, worth }) =>
      `unit ${examUnit.number}, ${examUnit.name} (about ${Math.round(cost ?? 0)} of ${Math.round(worth)} points)`,
  );
  return `You would lose the most points in ${named.join(', and in ')}.`;
}

/** "+0.6 points in 11 minutes". */
export const gainInWords = ({ gain, minutes }: Pick<Readiness['steps'][number], 'gain' | 'minutes'>): string =>
  `about +${gain.toFixed(1)} ${gain.toFixed(1) === '1.0' ? 'point' : 'points'} in ${counted(minutes, 'minute', 'minutes')}`;
