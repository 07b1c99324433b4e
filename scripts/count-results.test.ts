import { expect, test } from 'vitest';
import { closingLine, judge } from './count-results';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const green = file('passed', 'passed', 'passed');

test.each([
  ['green tests and a content vitest', [green], 0, 0, '2 passed, 0 failed'],
  ['skipped and unwritten tests', [green, file('passed', 'pending', 'todo')], 0, 0, '2 passed, 0 failed, 2 skipped'],
  ['a failed test among others', [green, file('failed', 'failed', 'passed')], 1, 1, '3 passed, 1 failed'],
  ['a file that did not load', [green, file('failed')], 1, 1, '2 passed, 1 failed'],
  ['a hook that broke after green tests', [file('failed', 'passed')], 1, 1, '1 passed, 1 failed'],
  ['a failure that vitest forgave', [green, file('failed')], 0, 1, '2 passed, 1 failed'],
  ['green tests and an unhandled error', [green], 1, 1, '2 passed, 1 failed'],
  ['no test at all', [], 1, 1, '0 passed, 0 failed'],
  ['no test, and a vitest content with that', [], 0, 1, '0 passed, 0 failed'],
  ['nothing but skipped tests', [file('passed', 'pending')], 0, 1, '0 passed, 0 failed, 1 skipped'],
])('%s', (_what, testResults, vitestExitCode, exitCode, line) => {
  const verdict = judge({ testResults }, vitestExitCode);
  expect(verdict.exitCode).toBe(exitCode);
  expect(closingLine(verdict.counts)).toBe(line);
});

test('a vitest that ended without a report is a failure', () => {
  const { exitCode, counts } = judge(null, 137);
  expect(exitCode).toBe(137);
  expect(closingLine(counts)).toBe('0 passed, 1 failed');
});
