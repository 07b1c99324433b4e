import { Link } from 'react-router-dom';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './account-form.module.css';
import { LoginForm } from './login-form';
import { closeLogin, openSignup } from '../store';
import { retrieveLink } from './retrieve-mode';

export default function LoginModal() {
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
