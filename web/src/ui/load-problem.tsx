import { useEffect, type ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface LoadProblemProps {
  title?: string;
  onRetry: () => void;
  /** What is the matter, in words. */
  children: ReactNode;
}

/** Something could not be fetched: in place of what would stand here, with another try. When the line comes back it is made unasked. */
export function LoadProblem({ title, onRetry, children }: LoadProblemProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Notice tone="problem" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </Notice>
  );
}
