import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useRequestPasswordResetMutation, useRequestUsernameMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { RETRIEVE } from '../copy/retrieve';
import { AxesArt } from '../ui/axes-art';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { OutcomeHeading } from '../ui/outcome-heading';
import { TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import { retrieveLink, type Forgotten } from './retrieve-mode';

interface Outcome {
  of: Forgotten;
  sentTo?: string;
  problem?: string;
}

/** Asks for the mail that helps. No rules of its own (spec §5): whether an address belongs to an account is for the server to say. */
export function RetrieveForm({ forgotten }: { forgotten: Forgotten }) {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const [requestReset, reset] = useRequestPasswordResetMutation();
  const [requestUsername, username] = useRequestUsernameMutation();
  const busy = reset.loading || username.loading;
  const words = RETRIEVE[forgotten];

  // What came of one question says nothing about the other; the address typed serves both.
  const { sentTo = null, problem = null } = outcome?.of === forgotten ? outcome : {};

  async function submit() {
    setOutcome(null);
    try {
      await (forgotten === 'password' ? requestReset : requestUsername)({ variables: { email: email.trim() } });
      setOutcome({ of: forgotten, sentTo: email.trim() });
    } catch (error) {
      setOutcome({ of: forgotten, problem: describeProblem(error).message });
    }
  }

  function backToForm() {
    setOutcome(null);
    setCameBack(true);
  }

  if (sentTo !== null) return <Sent forgotten={forgotten} to={sentTo} onAgain={backToForm} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        // The button that was pressed is gone, and the focus with it.
        autoFocus={cameBack}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem && <Notice tone="problem">{problem}</Notice>}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy}>
        {busy ? 'Sending…' : words.submit}
      </Button>
      <p className={styles.switch}>
        <Link {...retrieveLink(words.other)}>{words.otherQuestion}</Link>
      </p>
    </form>
  );
}

function Sent({ forgotten, to, onAgain }: { forgotten: Forgotten; to: string; onAgain: () => void }) {
  const words = RETRIEVE[forgotten];
  return (
    <div className={styles.form}>
      <AxesArt kind="mail" />
      <OutcomeHeading>Check your email</OutcomeHeading>
      <p>
        If <b className={styles.address}>{to}</b> belongs to an account, {words.sent}
      </p>
      <p>Nothing there after a few minutes? Look in the spam folder, where good mail sometimes ends up.</p>
      <Button onClick={onAgain}>Submit email again</Button>
    </div>
  );
}
