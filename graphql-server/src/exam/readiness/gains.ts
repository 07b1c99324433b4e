import { averageChance } from '../../learner/filter';
import { CELL_TAUGHT, TOPIC_TAUGHT } from '../../learner/knowledge';
import { CHOICE_WORTH, EXAM_QUESTIONS, LONG_SHARE, RESPONSE_WORTH, SHORT_SHARE } from '../../../../schema/rules/exam';
import { CHOICES } from './exam-score';
import type { ForecastFacts } from './forecast';
import { FORECAST_PARAMS } from './forecast-params';
import { examDifficulty, isMet, knownThen, remainingAfter } from './knowledge-then';
import type { ExamBelief } from './simulate-exam';

/** So many answers on a topic × type. */
export interface PracticedCell {
  readonly topic: string;
  readonly type: string;
  readonly answers: number;
}

/** A part of the exam that depends on a topic × type: what knowing it is worth, in points of the composite, and what is believed of it. */
interface Part {
  readonly type: string;
  readonly worth: number;
  readonly mean: number;
  readonly variance: number;
}

/**
 * The points of the composite that answers before the exam are expected to add, in the mean of the simulated exams. What an answer teaches
 * is what the planner of quizzes takes it to teach, and as much of it remains as of everything else.
 */
export function gainsOf(facts: ForecastFacts, belief: ExamBelief): (practiced: readonly PracticedCell[]) => number {
  const { model, student, ahead } = facts;
  const known = knownThen(facts, FORECAST_PARAMS);
  const difficulty = examDifficulty(model);
  const remaining = remainingAfter(ahead, model.params, FORECAST_PARAMS.forgetting);
  const parts = new Map<string, Part[]>();
  const add = (topic: string, part: Part) => parts.set(topic, [...(parts.get(topic) ?? []), part]);
  for (const { unit, sd } of belief.curves) {
    const shared = belief.sharedSd ** 2 + sd ** 2;
    const choices = CHOICE_WORTH * (unit.questions / EXAM_QUESTIONS) * (1 - 1 / CHOICES);
    for (const { topic, type, share } of unit.cells) {
      const { mean, variance } = known(topic, type);
      add(topic, {
        ...{ type, worth: choices * share, mean: mean - difficulty.mean },
        variance: variance + difficulty.variance + shared,
      });
    }
    const responses = RESPONSE_WORTH * (LONG_SHARE * unit.long + 2 * SHORT_SHARE * unit.short);
    for (const { topic, type, item, guess } of unit.points) {
      const { mean, variance } = known(topic, type);
      const point = model.items.get(item) ?? { mean: 0, variance: 0 };
      add(topic, {
        ...{
          type,
          worth: (responses / unit.points.length) * (1 - guess),
          mean: mean - point.mean + belief.responses.mean,
        },
        variance: variance + point.variance + shared + belief.responses.variance,
      });
    }
  }
  return (practiced) =>
    [...Map.groupBy(practiced, ({ topic }) => topic)].reduce((gain, [topic, cells]) => {
      const ofTopic = TOPIC_TAUGHT * cells.reduce((sum, { answers }) => sum + answers, 0);
      const ofCell = new Map(cells.map(({ type, answers }) => [type, CELL_TAUGHT * answers]));
      const met = isMet(student, topic) ? 0 : FORECAST_PARAMS.unmet;
      return (parts.get(topic) ?? []).reduce((sum, { type, worth, mean, variance }) => {
        const taught = met + remaining * (ofTopic + (ofCell.get(type) ?? 0));
        return sum + worth * (averageChance(mean + taught, variance) - averageChance(mean, variance));
      }, gain);
    }, 0);
}
