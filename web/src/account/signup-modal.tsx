import { FREE_HEADING, FREE_TEXT } from '../copy/landing';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './account-form.module.css';
import { forgetPassword } from './draft';
import { closeSignup, freeQuizIn, openLogin, useAccountModals } from './modals';
import { SignupForm } from './signup-form';

export default function SignupModal() {
  const { sourceData } = useAccountModals();
  const close = () => {
    forgetPassword('signup');
    closeSignup();
  };
  return (
    <Modal open onClose={close} title="Get Started">
      <div className={styles.form}>
        <p className={styles.intro}>
          {FREE_HEADING}. {FREE_TEXT}
        </p>
        <SignupForm freeQuizId={freeQuizIn(sourceData)} />
      </div>
      <p className={styles.switch}>
        Already signed up?
        <Button
          variant="plain"
          onClick={() => {
            close();
            openLogin();
          }}
        >
          Log In
        </Button>
      </p>
    </Modal>
  );
}
