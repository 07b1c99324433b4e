import { forecast, learnDifficulty } from './filter.ts';
import { createModel, UNPUBLISHED, type Catalog, type FoldedAnswer, type PublishedParameters } from './fold.ts';
import type { Calibrated, FittedParams } from './params.ts';
import { isPoint } from './points.ts';
import { lossOf } from './second-stage.ts';
import { asNew, ensureRows, type Belief, type LearnerState } from './state.ts';
import { updateAll, updateStudent } from './update.ts';

export interface StudentAnswer extends FoldedAnswer {
  readonly userId: number;
}

/** What a publication holds besides its version. */
export type Learned = Omit<PublishedParameters, 'version'>;

interface Replay {
  /** Answers in the order of their times. One to a question that the catalog does not have is left out. */
  learn(answer: StudentAnswer): void;
  learned(): Learned;
}

/**
 * Learns the difficulties of a course and the second stage from all students' answers, given the filter's parameters. Both
 * start from nothing, because an answer that was learned before would count twice. The second stage is published if it
 * predicted these answers better, each before it was learned, than the filter alone (prequential log-loss, Dawid 1984).
 */
export function startReplay(catalog: Catalog, fitted: Partial<FittedParams> | null): Replay {
  const start = { ...fitted, secondStage: null, secondStageAnswers: 0 };
  const model = createModel(catalog, { ...UNPUBLISHED, params: start });
  const { params, items, topics, secondStage } = model;
  const state: LearnerState = { items, topics, secondStage, students: new Map() };
  const answeredItems = new Set<string>();
  const answeredTopics = new Set<string>();
  let [answers, filterLoss, secondStageLoss] = [0, 0, 0];
  const calibrated = (rows: ReadonlyMap<string, Belief>, answered: ReadonlySet<string>): Calibrated[] =>
    [...rows].flatMap(([id, { mean, variance }]) => (answered.has(id) ? { id, mean, variance } : []));
  return {
    learn(answer) {
      const { userId, questionId, isFresh = false, isCorrect, tDays, weight } = answer;
      const asked = catalog.items.get(questionId);
      if (asked === undefined) return;
      const known = ensureRows(state, { ...asked, user: String(userId) }, params);
      const rows = isFresh ? asNew(known) : known;
      const seen = forecast(rows, tDays, params);
      answeredItems.add(asked.item);
      answeredTopics.add(asked.topic);
      if (isPoint(answer)) {
        // Points teach difficulties. Nothing is predicted of them, so the second stage stays as it is.
        learnDifficulty(rows, seen, isCorrect, weight);
        updateStudent(rows, seen, isCorrect, tDays, params, weight);
        return;
      }
      const chance = updateAll(state, rows, seen, isCorrect, tDays, params);
      if (isFresh) Object.assign(known.userItem, rows.userItem);
      filterLoss += lossOf(seen.correct, isCorrect);
      secondStageLoss += lossOf(chance, isCorrect);
      answers += 1;
    },
    learned() {
      const learnedStage =
        secondStageLoss < filterLoss ? { secondStage: [...secondStage.weights], secondStageAnswers: answers } : {};
      return {
        params: { ...start, ...learnedStage },
        items: calibrated(items, answeredItems),
        topics: calibrated(topics, answeredTopics),
      };
    },
  };
}
