import { useQuizUnderWayQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { useAction } from '../apollo/use-action';
import type { QuizRequest } from './quiz-links';

/** A request as the API takes it. */
export const startVariables = ({ type, chapterId, unitId, topicIds }: QuizRequest) => ({
  type,
  chapterId: chapterId ?? null,
  unitId: unitId ?? null,
  topicIds: topicIds ?? null,
});

/** What the server says of the request itself: no start will change its mind. */
const REFUSALS = ['NOT_FOUND', 'BAD_USER_INPUT', 'COMING_SOON'];

/** Starts the quiz, or resumes the attempt in progress. */
export function useStartQuiz(request: QuizRequest, onStarted: (attemptId: string) => void) {
  const variables = startVariables(request);
  // Another tab may have begun or finished one since: what the cache says is only the first guess.
  const { data, loading, error } = useQuizUnderWayQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [startQuiz] = useStartQuizMutation();
  const found = data?.quizUnderWay;
  const underWay = found && found.finishedAt === null && !found.abandoned ? found : null;

  const {
    run: start,
    busy,
    problem,
  } = useAction(async (restart: boolean) => {
    const started = await startQuiz({
      variables: { ...variables, restart },
      // The answer only carries the new attempt: the one left behind must not be resumed from the cache.
      update: (cache) => {
        if (restart && underWay) cache.modify({ id: cache.identify(underWay), fields: { abandoned: () => true } });
      },
    });
    if (started.data) onStarted(started.data.startQuiz.id);
  });

  // A question that got no answer at all is left to the start, which asks again.
  const asked = error ? describeProblem(error) : null;
  const refusal = [problem, asked].find((one) => one !== null && REFUSALS.includes(one.code)) ?? null;
  return { underWay, isAsking: loading && data === undefined, start, busy, problem, refusal };
}
