import type { Certainty, MutationStartQuizArgs } from '../../../schema/generated/types';
import type { pretendServer } from './quiz';
import { give } from './quiz-attempts';

/** Whether each question was answered right, and how sure the student said to be. */
export type Answered = readonly [isRight: boolean, certainty: Certainty | null];

/** A quiz that was taken and handed in before the story begins; questions that are not named were answered right. */
export function handedIn(
  server: ReturnType<typeof pretendServer>,
  quiz: MutationStartQuizArgs,
  answered: readonly Answered[],
) {
  const attempt = server.begin(quiz);
  attempt.questions.forEach((asked, index) => {
    const [isRight, certainty] = answered[index] ?? [true, null];
    const chosen = asked.answers.find(({ id }) => (id === asked.rightAnswerId) === isRight);
    give(attempt, asked.question.id, chosen?.id ?? '');
    asked.certainty = certainty;
  });
  server.mark({ attemptId: attempt.id, answers: [] });
  return attempt;
}
