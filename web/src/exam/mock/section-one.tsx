import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { MockExamPageFragment } from '../../../../schema/generated/graphql';
import type { Problem } from '../../apollo/problem';
import { FullScreen } from '../../quiz/full-screen';
import { QuestionGrid, statusesInWords } from '../../quiz/quiz-overview';
import { Calculator } from '../../quiz/tools/calculator';
import { LineReader } from '../../quiz/tools/line-reader';
import { useIsOnline } from '../../quiz/use-is-online';
import { storedJson } from '../../storage';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { useSecondsLeft } from './clock';
import { LeaveExam } from './leave-exam';
import { mockKeyAction, type MockAction } from './mock-keys';
import { MockQuestionView } from './mock-question';
import styles from './section-one.module.css';
import { SectionToolbar, ZOOMS } from './section-toolbar';
import { useMarks } from './use-marks';
import { useSubmitSection } from './use-submit-section';
import { useTimeSpent } from './use-time-spent';

interface SectionOneProps {
  exam: MockExamPageFragment;
  /** Looks what became of the section elsewhere. */
  onOver: () => void;
  onClose: () => void;
}

const readIndex = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** Index of the question that the student looked at last. */
const storedIndex = (examId: string) => storedJson('mockPosition', readIndex, examId);

const NOT_SENT: Problem = {
  code: 'OFFLINE',
  message: 'Your latest answers have not reached us yet. Check your connection, then submit again.',
  field: null,
};

type Tool = 'calculator' | 'lineReader';

