import { usePauseMockExamMutation } from '../../../../schema/generated/hooks';
import type { MockExamHeadFragment } from '../../../../schema/generated/graphql';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import modalStyles from '../../ui/modal.module.css';

interface LeaveExamProps {
  open: boolean;
  exam: Pick<MockExamHeadFragment, 'id' | 'timed'>;
  onStay: () => void;
  onLeave: () => void;
}

/** Says what happens to the clock before the student leaves a section. */
export function LeaveExam({ open, exam, onStay, onLeave }: LeaveExamProps) {
  const [pauseMockExam, { loading }] = usePauseMockExamMutation();
  const pause = () =>
    pauseMockExam({ variables: { examId: exam.id, paused: true } })
      .then(onLeave)
      // Without a connection the clock cannot be stopped; the student stays.
      .catch(() => undefined);
  return (
    <Modal open={open} onClose={onStay} title="Leave the exam?">
      <p>
        The clock keeps running while you are away, as on exam day, and the section is submitted when it runs out. You
        can pause it instead{exam.timed && '. The result is then marked “not timed”'}.
      </p>
      <div className={modalStyles.buttons}>
        <Button variant="primary" onClick={onStay}>
          Keep going
        </Button>
        <Button busy={loading} onClick={() => void pause()}>
          Pause the clock
        </Button>
        <Button onClick={onLeave}>Leave, clock running</Button>
      </div>
    </Modal>
  );
}
