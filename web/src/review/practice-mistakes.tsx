import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttemptReviewFragment, MistakeCardFragment } from '../../../schema/generated/graphql';
import { usePracticeMistakesMutation, usePracticeNotebookMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { mistakesSearch, notebookSearch } from '../quiz/quiz-links';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { type NotebookFilter, filterSearch } from './notebook-filter';
import styles from './practice-mistakes.module.css';

/** Starts a quiz on the questions missed in an attempt. Renders nothing if all answers were correct. */
export function PracticeAttemptMistakes({ attempt }: { attempt: AttemptReviewFragment }) {
  const [practice] = usePracticeMistakesMutation();
  const wrong = attempt.questions.filter(({ isCorrect }) => !isCorrect).length;
  if (wrong === 0) return null;

  async function start() {
    const { data } = await practice({ variables: { attemptId: attempt.id } });
    return data && mistakesSearch(attempt.id, data.practiceMistakes.id);
  }

  return (
    <PracticeOffer label="Practice only the mistakes" start={start}>
      <p>
        You missed {wrong} {wrong === 1 ? 'question. Practice it again.' : 'questions. Practice them again.'}
      </p>
    </PracticeOffer>
  );
}

interface PracticeNotebookProps {
  filter: NotebookFilter;
  shown: readonly MistakeCardFragment[];
}

/** Starts a quiz on the open mistakes that match the filter. */
export function PracticeNotebook({ filter, shown }: PracticeNotebookProps) {
  const [practice] = usePracticeNotebookMutation();
  const confident = shown.filter(({ certainty }) => certainty === 'sure').length;

  async function start() {
    const { data } = await practice({ variables: { ...filter } });
    return data && notebookSearch(filterSearch(filter), data.practiceNotebook.id);
  }

  return (
    <PracticeOffer label="Practice these" isPrimary start={start}>
      <p role="status">
        <b>{shown.length}</b> open {shown.length === 1 ? 'mistake' : 'mistakes'}
        {confident > 0 && <>, {confident} of them answered with certainty</>}.
      </p>
    </PracticeOffer>
  );
}

interface PracticeOfferProps {
  label: string;
  isPrimary?: boolean;
  /** Resolves to the query string of the started quiz's URL. */
  start: () => Promise<string | null | undefined>;
  /** A description of the practice. */
  children: ReactNode;
}

function PracticeOffer({ label, isPrimary = false, start, children }: PracticeOfferProps) {
  const navigate = useNavigate();
  const { run, busy, problem } = useAction(async () => {
    const search = await start();
    if (search) void navigate({ pathname: '/quiz', search });
  });

  return (
    <section aria-label="Practice the mistakes" className={styles.offer}>
      {children}
      <Button variant={isPrimary ? 'primary' : 'quiet'} busy={busy} onClick={run}>
        {label}
      </Button>
      <ProblemNotice title="The practice did not start." problem={problem} />
    </section>
  );
}
