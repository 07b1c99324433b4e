import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { OutcomeHeading } from '../ui/outcome-heading';
import { ReportForm } from './report-form';
import styles from './report-form.module.css';

interface ReportDialogProps {
  attemptId: string;
  questionId: string;
  isSent: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** What is the matter with a question, and the thanks for saying so. */
export function ReportDialog({ attemptId, questionId, isSent, onSent, onClose }: ReportDialogProps) {
  return (
    <Modal open onClose={onClose} title="Report this question">
      {isSent ? (
        <div className={styles.form}>
          <OutcomeHeading>Thank you</OutcomeHeading>
          <p>
            Your report is with the author. If the key turns out wrong, your quiz is marked again and your dashboard
            says so.
          </p>
          <p>
            <Button onClick={onClose}>Back to the question</Button>
          </p>
        </div>
      ) : (
        <ReportForm attemptId={attemptId} questionId={questionId} onSent={onSent} />
      )}
    </Modal>
  );
}
