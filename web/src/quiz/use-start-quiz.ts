import type { Reference } from '@apollo/client';
import { useQuizUnderWayQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import type { QuizMode } from '../../../schema/generated/graphql';
import { mayPractice } from '../../../schema/rules/quiz';
import { describeProblem } from '../apollo/problem';
import { useAction } from '../apollo/use-action';
import type { QuizRequest } from './quiz-links';

/** The variables of the API for a request. */
export const startVariables = ({ type, chapterId, unitId, topicIds }: QuizRequest, mode: QuizMode) => ({
  type,
  mode,
  chapterId: chapterId ?? null,
  unitId: unitId ?? null,
  topicIds: topicIds ?? null,
});

/** Errors caused by the request itself, which starting again cannot fix. */
const REFUSALS = ['NOT_FOUND', 'BAD_USER_INPUT', 'COMING_SOON'];

/** Starts the quiz in a mode, or resumes the attempt in progress in that mode. */
export function useStartQuiz(request: QuizRequest, mode: QuizMode, onStarted: (attemptId: string) => void) {
  const variables = startVariables(request, mode);
  // Another tab may have started or finished an attempt since, so the cached value is shown only until the server
  // responds.
  const { data, loading, error } = useQuizUnderWayQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    skip: mode === 'practice' && !mayPractice(request.type),
  });
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
      update: (cache, { data: changed }) => {
        if (restart && underWay) cache.modify({ id: cache.identify(underWay), fields: { abandoned: () => true } });
        const __ref = changed?.startQuiz && cache.identify(changed.startQuiz);
        if (!__ref) return;
        cache.modify<{ quizzesUnderWay: readonly Reference[] }>({
          // Only a list that was loaded: the dashboard shows it at once when the student leaves the quiz.
          fields: { quizzesUnderWay: (list) => [{ __ref }, ...list.filter((one) => one.__ref !== __ref)] },
        });
      },
    });
    if (started.data) onStarted(started.data.startQuiz.id);
  });

  // A query without any response is no refusal: pressing Start sends another request.
  const asked = error ? describeProblem(error) : null;
  const refusal = [problem, asked].find((one) => one !== null && REFUSALS.includes(one.code)) ?? null;
  return { underWay, isAsking: loading && data === undefined, start, busy, problem, refusal };
}
