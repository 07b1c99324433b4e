import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { useOnline } from './use-online';

interface LoadProblemProps {
  title?: string;
  onRetry: () => void;
  /** What went wrong. */
  children: ReactNode;
}

/** In place of what could not be fetched, with another try. It is made unasked when the connection comes back. */
export function LoadProblem({ title, onRetry, children }: LoadProblemProps) {
  useOnline(onRetry);
  return (
    <Notice tone="problem" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </Notice>
  );
}
