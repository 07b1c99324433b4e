/** What a student may say about a question, or a scored point, that is not right. */

export const LONGEST_REPORT = 1_000;
/** One sentence about one point. */
export const LONGEST_DISPUTE = 300;

/** Null when these words may go with a report (none are needed), else the message for people. */
export function checkReportWords(words: string, longest = LONGEST_REPORT): string | null {
  if (words.includes('\0')) return 'Please remove control characters.';
  return words.length > longest ? `Please use ${longest.toLocaleString('en-US')} characters or fewer.` : null;
}
