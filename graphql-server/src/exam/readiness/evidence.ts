import { ANSWERS_FOR_A_FORECAST, ANSWERS_OF_A_UNIT, UNITS_FOR_A_FORECAST } from '../../../../schema/rules/readiness';
import type { StudentState } from '../../learner/state';
import type { UnitOfExam } from './exam-units';

/** Answers on a unit of the exam: questions of quizzes that ended, and points of free responses. */
export const answersOf = ({ topics }: Pick<UnitOfExam, 'topics'>, student: StudentState): number =>
  topics.reduce((sum, topic) => sum + (student.topics.get(topic)?.questionsAsked ?? 0), 0);

/** How many units have enough answers to count. */
export const unitsAnswered = (units: readonly UnitOfExam[], student: StudentState): number =>
  units.filter((unit) => answersOf(unit, student) >= ANSWERS_OF_A_UNIT).length;

/** Whether enough is known for a forecast. Never for a course without an exam. */
export const hasEvidence = (units: readonly UnitOfExam[], student: StudentState): boolean =>
  units.reduce((sum, unit) => sum + answersOf(unit, student), 0) >= ANSWERS_FOR_A_FORECAST &&
  unitsAnswered(units, student) >= Math.min(UNITS_FOR_A_FORECAST, units.length);
