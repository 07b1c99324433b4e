import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkEmail, EMAIL_MAX_LENGTH } from '../../../schema/rules/account';
import { AFTER_CONTACT } from '../../../schema/rules/account-steps';
import { checkContactText } from '../../../schema/rules/contact';
import { useMeQuery, useSendContactMessageMutation } from '../../../schema/generated/hooks';
import { useSignedIn } from '../store';
import { describeProblem, type Problem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import styles from './contact-form.module.css';
import { storedContactDraft, type ContactDraft } from './draft';

/** A phone's keyboard likes to end an address with a blank. */
const tidied = (draft: ContactDraft) => ({ ...draft, subject: draft.subject.trim(), email: draft.email.trim() });

const check = ({ subject, email, body }: ContactDraft): Record<keyof ContactDraft, string | null> => ({
  subject: checkContactText('subject', subject),
  email: checkEmail(email),
  body: checkContactText('body', body),
});

/** `subject`: what to begin with, where nothing was typed before. */
export function ContactForm({ subject }: { subject: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => {
    const stored = storedContactDraft.get() ?? { subject: '', email: '', body: '' };
    return { ...stored, subject: stored.subject || subject };
  });
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [send, { loading: busy }] = useSendContactMessageMutation();
  const form = useRef<HTMLFormElement>(null);
  const knownAddress = useOwnAddress();
  const [ownsEmail, setOwnsEmail] = useState(typed.email !== '');
  const draft = ownsEmail ? typed : { ...typed, email: knownAddress };
  const problems = check(tidied(draft));
  const shown = (field: keyof ContactDraft) =>
    (tried ? problems[field] : null) ?? (refusal?.field === field ? refusal.message : null);

  const change = (field: keyof ContactDraft) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = { ...draft, [field]: event.target.value };
    if (field === 'email') setOwnsEmail(true);
    if (refusal?.field === field) setRefusal(null);
    storedContactDraft.set(next);
    setTyped(next);
  };

  async function submit() {
    setRefusal(null);
    try {
      await send({ variables: { message: tidied(draft) } });
      storedContactDraft.set(null);
      void navigate(AFTER_CONTACT);
    } catch (error) {
      setRefusal(describeProblem(error));
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const firstProblem = Object.entries(problems).find(([, problem]) => problem !== null)?.[0];
    if (firstProblem) form.current?.querySelector<HTMLElement>(`[name="${firstProblem}"]`)?.focus();
    else if (!busy) void submit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Subject"
        name="subject"
        required
        value={draft.subject}
        error={shown('subject')}
        onChange={change('subject')}
      />
      <TextField
        label="Your Email"
        name="email"
        type="email"
        hint="Where the answer goes, and nothing else."
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        value={draft.email}
        error={shown('email')}
        onChange={change('email')}
      />
      <TextArea
        label="Message"
        name="body"
        required
        value={draft.body}
        error={shown('body')}
        onChange={change('body')}
      />
      {refusal && !isOfField(refusal) && (
        <Notice tone="problem" title="Your message is not sent yet. It is saved here.">
          {refusal.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy}>
        {busy ? 'Sending…' : 'Send Email!'}
      </Button>
    </form>
  );
}

const isOfField = ({ field }: Problem) => field === 'subject' || field === 'email' || field === 'body';

/** A signed-in student has given their address before. */
function useOwnAddress(): string {
  const signedIn = useSignedIn();
  const { data } = useMeQuery({ skip: !signedIn });
  return data?.me.email ?? '';
}
