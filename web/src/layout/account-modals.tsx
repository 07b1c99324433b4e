import { closeAccountModals, useAccountModals } from '../account/modals';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useLatePart } from '../ui/use-late-part';
import styles from './layout.module.css';

/** The account forms bring the API with them, so they are fetched when one is first opened. */
async function loadForms() {
  const [{ default: ApiProvider }, { default: LoginModal }, { default: SignupModal }] = await Promise.all([
    import('../account/api-provider'),
    import('../account/login-modal'),
    import('../account/signup-modal'),
  ]);
  return { ApiProvider, LoginModal, SignupModal };
}

export function AccountModals() {
  const { isLoginOpen, isSignupOpen } = useAccountModals();
  const isOpen = isLoginOpen || isSignupOpen;
  const { part: forms, failed, again } = useLatePart(loadForms, isOpen);
  if (!isOpen) return null;
  if (forms) {
    return (
      <forms.ApiProvider>
        {isLoginOpen && <forms.LoginModal />}
        {isSignupOpen && <forms.SignupModal />}
      </forms.ApiProvider>
    );
  }
  return failed ? <FormTrouble onRetry={again} /> : null;
}

function FormTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.formTrouble}>
      <Notice
        tone="problem"
        title="The form did not load."
        action={
          <div className={styles.choices}>
            <Button onClick={onRetry}>Try again</Button>
            <Button onClick={closeAccountModals}>Not now</Button>
          </div>
        }
      >
        Check your connection. The form comes by itself as soon as there is one.
      </Notice>
    </div>
  );
}
