import { scorePredictions, type Scores } from '../scores';

/** One answer, and the chance of a right one by three models; 0–1. */
export interface Predicted {
  /** Since the year began. */
  readonly day: number;
  readonly correct: boolean;
  readonly server: number;
  readonly baseline: number;
  readonly truth: number;
}

const DAYS_A_WEEK = 7;
const MOST_ROWS = 10;

type Row = readonly (string | number)[];

/** A Markdown table. */
export function table(heads: Row, rows: readonly Row[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const three = (value: number) => value.toFixed(3);

function scoresOf(answers: readonly Predicted[], model: 'server' | 'baseline' | 'truth'): Scores {
  return scorePredictions(answers.map((answer) => ({ chance: answer[model], correct: answer.correct })));
}

function predictionRow(name: string, answers: readonly Predicted[]): Row {
  const [server, baseline, truth] = [
    scoresOf(answers, 'server'),
    scoresOf(answers, 'baseline'),
    scoresOf(answers, 'truth'),
  ];
  return [
    name,
    answers.length,
    three(truth.logLoss),
    three(baseline.logLoss),
    three(server.logLoss),
    three(baseline.logLoss - server.logLoss),
    `${three(baseline.auc)} → ${three(server.auc)}`,
    `${three(baseline.ece)} → ${three(server.ece)}`,
  ];
}

/** How good the predictions were (log-loss; AUC and ECE of the engine that never learns → of the servers), by weeks or, in a long year, by blocks of weeks. */
export function predictionTable(answers: readonly Predicted[]): string {
  const weeks = answers.reduce((most, { day }) => Math.max(most, Math.floor(day / DAYS_A_WEEK) + 1), 1);
  const block = Math.ceil(weeks / MOST_ROWS);
  const blocks = Map.groupBy(answers, ({ day }) => Math.floor(day / DAYS_A_WEEK / block));
  const rows = [...blocks]
    .sort(([a], [b]) => a - b)
    .map(([index, some]) => {
      const [from, to] = [index * block + 1, Math.min(weeks, (index + 1) * block)];
      return predictionRow(from === to ? `${from}` : `${from}–${to}`, some);
    });
  const heads = ['week', 'answers', 'truth', 'never learns', 'server', 'gain', 'AUC', 'ECE'];
  return table(heads, [...rows, predictionRow('all', answers)]);
}

/** The value that a share (0–1) of the others does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function timeTable(times: ReadonlyMap<string, readonly number[]>): string {
  const milli = (value: number) => `${value.toFixed(0)} ms`;
  const rows = [...times].map(([name, some]) => [
    name,
    some.length,
    milli(quantile(some, 0.5)),
    milli(quantile(some, 0.99)),
  ]);
  return table(['operation', 'requests', 'p50', 'p99'], rows);
}
