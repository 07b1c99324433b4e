import { productAfter } from './product';
import { gainOf, type Setting } from './simulation';

/** How well the estimates that students see agree with the truth, over students, topics and times. */
export interface Calibration {
  readonly estimates: number;
  /** Share of the 80% ranges that hold the truth, 0–1. */
  readonly coverage: number;
  /** Expected calibration error of the estimates: mean distance from the truth over ten equally wide bins, 0–1. */
  readonly ece: number;
}

const BINS = 10;

/** Estimates of the deployed product before each quiz and before the post-test, against the true chances to know. */
export function calibrationOf(settings: readonly Setting[], earlier: number): Calibration {
  const distances = new Float64Array(BINS);
  let [estimates, within] = [0, 0];
  for (const setting of settings) {
    const { items, guess } = setting.world;
    const product = productAfter(earlier, setting);
    const byTopic = [...Map.groupBy(items, ({ topic }) => topic)];
    gainOf(product, setting, ({ user, tDays, chanceOf }) => {
      for (const [topic, ofTopic] of byTopic) {
        const estimate = product.estimate(user, topic, tDays);
        if (estimate === null) continue;
        const chance = ofTopic.reduce((sum, item) => sum + chanceOf(item), 0) / ofTopic.length;
        const truth = Math.max(0, (chance - guess) / (1 - guess));
        const bin = Math.min(BINS - 1, Math.floor(estimate.chance * BINS));
        distances[bin] = (distances[bin] ?? 0) + estimate.chance - truth;
        within += truth >= estimate.low && truth <= estimate.high ? 1 : 0;
        estimates += 1;
      }
    });
  }
  const distance = distances.reduce((sum, value) => sum + Math.abs(value), 0);
  return { estimates, coverage: within / estimates, ece: distance / estimates };
}
