import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { useOnline } from './use-online';

interface LoadProblemProps {
  title?: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Shown in place of data that did not load, with a retry button. Retries automatically when the browser is online
 * again.
 */
export function LoadProblem({ title, onRetry, children }: LoadProblemProps) {
  useOnline(onRetry);
  return (
    <Notice tone="problem" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </Notice>
  );
}

/** How a DataBoundary shows that its data did not load. */
export const notLoaded =
  (title: string, hint = '') =>
  ({ message }: { message: string }, retry: () => void) => (
    <LoadProblem title={title} onRetry={retry}>
      {message} {hint}
    </LoadProblem>
  );
