import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '../../../schema/generated/hooks';
import { AFTER_LOGOUT } from '../../../schema/rules/account';
import { forgetSession } from './api-client';
import { readToken } from './token';

/** Ends the session here at once, and on the server as soon as it answers (spec §4, decisions.md). */
export function useLogOut() {
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();
  return () => {
    // The call carries its token itself, because the stored one is gone before it leaves. Should it never arrive,
    // the student is out on this device all the same.
    logOut({ context: { headers: { authorization: `Bearer ${readToken()}` } } }).catch(() => undefined);
    forgetSession('loggedOut');
    void navigate(AFTER_LOGOUT);
  };
}
