import { CHECK_CONNECTION } from '../copy/not-loaded';
import { LazyPart, type LazyPartProps } from './lazy-part';
import { LoadProblem } from './load-problem';

interface LazySectionProps<Props> extends Omit<LazyPartProps<Props>, 'problem'> {
  /** Says that the section did not load. */
  problem: string;
  /** What the student can do or need not worry about meanwhile. */
  hint?: string;
}

/** A section of a page whose code loads when it is first rendered, with a notice and a retry button if it did not. */
export function LazySection<Props>({ problem, hint = '', ...part }: LazySectionProps<Props>) {
  return (
    <LazyPart
      {...part}
      problem={(retry) => (
        <LoadProblem title={problem} onRetry={retry}>
          {CHECK_CONNECTION} {hint}
        </LoadProblem>
      )}
    />
  );
}
