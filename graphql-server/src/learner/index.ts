import { finiteDays } from './days.ts';
import { planQuiz, type QuizRequest } from './build-quiz.ts';
import { forecast } from './filter.ts';
import { estimateMastery } from './knowledge.ts';
import { DEFAULT_PARAMS, type LearnerParams } from './params.ts';
import { chanceCorrect } from './second-stage.ts';
import { findRows, newState, type LearnerState } from './state.ts';
import { update } from './update.ts';

// The learner's public interface, by which anyone can evaluate it. Imports under it carry their .ts, so that plain
// Node runs it without a bundler.

export { fitLearner } from './fit.ts';
export type { LearnerParams } from './params.ts';

/** An engine that keeps all it has learned in memory. Times are days from any one origin; ids are any strings. */
export interface Learner {
  readonly params: LearnerParams;
  readonly state: LearnerState;
  /** The chance of a right answer, 0–1. Changes nothing. */
  predict(user: string, item: string, topic: string, type: string, tDays: number): number;
  update(user: string, item: string, topic: string, type: string, correct: boolean, tDays: number): void;
}

/** A learner who has seen no answers. What `params` leaves out is as in the cold start. */
export function createLearner(given: Partial<LearnerParams> = {}): Learner {
  const params = { ...DEFAULT_PARAMS, ...given };
  const state = newState(params);
  return {
    params,
    state,
    predict(user, item, topic, type, tDays) {
      const rows = findRows(state, { user, item, topic, type }, params);
      const now = finiteDays(tDays);
      return chanceCorrect(state.secondStage, rows, forecast(rows, now, params), now);
    },
    update(user, item, topic, type, correct, tDays) {
      update(state, { user, item, topic, type, correct, tDays: finiteDays(tDays) }, params);
    },
  };
}

/** The item ids of a targeted quiz, in the order to ask them. */
export function buildQuiz(learner: Learner, request: QuizRequest): string[] {
  return planQuiz(learner, { ...request, tDays: finiteDays(request.tDays) }).map(({ item }) => item);
}

/** How likely the student knows the answer to an average question of the topic, 0–1. */
export function mastery({ state, params }: Learner, user: string, topic: string, tDays: number): number {
  return estimateMastery({ state, params, student: state.students.get(user), tDays: finiteDays(tDays) }, topic).chance;
}
