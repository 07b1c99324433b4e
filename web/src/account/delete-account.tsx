import { useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../../schema/generated/hooks';
import { AFTER_DELETION } from '../../../schema/rules/account-steps';
import { useForm } from '../apollo/use-form';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import modalStyles from '../ui/modal.module.css';
import { ProblemNotice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { describeProblem } from '../apollo/problem';
import { discardUnsent } from '../storage';
import { signOut } from '../store';
import styles from './my-account.module.css';

interface DeleteAccountProps {
  username: string;
  onClose: () => void;
}

/**
 * Confirms an account deletion and lists the data it deletes. The student must type the username, so a single misclick
 * cannot delete anything, and the password, so nobody else can at a computer left unlocked.
 */
export function DeleteAccount({ username, onClose }: DeleteAccountProps) {
  const [typed, setTyped] = useState({ username: '', password: '' });
  const deleteAccount = useDeleteAccount();
  // Usernames are case-insensitive, and phone keyboards capitalize the first letter.
  const isRight = typed.username.trim().toLowerCase() === username.toLowerCase();
  const { form, field, busy, refusal } = useForm({
    values: typed,
    change: (name, value) => setTyped({ ...typed, [name]: value }),
    problems: {
      username: isRight ? null : `Type ${username} to continue.`,
      password: typed.password === '' ? 'Type your password to continue.' : null,
    },
    send: () => deleteAccount(typed.password),
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
        <p>This permanently deletes:</p>
        <ul>
          <li>your username, email address, and password</li>
          <li>your study plan, watched videos, and grades</li>
          <li>every quiz you took, with your answers and our estimates of what you know</li>
          <li>your mock exams and free responses</li>
          <li>your logins on every device</li>
          <li>messages you sent us while logged in</li>
        </ul>
        <TextField
          label={`To confirm, type your username: ${username}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <ProblemNotice problem={refusal} />
        <div className={modalStyles.buttons}>
          <Button type="submit" className={styles.danger} busy={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Deletes the account on the server, then all of its data in this browser. */
function useDeleteAccount() {
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  const unanswered = useRef(false);

  return async (password: string) => {
    try {
      await deleteAccount({ variables: { password } });
    } catch (error) {
      const { code } = describeProblem(error);
      // An earlier request deleted the account and its session, and only its response was lost.
      const isGone = code === 'UNAUTHENTICATED' && unanswered.current;
      unanswered.current ||= code === 'OFFLINE';
      if (!isGone) throw error;
    }
    discardUnsent();
    signOut('deleted');
    void navigate(AFTER_DELETION);
  };
}
