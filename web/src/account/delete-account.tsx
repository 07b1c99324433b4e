import { useState } from 'react';
import { useForm } from '../apollo/use-form';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { ProblemNotice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import styles from './my-account.module.css';
import { useDeleteAccount } from './use-delete-account';

interface DeleteAccountProps {
  username: string;
  email: string;
  onClose: () => void;
}

/**
 * Confirms an account deletion and lists the data it deletes. The student must type the username, so a single misclick
 * cannot delete anything.
 */
export function DeleteAccount({ username, email, onClose }: DeleteAccountProps) {
  const [typed, setTyped] = useState('');
  // Usernames are case-insensitive, and phone keyboards capitalize the first letter.
  const isRight = typed.trim().toLowerCase() === username.toLowerCase();
  const { form, field, busy, refusal } = useForm({
    values: { username: typed },
    change: (_name, value) => setTyped(value),
    problems: { username: isRight ? null : `Type ${username} to continue.` },
    send: useDeleteAccount(),
  });
  return (
    <Modal
      open
      title="Delete my account"
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <form className={styles.form} {...form}>
        <div>
          <p>This permanently deletes:</p>
          <ul className={styles.goes}>
            <li>your username, email address and password</li>
            <li>your study plan, the videos you marked, your grades</li>
            <li>every quiz with your answers, and how well you know each topic</li>
            <li>your logins, on every device</li>
            <li>
              messages you sent us from <b className={styles.address}>{email}</b>
            </li>
          </ul>
        </div>
        <TextField
          label={`To confirm, type your username: ${username}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <ProblemNotice problem={refusal} />
        <div className={styles.choices}>
          <Button type="submit" className={styles.danger} busy={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Keep it
          </Button>
        </div>
      </form>
    </Modal>
  );
}