/** Section I: one question a screen, the tools of the exam's own app, and after the last question all of them to look over. */
export default function SectionOne({ exam, onOver, onClose }: SectionOneProps) {
  const { id, questions } = exam;
  const total = questions.length;
  // After the last question comes the review.
  const [index, setIndex] = useState(() => Math.min(storedIndex(id).get() ?? 0, total));
  const [tool, setTool] = useState<Tool | null>(null);
  const [zoom, setZoom] = useState(0);
  const [isClockHidden, setClockHidden] = useState(false);
  const [panel, setPanel] = useState<'leave' | 'overview' | null>(null);
  const { marks, change, saver, status, problem } = useMarks(exam);
  const seconds = useSecondsLeft(exam);
  const isOnline = useIsOnline();
  const asked = questions[index]?.asked;
  const mark = marks[index];

  const { submit, isBusy, ...submission } = useSubmitSection(id, 1, async () => {
    await saver.flush();
    // What was marked during a request that was already on its way.
    await saver.flush();
    return saver.isUnsaved() && seconds > 0 ? NOT_SENT : null;
  });
  const hand = async () => {
    if (!(await submit())) return;
    saver.clear();
    storedIndex(id).set(null);
  };

  useEffect(() => storedIndex(id).set(index), [id, index]);
  useTimeSpent(index, (at, spent) => {
    const before = marks[at];
    if (before) change(at, { seconds: before.seconds + spent });
  });

  // Once: a failed try is repeated by the button.
  const isTimeUp = seconds === 0;
  const wasHanded = useRef(false);
  useEffect(() => {
    if (!isTimeUp || wasHanded.current) return;
    wasHanded.current = true;
    void hand();
  });

  // The server ended the section, by the clock or in another tab.
  const isOver = problem?.code === 'QUIZ_FINISHED';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  const goTo = (to: number) => {
    setIndex(Math.max(0, Math.min(to, total)));
    setPanel(null);
  };
  const toggle = (one: Tool) => setTool(tool === one ? null : one);
  const cross = (choice: string) => {
    if (!mark) return;
    const crossedOut = mark.crossedOut.includes(choice)
      ? mark.crossedOut.filter((one) => one !== choice)
      : [...mark.crossedOut, choice];
    change(index, { crossedOut });
  };
  const choose = (choice: string) => {
    if (!mark || mark.choice === choice) return;
    change(index, { choice, crossedOut: mark.crossedOut.filter((one) => one !== choice) });
  };
  const zoomBy = (by: 1 | -1) => setZoom(Math.max(0, Math.min(zoom + by, ZOOMS.length - 1)));

  function act(action: MockAction) {
    switch (action.type) {
      case 'choose':
        return choose(action.choice);
      case 'cross':
        return cross(action.choice);
      case 'move':
        return goTo(index + action.by);
      case 'zoom':
        return zoomBy(action.by);
      case 'flag':
        return mark && change(index, { isFlagged: !mark.isFlagged });
      case 'review':
        return setPanel('overview');
      case 'clock':
        return setClockHidden(!isClockHidden);
      case 'calculator':
      case 'lineReader':
        return toggle(action.type);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const element = event.target instanceof Element ? event.target : null;
    // The student may be in a dialog on top of this one, and Enter activates a focused button or link.
    const isElsewhere = element?.closest('dialog') !== event.currentTarget;
    const isPress = event.key === 'Enter' && element?.closest('button, a, summary');
    if (event.ctrlKey || event.metaKey || event.repeat || isElsewhere || isPress || isTimeUp) return;
    const action = mockKeyAction(event, asked?.answers.map((answer) => answer.id) ?? []);
    if (!action) return;
    event.preventDefault();
    act(action);
  }

  const statuses = questions.map((one, at) => ({
    id: one.id,
    isAnswered: marks[at]?.choice != null,
    isFlagged: marks[at]?.isFlagged ?? false,
  }));

  return (
    <FullScreen label="Section I" onCancel={() => setPanel('leave')} onClosed={onClose} onKeyDown={onKeyDown}>
      <div className={styles.section}>
        <PageTitle className="visually-hidden" tab="Mock exam, section I">
          Section I: multiple choice
        </PageTitle>
        <SectionToolbar
          seconds={seconds}
          isClockHidden={isClockHidden}
          onClock={() => setClockHidden(!isClockHidden)}
          isWaiting={status === 'waiting'}
          tool={tool}
          onTool={toggle}
          zoom={zoom}
          onZoom={zoomBy}
          onLeave={() => setPanel('leave')}
        />
        {problem && !isTimeUp && <Notice tone="problem">{problem.message}</Notice>}
        <div className={styles.body} style={{ zoom: ZOOMS[zoom] }}>
          {asked && mark ? (
            <MockQuestionView
              key={asked.id}
              asked={asked}
              mark={mark}
              title={`Question ${index + 1} of ${total}`}
              onChoose={choose}
              onCross={cross}
              onFlag={() => change(index, { isFlagged: !mark.isFlagged })}
            />
          ) : (
            <section className={styles.review} aria-labelledby="review">
              <h2 id="review">Check your work</h2>
              <p>
                {statusesInWords(statuses)} A blank scores the same as a wrong answer, so a guess can only help. You can
                still change anything until you submit or the time runs out.
              </p>
              <QuestionGrid statuses={statuses} index={-1} onSelect={goTo} />
            </section>
          )}
        </div>
        <footer className={styles.foot}>
          {submission.problem && (
            <Notice tone="problem" title="Section I has not been submitted.">
              {submission.problem.message}
            </Notice>
          )}
          <div className={styles.steps}>
            <Button onClick={() => goTo(index - 1)} disabled={index === 0}>
              Back
            </Button>
            <Button onClick={() => setPanel('overview')}>
              {asked ? `Question ${index + 1} of ${total}` : 'All questions'}
            </Button>
            {asked ? (
              <Button variant="primary" onClick={() => goTo(index + 1)}>
                {index === total - 1 ? 'Review' : 'Next'}
              </Button>
            ) : (
              <Button variant="primary" busy={isBusy} disabled={!isOnline} onClick={() => void hand()}>
                {isOnline ? 'Submit section I' : 'You’re offline'}
              </Button>
            )}
          </div>
        </footer>
        {tool === 'calculator' && <Calculator onClose={() => setTool(null)} />}
        {tool === 'lineReader' && <LineReader onClose={() => setTool(null)} />}
      </div>
      <Modal open={panel === 'overview'} onClose={() => setPanel(null)} title="All questions">
        <QuestionGrid statuses={statuses} index={index} onSelect={goTo} />
        <p>{statusesInWords(statuses)}</p>
        <Button onClick={() => goTo(total)}>Review and submit</Button>
      </Modal>
      <LeaveExam open={panel === 'leave'} exam={exam} onStay={() => setPanel(null)} onLeave={onClose} />
      <Modal open={isTimeUp} onClose={() => undefined} title="Time is up">
        {submission.problem ? (
          <>
            <p>
              {submission.problem.message} We submit what reached us in time. Answers on this device are still being
              sent.
            </p>
            <Button variant="primary" busy={isBusy} onClick={() => void hand()}>
              Try again
            </Button>
          </>
        ) : (
          <p>Section I is being submitted.</p>
        )}
      </Modal>
    </FullScreen>
  );
}
