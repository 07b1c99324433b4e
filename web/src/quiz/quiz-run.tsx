import { useId, type KeyboardEvent } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { QUESTION_NOT_AVAILABLE } from '../../../schema/rules/quiz';
import { ReportQuestion } from '../review/report-question';
import { LeaveDialog } from '../ui/leave-dialog';
import { PageTitle } from '../ui/page-title';
import { ProgressLine } from '../ui/progress-line';
import { FullScreen } from './full-screen';
import { OpenQuestions } from './open-questions';
import { QuizFooter } from './quiz-footer';
import { kindOf } from './given';
import { KINDS } from './kinds/kinds';
import { quizKeyAction } from './quiz-keys';
import { quizTitle } from './quiz-labels';
import { QuizOverview } from './quiz-overview';
import { QuizQuestion } from './quiz-question';
import { currentAnswer, openQuestions, questionStatuses } from './quiz-run-reducer';
import styles from './quiz-run.module.css';
import { QuizToolbar } from './quiz-toolbar';
import { TimeUp } from './time-up';
import { useQuizRun } from './use-quiz-run';

interface QuizRunProps {
  attempt: AttemptUnderWayFragment;
  onClose: () => void;
}

/**
 * A running quiz: the question and its graph at the top, the answers within reach of the thumb, and a thin progress
 * bar.
 */
export function QuizRun({ attempt, onClose }: QuizRunProps) {
  const [state, dispatch] = useQuizRun(attempt);
  const noticeId = useId();
  const { index, panel } = state;
  const asked = attempt.questions[index];
  const statuses = questionStatuses(state);
  const total = statuses.length;
  const answered = statuses.filter(({ isAnswered }) => isAnswered).length;
  const title = quizTitle(attempt);
  const closePanel = () => dispatch({ type: 'closePanel' });

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event;
    if (panel === 'overview' && key.toLowerCase() === 'o') return closePanel();
    const element = target instanceof Element ? target : null;
    // The student may be typing in a dialog on top of this one, and Enter activates a focused button or link.
    const isElsewhere = element?.closest('dialog') !== event.currentTarget;
    const isPress = key === 'Enter' && element?.closest('button, a, summary');
    // A key that is held down must not check an answer and skip its explanation.
    if (event.repeat && key === 'Enter') return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere || isPress) return;
    // In a text field, all other keys type.
    if (element?.matches('input[type="text"]') && key !== 'Enter') return;
    if (asked && KINDS[kindOf(asked)].startsAnswer(key))
      return event.currentTarget.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
    const action = quizKeyAction(key, state.questions[index]?.answerIds ?? []);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  }

  return (
    <FullScreen
      label={title}
      onCancel={() => dispatch({ type: 'openPanel', panel: 'leave' })}
      onClosed={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.run}>
        <PageTitle className="visually-hidden">{title}</PageTitle>
        <QuizToolbar
          saveStatus={state.saveStatus}
          isFlagged={statuses[index]?.isFlagged ?? false}
          questionNumber={asked ? index + 1 : 0}
          total={total}
          onClose={() => dispatch({ type: 'openPanel', panel: 'leave' })}
          onFlag={() => dispatch({ type: 'toggleFlag' })}
          onOverview={() => dispatch({ type: 'openPanel', panel: 'overview' })}
        >
          {asked && <ReportQuestion key={asked.id} attemptId={attempt.id} questionId={asked.question.id} isShort />}
        </QuizToolbar>
        <ProgressLine value={answered} max={total} label={`${answered} of ${total} answered`} tone="neutral" />
        {asked ? (
          <QuizQuestion
            key={asked.id}
            attemptId={attempt.id}
            asked={asked}
            title={`Question ${index + 1} of ${total}`}
            answer={currentAnswer(state)}
            asksCertainty={state.asksCertainty}
            isChecked={state.checked.includes(asked.question.id)}
            describedBy={state.blocked > 0 ? noticeId : undefined}
            onGive={(given) => dispatch({ type: 'give', given })}
            onCertainty={(certainty) => dispatch({ type: 'rateCertainty', certainty })}
          />
        ) : (
          <p className={styles.body}>{QUESTION_NOT_AVAILABLE}</p>
        )}
        <QuizFooter state={state} dispatch={dispatch} noticeId={noticeId} onClose={onClose} />
      </div>
      <LeaveDialog open={panel === 'leave'} what="quiz" onStay={closePanel} onLeave={onClose}>
        Your answers are saved: {answered} of {total} so far.
      </LeaveDialog>
      <TimeUp
        open={panel === 'timeUp'}
        attempt={attempt}
        onFinish={() => {
          closePanel();
          dispatch({ type: 'submit' });
        }}
        onGoOn={closePanel}
      />
      <OpenQuestions
        open={panel === 'openQuestions'}
        indexes={openQuestions(state)}
        onSelect={(to) => dispatch({ type: 'goTo', index: to })}
        onClose={closePanel}
      />
      <QuizOverview
        open={panel === 'overview'}
        statuses={statuses}
        index={index}
        onSelect={(to) => dispatch({ type: 'goTo', index: to })}
        onClose={closePanel}
      />
    </FullScreen>
  );
}
