import { GraphQLError } from 'graphql';
import type { QueryQuizUnderWayArgs } from '../../../schema/generated/types';
import type { Course } from './progress';

export const refuse = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/** Whether there is what a quiz is asked on, by the server's own rules. */
export function checkRequest({ type, unitId, topicIds }: QueryQuizUnderWayArgs, { units, chapters }: Course) {
  const unit = units.find(({ id }) => id === unitId);
  if (type === 'unitQuiz' && !unit) throw refuse('NOT_FOUND', 'There is no such unit.');
  if (unit?.chapters.every(({ comingSoon }) => comingSoon)) throw refuse('COMING_SOON', 'This quiz is coming soon.');
  for (const id of topicIds ?? []) {
    if (!/^\d+$/.test(id)) throw refuse('BAD_USER_INPUT', 'That is not the id of a topic.');
    if (!chapters.some(({ topics }) => topics.some((topic) => topic.id === id)))
      throw refuse('NOT_FOUND', 'There is no such topic.');
  }
}
