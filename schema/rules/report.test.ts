import { expect, test } from 'vitest';
import { checkReportWords, LONGEST_DISPUTE, LONGEST_REPORT } from './report';

test('words with a report are welcome up to a thousand characters, and none are needed', () => {
  expect(checkReportWords('')).toBeNull();
  expect(checkReportWords('x'.repeat(LONGEST_REPORT))).toBeNull();
  expect(checkReportWords('x'.repeat(LONGEST_REPORT + 1))).toBe('Please use 1,000 characters or fewer.');
  expect(checkReportWords('x'.repeat(LONGEST_DISPUTE), LONGEST_DISPUTE)).toBeNull();
  expect(checkReportWords('x'.repeat(LONGEST_DISPUTE + 1), LONGEST_DISPUTE)).toBe(
    'Please use 300 characters or fewer.',
  );
  expect(checkReportWords('a\0b')).toBe('Please remove control characters.');
});
