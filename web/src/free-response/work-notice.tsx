import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { Draft } from './answer-draft';
import type { Saving } from './draft-saver';

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
