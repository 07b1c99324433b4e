import { Link } from 'react-router-dom';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './account-form.module.css';
import { forgetPassword } from './draft';
import { LoginForm } from './login-form';
import { closeLogin, openSignup } from './modals';
import { retrieveLink } from './retrieve-mode';

export default function LoginModal() {
  const close = () => {
    forgetPassword('login');
    closeLogin();
  };
  return (
    <Modal open onClose={close} title="Log In">
      <LoginForm />
      <p className={styles.forgot}>
        <Link {...retrieveLink('password')} onClick={close}>
          Forgot password?
        </Link>
        <Link {...retrieveLink('username')} onClick={close}>
          Forgot username?
        </Link>
      </p>
      <p className={styles.switch}>
        New here?
        <Button
          variant="plain"
          onClick={() => {
            close();
            openSignup();
          }}
        >
          Get Started
        </Button>
      </p>
    </Modal>
  );
}
