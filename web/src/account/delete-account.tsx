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

/** Says what goes, and asks for the username: no slip of a finger gets past that. */
export function DeleteAccount({ username, email, onClose }: DeleteAccountProps) {
  const [typed, setTyped] = useState('');
  // Usernames are one whatever their letter case, and phones like to begin with a capital.
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
