import type { Answer } from '../graphql-server/src/learner/state';
import type { StudentModel } from './baselines';

interface SkillParams {
  readonly known: number;
  readonly learns: number;
  readonly slip: number;
  readonly guess: number;
}

/** Each skill takes the best of these; slip and guess stay below .5, so that knowing always means answering better. */
const GRID: readonly SkillParams[] = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].flatMap((known) =>
  [0.01, 0.05, 0.1, 0.2, 0.35].flatMap((learns) =>
    [0.05, 0.1, 0.2, 0.3].flatMap((slip) => [0.1, 0.2, 0.3, 0.4].map((guess) => ({ known, learns, slip, guess }))),
  ),
);
const MIDDLE: SkillParams = { known: 0.4, learns: 0.1, slip: 0.1, guess: 0.2 };

const chanceOf = (known: number, { slip, guess }: SkillParams) => known * (1 - slip) + (1 - known) * guess;

function after(known: number, correct: boolean, params: SkillParams): number {
  const right = chanceOf(known, params);
  const knew = correct ? (known * (1 - params.slip)) / right : (known * params.slip) / (1 - right);
  return knew + (1 - knew) * params.learns;
}

function lossOf(sequences: readonly (readonly boolean[])[], params: SkillParams): number {
  let loss = 0;
  for (const sequence of sequences) {
    let { known } = params;
    for (const correct of sequence) {
      const right = chanceOf(known, params);
      loss -= Math.log(correct ? right : 1 - right);
      known = after(known, correct, params);
    }
  }
  return loss;
}

function grouped<T, V>(values: readonly T[], keyOf: (value: T) => string, valueOf: (value: T) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(valueOf(value));
    else groups.set(keyOf(value), [valueOf(value)]);
  }
  return groups;
}

/** Bayesian knowledge tracing (Corbett and Anderson 1995): a skill is known or not; its four chances by grid search. */
export function knowledgeTracing(): StudentModel {
  const paramsOf = new Map<string, SkillParams>();
  const knownBy = new Map<string, number>();
  const keyOf = ({ user, topic }: Answer) => JSON.stringify([user, topic]);
  const skill = ({ topic }: Answer) => paramsOf.get(topic) ?? MIDDLE;
  const known = (answer: Answer) => knownBy.get(keyOf(answer)) ?? skill(answer).known;
  return {
    train(answers) {
      const bySkill = grouped(
        answers,
        ({ topic }) => topic,
        (answer) => answer,
      );
      for (const [topic, ofSkill] of bySkill) {
        const sequences = [
          ...grouped(
            ofSkill,
            ({ user }) => user,
            ({ correct }) => correct,
          ).values(),
        ];
        const losses = GRID.map((params) => ({ params, loss: lossOf(sequences, params) }));
        paramsOf.set(topic, losses.reduce((best, next) => (next.loss < best.loss ? next : best)).params);
      }
    },
    predict: (answer) => chanceOf(known(answer), skill(answer)),
    update: (answer) => void knownBy.set(keyOf(answer), after(known(answer), answer.correct, skill(answer))),
  };
}
