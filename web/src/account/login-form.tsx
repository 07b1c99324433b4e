import type { FormEvent } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import { useDraft } from './use-draft';
import { useSignIn } from './use-sign-in';

/** No rules of its own (spec §5): whether a name and a password belong together is for the server to say. */
export function LoginForm({ username = '' }: { username?: string }) {
  const [draft, change] = useDraft('login', { username });
  const { submit, busy, offline } = useSignIn('login');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit(draft);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {offline && <Notice tone="problem">{offline}</Notice>}
      <Button type="submit" variant="primary" className={styles.submit} busy={busy}>
        {busy ? 'Logging in…' : 'Log In'}
      </Button>
    </form>
  );
}
