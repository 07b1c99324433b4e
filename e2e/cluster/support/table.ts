import type { Counts } from './load';
import type { Differences } from './ledger';

/** What a fault did to the students. */
export interface Row extends Counts, Differences {
  readonly fault: string;
  /** Requests that nginx sent again. */
  readonly repeated: number;
}

const HEAD = ['fault', 'requests', 'failed', '503', 'for at most', 'writes', 'lost', 'double', 'sent again', 'taken'];

const cellsOf = ({
  fault,
  requests,
  failures,
  unavailable,
  outage,
  acknowledged,
  lost,
  double,
  repeated,
  repeats,
}: Row) => [
  fault,
  requests,
  failures.length,
  unavailable.length,
  unavailable.length === 0 ? '–' : `${outage.toFixed(1)} s`,
  acknowledged,
  lost.length,
  double.length,
  repeated,
  repeats,
];

/** As Markdown, for docs/operations.md. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
