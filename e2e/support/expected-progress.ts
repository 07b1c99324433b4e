import { topicMastery, topicScore } from '../../schema/rules/labels';
import { percentCorrect } from '../../schema/rules/progress';
import { scoreOf } from '../../schema/rules/quiz';
import type { GivenAnswer } from './quiz';

// The progress that the dashboard must show after the given answers.

export type { GivenAnswer };

const rightOnes = (given: readonly GivenAnswer[]) => given.filter(({ isRight }) => isRight).length;

export const scoreAfter = (given: readonly GivenAnswer[]) => scoreOf(rightOnes(given), given.length);

/** The topics that the dashboard lists as started, with score and label. */
export function masteryAfter(given: readonly GivenAnswer[]) {
  return [...Map.groupBy(given, ({ topic }) => topic)].map(([topic, answers]) => {
    const percent = percentCorrect(rightOnes(answers), answers.length);
    return { topic, score: topicScore({ percent, questionsAsked: answers.length }), label: topicMastery(percent) };
  });
}
