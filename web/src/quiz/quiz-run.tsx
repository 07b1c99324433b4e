import { useEffect, useId, useRef, useState } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { QUESTION_NOT_AVAILABLE, SELECT_AN_ANSWER, nextButtonLabel } from '../../../schema/rules/quiz';
import { Button } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { ProgressLine } from '../ui/progress-line';
import { AnswerChoices } from './answer-choices';
import { CertaintyChoice } from './certainty-choice';
import { LeaveQuizDialog } from './leave-quiz-dialog';
import { FullScreen } from './full-screen';
import { KeyHints } from './key-hints';
import { QuestionStem } from './question-stem';
import { quizTitle } from './quiz-labels';
import { QuizOverview } from './quiz-overview';
import styles from './quiz-run.module.css';
import { QuizToolbar } from './quiz-toolbar';
import { QuizProblem } from './quiz-problem';
import { ReportQuestion } from '../review/report-question';
import { useAnswers } from './use-answers';
import { useFlags } from './use-flags';
import { useSubmitQuiz } from './use-submit-quiz';
import { useQuizWalk } from './use-quiz-walk';

interface QuizRunProps {
  attempt: AttemptUnderWayFragment;
  onClose: () => void;
}

/** Not in a dialog on top of it, where letters may be typed. */
const isIn = (dialog: Element, target: EventTarget) => target instanceof Element && target.closest('dialog') === dialog;

/** A running quiz: the question and its graph first, the answers under the thumb, a thin line of progress, nothing else. */
export function QuizRun({ attempt, onClose }: QuizRunProps) {
  const { questions } = attempt;
  // A visitor's answers are forgotten: nobody would hear how sure they were.
  const isOurs = attempt.type !== 'chapterQuizNoUser';
  const { saver, status, refusal, choiceOf, certaintyOf, choose, tell } = useAnswers(attempt);
  const { handIn, problem, busy } = useSubmitQuiz(attempt, saver);
  const { flagged, toggle } = useFlags(attempt.id);
  const [aside, setAside] = useState<'closing' | 'overview' | null>(null);
  const goBack = () => setAside(null);
  const walk = useQuizWalk({
    questions,
    choiceOf,
    onChoose: (asked, answerId) => busy || choose(asked, answerId),
    onTell: (asked, certainty) => busy || !isOurs || tell(asked, certainty),
    onFlag: ({ id }) => toggle(id),
    onOverview: () => setAside('overview'),
    onHandIn: () => busy || void handIn(),
  });
  const { index, asked, chosenId, blocked } = walk;
  const stem = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const stemId = useId();
  const problemId = useId();

  useEffect(() => {
    const dialog = stem.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    stem.current?.focus({ preventScroll: true });
  }, [index]);
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    const isSameQuestion = shownId.current === asked?.id;
    shownId.current = asked?.id;
    // A choice by key takes the focus along, and with it the page, as it does on a native group of radio buttons.
    if (isSameQuestion && chosenId !== null) choices.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [asked?.id, chosenId]);

  const title = quizTitle(attempt);
  const places = questions.map((one) => ({
    id: one.id,
    isAnswered: choiceOf(one) !== null,
    isFlagged: flagged.includes(one.id),
  }));
  const answered = places.filter(({ isAnswered }) => isAnswered).length;
  const flags = places.filter(({ isFlagged }) => isFlagged).length;
  const isLast = index === questions.length - 1;
  return (
    <FullScreen
      label={title}
      onCancel={() => setAside('closing')}
      onClosed={onClose}
      onKeyDown={(event) => {
        const isChord = event.ctrlKey || event.metaKey || event.altKey;
        if (aside === 'overview' && event.key.toLowerCase() === 'o') goBack();
        else if (!isChord && isIn(event.currentTarget, event.target) && walk.press(event)) event.preventDefault();
      }}
    >
      <div className={styles.run}>
        <PageTitle className="visually-hidden">{title}</PageTitle>
        <QuizToolbar
          status={status}
          isFlagged={places[index]?.isFlagged ?? false}
          place={asked ? index + 1 : 0}
          total={questions.length}
          onClose={() => setAside('closing')}
          onFlag={() => asked && toggle(asked.id)}
          onOverview={() => setAside('overview')}
        >
          {asked && <ReportQuestion key={asked.id} attemptId={attempt.id} questionId={asked.question.id} isShort />}
        </QuizToolbar>
        <ProgressLine value={answered} max={questions.length} label={`${answered} of ${questions.length} answered`} />
        {asked ? (
          <div className={styles.body} key={asked.id}>
            <QuestionStem
              question={asked.question}
              place={`Question ${index + 1} of ${questions.length}`}
              id={stemId}
              ref={stem}
            />
            <div>
              <AnswerChoices
                asked={asked}
                chosenId={chosenId}
                labelledBy={stemId}
                describedBy={blocked > 0 ? problemId : undefined}
                onChoose={walk.choose}
                ref={choices}
              />
              {isOurs && (
                <CertaintyChoice
                  said={certaintyOf(asked)}
                  isAnswered={chosenId !== null}
                  onTell={(certainty) => busy || tell(asked, certainty)}
                />
              )}
            </div>
          </div>
        ) : (
          <p className={styles.body}>{QUESTION_NOT_AVAILABLE}</p>
        )}
        <footer className={styles.foot}>
          <QuizProblem refusal={refusal} problem={problem} onFinish={() => void handIn()} onLeave={onClose} />
          {blocked > 0 && (
            <p key={blocked} id={problemId} role="alert" className={styles.blocked}>
              {SELECT_AN_ANSWER}
            </p>
          )}
          {isLast && flags > 0 && (
            <p className={styles.flags}>
              {flags} flagged for review.{' '}
              <Button variant="plain" onClick={() => setAside('overview')}>
                Look again
              </Button>
            </p>
          )}
          {asked && (
            <div className={styles.walk}>
              <Button onClick={walk.previous} disabled={index === 0}>
                Previous
              </Button>
              <Button variant="primary" onClick={walk.next} busy={busy}>
                {nextButtonLabel(index, questions.length)}
              </Button>
            </div>
          )}
          <KeyHints answers={asked?.answers.length ?? 4} asksCertainty={isOurs} />
        </footer>
      </div>
      <LeaveQuizDialog
        open={aside === 'closing'}
        answered={answered}
        total={questions.length}
        onStay={goBack}
        onLeave={onClose}
      />
      <QuizOverview
        open={aside === 'overview'}
        places={places}
        index={index}
        onJump={(to) => {
          goBack();
          walk.go(to);
        }}
        onClose={goBack}
      />
    </FullScreen>
  );
}
