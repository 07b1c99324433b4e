import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '../../../schema/generated/hooks';
import { AFTER_LOGOUT } from '../../../schema/rules/account-steps';
import { describeProblem } from '../apollo/problem';
import { readToken, signOut } from '../store';

/** Ends the session here at once, and on the server as soon as it answers (spec §4, docs/decisions/accounts.md). */
export function useLogOut() {
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  return () => {
    // The call carries its token itself, because the stored one is gone before it leaves.
    logOut({ context: { headers: { authorization: `Bearer ${readToken()}` } } }).catch((error: unknown) => {
      // Out on this device all the same, but the session lives on where the server keeps it. A refusal means that it had ended.
      const isHeard = describeProblem(error).code === 'UNAUTHENTICATED';
      if (!isHeard && readToken() === null) signOut('loggedOutHere');
    });
    signOut('loggedOut');
    void navigate(AFTER_LOGOUT);
  };
}
