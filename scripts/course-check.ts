import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../graphql-server/src/config';
import { auditOf } from '../graphql-server/src/course/check/bank/audit';
import { auditLines, type AuditView } from '../graphql-server/src/course/check/bank/audit-report';
import { AUDIT_RULES } from '../graphql-server/src/course/check/bank/audit-rules';
import { runAudit } from '../graphql-server/src/course/check/bank/run-audit';
import { problemCount, problemLines, summaryLines } from '../graphql-server/src/course/check/course-report';
import { validateFiles, validateWithSound } from '../graphql-server/src/course/check/validate-course';
import { checkVariants, shareOfVariants } from '../graphql-server/src/course/check/variants/check-variants';
import { VARIANT_NUMBERS } from '../graphql-server/src/course/check/variants/model-variants';
import { readCourseFiles } from '../graphql-server/src/course/read/course-files';
import type { CourseProblem } from '../graphql-server/src/course/read/course-source';
import { isSet, optionOf, runCommand, UsageError } from './command-line';

// npm run course:check: lists what is wrong with the course files, where, and how to fix it; then what the rules about the
// question bank find; then what is wrong with the variants of the question models. It fails on a problem, and on more findings
// than course/known-findings.yaml knows.

const USAGE = 'npm run course:check -- [--dir DIRECTORY] [--rule NAME] [--unit N] [--all] [--all-variants]';
const EXAMPLES = 3;

interface CommandLine extends AuditView {
  readonly dir: string;
  readonly areAllVariants: boolean;
}

function readCommandLine(): CommandLine {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const { values } = parseArgs({ options: { dir: text, rule: text, unit: text, all: flag, 'all-variants': flag } });
  const rule = optionOf(values, 'rule');
  const names = AUDIT_RULES.map(({ name }) => name);
  if (rule !== undefined && !names.includes(rule))
    throw new UsageError(`There is no rule "${rule}". There are: ${names.join(', ')}.`);
  const unit = optionOf(values, 'unit');
  if (unit !== undefined && !/^\d+$/.test(unit)) throw new UsageError('--unit is the number of a unit, such as 2.');
  return {
    dir: optionOf(values, 'dir') ?? readConfig().courseDir,
    rule,
    unit: unit === undefined ? undefined : Number(unit),
    examples: isSet(values, 'all') ? Infinity : EXAMPLES,
    areAllVariants: isSet(values, 'all-variants'),
  };
}

await runCommand(USAGE, async () => {
  const { dir, areAllVariants, ...view } = readCommandLine();
  const unread: CourseProblem[] = [];
  const files = readCourseFiles(dir, unread);
  const { course, problems } = await validateWithSound(dir, validateFiles(files, unread));
  const audit = runAudit(course, files);
  const variants = checkVariants(auditOf(course, files), areAllVariants ? VARIANT_NUMBERS : shareOfVariants(course));
  const all = [...problems, ...audit.problems, ...variants];
  const parts = [problemLines(all), auditLines(audit.results, view), summaryLines(course), [problemCount(all)]];
  console.log(
    parts
      .flatMap((lines) => (lines.length > 0 ? [...lines, ''] : []))
      .join('\n')
      .trimEnd(),
  );
  process.exitCode = all.length > 0 ? 1 : 0;
});
