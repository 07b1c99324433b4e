import type { TrialPlace } from '../../learner/build-quiz';

/** A question as it was asked of one student, answered or not. Times in days since 1970. */
export interface AskedQuestion {
  readonly attemptId: string;
  readonly startedDays: number;
  /** Null for a quiz that was never finished. */
  readonly finishedDays: number | null;
  readonly questionId: number;
  readonly topic: string;
  readonly isCorrect: boolean | null;
  readonly trial: TrialPlace | null;
}

/** What followed on a group of places: how many there are, of how many there is a later answer, and how many of those were right. */
export interface Tally {
  places: number;
  answers: number;
  right: number;
}

export const ARMS = ['plannedAsked', 'plannedReplaced', 'drawnAsked', 'drawnPassedOver'] as const;

/** A place is in two arms: its planned topic was asked or replaced, and its drawn topic was asked or passed over. */
export type Arm = (typeof ARMS)[number];

export interface StudentTrial {
  readonly arms: Readonly<Record<Arm, Readonly<Tally>>>;
  /** Different later answers; one can be the outcome of several places. */
  readonly laterAnswers: number;
}

/** What a quiz taught is looked for in answers of quizzes begun so many days after it, or later. */
export const OUTCOME_AFTER_DAYS = 7;

const newTally = (): Tally => ({ places: 0, answers: 0, right: 0 });

export const newTallies = (): Record<Arm, Tally> => ({
  plannedAsked: newTally(),
  plannedReplaced: newTally(),
  drawnAsked: newTally(),
  drawnPassedOver: newTally(),
});

/** The answers to questions that had not been asked of the student before, in finished quizzes, by topic. Takes and keeps the order of time. */
function answersToNewQuestions(asked: readonly AskedQuestion[]): Map<string, AskedQuestion[]> {
  const seen = new Set<number>();
  const isNew = asked.filter(({ questionId }) => {
    const isFirst = !seen.has(questionId);
    seen.add(questionId);
    return isFirst;
  });
  const answered = isNew.filter(({ finishedDays, isCorrect }) => finishedDays !== null && isCorrect !== null);
  return Map.groupBy(answered, ({ topic }) => topic);
}

/**
 * Sorts one student's places into the arms of the trial. The outcome of a place for a topic is the first later answer to a
 * new question of that topic. A place whose two topics are the same says nothing. `asked` is in any order; of one quiz, in its own.
 */
export function studentTrial(asked: readonly AskedQuestion[]): StudentTrial {
  const inOrder = asked.toSorted((a, b) => a.startedDays - b.startedDays);
  const answersOn = answersToNewQuestions(inOrder);
  const arms = newTallies();
  const laterAnswers = new Set<AskedQuestion>();
  for (const { trial, finishedDays } of inOrder) {
    if (trial === null || finishedDays === null || trial.plannedTopic === trial.drawnTopic) continue;
    const from = finishedDays + OUTCOME_AFTER_DAYS;
    const count = (arm: Arm, topic: string) => {
      const outcome = answersOn.get(topic)?.find(({ startedDays }) => startedDays >= from);
      arms[arm].places += 1;
      if (outcome === undefined) return;
      laterAnswers.add(outcome);
      arms[arm].answers += 1;
      if (outcome.isCorrect) arms[arm].right += 1;
    };
    count(trial.isDrawn ? 'plannedReplaced' : 'plannedAsked', trial.plannedTopic);
    count(trial.isDrawn ? 'drawnAsked' : 'drawnPassedOver', trial.drawnTopic);
  }
  return { arms, laterAnswers: laterAnswers.size };
}
