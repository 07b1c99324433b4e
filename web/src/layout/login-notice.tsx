import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readReturnPath } from '../account/return-path';
import { whyLogIn } from '../copy/why-log-in';
import { openLogin, openSignup, returnAfterLogin, useSignedIn, useStore } from '../store';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './layout.module.css';

/** Tells a visitor why the page they asked for needs a login, which then leads there. */
export default function LoginNotice() {
  const returnTo = readReturnPath(useLocation().state);
  const isExplained = useStore(({ signedOutReason }) => signedOutReason !== 'visitor');
  const signedIn = useSignedIn();
  useEffect(() => {
    if (returnTo !== null) returnAfterLogin(returnTo);
  }, [returnTo]);
  if (signedIn || returnTo === null || isExplained) return null;
  return (
    <section className={styles.lapsed} aria-label="Please log in">
      <Notice
        tone="plain"
        title="Please log in to see this page."
        action={
          <>
            <Button onClick={openLogin}>Log In</Button>
            <Button variant="plain" onClick={() => openSignup()}>
              Get Started
            </Button>
          </>
        }
      >
        {whyLogIn(returnTo)} After you log in, we’ll take you there.
      </Notice>
    </section>
  );
}
