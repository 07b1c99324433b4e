import { describeProblem } from '../apollo/problem';
import { LoadProblem } from '../ui/load-problem';

export function ProgressProblem({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <LoadProblem title="Your progress did not load." onRetry={retry}>
      {describeProblem(error).message} What you have done so far is safe on the server.
    </LoadProblem>
  );
}
