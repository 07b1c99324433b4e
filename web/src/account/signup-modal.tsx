import { FREE_HEADING, FREE_TEXT } from '../copy/landing';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './account-form.module.css';
import { closeSignup, openLogin, useStore } from '../store';
import { SignupForm } from './signup-form';

export default function SignupModal() {
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
