import type { Regraded, Rescored } from './regrade';

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What a student reads about their quizzes after a key was corrected; at least one of them has another score. The newest is named and linked. */
export function regradeNotice(
  chapter: string,
  quizzes: readonly Rescored[],
  grades: readonly Regraded[],
): { readonly text: string; readonly attemptId: string | null } {
  const changed = quizzes.filter(({ before, after }) => before !== after);
  const [newest, ...older] = changed.toSorted((a, b) => b.finishedAt - a.finishedAt);
  if (newest === undefined)
    return { text: `We corrected the answer key of a question in ${chapter}.`, attemptId: null };
  const { finishedAt, before, after, attemptId } = newest;
  const moved = `your quiz on ${day.format(finishedAt)} went from ${before} to ${after}`;
  const more =
    older.length === 0
      ? ''
      : `, and the ${older.length === 1 ? 'score of an older quiz' : `scores of ${older.length} older quizzes`} changed too`;
  const [grade] = grades;
  const graded = grade === undefined ? '' : ` Your grade for the chapter is now ${grade.after}.`;
  const rose = changed.filter((quiz) => (quiz.after ?? 0) > (quiz.before ?? 0)).length;
  const sorry =
    rose === changed.length
      ? ' You were right all along; the key was not.'
      : rose === 0
        ? ' Sorry: the old key was wrong in your favor.'
        : ' The old key was wrong, so some scores rose and others fell.';
  return {
    text: `We corrected the answer key of a question in ${chapter}: ${moved}${more}.${graded}${sorry}`,
    attemptId,
  };
}

/** What a student reads about a free response after its rubric was corrected. */
export function rescoredNotice({
  title,
  submittedAt,
  before,
  after,
  isBothWays,
}: {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  readonly before: number;
  readonly after: number;
  /** Whether some points were given and others taken back. */
  readonly isBothWays: boolean;
}): string {
  const same = after === 1 ? '1 point, but not the same one' : `${after} points, but not the same ones`;
  const moved = before === after ? `still has ${same}` : `went from ${before} to ${after} points`;
  const comment = isBothWays
    ? 'The old scoring withheld credit in one place and gave it by mistake in another.'
    : after > before
      ? 'You were right all along; the scoring was not.'
      : 'Sorry: the old scoring was wrong in your favor.';
  return `We corrected the scoring of “${title}”: your answer of ${day.format(submittedAt)} ${moved}. ${comment}`;
}
