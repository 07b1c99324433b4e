import type { LearnerModel } from '../../learner/fold';
import type { StudentState } from '../../learner/state';
import { FORECAST_PARAMS, type ForecastParams } from './forecast-params';
import type { UnitOfExam } from './exam-units';
import { examDifficulty, knownThen, pointChance, unitCurve, type Knower, type Teaching } from './knowledge-then';
import { responseSkill, type ScoredResponse } from './response-skill';
import { sharedSdOf, type ExamBelief } from './simulate-exam';

/** The result of a submitted free response. */
export interface ResponseResult extends Pick<ScoredResponse, 'scored' | 'earned'> {
  readonly version: number;
}

export interface ForecastFacts {
  readonly model: LearnerModel;
  readonly student: StudentState;
  readonly units: readonly UnitOfExam[];
  readonly responses: readonly ResponseResult[];
  /** Now, on the learner's clock, and days from now to the exam. */
  readonly tDays: number;
  readonly ahead: number;
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

export interface Beliefs {
  readonly belief: ExamBelief;
  /** The same after practice before the exam. */
  after(teaching: Teaching): ExamBelief;
}

/** What is believed of the student's exam. */
export function beliefsOf(facts: ForecastFacts, params: ForecastParams = FORECAST_PARAMS): Beliefs {
  const { model, student, units, tDays, ahead } = facts;
  const knower: Knower = { model, student, tDays, ahead };
  const difficulty = examDifficulty(model);
  const belief = {
    curves: units.map((unit) => unitCurve(knower, unit, difficulty, params)),
    sharedSd: sharedSdOf(knower, params),
    responses: responseSkill(scoredResponses(facts, params), params),
    correlation: params.correlation,
  };
  const changes = (unit: UnitOfExam, { logits, meets }: Teaching) =>
    unit.cells.some(({ topic, type }) => meets(topic) || logits(topic, type) !== 0);
  return {
    belief,
    after: (teaching) => ({
      ...belief,
      curves: belief.curves.map((curve) =>
        changes(curve.unit, teaching) ? unitCurve(knower, curve.unit, difficulty, params, teaching) : curve,
      ),
    }),
  };
}
