/** A question with the features of its choices, one choice after the other in one array. */
export interface ChoiceCase {
  readonly features: Float64Array;
  readonly choices: number;
  readonly key: number;
}

const STEPS = 60;
const RATE = 0.5;
const MOMENTUM = 0.9;
/** Weight of the L2 penalty, in questions. */
const PENALTY = 6;

const at = (values: Float64Array, index: number): number => values[index] ?? 0;

/** The chance of each choice under the weights (conditional logit), written into `chances`. */
function chancesInto(chances: Float64Array, weights: Float64Array, { features, choices }: ChoiceCase): void {
  const width = weights.length;
  let total = 0;
  for (let choice = 0; choice < choices; choice += 1) {
    let score = 0;
    for (let index = 0; index < width; index += 1) score += at(weights, index) * at(features, choice * width + index);
    const power = Math.exp(score);
    chances[choice] = power;
    total += power;
  }
  for (let choice = 0; choice < choices; choice += 1) chances[choice] = at(chances, choice) / total;
}

export function chancesOf(weights: Float64Array, one: ChoiceCase): number[] {
  const chances = new Float64Array(one.choices);
  chancesInto(chances, weights, one);
  return [...chances];
}

/** Fits a conditional logit by gradient ascent with momentum; the same cases always give the same weights. */
export function fitChoiceModel(cases: readonly ChoiceCase[], width: number): Float64Array {
  const weights = new Float64Array(width);
  const speed = new Float64Array(width);
  const gradient = new Float64Array(width);
  // Arrays of its own in every step would take longer than the sums.
  const chances = new Float64Array(Math.max(0, ...cases.map(({ choices }) => choices)));
  for (let step = 0; step < STEPS; step += 1) {
    for (let index = 0; index < width; index += 1) gradient[index] = -PENALTY * at(weights, index);
    for (const one of cases) {
      chancesInto(chances, weights, one);
      for (let choice = 0; choice < one.choices; choice += 1) {
        const miss = (choice === one.key ? 1 : 0) - at(chances, choice);
        for (let index = 0; index < width; index += 1)
          gradient[index] = at(gradient, index) + miss * at(one.features, choice * width + index);
      }
    }
    for (let index = 0; index < width; index += 1) {
      const faster = MOMENTUM * at(speed, index) + (RATE * at(gradient, index)) / cases.length;
      speed[index] = faster;
      weights[index] = at(weights, index) + faster;
    }
  }
  return weights;
}
