import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRequestPasswordResetMutation, useRequestUsernameMutation } from '../../../schema/generated/hooks';
import { RETRIEVE } from '../copy/retrieve';
import { useForm } from '../apollo/use-form';
import { AxesArt } from '../ui/axes-art';
import { Button } from '../ui/button';
import { Submit } from '../ui/submit';
import { OutcomeHeading } from '../ui/outcome-heading';
import { TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import { retrieveLink, type Forgotten } from './retrieve-mode';

/** Requests an email for a forgotten password or username. Both modes share the typed address, but not the result. */
export function RetrieveForm({ forgotten }: { forgotten: Forgotten }) {
  const [email, setEmail] = useState('');
  return <EmailForm key={forgotten} forgotten={forgotten} email={email} onChange={setEmail} />;
}

interface EmailFormProps {
  forgotten: Forgotten;
  email: string;
  onChange: (email: string) => void;
}

/** Validates nothing on the client (spec §5): the server decides whether the address belongs to an account. */
function EmailForm({ forgotten, email, onChange }: EmailFormProps) {
  const [outcome, setOutcome] = useState<'sent' | 'sentIfKnown' | 'again' | null>(null);
  const [requestReset] = useRequestPasswordResetMutation();
  const [requestUsername] = useRequestUsernameMutation();
  const { form, field, ...state } = useForm({
    values: { email },
    change: (_name, value) => onChange(value),
    async send() {
      const variables = { email: email.trim() };
      const answer =
        forgotten === 'password'
          ? (await requestReset({ variables })).data?.requestPasswordReset
          : (await requestUsername({ variables })).data?.requestUsername;
      setOutcome(answer?.uniform ? 'sentIfKnown' : 'sent');
    },
  });
  const text = RETRIEVE[forgotten];
  if (outcome === 'sent' || outcome === 'sentIfKnown') {
    const isKnown = outcome === 'sent';
    return <Sent forgotten={forgotten} to={email.trim()} isKnown={isKnown} onAgain={() => setOutcome('again')} />;
  }
  return (
    <form className={styles.form} {...form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        // The pressed button was unmounted and its focus was lost.
        autoFocus={outcome === 'again'}
        {...field('email')}
      />
      <Submit {...state} className={styles.submit} label={text.submit} busyLabel="Sending…" />
      <p className={styles.switch}>
        <Link {...retrieveLink(text.other)}>{text.otherQuestion}</Link>
      </p>
    </form>
  );
}

interface SentProps {
  forgotten: Forgotten;
  to: string;
  /** Whether the server has told that the address belongs to an account. */
  isKnown: boolean;
  onAgain: () => void;
}

function Sent({ forgotten, to, isKnown, onAgain }: SentProps) {
  const { mail, after } = RETRIEVE[forgotten];
  const address = <b className={styles.address}>{to}</b>;
  return (
    <div className={styles.form}>
      <AxesArt kind="mail" />
      <OutcomeHeading>Check your email</OutcomeHeading>
      <p>
        {isKnown ? (
          <>
            We’re sending {mail} to {address}.
          </>
        ) : (
          <>
            If an account uses {address}, we’re sending {mail} there.
          </>
        )}{' '}
        {after}
      </p>
      <p>Don’t see it after a few minutes? Check your spam folder.</p>
      <Button onClick={onAgain}>Submit email again</Button>
    </div>
  );
}
