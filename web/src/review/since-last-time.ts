/** A smaller change of an estimate is noise. */
const LIFTED_FROM = 0.05;

/** The learner's times are rounded to seconds. */
const secondOf = (at: string | null) => Math.round(Date.parse(at ?? '') / 1000);

interface FinishedQuiz {
  id: string;
  type: string;
  title: string;
  score: number;
}

/** The score of the same quiz when it was last taken before this attempt; null the first time. `quizzes` is oldest first. */
export function previousScore(quizzes: readonly FinishedQuiz[], attemptId: string): number | null {
  const index = quizzes.findIndex(({ id }) => id === attemptId);
  const attempt = quizzes[index];
  const before = quizzes.slice(0, Math.max(index, 0));
  return before.findLast(({ type, title }) => type === attempt?.type && title === attempt.title)?.score ?? null;
}

/** One sentence that compares a score with the previous one, both in percent. */
export function sinceLastTime(score: number, previous: number | null): string {
  if (previous === null) return 'Your first result in this quiz.';
  if (score > previous) return `Up from ${previous}% last time.`;
  return score === previous ? `The same as last time, ${previous}%.` : `Last time it was ${previous}%.`;
}

interface TopicHistory {
  topic: { id: string };
  /** Oldest first; `at` as ISO 8601. */
  history: readonly { at: string; estimate: number }[];
}

/** Ids of the topics whose estimate rose with the quiz that ended at this time. */
export function liftedTopics(topics: readonly TopicHistory[], endedAt: string | null): string[] {
  return topics.flatMap(({ topic, history }) => {
    const index = history.findLastIndex(({ at }) => secondOf(at) === secondOf(endedAt));
    const [before, after] = [history[index - 1], history[index]];
    return before && after && after.estimate - before.estimate >= LIFTED_FROM ? topic.id : [];
  });
}
