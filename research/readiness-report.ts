import { parseArgs } from 'node:util';
import { FORECAST_PARAMS, type ForecastParams } from '../graphql-server/src/exam/readiness/forecast-params';
import { prepare } from './readiness';
import { checkForecasts, summaryOf, type Checked } from './readiness-check';
import { WORLDS } from './worlds';

// npm run learner:readiness [-- --worlds 40 --students 15 --from 1 --set unmet=1,forgetting=.5]: how often forecasts of the exam hold what
// simulated students get 3, 14, and 30 days later.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '40' },
    students: { type: 'string', default: '15' },
    from: { type: 'string', default: '1' },
    set: { type: 'string', default: '' },
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];
const changed = values.set.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split('=')]));
const params: ForecastParams = {
  ...FORECAST_PARAMS,
  ...Object.fromEntries(changed.map(([name = '', value]) => [name, Number(value)])),
};

const DAYS = [3, 14, 30];

const line = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('')); // the command's report
const percent = (share: number) => `${(share * 100).toFixed(0)}%`;

function report(name: string, checked: readonly Checked[]): void {
  const { forecasts, composites, scores, claimed, width, bias, error, half } = summaryOf(checked);
  line(
    name,
    ...[String(forecasts), percent(composites), percent(scores), percent(claimed), width.toFixed(2)],
    ...[bias.toFixed(1), error.toFixed(1), half.toFixed(1)],
  );
}

line(
  `${worlds} worlds × ${students} from ${from}`,
  'forecasts',
  '80% hold',
  'scores hold',
  'claimed',
  'scores',
  'bias',
  'error',
  '± range',
);
const all = new Map<number, Checked[]>(DAYS.map((days) => [days, []]));
for (const kind of WORLDS) {
  const prepared = Array.from({ length: worlds }, (_, index) => ({
    seed: from + index,
    preparation: prepare(kind(from + index), students, from + index),
  }));
  for (const days of DAYS) {
    const checked = prepared.flatMap(({ seed, preparation }) => checkForecasts(preparation, days, seed, params));
    all.get(days)?.push(...checked);
    report(`${kind(1).name}, ${days} days`, checked);
  }
}
for (const [days, checked] of all) report(`all, ${days} days`, checked);
