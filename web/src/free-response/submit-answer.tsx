import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { useIsOnline } from '../quiz/use-is-online';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import modalStyles from '../ui/modal.module.css';
import { Notice } from '../ui/notice';
import styles from './dialogs.module.css';
import { partLabel, partsInWords } from './words';

interface SubmitAnswerProps {
  /** Ids of the parts without an answer. */
  open: readonly string[];
  total: number;
  /** What the graph lacks, by the parts that ask for it. */
  missing: readonly { readonly name: string; readonly list: ReactNode }[];
  busy: boolean;
  problem: Problem | null;
  onSubmit: () => void;
}

/** The end of a question: what is still open, and the button that has the answer scored. */
export function SubmitAnswer({ open, total, missing, busy, problem, onSubmit }: SubmitAnswerProps) {
  const [isAsking, setAsking] = useState(false);
  // The server scores.
  const isOnline = useIsOnline();
  const wanted = useRef<string | null>(null);
  const show = (part: string) => {
    wanted.current = part;
    setAsking(false);
  };
  // Once the dialog has returned the focus to the button that opened it.
  useEffect(() => {
    if (isAsking || wanted.current === null) return;
    const part = document.getElementById(`part-${wanted.current}`);
    wanted.current = null;
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  }, [isAsking]);
  return (
    <div>
      {problem && (
        <Notice tone="problem" title="The answer has not been submitted.">
          {problem.message}
        </Notice>
      )}
      <div className={modalStyles.buttons}>
        <Button variant="primary" busy={busy} disabled={!isOnline} onClick={() => setAsking(true)}>
          {isOnline ? 'Submit for scoring' : 'You’re offline. Submit later'}
        </Button>
      </div>
      <Modal open={isAsking} onClose={() => setAsking(false)} title="Submit for scoring?">
        <p>{openInWords(open, total)}</p>
        {open.length > 0 && open.length < total && (
          <ul className={styles.parts}>
            {open.map((part) => (
              <li key={part}>
                <Button onClick={() => show(part)}>Go to {partLabel(part)}</Button>
              </li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <div className={styles.missing}>
            <p>Not on your graph yet:</p>
            {missing.map(({ name, list }) => (
              <div key={name} className={styles.missingPart}>
                <span>{partLabel(name)}</span>
                {list}
              </div>
            ))}
          </div>
        )}
        <p>You cannot change an answer after it is scored. You can answer the question again.</p>
        <div className={modalStyles.buttons}>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              onSubmit();
            }}
          >
            Submit
          </Button>
          <Button onClick={() => setAsking(false)}>Keep working</Button>
        </div>
      </Modal>
    </div>
  );
}

function openInWords(open: readonly string[], total: number): string {
  if (open.length === 0) return `All ${total} parts are answered.`;
  return open.length === total ? 'No part is answered yet.' : `Not answered yet: ${partsInWords(open)}.`;
}
