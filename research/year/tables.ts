import { scorePredictions, type Scores } from '../scores';
import type { Logged } from './servers';

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
export function predictionTable(answers: readonly Predicted[], weeks: number): string {
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

/** A published version of the parameters. */
export interface Version {
  readonly version: number;
  /** Since the year began. */
  readonly day: number;
  readonly answers: number;
  readonly fitted: boolean;
}

/** Which servers say in their logs that they published a version; counted from 1. */
function publishersOf(version: number, logs: readonly (readonly Logged[])[]): number[] {
  return logs.flatMap((log, index) =>
    log.filter((line) => line.event !== undefined && line.version === version).map(() => index + 1),
  );
}

export function versionTable(versions: readonly Version[], logs: readonly (readonly Logged[])[]): string {
  const rows = versions.map(({ version, day, answers, fitted }) => [
    version,
    Math.floor(day) + 1,
    answers,
    fitted ? 'yes' : 'no',
    publishersOf(version, logs).join(' and '),
  ]);
  return table(['version', 'day', 'answers', 'fitted', 'published by server'], rows);
}

/** What is wrong with the publishing: each version is to be published by one server, once, as both logs tell it. */
export function publishingFaults(versions: readonly Version[], logs: readonly (readonly Logged[])[]): string[] {
  const logged = logs
    .flat()
    .flatMap(({ event, version }) => (event !== undefined && version !== undefined ? version : []));
  const known = new Set(versions.map(({ version }) => version));
  const unstored = logged
    .filter((version) => !known.has(version))
    .map((version) => `Version ${version} is not stored.`);
  const wrong = versions.flatMap(({ version }) => {
    const times = publishersOf(version, logs).length;
    return times === 1 ? [] : [`Version ${version} was published ${times} times, by the servers' logs.`];
  });
  return [...unstored, ...wrong];
}

/** How often each job did something, by event and server. */
export function jobTable(logs: readonly (readonly Logged[])[]): string {
  const events = new Set(logs.flat().flatMap(({ event }) => event ?? []));
  const rows = [...events]
    .sort()
    .map((event) => [event, ...logs.map((log) => log.filter((line) => line.event === event).length)]);
  return table(['event', ...logs.map((_, index) => `server ${index + 1}`)], rows);
}

/** What is wrong with the jobs: in one night, one server does a job, once. */
export function jobFaults(logs: readonly (readonly Logged[])[]): string[] {
  const nights = Map.groupBy(logs.flat(), ({ event, time }) => `${event} at ${new Date(time).toISOString()}`);
  return [...nights].flatMap(([night, lines]) =>
    lines.length > 1 && lines[0]?.event !== undefined ? [`${lines.length} times ${night}.`] : [],
  );
}
