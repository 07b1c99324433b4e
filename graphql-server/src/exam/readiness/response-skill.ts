import type { Belief } from '../../learner/state';
import type { ForecastParams } from './forecast-params';

/** A submitted free response as it counts here. */
export interface ScoredResponse {
  /** Points that the scorer decided about, and how many of them were earned. What students scored themselves is in the learner's estimates. */
  readonly scored: number;
  readonly earned: number;
  /** The share of the points that is expected of the student, 0–1, by how much better at free responses than at questions, in logits. */
  readonly expected: (skill: number) => number;
}

/**
 * How much better a student is at free responses than at questions, in logits: what responses earned beyond what is expected of someone who
 * knows as much. Points of one response count less than as many answers, because they depend on each other.
 */
export function responseSkill(
  responses: readonly ScoredResponse[],
  { responseSd, correlation }: Pick<ForecastParams, 'responseSd' | 'correlation'>,
): Belief {
  const skill = { mean: 0, variance: responseSd ** 2 };
  for (const { scored, earned, expected } of responses) {
    if (scored === 0) continue;
    const share = expected(skill.mean);
    const answers = scored / (1 + (scored - 1) * correlation);
    const damping = 1 + answers * share * (1 - share) * skill.variance;
    skill.mean += (skill.variance * answers * (earned / scored - share)) / damping;
    skill.variance /= damping;
  }
  return skill;
}
