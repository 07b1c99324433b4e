import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface LoadProblemProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Something could not be fetched: in place of what would stand here, with a way to try again. */
export function LoadProblem({ title, message, onRetry }: LoadProblemProps) {
  return (
    <Notice tone="problem" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {message}
    </Notice>
  );
}
