import type { MistakeCardFragment } from '../../../schema/generated/graphql';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './mistakes.module.css';
import type { NotebookFilter } from './notebook-filter';
import { usePractiseNotebook } from './use-practice-notebook';

interface PractiseNotebookProps {
  filter: NotebookFilter;
  shown: readonly MistakeCardFragment[];
}

/** How many there are, and the way to have them again. */
export function PractiseNotebook({ filter, shown }: PractiseNotebookProps) {
  const { start, busy, problem } = usePractiseNotebook(filter);
  const confident = shown.filter(({ certainty }) => certainty === 'sure').length;
  return (
    <section aria-label="Practise the mistakes" className={styles.offer}>
      <p role="status">
        <b>{shown.length}</b> open {shown.length === 1 ? 'mistake' : 'mistakes'}
        {confident > 0 && <>, {confident} of them answered with certainty</>}.
      </p>
      <Button variant="primary" busy={busy} onClick={() => void start()}>
        Practise these
      </Button>
      {problem && (
        <Notice tone="problem" title="The practice did not start.">
          {problem.message}
        </Notice>
      )}
    </section>
  );
}
