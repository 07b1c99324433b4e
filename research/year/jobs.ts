import type { Logged } from './servers';
import { table } from './tables';

/** A published version of the parameters. */
export interface Version {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answers: number;
  readonly secondStage: boolean;
}

type Logs = readonly (readonly Logged[])[];

/** What a line of the log says to have published: a version by its number or, after a fit, by its time. */
function publishes(line: Logged, { version, at }: Version): boolean {
  if (line.version !== undefined) return line.version === version;
  return line.adopted === true && line.time === at;
}

/** The lines that tell of a version's publishing, each with its server, counted from 1. */
function publicationsOf(version: Version, logs: Logs) {
  const lines = logs.flatMap((log, index) => log.map((line) => ({ line, server: index + 1 })));
  const told = lines.filter(({ line }) => publishes(line, version));
  const byNumber = told.filter(({ line }) => line.version !== undefined);
  return byNumber.length > 0 ? byNumber : told;
}

export function versionTable(versions: readonly Version[], logs: Logs, dayOf: (at: number) => number): string {
  const rows = versions.map((version) => {
    const published = publicationsOf(version, logs);
    return [
      version.version,
      dayOf(version.at),
      version.answers,
      version.secondStage ? 'yes' : 'no',
      published.map(({ line }) => line.event).join(', '),
      published.map(({ server }) => server).join(', '),
    ];
  });
  return table(['version', 'day', 'answers', 'second stage', 'event', 'server'], rows);
}

/** What is wrong with the publishing: each version is to be published by one server, once, as both logs tell it. */
export function publishingFaults(versions: readonly Version[], logs: Logs): string[] {
  const known = new Set(versions.map(({ version }) => version));
  const unstored = logs.flat().flatMap(({ version }) => (version === undefined || known.has(version) ? [] : version));
  const wrong = versions.flatMap((version) => {
    const times = publicationsOf(version, logs).length;
    return times === 1 ? [] : [`Version ${version.version} was published ${times} times, by the servers' logs.`];
  });
  return [...unstored.map((version) => `Version ${version} is not stored.`), ...wrong];
}

/** What the nightly fits found on held-out students, in log-loss. */
export function fitTable(logs: Logs, dayOf: (at: number) => number): string {
  const four = (loss: number | null | undefined) => loss?.toFixed(4) ?? '';
  const fits = logs.flat().filter(({ adopted }) => adopted !== undefined);
  const rows = fits
    .sort((a, b) => a.time - b.time)
    .map(({ time, answers, heldOutAnswers, lossInForce, lossFitted, adopted }) => [
      dayOf(time),
      answers ?? '',
      heldOutAnswers ?? '',
      four(lossInForce),
      four(lossFitted),
      adopted ? 'yes' : 'no',
    ]);
  return table(['day', 'answers', 'held out', 'loss in force', 'loss fitted', 'adopted'], rows);
}

/** How often each job did something, by event and server. */
export function jobTable(logs: Logs): string {
  const events = new Set(logs.flat().flatMap(({ event }) => event ?? []));
  const rows = [...events]
    .sort()
    .map((event) => [event, ...logs.map((log) => log.filter((line) => line.event === event).length)]);
  return table(['event', ...logs.map((_, index) => `server ${index + 1}`)], rows);
}

/** What is wrong with the jobs: in one night, one server does a job, once. */
export function jobFaults(logs: Logs): string[] {
  const nights = Map.groupBy(logs.flat(), ({ event, time }) => `${event} at ${new Date(time).toISOString()}`);
  return [...nights].flatMap(([night, lines]) =>
    lines.length > 1 && lines[0]?.event !== undefined ? [`${lines.length} times ${night}.`] : [],
  );
}
