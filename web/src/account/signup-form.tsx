import { useId, useRef, useState, type FormEvent } from 'react';
import {
  checkAgeConfirmed,
  checkEmail,
  checkPassword,
  checkUsername,
  COMMON_PASSWORD_MESSAGE,
  isCommonPassword,
  MINIMUM_AGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../../../schema/rules/account';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { FieldError, TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import type { AccountDraft } from '../store';
import { useDraft } from './use-draft';
import { useSignIn } from './use-sign-in';

type Problems = Record<keyof AccountDraft, string | null>;

const checkDraft = ({ username, email, password, atLeast13 }: AccountDraft): Problems => ({
  username: checkUsername(username),
  email: checkEmail(email),
  password: checkPassword(password) ?? (isCommonPassword(password) ? COMMON_PASSWORD_MESSAGE : null),
  atLeast13: checkAgeConfirmed(atLeast13),
});

interface SignupFormProps {
  username?: string | undefined;
  email?: string | undefined;
  /** The free quiz whose result comes along. */
  freeQuizId?: string | null;
}

export function SignupForm({ username = '', email = '', freeQuizId = null }: SignupFormProps) {
  const [draft, change] = useDraft('signup', { username, email });
  const { submit, busy, offline } = useSignIn('signup', freeQuizId);
  // Nobody is told off while still typing: problems show after the first try, and leave as soon as they are mended.
  const [tried, setTried] = useState(false);
  const problems = checkDraft(draft);
  const shown = (field: keyof AccountDraft) => (tried ? problems[field] : null);
  const form = useRef<HTMLFormElement>(null);
  const ageId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const firstProblem = Object.entries(problems).find(([, problem]) => problem !== null)?.[0];
    if (firstProblem) form.current?.querySelector<HTMLInputElement>(`[name="${firstProblem}"]`)?.focus();
    else if (!busy) void submit(draft);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      {freeQuizId && <Notice tone="plain">The result of your quiz comes along: it will be in your progress.</Notice>}
      <TextField
        label="Username"
        name="username"
        hint={`${USERNAME_MIN_LENGTH}–${USERNAME_MAX_LENGTH} letters, digits or underscores`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={draft.username}
        error={shown('username')}
        onChange={(event) => change({ username: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={draft.email}
        error={shown('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        hint={`${PASSWORD_MIN_LENGTH}–${PASSWORD_MAX_LENGTH} characters: a lowercase letter, an uppercase letter, a digit`}
        autoComplete="new-password"
        required
        value={draft.password}
        error={shown('password')}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div className={styles.check}>
        <input
          type="checkbox"
          id={ageId}
          name="atLeast13"
          required
          checked={draft.atLeast13}
          aria-invalid={shown('atLeast13') ? true : undefined}
          aria-describedby={shown('atLeast13') ? `${ageId}-error` : undefined}
          onChange={(event) => change({ atLeast13: event.target.checked })}
        />
        <label htmlFor={ageId}>I am at least {MINIMUM_AGE} years old. Younger students cannot sign up.</label>
        {shown('atLeast13') && <FieldError id={`${ageId}-error`}>{shown('atLeast13')}</FieldError>}
      </div>
      {offline && <Notice tone="problem">{offline}</Notice>}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy}>
        {busy ? 'Signing up…' : 'Sign Up'}
      </Button>
    </form>
  );
}
