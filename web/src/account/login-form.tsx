import { useForm } from '../apollo/use-form';
import { Submit } from '../ui/submit';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import { useDraft } from './use-draft';
import { useSignIn } from './use-sign-in';

/** Validates nothing on the client (spec §5): the server checks the username and password. */
export function LoginForm({ username = '' }: { username?: string }) {
  const [draft, change] = useDraft('login', { username });
  const signIn = useSignIn('login');
  const { form, field, ...state } = useForm<'username' | 'password'>({
    values: draft,
    change: (name, value) => change({ [name]: value }),
    send: () => signIn(draft),
  });
  return (
    <form className={styles.form} {...form}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Submit {...state} className={styles.submit} label="Log In" busyLabel="Logging in…" />
    </form>
  );
}
