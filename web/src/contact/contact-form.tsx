import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkEmail, EMAIL_MAX_LENGTH } from '../../../schema/rules/account';
import { AFTER_CONTACT } from '../../../schema/rules/account-steps';
import { checkContactText } from '../../../schema/rules/contact';
import { useMeQuery, useSendContactMessageMutation } from '../../../schema/generated/hooks';
import { useSignedIn } from '../store';
import { useForm } from '../apollo/use-form';
import { useHydrated } from '../ui/use-hydrated';
import { Submit } from '../ui/submit';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { storedJson } from '../storage';
import { textIn } from '../text-in';
import styles from './contact-form.module.css';

/** Trims the subject and email, because phone keyboards often add a space after an address. */
const tidied = (draft: ContactDraft) => ({ ...draft, subject: draft.subject.trim(), email: draft.email.trim() });

const check = ({ subject, email, body }: ContactDraft): Record<keyof ContactDraft, string | null> => ({
  subject: checkContactText('subject', subject),
  email: checkEmail(email),
  body: checkContactText('body', body),
});

/** By which the server knows a message that is sent again. Browsers make none on an insecure page. */
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : null);

const EMPTY: ContactDraft = { subject: '', email: '', body: '' };

/** `subject`: the initial subject if the stored draft has none. The server's HTML is the empty form. */
export function ContactForm({ subject }: { subject: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(EMPTY);
  const [isFilled, setFilled] = useState(false);
  if (hydrated && !isFilled) {
    const stored = storedContactDraft.get() ?? EMPTY;
    setFilled(true);
    setTyped({ ...stored, subject: stored.subject || subject });
  }
  const [send] = useSendContactMessageMutation();
  const lastSent = useRef<{ text: string; key: string | null }>({ text: '', key: null });
  const knownAddress = useOwnAddress();
  const [ownsEmail, setOwnsEmail] = useState(false);
  const draft = ownsEmail || typed.email !== '' ? typed : { ...typed, email: knownAddress };
  const { form, field, ...state } = useForm<keyof ContactDraft>({
    values: draft,
    change(name, value) {
      const next = { ...draft, [name]: value };
      if (name === 'email') setOwnsEmail(true);
      storedContactDraft.set(next);
      setTyped(next);
    },
    problems: check(tidied(draft)),
    async send() {
      const message = tidied(draft);
      const text = JSON.stringify(message);
      if (text !== lastSent.current.text) lastSent.current = { text, key: newKey() };
      await send({ variables: { message: { ...message, key: lastSent.current.key } } });
      storedContactDraft.set(null);
      void navigate(AFTER_CONTACT);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <TextField label="Subject" required {...field('subject')} />
      <TextField
        label="Your Email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        {...field('email')}
      />
      <TextArea label="Message" required {...field('body')} />
      <Submit
        {...state}
        className={styles.submit}
        label="Send Email!"
        busyLabel="Sending…"
        refusalTitle="Your message has not been sent. It is saved here."
      />
    </form>
  );
}

function useOwnAddress(): string {
  const signedIn = useSignedIn();
  const { data } = useMeQuery({ skip: !signedIn });
  return data?.me.email ?? '';
}

interface ContactDraft {
  subject: string;
  email: string;
  body: string;
}

const readDraft = (value: unknown): ContactDraft => ({
  subject: textIn(value, 'subject'),
  email: textIn(value, 'email'),
  body: textIn(value, 'body'),
});

/** The unsent message. It survives a reload and a visit to another page, in this tab only. */
const storedContactDraft = storedJson('contactDraft', readDraft);
