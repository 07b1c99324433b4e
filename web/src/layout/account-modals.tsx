import { closeAccountModals, useStore } from '../store';
import { FormTrouble } from '../ui/form-trouble';
import { LazyPart, lazyPart } from '../ui/lazy-part';

/** The account forms depend on Apollo, so they are loaded when one is first opened. */
const forms = lazyPart(async () => {
  const [{ default: ApiProvider }, { default: LoginModal }, { default: SignupModal }] = await Promise.all([
    import('../account/api-provider'),
    import('../account/login-modal'),
    import('../account/signup-modal'),
  ]);
  return {
    default: ({ isLoginOpen, isSignupOpen }: Record<'isLoginOpen' | 'isSignupOpen', boolean>) => (
      <ApiProvider>
        {isLoginOpen && <LoginModal />}
        {isSignupOpen && <SignupModal />}
      </ApiProvider>
    ),
  };
});

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
