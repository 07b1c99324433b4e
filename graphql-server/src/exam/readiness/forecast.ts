import { FORECAST_PARAMS, type ForecastParams } from './forecast-params';
import type { UnitOfExam } from './exam-units';
import { examDifficulty, knownThen, pointChance, unitCurve, type Knower } from './knowledge-then';
import { responseSkill, type ScoredResponse } from './response-skill';
import { sharedSdOf, type ExamBelief } from './simulate-exam';

/** The result of a submitted free response. */
export interface ResponseResult extends Pick<ScoredResponse, 'scored' | 'earned'> {
  readonly version: number;
}

export interface ForecastFacts extends Knower {
  readonly units: readonly UnitOfExam[];
  readonly responses: readonly ResponseResult[];
}

/** What a response earned, against what is expected now: what was known when it was written is not stored. */
function scoredResponses({ model, student, units, responses, tDays }: ForecastFacts, params: ForecastParams) {
  const known = knownThen({ model, student, tDays, ahead: 0 }, params);
  return responses.flatMap(({ version, scored, earned }): ScoredResponse[] => {
    const points = units.flatMap((unit) =>
      unit.points.filter((point) => point.version === version && !point.isOwnScored),
    );
    const chances = points.map((point) => pointChance(model, known, point));
    const expected = (skill: number) => chances.reduce((sum, chance) => sum + chance(skill), 0) / chances.length;
    return chances.length === 0 ? [] : [{ scored, earned, expected }];
  });
}

/** What is believed of the student's exam. */
export function beliefOf(facts: ForecastFacts, params: ForecastParams = FORECAST_PARAMS): ExamBelief {
  const { model, units } = facts;
  const difficulty = examDifficulty(model);
  return {
    curves: units.map((unit) => unitCurve(facts, unit, difficulty, params)),
    sharedSd: sharedSdOf(facts, params),
    responses: responseSkill(scoredResponses(facts, params), params),
    correlation: params.correlation,
  };
}
