import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FreeResponseAttemptPageFragment } from '../../../schema/generated/graphql';
import { PageTitle } from '../ui/page-title';
import { FullScreen } from '../quiz/full-screen';
import { Button } from '../ui/button';
import { LeaveDialog } from '../ui/leave-dialog';
import { Notice } from '../ui/notice';
import { isAnswered } from './answer';
import { missingFrom } from './missing';
import { MissingList } from './missing-list';
import { subscriptsIn } from './reason-text';
import { SubmitAnswer } from './submit-answer';
import { storedAttempt } from './stored-attempt';
import { useAttemptCalls } from './use-attempt-calls';
import { secondsSpent } from './use-clock';
import { useWork } from './use-work';
import styles from './free-response-work.module.css';
import { WorkHeader, type Pane } from './work-header';
import { WorkPanes } from './work-panes';
import { lengthInWords, minutesOf, pointsInWords, pointsOf } from './words';
import type { Saving } from './draft-saver';
import type { Draft } from './answer-draft';

interface WorkProps {
  attempt: FreeResponseAttemptPageFragment;
  onClose: () => void;
}

/**
 * A question being answered. On a desktop the graph stands beside the question; on a phone a switch turns from one to the
 * other, and each stays where it was.
 */
export default function FreeResponseWork({ attempt, onClose }: WorkProps) {
  const { title, length, content } = attempt;
  const { panels, parts } = content;
  const work = useWork(
    attempt,
    useAttemptCalls(attempt.id, () => secondsSpent(attempt.id)),
  );
  // Without a connection, a reload continues from here.
  useEffect(() => storedAttempt.set(attempt), [attempt]);
  const { answer, change, saving } = work;
  const isOnServer = saving.status === 'saved' || saving.status === 'saving';
  const [pane, setPane] = useState<Pane>('question');
  const [isLeaving, setLeaving] = useState(false);
  const hasGraph = panels.length > 0;
  const drawn = parts.filter(({ kind }) => kind === 'draw');
  const subscripts = useMemo(() => subscriptsIn(content.parts.map(({ text }) => text).join(' ')), [content]);
  const missing = useMemo(
    () => new Map(content.parts.map((part) => [part.name, missingFrom(content, part, answer.graph)])),
    [content, answer.graph],
  );
  const missingList = (name: string) => <MissingList items={missing.get(name) ?? []} subscripts={subscripts} />;
  const { hash } = useLocation();
  // A dialog would focus its first button.
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] h1')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);

  return (
    <FullScreen label={title} onCancel={() => setLeaving(true)} onClosed={onClose}>
      <div className={styles.work}>
        <WorkHeader
          attempt={attempt}
          saving={saving}
          pane={hasGraph ? pane : null}
          onPane={setPane}
          onClose={() => setLeaving(true)}
        />
        <div className={styles.notice}>
          <WorkNotice saving={saving} onTake={work.takeNewer} onKeep={work.keepMine} onReload={work.reload} />
        </div>
        <WorkPanes
          content={content}
          heading={
            <div>
              <PageTitle className={styles.title}>{title}</PageTitle>
              <p className={styles.about}>
                {lengthInWords(length)} · {pointsInWords(pointsOf(parts))} · {minutesOf(length)} minutes on the exam
              </p>
            </div>
          }
          answer={answer}
          onChange={change}
          pane={pane}
          onPane={setPane}
          missingFrom={missingList}
        >
          <SubmitAnswer
            open={parts.filter((part) => !isAnswered(part, answer)).map(({ name }) => name)}
            total={parts.length}
            missing={drawn.flatMap(({ name }) =>
              missing.get(name)?.length ? [{ name, list: missingList(name) }] : [],
            )}
            busy={work.isSubmitting}
            problem={work.submitProblem}
            onSubmit={() => void work.submit()}
          />
        </WorkPanes>
        <LeaveDialog open={isLeaving} what="question" onStay={() => setLeaving(false)} onLeave={onClose}>
          Your answer is {isOnServer ? 'saved' : 'stored on this device'}.
        </LeaveDialog>
      </div>
    </FullScreen>
  );
}

interface WorkNoticeProps {
  saving: Saving;
  onTake: (newer: Draft) => void;
  onKeep: (newer: Draft) => void;
  onReload: () => void;
}

/** What keeps the answer from being saved, with what the student can do: another tab was faster, or the server refuses it. */
export function WorkNotice({ saving: { newer, problem }, onTake, onKeep, onReload }: WorkNoticeProps) {
  if (newer) {
    return (
      <Notice
        tone="problem"
        title="This answer was changed in another tab or on another device."
        action={
          <>
            <Button onClick={() => onTake(newer)}>Use the newer version</Button>
            <Button onClick={() => onKeep(newer)}>Keep the version on this screen</Button>
          </>
        }
      >
        What you see here is not saved until you decide. The version you do not choose is discarded.
      </Notice>
    );
  }
  if (!problem) return null;
  return (
    <Notice
      tone="problem"
      title="Your latest changes were not saved."
      action={problem.code === 'SUBMITTED' && <Button onClick={onReload}>See the result</Button>}
    >
      {problem.message}
    </Notice>
  );
}
