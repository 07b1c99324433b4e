import { useState, type FormEvent } from 'react';
import { useReportQuestionMutation } from '../../../schema/generated/hooks';
import { LONGEST_REPORT } from '../../../schema/rules/report';
import { type Problem, describeProblem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextArea } from '../ui/text-area';
import { FieldError } from '../ui/text-field';
import { PROBLEMS, forgetDraft, readDraft, saveDraft, type ReportDraft } from './report-draft';
import styles from './report-form.module.css';

interface ReportFormProps {
  attemptId: string;
  questionId: string;
  onSent: () => void;
}

export function ReportForm({ attemptId, questionId, onSent }: ReportFormProps) {
  const [draft, setDraft] = useState(() => readDraft(questionId));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [report, { loading: busy }] = useReportQuestionMutation();
  const { problem, words } = draft;
  const isMissing = tried && problem === null;

  function change(part: Partial<ReportDraft>) {
    const next = { ...draft, ...part };
    saveDraft(questionId, next);
    setDraft(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (problem === null || busy) return;
    try {
      await report({ variables: { attemptId, questionId, problem, words: words.trim() || null } });
      forgetDraft(questionId);
      onSent();
    } catch (error) {
      setRefusal(describeProblem(error));
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={styles.kinds} aria-describedby={isMissing ? 'report-missing' : undefined}>
        <legend>What is the matter with it?</legend>
        {PROBLEMS.map((one) => (
          <label key={one.problem} className={styles.kind}>
            <input
              type="radio"
              name="problem"
              value={one.problem}
              checked={one.problem === problem}
              onChange={() => change({ problem: one.problem })}
            />
            {one.says}
          </label>
        ))}
        {isMissing && <FieldError id="report-missing">Choose what comes nearest.</FieldError>}
      </fieldset>
      <TextArea
        label="In your words, if you like"
        name="words"
        rows={4}
        maxLength={LONGEST_REPORT}
        value={words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {refusal && (
        <Notice tone="problem" title="Your report is not sent yet. It is kept here.">
          {refusal.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Sending…' : 'Send report'}
      </Button>
    </form>
  );
}
