/** A feature by name and its value. */
export type Features = readonly (readonly [name: string, value: number])[];

export interface Example {
  readonly features: Features;
  readonly correct: boolean;
}

const EPOCHS = 6;
const RATE = 0.1;
/** Pull toward zero at each step. */
const RIDGE = 1e-4;

/** A logistic regression over named features, by AdaGrad (Duchi et al. 2011) in the order of the examples. */
export class LogisticRegression {
  readonly #weights = new Map<string, { value: number; squares: number }>();

  predict(features: Features): number {
    const sum = features.reduce((total, [name, value]) => total + (this.#weights.get(name)?.value ?? 0) * value, 0);
    return 1 / (1 + Math.exp(-sum));
  }

  train(examples: readonly Example[]): void {
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      for (const { features, correct } of examples) this.#step(features, (correct ? 1 : 0) - this.predict(features));
    }
  }

  #step(features: Features, error: number): void {
    for (const [name, value] of features) {
      const weight = this.#weights.get(name) ?? { value: 0, squares: 1e-8 };
      const slope = error * value - RIDGE * weight.value;
      weight.squares += slope * slope;
      weight.value += (RATE * slope) / Math.sqrt(weight.squares);
      this.#weights.set(name, weight);
    }
  }
}
