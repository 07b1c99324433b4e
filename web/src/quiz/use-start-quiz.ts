import { useQuizUnderWayQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { useAction } from '../apollo/use-action';
import type { QuizRequest } from './quiz-links';

/** The variables of the API for a request. */
export const startVariables = ({ type, chapterId, unitId, topicIds }: QuizRequest) => ({
  type,
  chapterId: chapterId ?? null,
  unitId: unitId ?? null,
  topicIds: topicIds ?? null,
});

/** Errors caused by the request itself, which starting again cannot fix. */
const REFUSALS = ['NOT_FOUND', 'BAD_USER_INPUT', 'COMING_SOON'];

/** Starts the quiz, or resumes the attempt in progress. */
export function useStartQuiz(request: QuizRequest, onStarted: (attemptId: string) => void) {
  const variables = startVariables(request);
  // Another tab may have started or finished an attempt since, so the cached value is shown only until the server
  // responds.
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
      // The response contains only the new attempt. The old one must be marked as abandoned so that it is not resumed
      // from the cache.
      update: (cache) => {
        if (restart && underWay) cache.modify({ id: cache.identify(underWay), fields: { abandoned: () => true } });
      },
    });
    if (started.data) onStarted(started.data.startQuiz.id);
  });

  // A query without any response is no refusal: pressing Start sends another request.
  const asked = error ? describeProblem(error) : null;
  const refusal = [problem, asked].find((one) => one !== null && REFUSALS.includes(one.code)) ?? null;
  return { underWay, isAsking: loading && data === undefined, start, busy, problem, refusal };
}
