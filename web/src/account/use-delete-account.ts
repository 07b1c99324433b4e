import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../../schema/generated/hooks';
import { AFTER_DELETION } from '../../../schema/rules/account-steps';
import { describeProblem } from '../apollo/problem';
import { clearStorage } from '../storage';
import { signOut } from '../store';

/** Deletes the account on the server, then all of its data in this browser. */
export function useDeleteAccount() {
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
    clearStorage();
    signOut('deleted');
    void navigate(AFTER_DELETION);
  };
}
