import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from '../store';

/** Redirects a visitor from a student's page to the landing page, and remembers the page for the login. */
export function LoginFirst() {
  const { pathname, search, hash } = useLocation();
  // Who has just logged out or deleted the account did not ask for this page.
  const isWanted = useStore(({ signedOutReason }) => signedOutReason === 'visitor' || signedOutReason === 'expired');
  return <Navigate to="/" replace state={isWanted ? { from: pathname + search + hash } : null} />;
}
