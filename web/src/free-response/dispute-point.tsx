import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDisputePointMutation, useWithdrawDisputeMutation } from '../../../schema/generated/hooks';
import { LONGEST_DISPUTE } from '../../../schema/rules/report';
import { useAction } from '../apollo/use-action';
import { useForm } from '../apollo/use-form';
import { useSignedIn } from '../store';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { Submit } from '../ui/submit';
import { TextArea } from '../ui/text-area';
import textStyles from '../ui/text.module.css';
import type { ResultPoint } from './fragments';
import styles from './dispute-point.module.css';

interface DisputePointProps {
  attemptId: string;
  point: ResultPoint;
}

/** For a point that the scorer did not give: the student tells the author, once, and may take it back. */
export function DisputePoint({ attemptId, point: { name, dispute } }: DisputePointProps) {
  const [isOpen, setOpen] = useState(false);
  // What was pressed is gone, so the focus moves to what stands in its place.
  const [hasActed, setActed] = useState(false);
  const close = () => {
    setOpen(false);
    setActed(true);
  };
  const about = { attemptId, point: name };
  if (dispute) return <Disputed {...about} words={dispute.words} takesFocus={hasActed} onWithdrawn={close} />;
  if (isOpen) return <DisputeForm {...about} onClose={close} />;
  return (
    <p>
      <Button variant="plain" autoFocus={hasActed} onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden /> I think this point is wrong
      </Button>
    </p>
  );
}

interface DisputeFormProps {
  attemptId: string;
  point: string;
  onClose: () => void;
}

function DisputeForm({ attemptId, point, onClose }: DisputeFormProps) {
  const [words, setWords] = useState('');
  const [disputePoint] = useDisputePointMutation();
  const { form, field, ...state } = useForm({
    values: { words },
    change: (_name, value) => setWords(value),
    problems: {},
    send: async () => {
      await disputePoint({ variables: { attemptId, point, words: words.trim() || null } });
      onClose();
    },
  });
  return (
    <form className={styles.form} aria-label={`Dispute point ${point}`} {...form}>
      <TextArea label="Why? (optional)" rows={2} maxLength={LONGEST_DISPUTE} autoFocus {...field('words')} />
      <p className={textStyles.note}>The author sees your answer and why it was scored this way, but not your name.</p>
      <div className={styles.actions}>
        <Submit {...state} label="Send" busyLabel="Sending…" refusalTitle="This was not sent." />
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface DisputedProps {
  attemptId: string;
  point: string;
  words: string | null;
  takesFocus: boolean;
  onWithdrawn: () => void;
}

function Disputed({ attemptId, point, words, takesFocus, onWithdrawn }: DisputedProps) {
  const [withdraw] = useWithdrawDisputeMutation();
  const { run, busy, problem } = useAction(async () => {
    await withdraw({ variables: { attemptId, point } });
    onWithdrawn();
  });
  const signedIn = useSignedIn();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) told.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.form}>
      <p ref={told} tabIndex={-1} className={styles.told}>
        <b>You told the author that this point is wrong.</b> If the rubric is corrected, we’ll score your answer again
        {signedIn && ' and tell you on your dashboard'}.
      </p>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      <p>
        <Button variant="plain" busy={busy} onClick={() => run()}>
          Withdraw
        </Button>
      </p>
      <ProblemNotice title="This was not withdrawn." problem={problem} />
    </div>
  );
}
