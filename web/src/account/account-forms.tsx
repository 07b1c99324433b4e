import { Link } from 'react-router-dom';
import { FREE_HEADING, FREE_TEXT } from '../copy/landing';
import { closeLogin, closeSignup, openLogin, openSignup, useStore } from '../store';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './account-form.module.css';
import { LoginForm } from './login-form';
import { retrieveLink } from './retrieve-mode';
import { SignupForm } from './signup-form';

/** The account dialogs that are open. */
export default function AccountForms({ isLoginOpen, isSignupOpen }: { isLoginOpen: boolean; isSignupOpen: boolean }) {
  return (
    <>
      {isLoginOpen && <LoginModal />}
      {isSignupOpen && <SignupModal />}
    </>
  );
}

function LoginModal() {
  return (
    <Modal open onClose={closeLogin} title="Log In">
      <LoginForm />
      <p className={styles.forgot}>
        <Link {...retrieveLink('password')} onClick={closeLogin}>
          Forgot password?
        </Link>
        <Link {...retrieveLink('username')} onClick={closeLogin}>
          Forgot username?
        </Link>
      </p>
      <p className={styles.switch}>
        New here?
        <Button
          variant="plain"
          onClick={() => {
            closeLogin();
            openSignup();
          }}
        >
          Get Started
        </Button>
      </p>
    </Modal>
  );
}

function SignupModal() {
  const sourceData = useStore((state) => state.sourceData);
  return (
    <Modal open onClose={closeSignup} title="Get Started">
      <div className={styles.form}>
        <p className={styles.intro}>
          {FREE_HEADING}. {FREE_TEXT}
        </p>
        <SignupForm work={sourceData ?? {}} />
      </div>
      <p className={styles.switch}>
        Already have an account?
        <Button
          variant="plain"
          onClick={() => {
            closeSignup();
            openLogin();
          }}
        >
          Log In
        </Button>
      </p>
    </Modal>
  );
}
