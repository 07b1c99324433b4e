import type { Answer } from '../graphql-server/src/learner/state';
import { LogisticRegression, type Features } from './logistic';

/** A model of students: trained on some, then told of others answer by answer. */
export interface StudentModel {
  train(answers: readonly Answer[]): void;
  predict(answer: Answer): number;
  update(answer: Answer): void;
}

interface Tally {
  wins: number;
  fails: number;
}

/** Wins and fails by any key. */
class Tallies {
  readonly #by = new Map<string, Tally>();

  of(...key: string[]): Readonly<Tally> {
    return this.#by.get(JSON.stringify(key)) ?? { wins: 0, fails: 0 };
  }

  add(correct: boolean, ...key: string[]): void {
    const { wins, fails } = this.of(...key);
    this.#by.set(JSON.stringify(key), { wins: wins + (correct ? 1 : 0), fails: fails + (correct ? 0 : 1) });
  }
}

/** The student's share of right answers on the skill so far, with two answers of an average student added. */
export function percentCorrect(): StudentModel {
  const tallies = new Tallies();
  let average = 0.5;
  return {
    train(answers) {
      average = answers.filter(({ correct }) => correct).length / answers.length;
    },
    predict({ user, topic }) {
      const { wins, fails } = tallies.of(user, topic);
      return (wins + 2 * average) / (wins + fails + 2);
    },
    update: ({ user, topic, correct }) => tallies.add(correct, user, topic),
  };
}

/** A logistic regression on features of what came before; `describe` sees the tallies before the answer. */
function logistic(
  describe: (answer: Answer, tallies: Tallies) => Features,
  count: (answer: Answer, tallies: Tallies) => void,
): StudentModel {
  const regression = new LogisticRegression();
  const tallies = new Tallies();
  return {
    train(answers) {
      const seen = new Tallies();
      regression.train(
        answers.map((answer) => {
          const features = describe(answer, seen);
          count(answer, seen);
          return { features, correct: answer.correct };
        }),
      );
    },
    predict: (answer) => regression.predict(describe(answer, tallies)),
    update: (answer) => count(answer, tallies),
  };
}

/** Performance factor analysis (Pavlik et al. 2009): each skill's ease, and what a win and a fail on it add. */
export function performanceFactors(): StudentModel {
  return logistic(
    ({ user, topic }, tallies) => {
      const { wins, fails } = tallies.of(user, topic);
      return [
        [`skill ${topic}`, 1],
        [`wins ${topic}`, wins],
        [`fails ${topic}`, fails],
      ];
    },
    ({ user, topic, correct }, tallies) => tallies.add(correct, user, topic),
  );
}

/** Best-LR (Gervet et al. 2020): item, skill, and logarithms of wins and fails over all, on the skill and on the item. */
export function bestLogistic(): StudentModel {
  return logistic(
    ({ user, topic, item }, tallies) => {
      const scopes = { all: tallies.of(user), skill: tallies.of(user, 's', topic), item: tallies.of(user, 'i', item) };
      const counts = Object.entries(scopes).flatMap(([name, { wins, fails }]) => [
        [`wins, ${name}`, Math.log1p(wins)] as const,
        [`fails, ${name}`, Math.log1p(fails)] as const,
      ]);
      return [['one', 1], [`item ${item}`, 1], [`skill ${topic}`, 1], ...counts];
    },
    ({ user, topic, item, correct }, tallies) => {
      tallies.add(correct, user);
      tallies.add(correct, user, 's', topic);
      tallies.add(correct, user, 'i', item);
    },
  );
}

/** Step of an Elo rating after `answers`: large at first, then settling (Pelánek 2016). */
const eloStep = (answers: number) => 1 / (1 + 0.05 * answers);

/** Elo ratings: the student, the student on the skill, the item. */
export function elo(): StudentModel {
  const ratings = new Map<string, { value: number; answers: number }>();
  const keysOf = ({ user, topic, item }: Answer) => [`u${user}`, JSON.stringify([user, topic]), `i${item}`] as const;
  const rating = (key: string) => ratings.get(key) ?? { value: 0, answers: 0 };
  const predict = (answer: Answer) => {
    const [user, skill, item] = keysOf(answer);
    return 1 / (1 + Math.exp(rating(item).value - rating(user).value - rating(skill).value));
  };
  const update = (answer: Answer) => {
    const error = (answer.correct ? 1 : 0) - predict(answer);
    const [user, skill, item] = keysOf(answer);
    for (const [key, sign] of [
      [user, 1],
      [skill, 1],
      [item, -1],
    ] as const) {
      const { value, answers } = rating(key);
      ratings.set(key, { value: value + sign * eloStep(answers) * error, answers: answers + 1 });
    }
  };
  return { train: (answers) => answers.forEach(update), predict, update };
}
