import { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { kebabCase } from '../../read/read-yaml';
import { problem, type CourseProblem } from '../../read/course-source';
import type { AuditRule, Finding } from './audit';
import { readDataFile } from './data-file';

export const KNOWN_FINDINGS_FILE = 'known-findings.yaml';

/** Rule → how many findings the bank is known to have. A rule that is not in the file has none. */
export type KnownFindings = Readonly<Record<string, number>>;

/** Null for a course without the file: then findings are remarks only. */
export const readKnownFindings = (files: CourseFiles): KnownFindings | null =>
  readDataFile(
    files,
    KNOWN_FINDINGS_FILE,
    z
      .record(kebabCase, z.int().positive())
      .nullable()
      .transform((known) => known ?? {}),
  );

export interface RuleResult {
  readonly rule: AuditRule;
  readonly findings: readonly Finding[];
  /** Without warnings. */
  readonly count: number;
  /** Null where the course keeps no list of known findings. */
  readonly known: number | null;
}

const at = { file: KNOWN_FINDINGS_FILE, line: 1 };

/** Whatever makes the check fail: a rule with more findings than known, or a rule that does not exist. */
export function knownFindingProblems(results: readonly RuleResult[], known: KnownFindings | null): CourseProblem[] {
  const names = new Set(results.map(({ rule }) => rule.name));
  const unknown = Object.keys(known ?? {}).filter((name) => !names.has(name));
  return [
    ...results.flatMap(({ rule: { name }, count, known: before }) =>
      before === null || count <= before
        ? []
        : problem(
            at,
            `${name} has ${count} findings; ${before} were known`,
            `npm run course:check -- --rule ${name} --all lists them`,
          ),
    ),
    ...unknown.map((name) =>
      problem(at, `there is no rule "${name}"`, `remove it; the rules are ${[...names].join(', ')}`),
    ),
  ];
}

/** Rules that find less than is known, as the lines that the file should have. */
export const loweredLines = (results: readonly RuleResult[]): string[] =>
  results.flatMap(({ rule: { name }, count, known }) =>
    known !== null && count < known ? (count === 0 ? `remove ${name}` : `${name}: ${count}`) : [],
  );
