import { useState } from 'react';
import {
  checkNewPassword,
  COMMON_PASSWORD_MESSAGE,
  isCommonPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_MUST_MATCH,
} from '../../../schema/rules/account';
import { useResetPasswordMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { useForm } from '../apollo/use-form';
import { Submit } from '../ui/submit';
import { PasswordField } from '../ui/password-field';
import styles from './account-form.module.css';

function check(password: string, confirmation: string) {
  const problem =
    checkNewPassword(password, confirmation) ?? (isCommonPassword(password) ? COMMON_PASSWORD_MESSAGE : null);
  const mismatch = problem === PASSWORDS_MUST_MATCH ? problem : null;
  return { password: mismatch ? null : problem, confirmation: mismatch };
}

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  /** Called when the link has become invalid since it was checked. */
  onLapsed: (message: string) => void;
}

export function NewPasswordForm({ token, onChanged, onLapsed }: NewPasswordFormProps) {
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [resetPassword] = useResetPasswordMutation();
  const { form, field, ...state } = useForm<keyof typeof values>({
    values,
    change: (name, value) => setValues({ ...values, [name]: value }),
    problems: check(values.password, values.confirmation),
    async send() {
      try {
        await resetPassword({ variables: { token, password: values.password } });
        onChanged();
      } catch (error) {
        const { code, field: refused, message } = describeProblem(error);
        if (code !== 'BAD_USER_INPUT' || refused !== null) throw error;
        onLapsed(message);
      }
    },
  });
  return (
    <form className={styles.form} {...form}>
      <PasswordField
        label="New Password"
        hint={`${PASSWORD_MIN_LENGTH}–${PASSWORD_MAX_LENGTH} characters`}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" required {...field('confirmation')} />
      <Submit {...state} className={styles.submit} label="Reset Password" busyLabel="Saving…" />
    </form>
  );
}
