import { describe, expect, test } from 'vitest';
import { sampleFiles } from '../../../../test/fixtures/course-sample/sample-course';
import { readCourseFiles } from '../../read/course-files';
import { parseCourse } from '../../read/read-course';
import { problemLines } from '../course-report';
import type { Finding } from './audit';
import { auditLines } from './audit-report';
import { AUDIT_RULES } from './audit-rules';
import { KNOWN_FINDINGS_FILE, knownFindingProblems, loweredLines, type RuleResult } from './known-findings';
import { runAudit } from './run-audit';
import { WORDINGS_FILE } from './wordings';

const finding = (line: number, more: Partial<Finding> = {}): Finding => ({
  file: 'a.gift',
  line,
  message: `q-${line}: it is odd`,
  fix: 'make it even',
  unit: 1,
  question: `q-${line}`,
  ...more,
});
const result = (
  count: number,
  known: number | null,
  findings = Array.from({ length: count }, (_, index) => finding(index + 1)),
): RuleResult => ({
  rule: { name: 'even', demands: 'Questions are even.', find: () => [] },
  findings,
  count,
  known,
});

describe('known findings', () => {
  test.each([
    [3, 3, [], []],
    [4, 3, ['even has 4 findings; 3 were known'], []],
    [2, 3, [], ['even: 2']],
    [0, 3, [], ['remove even']],
    [9, null, [], []],
  ])('%i findings, %s known', (count, known, problems, lowered) => {
    expect(knownFindingProblems([result(count, known)], {}).map(({ message }) => message)).toEqual(problems);
    expect(loweredLines([result(count, known)])).toEqual(lowered);
  });

  test('a rule that does not exist cannot be known', () =>
    expect(knownFindingProblems([result(1, 1)], { evn: 2 }).map(({ message }) => message)).toEqual([
      'there is no rule "evn"',
    ]));
});

describe('the report on the question bank', () => {
  test('groups findings by rule, with a few examples', () =>
    expect(auditLines([result(3, 5)], { examples: 1 })).toEqual([
      'even: 3 findings, 5 known. Questions are even.',
      '  a.gift:1  q-1: it is odd — make it even',
      '  … and 2 more (--rule even --all)',
      '',
      'Fewer findings than known. In known-findings.yaml: even: 3.',
    ]));

  test('shows one unit, and marks what is not counted', () => {
    const findings = [finding(1), finding(2, { unit: 2, isWarning: true })];
    expect(auditLines([result(1, 1, findings)], { examples: Infinity, unit: 2 })).toEqual([
      'even: 1 finding, 1 in Unit 2. Questions are even.',
      '  warning: a.gift:2  q-2: it is odd — make it even',
      '',
    ]);
  });

  test('names the rules that find nothing, and shows one rule', () =>
    expect(auditLines([result(0, 0)], { examples: 1, rule: 'even' })).toEqual(['Without findings: even.']));
});

test('a course without a list of known findings has remarks, and no problems', () => {
  const files = sampleFiles().set(WORDINGS_FILE, '- { pattern: claim, write: statement, example: a claim }\n');
  const { results, problems } = runAudit(parseCourse(files).course, files);
  expect(problems).toEqual([]);
  expect(results.some(({ count }) => count > 0)).toBe(true);
});

test('the shipped bank has no more findings than known, and its list is complete', { timeout: 120_000 }, () => {
  const files = readCourseFiles('course');
  const { results, problems } = runAudit(parseCourse(files).course, files);
  expect(files.has(KNOWN_FINDINGS_FILE)).toBe(true);
  expect(results.map(({ rule }) => rule)).toEqual(AUDIT_RULES);
  expect(problemLines(problems)).toEqual([]);
});
