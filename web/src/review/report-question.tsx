import { Check, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '../store';
import { FormTrouble } from '../ui/form-trouble';
import { LazyPart, lazyPart } from '../ui/lazy-part';
import styles from './report-question.module.css';

// Loaded on demand, because few questions are reported.
const dialog = lazyPart(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

interface ReportQuestionProps {
  attemptId: string;
  questionId: string;
  /** Shows only the icon, where there is no space for text. */
  isShort?: boolean;
}

/** A low-key button for reporting a faulty question. Signed-in students only, because a report includes its author. */
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
      {open && (
        <LazyPart part={dialog} skeleton={null} problem={(retry) => <FormTrouble onRetry={retry} onClose={close} />}>
          {(ReportDialog) => <ReportDialog {...about} isSent={sent} onSent={() => setSent(true)} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
