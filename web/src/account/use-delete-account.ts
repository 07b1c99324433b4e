import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../../schema/generated/hooks';
import { AFTER_DELETION } from '../../../schema/rules/account-steps';
import { describeProblem } from '../apollo/problem';
import { clearStorage } from '../storage';
import { signOut } from '../store';

/** Deletes the account on the server, then every trace of it in this browser. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const [deleteAccount, { loading: busy }] = useDeleteAccountMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const unanswered = useRef(false);

  async function remove() {
    setProblem(null);
    try {
      await deleteAccount();
    } catch (error) {
      const { code, message } = describeProblem(error);
      // Only the answer of an earlier try got lost: the account went with it, and its session too.
      const isGone = code === 'UNAUTHENTICATED' && unanswered.current;
      unanswered.current ||= code === 'OFFLINE';
      if (!isGone) {
        setProblem(message);
        return;
      }
    }
    clearStorage();
    signOut('deleted');
    void navigate(AFTER_DELETION);
  }

  return { remove, busy, problem };
}
