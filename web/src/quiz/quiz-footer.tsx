import { useRef, type Dispatch, type MouseEvent } from 'react';
import { SELECT_AN_ANSWER, nextButtonLabel } from '../../../schema/rules/quiz';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './quiz-footer.module.css';
import { openQuestions, type QuizRunAction, type QuizRunState } from './quiz-run-reducer';
import { useIsOnline } from './use-is-online';
import { isOver } from './use-quiz-run';

interface QuizFooterProps {
  state: QuizRunState;
  dispatch: Dispatch<QuizRunAction>;
  /** Id of the notice that an answer is missing. */
  noticeId: string;
  onClose: () => void;
}

/** The Previous and Next buttons, with notices about missing answers, flagged questions and errors. */
export function QuizFooter({ state, dispatch, noticeId, onClose }: QuizFooterProps) {
  const { questions, index, mode, blocked, checked, checking, flagged, isSubmitting } = state;
  const isChecked = checked.includes(questions[index]?.id ?? '');
  const checks = mode === 'practice' && !isChecked;
  const isLast = index === questions.length - 1;
  // The server grades. The student submits when it can be reached, not the browser by itself.
  const waitsForServer = !useIsOnline() && isLast && !checks && openQuestions(state).length === 0;

  const clickedAt = useRef(index);

  /**
   * The second click of a double click comes to the next question. It must not miss an answer, submit, or skip an explanation. Where the
   * first one led nowhere, as without a connection, it is another try.
   */
  function goOn({ detail }: MouseEvent) {
    if (detail < 2) clickedAt.current = index;
    if (detail < 2 || (mode !== 'practice' && clickedAt.current === index)) dispatch({ type: 'continue' });
    else if (mode !== 'practice' && !openQuestions(state).includes(index)) dispatch({ type: 'next' });
  }

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
            Review them
          </Button>
        </p>
      )}
      {state.isTimeUp && checked.length > 0 && !isLast && (
        <p className={styles.timeUp}>
          The time is up.{' '}
          <Button variant="plain" busy={isSubmitting || checking !== null} onClick={() => dispatch({ type: 'submit' })}>
            Finish now
          </Button>
        </p>
      )}
      <div className={styles.steps}>
        {questions.length > 0 && (
          <Button onClick={() => dispatch({ type: 'previous' })} disabled={index === 0}>
            Previous
          </Button>
        )}
        <p className={styles.keys}>
          {!isChecked && questions[index]?.kind === 'choice' && (
            <>
              <kbd>1</kbd> to <kbd>{questions[index].answerIds.length}</kbd> choose,{' '}
            </>
          )}
          <kbd>Enter</kbd> {checks ? 'checks the answer' : isLast ? 'submits the quiz' : 'continues'}, <kbd>←</kbd>{' '}
          <kbd>→</kbd> change the question, <kbd>F</kbd> flags, <kbd>O</kbd> shows the overview.
          {state.asksCertainty && !isChecked && (
            <>
              {' '}
              <kbd>G</kbd> <kbd>U</kbd> <kbd>S</kbd> mean guessing, unsure, sure.
            </>
          )}
        </p>
        {questions.length > 0 && (
          <Button variant="primary" onClick={goOn} busy={isSubmitting || checking !== null} disabled={waitsForServer}>
            {waitsForServer
              ? 'You’re offline. Submit later'
              : checks
                ? 'Check answer'
                : nextButtonLabel(index, questions.length)}
          </Button>
        )}
      </div>
    </footer>
  );
}

interface QuizProblemProps {
  state: QuizRunState;
  onSubmit: () => void;
  onClose: () => void;
}

/** The error that prevented the submission, otherwise the reason why an answer was rejected. */
function QuizProblem({ state, onSubmit, onClose }: QuizProblemProps) {
  const { submitProblem, saveProblem, checkProblem } = state;
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
  if (checkProblem && !isOver(checkProblem)) {
    return (
      <Notice tone="problem" title="Your answer has not been checked. Please try again.">
        {checkProblem.message}
      </Notice>
    );
  }
  const rejected = saveProblem ?? checkProblem;
  if (!rejected) return null;
  return (
    <Notice tone="problem" action={isOver(rejected) && <Button onClick={onSubmit}>See the results</Button>}>
      {rejected.message}
    </Notice>
  );
}
