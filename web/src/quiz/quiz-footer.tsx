import type { Dispatch } from 'react';
import { SELECT_AN_ANSWER, nextButtonLabel } from '../../../schema/rules/quiz';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './quiz-footer.module.css';
import type { QuizRunAction, QuizRunState } from './quiz-run-reducer';
import { isOver } from './use-submit-quiz';

interface QuizFooterProps {
  state: QuizRunState;
  dispatch: Dispatch<QuizRunAction>;
  /** Id of the notice that an answer is missing. */
  noticeId: string;
  onClose: () => void;
}

/** The Previous and Next buttons, with notices about missing answers, flagged questions and errors. */
export function QuizFooter({ state, dispatch, noticeId, onClose }: QuizFooterProps) {
  const { questions, index, blocked, flagged, isSubmitting } = state;
  const isLast = index === questions.length - 1;
  return (
    <footer className={styles.foot}>
      <QuizProblem state={state} onSubmit={() => dispatch({ type: 'submit' })} onClose={onClose} />
      {blocked > 0 && (
        <p key={blocked} id={noticeId} role="alert" className={styles.blocked}>
          {SELECT_AN_ANSWER}
        </p>
      )}
      {isLast && flagged.length > 0 && (
        <p className={styles.flags}>
          {flagged.length} flagged for review.{' '}
          <Button variant="plain" onClick={() => dispatch({ type: 'openPanel', panel: 'overview' })}>
            Look again
          </Button>
        </p>
      )}
      {questions.length > 0 && (
        <div className={styles.steps}>
          <Button onClick={() => dispatch({ type: 'previous' })} disabled={index === 0}>
            Previous
          </Button>
          <Button variant="primary" onClick={() => dispatch({ type: 'continue' })} busy={isSubmitting}>
            {nextButtonLabel(index, questions.length)}
          </Button>
        </div>
      )}
      <p className={styles.keys}>
        <kbd>1</kbd> to <kbd>{questions[index]?.answerIds.length ?? 4}</kbd> choose, <kbd>Enter</kbd> continues,{' '}
        <kbd>←</kbd> <kbd>→</kbd> change the question, <kbd>F</kbd> flags, <kbd>O</kbd> shows the overview.
        {state.asksCertainty && (
          <>
            {' '}
            <kbd>G</kbd> <kbd>U</kbd> <kbd>S</kbd> mean guessing, unsure, sure.
          </>
        )}
      </p>
    </footer>
  );
}

interface QuizProblemProps {
  state: QuizRunState;
  onSubmit: () => void;
  onClose: () => void;
}

/** The error that prevented the submission, otherwise the reason why an answer was rejected. */
function QuizProblem({ state: { submitProblem, saveProblem }, onSubmit, onClose }: QuizProblemProps) {
  if (submitProblem && isOver(submitProblem)) {
    return (
      <Notice tone="problem" action={<Button onClick={onClose}>Back to the quiz start</Button>}>
        {submitProblem.message}
      </Notice>
    );
  }
  if (submitProblem) {
    return (
      <Notice tone="problem" title="The quiz has not been submitted. Your answers are saved on this device.">
        {submitProblem.message}
      </Notice>
    );
  }
  if (!saveProblem) return null;
  return (
    <Notice tone="problem" action={isOver(saveProblem) && <Button onClick={onSubmit}>See the results</Button>}>
      {saveProblem.message}
    </Notice>
  );
}
