import type { FreshStart } from './fresh-start';
import { cpus } from 'node:os';
import type { Audit } from './lighthouse';
import { SLOWDOWN, type FrameTimes } from './lesson-frames';
import type { Compared, Spread } from './measure';

const START_SECONDS = 5;
const FRAME_MS = 50;

const verdict = (good: boolean) => (good ? 'ok' : 'short');
const whole = (value: number | null) => (value === null ? '–' : String(Math.round(value)));
const range = ({ min, median, max }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

export function printSpeed(compared: readonly Compared[], statements: readonly number[], sizes: string): void {
  console.log(
    `\n${cpus()[0]?.model ?? 'Unknown processor'} × ${cpus().length}, Node ${process.version}, PostgreSQL; ${sizes}`,
  );
  console.log(
    'Median (lowest–highest) of the rounds; raw is bare node:http with one prepared statement; peer is Mercurius with graphql-jit.\n',
  );
  const head = [
    '',
    'requests/s',
    'raw',
    'ratio to raw',
    'goal',
    '',
    'peer',
    'ahead',
    'CPU µs',
    'raw',
    'peer',
    'SQL',
    'goal',
    '',
    'bytes',
    'raw',
    'peer',
  ];
  const rows = compared.map(({ name, goal, server, raw, peer, ratio, peerRatio }, index) => [
    name,
    range(server.perSecond, 0),
    range(raw.perSecond, 0),
    range(ratio, 2),
    `≥ ${goal.ratio.toFixed(2)}`,
    verdict(ratio.median >= goal.ratio),
    range(peerRatio, 2),
    ratio.median > peerRatio.median ? 'yes' : 'no',
    whole(server.cpu),
    whole(raw.cpu),
    whole(peer.cpu),
    (statements[index] ?? NaN).toFixed(1),
    `≤ ${goal.statements}`,
    // The check for another course, every two seconds, is among them.
    verdict(Math.round(statements[index] ?? NaN) <= goal.statements),
    whole(server.bytes),
    whole(raw.bytes),
    whole(peer.bytes),
  ]);
  printTable([head, ...rows]);
}

export function printStart(seconds: number): void {
  console.log(
    `\nSecond start on the embedded database: ${seconds.toFixed(1)} s, goal ≤ ${START_SECONDS} s, ${verdict(seconds <= START_SECONDS)}`,
  );
}

export function printFrames(measured: readonly FrameTimes[]): void {
  console.log(`\nFrames while a picture of a lesson moves, CPU slowed down ${SLOWDOWN} times, ms\n`);
  const rows = measured.map(({ device, moves, frames, tasks }) => {
    const at = (share: number) => (frames[Math.floor((frames.length - 1) * share)] ?? NaN).toFixed(0);
    const longest = tasks.at(-1) ?? NaN;
    const late = frames.filter((ms) => ms > FRAME_MS).length;
    return [
      device,
      `${moves} moves`,
      `frame median ${at(0.5)}`,
      `99 % ${at(0.99)}`,
      `over ${FRAME_MS}: ${late}`,
      `longest task ${longest.toFixed(0)} of CPU`,
      verdict(longest <= FRAME_MS),
    ];
  });
  printTable(rows);
}

export function printAudits(audits: readonly Audit[]): void {
  console.log('\nLighthouse on a phone, median of five\n');
  const goals = [
    ['goal for visitors', '≥ 98', '100', '100', '100', '≤ 1.5', '≤ 50', '≤ 0.01', '', ''],
    ['goal for students', '≥ 95', '100', '100', '', '≤ 2.0', '≤ 150', '≤ 0.01', '', ''],
  ];
  const rows = audits.map((audit) => {
    const { isPublic, performance, accessibility, bestPractices, seo, paintSeconds, blockedMs, shift } = audit;
    const perfect = accessibility === 100 && bestPractices === 100 && (seo === 100 || !isPublic);
    const [least, latest, longest] = isPublic ? [98, 1.5, 50] : [95, 2, 150];
    const quick = performance >= least && paintSeconds <= latest && blockedMs <= longest && shift <= 0.01;
    const scores = [performance, accessibility, bestPractices, seo].map(whole);
    return [
      audit.page,
      ...scores,
      paintSeconds.toFixed(2),
      whole(blockedMs),
      shift.toFixed(3),
      whole(audit.requests),
      verdict(perfect && quick),
    ];
  });
  const head = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'requests', ''];
  printTable([head, ...goals, ...rows]);
}

/** Times the cost of stored questions that fresh ones may take at most. */
const MOST_FRESH = 2;

export function printFreshStart({ stored, fresh, first }: FreshStart): void {
  console.log('\nStarting a quiz of ten graphs on the embedded database, median of the students\n');
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  printTable([
    ['stored', ms(stored), '', ''],
    ['fresh', ms(fresh), `≤ ${MOST_FRESH} × stored`, verdict(fresh <= MOST_FRESH * stored)],
    ['fresh, asked by nobody before', ms(first), '', ''],
  ]);
}

export interface LearnerSpeed {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most: number;
}

export function printLearner(speeds: readonly LearnerSpeed[]): void {
  console.log('\nThe engine, median of the calls\n');
  const rows = speeds.map(({ name, value, unit, most }) => [
    name,
    `${value.toFixed(2)} ${unit}`,
    `≤ ${most} ${unit}`,
    verdict(value <= most),
  ]);
  printTable(rows);
}
