import { useId } from 'react';
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
import { useForm } from '../apollo/use-form';
import { Submit } from '../ui/submit';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { FieldError, TextField } from '../ui/text-field';
import styles from './account-form.module.css';
import type { AccountDraft, VisitorWork } from '../store';
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
  work?: VisitorWork;
}

export function SignupForm({ username = '', email = '', work = {} }: SignupFormProps) {
  const [draft, change] = useDraft('signup', { username, email });
  const signUp = useSignIn('signup', work);
  const { form, field, errorOf, ...state } = useForm<'username' | 'email' | 'password'>({
    values: draft,
    change: (name, value) => change({ [name]: value }),
    problems: checkDraft(draft),
    send: () => signUp(draft),
  });
  const ageId = useId();
  const ageError = errorOf('atLeast13');

  return (
    <form className={styles.form} {...form}>
      {work.freeQuizId && <Notice tone="plain">Your quiz result will be saved to your progress.</Notice>}
      {work.freeResponseId && <Notice tone="plain">Your answer will be saved to your account.</Notice>}
      <TextField
        label="Username"
        hint={`${USERNAME_MIN_LENGTH}–${USERNAME_MAX_LENGTH} letters, numbers, or underscores`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('username')}
      />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <PasswordField
        label="Password"
        hint={`${PASSWORD_MIN_LENGTH}–${PASSWORD_MAX_LENGTH} characters, with a lowercase letter, an uppercase letter, and a digit`}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <div className={styles.check}>
        <input
          type="checkbox"
          id={ageId}
          name="atLeast13"
          required
          checked={draft.atLeast13}
          aria-invalid={ageError ? true : undefined}
          aria-describedby={ageError ? `${ageId}-error` : undefined}
          onChange={(event) => change({ atLeast13: event.target.checked })}
        />
        <label htmlFor={ageId}>I am at least {MINIMUM_AGE} years old. Younger students can’t sign up.</label>
        {ageError && <FieldError id={`${ageId}-error`}>{ageError}</FieldError>}
      </div>
      <Submit {...state} className={styles.submit} label="Sign Up" busyLabel="Signing up…" />
    </form>
  );
}
