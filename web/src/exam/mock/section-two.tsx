import { useEffect, useRef, useState } from 'react';
import type { MockExamPageFragment } from '../../../../schema/generated/graphql';
import { READING_MINUTES, SECTION_TWO_MINUTES } from '../../../../schema/rules/mock';
import type { Problem } from '../../apollo/problem';
import { WorkNotice } from '../../free-response/free-response-work';
import workStyles from '../../free-response/free-response-work.module.css';
import { SaveState, type Pane } from '../../free-response/work-header';
import { WorkPanes } from '../../free-response/work-panes';
import { lengthInWords, minutesOf, pointsInWords, pointsOf } from '../../free-response/words';
import { formatSeconds } from '../../lessons/format-seconds';
import { FullScreen } from '../../quiz/full-screen';
import { useIsOnline } from '../../quiz/use-is-online';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import modalStyles from '../../ui/modal.module.css';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Segmented } from '../../ui/segmented';
import { Clock, useSecondsLeft } from './clock';
import { LeaveExam } from './leave-exam';
import styles from './section-two.module.css';
import { useResponseWork, type Response } from './use-response-work';
import { useSubmitSection } from './use-submit-section';

interface SectionTwoProps {
  exam: MockExamPageFragment;
  onClose: () => void;
}

const NOT_SENT: Problem = {
  code: 'OFFLINE',
  message: 'Your latest changes have not reached us yet. Check your connection, then submit again.',
  field: null,
};

const PANES = [
  ['question', 'Question'],
  ['graph', 'Graph'],
] as const; // types each entry as a pair

/** Sends what is unsaved of a question. Resolves to whether the server has everything. */
type SendAll = () => Promise<boolean>;

/** Section II: one long question and two short ones on the graph pad, in whatever order the student likes. */
export default function SectionTwo({ exam, onClose }: SectionTwoProps) {
  const { id, responses } = exam;
  const [position, setPosition] = useState('1');
  const [pane, setPane] = useState<Pane>('question');
  const [isClockHidden, setClockHidden] = useState(false);
  const [panel, setPanel] = useState<'leave' | 'submit' | null>(null);
  const seconds = useSecondsLeft(exam);
  const isOnline = useIsOnline();
  const senders = useRef(new Map<number, SendAll>());

  const { submit, isBusy, problem } = useSubmitSection(id, 2, async () => {
    const sent = await Promise.all([...senders.current.values()].map((sendAll) => sendAll()));
    return sent.every(Boolean) || seconds === 0 ? null : NOT_SENT;
  });

  // Once: a failed try is repeated by the button.
  const isTimeUp = seconds === 0;
  const wasHanded = useRef(false);
  useEffect(() => {
    if (!isTimeUp || wasHanded.current) return;
    wasHanded.current = true;
    void submit();
  });
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] h1')?.focus({ preventScroll: true }), []);

  const current = responses.find((one) => String(one.position) === position) ?? responses[0];
  const names = responses.map((one) => [String(one.position), String(one.position)] as const); // pairs
  return (
    <FullScreen label="Section II" onCancel={() => setPanel('leave')} onClosed={onClose}>
      <div className={workStyles.work}>
        <header className={styles.header}>
          <Button variant="plain" onClick={() => setPanel('leave')}>
            Leave
          </Button>
          <div className={styles.time}>
            <Clock seconds={seconds} isHidden={isClockHidden} onToggle={() => setClockHidden(!isClockHidden)} />
            <ReadingPeriod exam={exam} seconds={seconds} />
          </div>
          <Button variant="primary" onClick={() => setPanel('submit')}>
            Submit
          </Button>
          <div className={styles.switches}>
            <div className={styles.questions}>
              <span aria-hidden>Question</span>
              <Segmented label="Question" options={names} value={position} onChange={setPosition} />
            </div>
            {current && current.content.panels.length > 0 && (
              <Segmented label="Show" options={PANES} value={pane} onChange={setPane} className={styles.panes} />
            )}
          </div>
        </header>
        <PageTitle className="visually-hidden" tab="Mock exam, section II">
          Section II: free response
        </PageTitle>
        {responses.map((response) => (
          <ResponseWork
            key={response.id}
            examId={id}
            response={response}
            isShown={response === current}
            pane={pane}
            onPane={setPane}
            onReady={(sendAll) => senders.current.set(response.position, sendAll)}
          />
        ))}
      </div>
      <LeaveExam open={panel === 'leave'} exam={exam} onStay={() => setPanel(null)} onLeave={onClose} />
      <Modal open={panel === 'submit' && !isTimeUp} onClose={() => setPanel(null)} title="Submit section II?">
        <p>You cannot change an answer afterward. Your report comes next.</p>
        {problem && <Notice tone="problem">{problem.message}</Notice>}
        <div className={modalStyles.buttons}>
          <Button variant="primary" busy={isBusy} disabled={!isOnline} onClick={() => void submit()}>
            {isOnline ? 'Submit section II' : 'You’re offline'}
          </Button>
          <Button onClick={() => setPanel(null)}>Keep working</Button>
        </div>
      </Modal>
      <Modal open={isTimeUp} onClose={() => undefined} title="Time is up">
        {problem ? (
          <>
            <p>{problem.message} We submit what reached us in time.</p>
            <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
              Try again
            </Button>
          </>
        ) : (
          <p>Section II is being submitted.</p>
        )}
      </Modal>
    </FullScreen>
  );
}

/** The exam's first minutes are for reading. Here they are shown, and keep nobody from writing. */
function ReadingPeriod({ exam, seconds }: { exam: MockExamPageFragment; seconds: number }) {
  const { deadline, extraTime } = exam;
  if (deadline === null) return null;
  const left = seconds - (SECTION_TWO_MINUTES - READING_MINUTES) * 60 * extraTime;
  return left > 0 ? (
    <p className={styles.reading}>
      Reading period: {formatSeconds(left)}
      <span>. You may write, too.</span>
    </p>
  ) : null;
}

interface ResponseWorkProps {
  examId: string;
  response: Response;
  isShown: boolean;
  pane: Pane;
  onPane: (pane: Pane) => void;
  onReady: (sendAll: SendAll) => void;
}

/** One question. It goes on saving while another one is shown. */
function ResponseWork({ examId, response, isShown, pane, onPane, onReady }: ResponseWorkProps) {
  const { content, length, position } = response;
  const work = useResponseWork(examId, response);
  const { sendAll } = work;
  useEffect(() => {
    onReady(sendAll);
  });
  if (!isShown) return null;
  return (
    <>
      <div className={workStyles.notice}>
        <WorkNotice saving={work.saving} onTake={work.takeNewer} onKeep={work.keepMine} onReload={work.reload} />
      </div>
      <WorkPanes
        content={content}
        heading={
          <div>
            <h2 className={workStyles.title}>Question {position}</h2>
            <p className={workStyles.about}>
              {lengthInWords(length)} · {pointsInWords(pointsOf(content.parts))} · about {minutesOf(length)} minutes
            </p>
          </div>
        }
        answer={work.answer}
        onChange={work.change}
        pane={pane}
        onPane={onPane}
        missingFrom={() => null}
      >
        <SaveState status={work.saving.status} />
      </WorkPanes>
    </>
  );
}
