import { seedOf } from '../../../../../economics/question/draw';
import type { BankQuestion } from './bank';
import { chancesOf, fitChoiceModel, type ChoiceCase } from './choice-model';
import { formFeatures, type Features } from './form-features';

/** A guess at a question by a guesser that learned its habits from other questions. */
export interface Guess {
  readonly question: BankQuestion;
  /** 1 where its first choice is the correct one; a fraction where several tie. */
  readonly isRight: number;
  readonly chance: number;
  /** What speaks most for the correct choice: feature → its share of the score. */
  readonly cues: readonly (readonly [feature: string, score: number])[];
}

export interface Guesses {
  readonly guesses: readonly Guess[];
  /** Of a guesser that learned from the whole bank; above 0 means that correct choices have more of the feature. */
  readonly weights: readonly (readonly [feature: string, weight: number])[];
}

const FOLDS = 10;
const NOTHING: ChoiceCase = { features: new Float64Array(), choices: 0, key: 0 };

/** The variants of one model, and the questions of one set, share a fold: none is guessed from the others. */
const groupOf = ({ model, chapter, source: { set }, id }: BankQuestion): string =>
  model ?? `${chapter.name} ${set ?? id}`;

/** Features in units of their standard deviation, so that one penalty fits all. */
function casesOf(bank: readonly BankQuestion[]) {
  const features = bank.map(formFeatures);
  const names = [...new Set(features.flatMap(([first = {}]) => Object.keys(first)))];
  const deviations = names.map((name) => {
    const values = features.flat().flatMap((row) => row[name] ?? []);
    const square = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length);
    return Math.sqrt(square) || 1;
  });
  const rowOf = (row: Features) => names.map((name, index) => (row[name] ?? 0) / (deviations[index] ?? 1));
  const cases = bank.map(({ key, choices }, index): ChoiceCase => {
    return { features: Float64Array.from((features[index] ?? []).flatMap(rowOf)), choices: choices.length, key };
  });
  return { names, cases };
}

const strongestFirst = (a: readonly [string, number], b: readonly [string, number]) => Math.abs(b[1]) - Math.abs(a[1]);

/** Guesses every question from form alone: a conditional logit over its choices, cross-validated. */
export function guessByForm(bank: readonly BankQuestion[]): Guesses {
  const { names, cases } = casesOf(bank);
  const asked = bank.map((question, index) => {
    return { question, one: cases[index] ?? NOTHING, fold: seedOf(groupOf(question)) % FOLDS };
  });
  const fit = (used: (fold: number) => boolean) =>
    fitChoiceModel(
      asked.filter(({ fold }) => used(fold)).map(({ one }) => one),
      names.length,
    );
  const named = (weights: Iterable<number>) =>
    [...weights].map((weight, index) => [names[index] ?? '', weight] as const).sort(strongestFirst);

  const guesses = Array.from({ length: FOLDS }, (_, fold) => {
    const held = asked.filter((other) => other.fold === fold);
    const weights = fit((other) => other !== fold);
    return held.map(({ question, one }): Guess => {
      const chances = chancesOf(weights, one);
      const chance = chances[one.key] ?? 0;
      const ties = chances.filter((other) => other === chance).length;
      const row = one.features.subarray(one.key * names.length, (one.key + 1) * names.length);
      const scores = row.map((value, index) => value * (weights[index] ?? 0));
      return { question, chance, isRight: chance === Math.max(...chances) ? 1 / ties : 0, cues: named(scores) };
    });
  }).flat();
  return { guesses, weights: named(fit(() => true)) };
}
