// Reads vitest's JSON report and says the closing line of `npm test`.

export interface Report {
  testResults: {
    status: string;
    assertionResults: { status: string }[];
  }[];
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A file that failed without a failed test (it did not load, a hook broke) counts as one failure. */
function countResults(report: Report | null): Counts {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failedTests = statuses.filter((status) => status === 'failed').length;
  return { passed, failed: failedTests + brokenFiles.length, skipped: statuses.length - passed - failedTests };
}

export interface Verdict {
  counts: Counts;
  exitCode: number;
  /** What needs saying before the closing line. */
  remark: string | null;
}

/** vitest can fail with every test green (an unhandled error, a crash): then that is the failure to count. */
export function judge(report: Report | null, vitestExitCode: number): Verdict {
  const counted = countResults(report);
  if (report === null) {
    const remark = 'vitest ended before it could report: counted as one failure.';
    return { counts: { ...counted, failed: 1 }, exitCode: vitestExitCode || 1, remark };
  }
  if (counted.passed + counted.failed === 0)
    return { counts: counted, exitCode: vitestExitCode || 1, remark: 'No test ran.' };
  if (vitestExitCode !== 0 && counted.failed === 0) {
    const counts = { ...counted, failed: 1 };
    return { counts, exitCode: vitestExitCode, remark: 'vitest itself failed (see above): counted as one failure.' };
  }
  return { counts: counted, exitCode: counted.failed > 0 ? vitestExitCode || 1 : 0, remark: null };
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
