import { describeProblem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

export function StudyTrouble({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Notice tone="problem" title="Your progress did not load." action={<Button onClick={retry}>Try again</Button>}>
      {describeProblem(error).message} What you have done so far is safe on the server.
    </Notice>
  );
}
