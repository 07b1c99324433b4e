import { useState } from 'react';
import type { QuestionProblem } from '../../../schema/generated/graphql';
import { useReportQuestionMutation } from '../../../schema/generated/hooks';
import { LONGEST_REPORT } from '../../../schema/rules/report';
import { storedJson } from '../storage';
import { textIn } from '../text-in';
import { useForm } from '../apollo/use-form';
import { Button } from '../ui/button';
import { Submit } from '../ui/submit';
import { Modal } from '../ui/modal';
import { OutcomeHeading } from '../ui/outcome-heading';
import { TextArea } from '../ui/text-area';
import { FieldError } from '../ui/text-field';
import styles from './report-dialog.module.css';

const PROBLEMS: readonly { problem: QuestionProblem; label: string }[] = [
  { problem: 'wrongKey', label: 'The answer key is wrong' },
  { problem: 'unclear', label: 'The question is unclear' },
  { problem: 'typo', label: 'A typo' },
  { problem: 'picture', label: 'The graph or picture is wrong or missing' },
  { problem: 'other', label: 'Something else' },
];

interface ReportDraft {
  problem: QuestionProblem | null;
  words: string;
}

const readDraft = (value: unknown): ReportDraft => ({
  problem: PROBLEMS.find(({ problem }) => problem === textIn(value, 'problem'))?.problem ?? null,
  words: textIn(value, 'words'),
});

interface ReportDialogProps {
  attemptId: string;
  questionId: string;
  isSent: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The form for reporting a question, and the confirmation after it was sent. */
export function ReportDialog({ isSent, onClose, ...form }: ReportDialogProps) {
  return (
    <Modal open onClose={onClose} title="Report this question">
      {isSent ? (
        <div className={styles.form}>
          <OutcomeHeading>Thank you</OutcomeHeading>
          <p>
            Your report was sent to the author. If the answer key turns out to be wrong, we’ll regrade your quiz and
            tell you on your dashboard.
          </p>
          <p>
            <Button onClick={onClose}>Back to the question</Button>
          </p>
        </div>
      ) : (
        <ReportForm {...form} />
      )}
    </Modal>
  );
}

function ReportForm({ attemptId, questionId, onSent }: Omit<ReportDialogProps, 'isSent' | 'onClose'>) {
  // An unsent draft survives a reload, in this tab only.
  const stored = storedJson('reportDraft', readDraft, questionId);
  const [draft, setDraft] = useState(() => stored.get() ?? readDraft(null));
  const [report] = useReportQuestionMutation();
  const { problem, words } = draft;

  function change(part: Partial<ReportDraft>) {
    const next = { ...draft, ...part };
    stored.set(next);
    setDraft(next);
  }

  const { form, field, errorOf, ...state } = useForm({
    values: { words },
    change: (_name, value) => change({ words: value }),
    problems: { problem: problem === null ? 'Choose the closest match.' : null },
    async send() {
      if (problem === null) return;
      await report({ variables: { attemptId, questionId, problem, words: words.trim() || null } });
      stored.set(null);
      onSent();
    },
  });
  const missing = errorOf('problem');
  return (
    <form className={styles.form} {...form}>
      <fieldset className={styles.kinds} aria-describedby={missing ? 'report-missing' : undefined}>
        <legend>What’s wrong?</legend>
        {PROBLEMS.map((one) => (
          <label key={one.problem} className={styles.kind}>
            <input
              type="radio"
              name="problem"
              value={one.problem}
              checked={one.problem === problem}
              onChange={() => change({ problem: one.problem })}
            />
            {one.label}
          </label>
        ))}
        {missing && <FieldError id="report-missing">{missing}</FieldError>}
      </fieldset>
      <TextArea label="Tell us more (optional)" rows={4} maxLength={LONGEST_REPORT} {...field('words')} />
      <Submit
        {...state}
        label="Send report"
        busyLabel="Sending…"
        refusalTitle="Your report has not been sent. It is saved here."
      />
    </form>
  );
}
