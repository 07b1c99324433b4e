import { createLearner, fitLearner, type Learner } from '../graphql-server/src/learner';
import { forecast } from '../graphql-server/src/learner/filter';
import { ensureRows, type Answer } from '../graphql-server/src/learner/state';
import { updateStudent } from '../graphql-server/src/learner/update';
import { seededRandom, shuffled } from '../schema/rules/quiz';
import { bestLogistic, elo, percentCorrect, performanceFactors, type StudentModel } from './baselines';
import { knowledgeTracing } from './bkt';
import { scorePredictions, type Prediction, type Scores } from './scores';

/** The engine as a model: what it fits on some students, it starts from with others. */
function engine(fit: boolean): StudentModel {
  let learner: Learner = createLearner();
  return {
    train(answers) {
      if (fit) learner = createLearner(fitLearner(answers));
      else for (const answer of answers) told(learner, answer);
    },
    predict: ({ user, item, topic, type, tDays }) => learner.predict(user, item, topic, type, tDays),
    update: (answer) => told(learner, answer),
  };
}

/** The engine as it is deployed: difficulties are learned from the training students, then published and no longer updated. */
function publishedEngine(): StudentModel {
  const learner = createLearner();
  return {
    train(answers) {
      for (const answer of answers) told(learner, answer);
    },
    predict: ({ user, item, topic, type, tDays }) => learner.predict(user, item, topic, type, tDays),
    update: (answer) => updatePublished(learner, answer),
  };
}

/** Learns about the student only. */
export function updatePublished({ state, params }: Learner, answer: Answer): void {
  const rows = ensureRows(state, answer, params);
  updateStudent(rows, forecast(rows, answer.tDays, params), answer.correct, answer.tDays, params);
}

const told = (learner: Learner, { user, item, topic, type, correct, tDays }: Answer) =>
  learner.update(user, item, topic, type, correct, tDays);

export const MODELS: readonly { readonly name: string; readonly create: () => StudentModel }[] = [
  { name: 'percent correct', create: percentCorrect },
  { name: 'PFA', create: performanceFactors },
  { name: 'BKT', create: knowledgeTracing },
  { name: 'Elo', create: elo },
  { name: 'Best-LR', create: bestLogistic },
  { name: 'nothing fitted', create: () => engine(false) },
  { name: 'deployed', create: publishedEngine },
  { name: 'fitted', create: () => engine(true) },
];

export const FOLDS = 5;
const SEED = 1;

/** Each model's scores on students it was not trained on: one prediction before every answer, each student in one fold. */
export function evaluate(answers: readonly Answer[], create: () => StudentModel): Scores {
  const inOrder = answers.toSorted((a, b) => a.tDays - b.tDays);
  const users = shuffled([...new Set(inOrder.map(({ user }) => user))], seededRandom(SEED));
  const foldOf = new Map(users.map((user, index) => [user, index % FOLDS]));
  const predictions: Prediction[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = create();
    const held = inOrder.filter(({ user }) => foldOf.get(user) === fold);
    if (held.length === 0) continue;
    model.train(inOrder.filter(({ user }) => foldOf.get(user) !== fold));
    for (const answer of held) {
      predictions.push({ chance: model.predict(answer), correct: answer.correct });
      model.update(answer);
    }
  }
  return scorePredictions(predictions);
}
