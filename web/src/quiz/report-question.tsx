import { Check, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '../account/token';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { OutcomeHeading } from '../ui/outcome-heading';
import { ReportForm } from './report-form';
import styles from './report-question.module.css';

interface ReportQuestionProps {
  attemptId: string;
  questionId: string;
  /** Only the icon, where a line has no room for the words. */
  isShort?: boolean;
}

/** A quiet way to say that a question itself is at fault. Students only: a report has a name under it. */
export function ReportQuestion({ isShort = false, ...about }: ReportQuestionProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  if (!useSignedIn()) return null;
  const Icon = sent ? Check : MessageSquareWarning;
  const says = sent ? 'Reported' : 'Report a problem';
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={isShort ? `${styles.report} ${styles.short}` : styles.report}
        aria-label={isShort ? says : undefined}
        title={isShort ? says : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon size={isShort ? 20 : 16} aria-hidden />
        {!isShort && says}
      </button>
      <Modal open={open} onClose={close} title="Report this question">
        {sent ? (
          <div className={styles.form}>
            <OutcomeHeading>Thank you</OutcomeHeading>
            <p>
              Your report is with the author. If the key turns out wrong, your quiz is marked again and your dashboard
              says so.
            </p>
            <p>
              <Button onClick={close}>Back to the question</Button>
            </p>
          </div>
        ) : (
          <ReportForm {...about} onSent={() => setSent(true)} />
        )}
      </Modal>
    </>
  );
}
