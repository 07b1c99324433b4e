import { useRef, useState, type FormEvent } from 'react';
import {
  checkNewPassword,
  COMMON_PASSWORD_MESSAGE,
  isCommonPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_MUST_MATCH,
} from '../../../schema/rules/account';
import { useResetPasswordMutation } from '../../../schema/generated/hooks';
import { describeProblem, type Problem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import styles from './account-form.module.css';

const check = (password: string, confirmation: string) =>
  checkNewPassword(password, confirmation) ?? (isCommonPassword(password) ? COMMON_PASSWORD_MESSAGE : null);

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  /** The link has stopped working since it was checked. */
  onLapsed: (message: string) => void;
}

export function NewPasswordForm({ token, onChanged, onLapsed }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  // Nobody is told off while still typing: problems show after the first try, and leave as soon as they are mended.
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [resetPassword, { loading: busy }] = useResetPasswordMutation();
  const form = useRef<HTMLFormElement>(null);
  const found = tried ? check(password, confirmation) : null;
  const refused = refusal?.field === 'password' ? refusal.message : null;
  const mismatch = found === PASSWORDS_MUST_MATCH ? found : null;

  async function submit() {
    setRefusal(null);
    try {
      await resetPassword({ variables: { token, password } });
      onChanged();
    } catch (error) {
      const problem = describeProblem(error);
      if (problem.code === 'BAD_USER_INPUT' && problem.field === null) onLapsed(problem.message);
      else setRefusal(problem);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const problem = check(password, confirmation);
    const field = problem === PASSWORDS_MUST_MATCH ? 'confirmation' : 'password';
    if (problem !== null) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
    else if (!busy) void submit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <PasswordField
        label="New Password"
        name="password"
        hint={`${PASSWORD_MIN_LENGTH}–${PASSWORD_MAX_LENGTH} characters`}
        autoComplete="new-password"
        required
        value={password}
        error={mismatch ? null : (found ?? refused)}
        onChange={(event) => {
          setPassword(event.target.value);
          setRefusal(null);
        }}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        error={mismatch}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {refusal && !refused && <Notice tone="problem">{refusal.message}</Notice>}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy}>
        {busy ? 'Saving…' : 'Reset Password'}
      </Button>
    </form>
  );
}
