import { closeAccountModals, useStore } from '../store';
import { FormTrouble } from '../ui/form-trouble';
import { LazyPart } from '../ui/lazy-part';
import { apiPart } from './api-part';

const forms = apiPart(() => import('../account/account-forms'));

export function AccountModals() {
  const isLoginOpen = useStore((state) => state.isLoginOpen);
  const isSignupOpen = useStore((state) => state.isSignupOpen);
  if (!isLoginOpen && !isSignupOpen) return null;
  return (
    <LazyPart
      part={forms}
      skeleton={null}
      problem={(retry) => <FormTrouble onRetry={retry} onClose={closeAccountModals} />}
    >
      {(Forms) => <Forms isLoginOpen={isLoginOpen} isSignupOpen={isSignupOpen} />}
    </LazyPart>
  );
}
