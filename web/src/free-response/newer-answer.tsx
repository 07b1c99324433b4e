import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface NewerAnswerProps {
  onTake: () => void;
  onKeep: () => void;
}

/** Two tabs or devices changed one answer: the student decides which version stays. */
export const NewerAnswer = ({ onTake, onKeep }: NewerAnswerProps) => (
  <Notice
    tone="problem"
    title="This answer was changed in another tab or on another device."
    action={
      <>
        <Button onClick={onTake}>Use the newer version</Button>
        <Button onClick={onKeep}>Keep the version on this screen</Button>
      </>
    }
  >
    What you see here is not saved until you decide. The version you do not choose is discarded.
  </Notice>
);
