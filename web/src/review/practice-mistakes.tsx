import { useNavigate } from 'react-router-dom';
import type { AttemptReviewFragment, MistakeCardFragment, QuizMode } from '../../../schema/generated/graphql';
import { usePracticeMistakesMutation, usePracticeNotebookMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { mistakesSearch, notebookSearch } from '../quiz/quiz-links';
import { practiceMistakesLabel, practiceTheseLabel } from '../copy/results';
import { Button, type ButtonVariant } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { type NotebookFilter, filterSearch } from './notebook-filter';
import styles from './practice-mistakes.module.css';

/** How many questions of a graded attempt were missed. */
export const missedIn = ({ questions }: AttemptReviewFragment) =>
  questions.filter(({ isCorrect }) => !isCorrect).length;

interface PracticeAttemptMistakesProps {
  attempt: AttemptReviewFragment;
  variant: ButtonVariant;
}

/** Starts a quiz on the questions missed in an attempt. Renders nothing if all answers were correct. */
export function PracticeAttemptMistakes({ attempt, variant }: PracticeAttemptMistakesProps) {
  const [practice] = usePracticeMistakesMutation();
  const { run, busy, problem } = useStartPractice(async () => {
    const { data } = await practice({ variables: { attemptId: attempt.id } });
    return data && mistakesSearch(attempt.id, data.practiceMistakes.id);
  });
  const missed = missedIn(attempt);
  if (missed === 0) return null;
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => run()}>
        {practiceMistakesLabel(missed)}
      </Button>
      <ProblemNotice title="The practice quiz did not start." problem={problem} />
    </>
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

  const { run, busy, problem } = useStartPractice(async (mode: QuizMode) => {
    const { data } = await practice({ variables: { ...filter, mode } });
    return data && notebookSearch(filterSearch(filter), data.practiceNotebook.id);
  });

  return (
    <section aria-label="Practice the mistakes" className={styles.offer}>
      <p role="status">
        <b>{shown.length}</b> {shown.length === 1 ? 'mistake' : 'mistakes'}
        {confident > 0 && <>, {confident} of which you were sure about</>}.
      </p>
      <Button variant="primary" busy={busy} onClick={() => run('test')}>
        {practiceTheseLabel(shown.length)}
      </Button>
      <Button busy={busy} onClick={() => run('practice')}>
        Practice Step by Step
      </Button>
      <ProblemNotice title="The practice quiz did not start." problem={problem} />
    </section>
  );
}

/** Runs a quiz that `start` begins. It resolves to the query string of the quiz's URL. */
export function useStartPractice<Given extends readonly unknown[]>(
  start: (...given: Given) => Promise<string | null | undefined>,
) {
  const navigate = useNavigate();
  return useAction(async (...given: Given) => {
    const search = await start(...given);
    if (search) void navigate({ pathname: '/quiz', search });
  });
}
