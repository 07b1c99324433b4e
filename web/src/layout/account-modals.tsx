import { closeAccountModals, useStore } from '../store';
import { FormTrouble } from '../ui/form-trouble';
import { useLatePart } from '../ui/use-late-part';

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
  const isLoginOpen = useStore((state) => state.isLoginOpen);
  const isSignupOpen = useStore((state) => state.isSignupOpen);
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
  return failed ? <FormTrouble onRetry={again} onClose={closeAccountModals} /> : null;
}
