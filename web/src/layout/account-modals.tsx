import { lazy, Suspense } from 'react';
import { useAccountModals } from '../account/modals';

const ApiProvider = lazy(() => import('../account/api-provider'));
const LoginModal = lazy(() => import('../account/login-modal'));
const SignupModal = lazy(() => import('../account/signup-modal'));

/** The account forms bring the API with them, so they are fetched when first opened. */
export function AccountModals() {
  const { isLoginOpen, isSignupOpen } = useAccountModals();
  if (!isLoginOpen && !isSignupOpen) return null;
  return (
    <Suspense>
      <ApiProvider>
        {isLoginOpen && <LoginModal />}
        {isSignupOpen && <SignupModal />}
      </ApiProvider>
    </Suspense>
  );
}
