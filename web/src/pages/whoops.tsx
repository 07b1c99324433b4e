import { useLocation } from 'react-router-dom';
import { whoopsText } from '../../../schema/rules/account';
import { LoginForm } from '../account/login-form';
import { retrieveLink } from '../account/retrieve-mode';
import { SignupForm } from '../account/signup-form';
import { openSignup, useSignedIn, type AccountForm } from '../store';
import { readWhoopsState } from '../account/whoops-state';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { PlainPage } from '../ui/plain-page';
import styles from '../ui/plain-page.module.css';

const titles: Record<AccountForm, string> = {
  login: 'There was a problem logging in',
  signup: 'There was a problem signing up',
};

export default function Whoops() {
  const signedIn = useSignedIn();
  const { state, key } = useLocation();
  const failure = readWhoopsState(state);
  if (signedIn) return <LoggedInMeanwhile />;
  if (!failure) return <NothingFailed />;
  return (
    <PlainPage title={titles[failure.source]}>
      {/* Another failure may have the same message. The new key makes screen readers announce it again. */}
      <Notice key={key} tone="problem">
        {whoopsText(failure.error)}
      </Notice>
      <h2>Give it another shot</h2>
      <div className={styles.form}>
        {failure.source === 'login' ? (
          <>
            <LoginForm username={failure.username} />
            <div className={styles.actions}>
              <ButtonLink {...retrieveLink('password')}>Forgot Password</ButtonLink>
              <ButtonLink {...retrieveLink('username')} variant="plain">
                Forgot username
              </ButtonLink>
            </div>
          </>
        ) : (
          <SignupForm username={failure.username} email={failure.email} work={failure.work} />
        )}
      </div>
    </PlainPage>
  );
}

/**
 * Students can also open this page (spec §2), for example with the back button. The failed request has succeeded since.
 */
function LoggedInMeanwhile() {
  return (
    <PlainPage title="Nothing went wrong" lead="You’re logged in, so it must have worked after all.">
      <p>
        <BackToDashboard />
      </p>
    </PlainPage>
  );
}

/** Shown when no login or sign-up has failed, for example when the page is opened from a bookmark. */
function NothingFailed() {
  return (
    <PlainPage
      title="Nothing went wrong"
      lead="There is no failed login or sign-up to fix here. You can log in or create an account."
    >
      <div className={styles.form}>
        <LoginForm />
      </div>
      <Button onClick={() => openSignup()}>Get Started</Button>
    </PlainPage>
  );
}
