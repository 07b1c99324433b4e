import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '../../../schema/generated/hooks';
import { AFTER_LOGOUT } from '../../../schema/rules/account-steps';
import { describeProblem } from '../apollo/problem';
import { discardUnsent } from '../storage';
import { readToken, signOut } from '../store';

/** Ends the session in the browser at once, on the server in the background (spec §4, docs/decisions/accounts.md). */
export function useLogOut() {
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  return () => {
    // Sets the token explicitly, because the stored token is removed before the request is sent.
    logOut({ context: { headers: { authorization: `Bearer ${readToken()}` } } }).catch((error: unknown) => {
      // The student is logged out on this device, but the session is still active on the server. UNAUTHENTICATED means
      // that the session had already ended.
      const isHeard = describeProblem(error).code === 'UNAUTHENTICATED';
      if (!isHeard && readToken() === null) signOut('loggedOutHere');
    });
    discardUnsent();
    signOut('loggedOut');
    void navigate(AFTER_LOGOUT);
  };
}
