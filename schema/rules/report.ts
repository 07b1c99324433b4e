/** What a student may say about a question that is not right. */

export const LONGEST_REPORT = 1_000;

/** Null when these words may go with a report (none are needed), else the message for people. */
export function checkReportWords(words: string): string | null {
  if (words.includes('\0')) return 'Please remove control characters.';
  return words.length > LONGEST_REPORT
    ? `Please use ${LONGEST_REPORT.toLocaleString('en-US')} characters or fewer.`
    : null;
}
