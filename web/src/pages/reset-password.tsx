import { useState } from 'react';
import { NewPasswordForm } from '../account/new-password-form';
import { retrieveLink } from '../account/retrieve-mode';
import { openLogin, readToken, signOut } from '../store';
import { useResetToken } from '../account/use-reset-token';
import { LINK_RULES } from '../copy/retrieve';
import { Button, ButtonLink } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { OutcomeHeading } from '../ui/outcome-heading';
import { PlainPage } from '../ui/plain-page';
import styles from '../ui/plain-page.module.css';

export default function ResetPassword() {
  const { token, check, retry, lapse } = useResetToken();
  const [changed, setChanged] = useState(false);

  function finish() {
    // The server has ended every session of this account, including the one in this browser.
    if (readToken() !== null) signOut('loggedOut');
    setChanged(true);
  }

  return (
    <PlainPage art={changed ? 'finish' : undefined} title="Reset your password">
      {changed ? (
        <>
          <OutcomeHeading>You successfully reset your password.</OutcomeHeading>
          <p>You have been logged out everywhere. Log in with your new password.</p>
          <Button variant="primary" onClick={openLogin}>
            Log In
          </Button>
        </>
      ) : (
        <>
          <p role="status" className={styles.lead}>
            {check.state === 'checking' && 'Validating token...'}
            {check.state === 'valid' && `Choose a new password for ${check.email}.`}
          </p>
          {check.state === 'valid' && (
            <div className={styles.form}>
              <NewPasswordForm token={token} onChanged={finish} onLapsed={lapse} />
            </div>
          )}
          {check.state === 'unchecked' && (
            <LoadProblem title="We couldn’t check the link." onRetry={retry}>
              {check.message}
            </LoadProblem>
          )}
          {check.state === 'invalid' && <InvalidLink message={check.message} />}
        </>
      )}
    </PlainPage>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <>
      <Notice tone="problem" title={message}>
        {LINK_RULES}
      </Notice>
      <div className={styles.actions}>
        <ButtonLink {...retrieveLink('password')} variant="primary">
          Request a new link
        </ButtonLink>
        <ButtonLink to="/">Back Home</ButtonLink>
      </div>
    </>
  );
}
