import { fitLearner } from './fit.ts';
import { createModel, predictAndFold, type Catalog } from './fold.ts';
import type { FittedParams } from './params.ts';
import { isPoint } from './points.ts';
import { startReplay, type Learned, type StudentAnswer } from './published.ts';
import { lossOf } from './second-stage.ts';
import { newStudent } from './state.ts';

export interface FitReport {
  readonly adopted: boolean;
  /** Why, in a sentence. */
  readonly reason: string;
  readonly students: number;
  readonly answers: number;
  readonly heldOutStudents: number;
  readonly heldOutAnswers: number;
  /**
   * Nats per held-out answer, the mean of the filter's and the second stage's, with the parameters in force and with the
   * fitted ones; null where nothing was fitted.
   */
  readonly lossInForce: number | null;
  readonly lossFitted: number | null;
}

export interface FitOutcome {
  readonly report: FitReport;
  /** What to publish: the fitted parameters, with difficulties and second stage from all answers. Null: the old stay. */
  readonly learned: Learned | null;
}

/** Parameters are fitted to answers of quizzes. Points of free responses only tell more about the students. */
const isOfQuiz = (answer: StudentAnswer) => !isPoint(answer);

/** Every fifth student is held out. */
const FOLDS = 5;
/** With fewer students held out than this, chance decides. */
const LEAST_HELD_OUT = 5;

function learnAll(catalog: Catalog, params: Partial<FittedParams> | null, answers: readonly StudentAnswer[]): Learned {
  const replay = startReplay(catalog, params);
  for (const answer of answers) replay.learn(answer);
  return replay.learned();
}

/**
 * Mean loss of predicting each answer of these students from their earlier ones, as a server does that has `learned` published.
 * The filter alone counts as much as the second stage: the second stage makes up for wrong parameters in what is predicted,
 * but not in the mastery that students see.
 */
function heldOutLoss(catalog: Catalog, learned: Learned, heldOut: readonly (readonly StudentAnswer[])[]): number {
  const model = createModel(catalog, { version: 0, ...learned });
  let [loss, answers] = [0, 0];
  for (const ofStudent of heldOut) {
    const predictions = predictAndFold(model, newStudent(model.params), ofStudent);
    for (const [index, { filter, predicted }] of predictions.entries()) {
      const answer = ofStudent[index];
      if (answer === undefined || !isOfQuiz(answer)) continue;
      const { isCorrect } = answer;
      loss += (lossOf(filter, isCorrect) + lossOf(predicted, isCorrect)) / 2;
    }
    answers += ofStudent.filter(isOfQuiz).length;
  }
  return loss / answers;
}

function fitParams(
  catalog: Catalog,
  inForce: Partial<FittedParams> | null,
  answers: readonly StudentAnswer[],
): FittedParams {
  const guesses = new Map<string, number>();
  for (const { item, authored } of catalog.items.values()) {
    if (authored.guess !== undefined) guesses.set(item, authored.guess);
  }
  const log = answers.filter(isOfQuiz).flatMap(({ userId, questionId, isFresh = false, isCorrect, tDays }) => {
    const asked = catalog.items.get(questionId);
    return asked === undefined ? [] : { ...asked, user: String(userId), isFresh, correct: isCorrect, tDays };
  });
  const { items: _items, topics: _topics, ...params } = fitLearner(log, guesses, inForce);
  return params;
}

/**
 * Fits the parameters on four fifths of the students, and adopts them if they predict the answers of the other fifth better
 * than the parameters in force, both with difficulties and second stage learned from the four fifths. What was compared is
 * what is published: it is not fitted again on all students, whom one more replay gives their difficulties.
 * `answers` are in the order of their times; the same answers give the same result.
 */
export function guardedFit(
  catalog: Catalog,
  inForce: Partial<FittedParams> | null,
  answers: readonly StudentAnswer[],
): FitOutcome {
  const known = answers.filter(({ questionId }) => catalog.items.has(questionId));
  const byStudent = Map.groupBy(known, ({ userId }) => userId);
  const inOrder = [...byStudent.keys()].sort((a, b) => a - b);
  const heldOutIds = new Set(inOrder.filter((_userId, index) => index % FOLDS === FOLDS - 1));
  const heldOut = [...heldOutIds].map((userId) => byStudent.get(userId) ?? []);
  const training = known.filter(({ userId }) => !heldOutIds.has(userId));
  const counts = {
    students: inOrder.length,
    answers: known.filter(isOfQuiz).length,
    heldOutStudents: heldOut.length,
    heldOutAnswers: heldOut.flat().filter(isOfQuiz).length,
  };
  if (heldOut.length < LEAST_HELD_OUT) {
    const reason = `A fit needs ${FOLDS * LEAST_HELD_OUT} students; there are ${inOrder.length}.`;
    return { report: { adopted: false, reason, ...counts, lossInForce: null, lossFitted: null }, learned: null };
  }
  const fitted = fitParams(catalog, inForce, training);
  const lossInForce = heldOutLoss(catalog, learnAll(catalog, inForce, training), heldOut);
  const lossFitted = heldOutLoss(catalog, learnAll(catalog, fitted, training), heldOut);
  // A loss that is not a number is no improvement.
  const adopted = lossFitted < lossInForce;
  const reason = adopted
    ? 'The fitted parameters predict held-out students better than those in force.'
    : 'The fitted parameters do not predict held-out students better: those in force stay.';
  return {
    report: { adopted, reason, ...counts, lossInForce, lossFitted },
    learned: adopted ? learnAll(catalog, fitted, known) : null,
  };
}
