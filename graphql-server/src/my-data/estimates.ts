import type { Course } from '../course/course';
import type { Estimated } from '../learner/trend';
import type { StudentState } from '../learner/state';

/** What the learner believes, in logits. */
export function exportEstimates({ user, topics, types, cells }: StudentState, course: Course) {
  const inOrder = course.topics.map(({ id, topicName }) => ({ key: String(id), topicName }));
  return {
    over_all: {
      logit: user.mean,
      variance: user.variance,
      questions_asked: user.questionsAsked,
      answered_correctly: user.answeredCorrectly,
      slow_residual: user.slowResidual,
      fast_residual: user.fastResidual,
    },
    topics: inOrder.flatMap(({ key, topicName }) => {
      const row = topics.get(key);
      return row ? [{ topic: topicName, logit: row.mean, variance: row.variance, residual: row.residual }] : [];
    }),
    types: [...types].map(([type, { mean, variance }]) => ({ type, logit: mean, variance })),
    topics_by_type: inOrder.flatMap(({ key, topicName }) =>
      [...(cells.get(key) ?? [])].map(([type, { mean, variance, lastWrong }]) => ({
        topic: topicName,
        type,
        logit: mean,
        variance,
        last_wrong: lastWrong,
      })),
    ),
  };
}

/** After a quiz or free response, the chances of its topics. */
export const exportChances = (topics: ReadonlyMap<number, Estimated> | undefined, course: Course) =>
  [...(topics ?? [])].map(([topicId, { estimate }]) => ({ topic: course.topic(topicId).topicName, chance: estimate }));
