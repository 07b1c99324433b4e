import type { ApolloCache } from '@apollo/client';
import { useLocation, useNavigate } from 'react-router-dom';
import { MeDocument, type SignedInUserFragment } from '../../../schema/generated/graphql';
import { useLogInMutation, useSignUpMutation } from '../../../schema/generated/hooks';
import { AFTER_FAILED_LOGIN_OR_SIGNUP, AFTER_LOGIN, AFTER_SIGNUP } from '../../../schema/rules/account-steps';
import { describeProblem } from '../apollo/problem';
import { closeAccountModals, signIn, useStore, type AccountDraft, type AccountForm, type VisitorWork } from '../store';
import type { WhoopsState } from './whoops-state';

// The response contains the user. Writing it to the cache answers Me without a second request.
const rememberMe = (cache: ApolloCache, user: SignedInUserFragment | undefined) => {
  if (user) cache.writeQuery({ query: MeDocument, data: { me: user } });
};

/**
 * Logs in or signs up, then navigates to the next page, or to /whoops if the server rejects the request. A sign-up
 * saves what the visitor did before to the new account, also after a retry on /whoops.
 * @throws if no response arrived
 */
export function useSignIn(form: AccountForm, work: VisitorWork = {}) {
  const navigate = useNavigate();
  // The history of a shared browser keeps no name and address once a retry has succeeded.
  const replace = useLocation().pathname === AFTER_FAILED_LOGIN_OR_SIGNUP;
  const [logIn] = useLogInMutation({ update: (cache, { data }) => rememberMe(cache, data?.logIn.user) });
  const [signUp] = useSignUpMutation({ update: (cache, { data }) => rememberMe(cache, data?.signUp.user) });

  const ask = async ({ username, email, password, atLeast13 }: AccountDraft) => {
    if (form === 'login') return (await logIn({ variables: { username, password } })).data?.logIn;
    const input = { username, email, password, atLeast13, ...work };
    return (await signUp({ variables: { input } })).data?.signUp;
  };
  return async (draft: AccountDraft) => {
    try {
      const signedIn = await ask(draft);
      if (!signedIn) throw new Error('The server answered nothing.');
      const destination = form === 'login' ? (useStore.getState().returnTo ?? AFTER_LOGIN) : AFTER_SIGNUP;
      signIn(signedIn.accessToken, destination);
      closeAccountModals();
      void navigate(destination, { replace });
    } catch (error) {
      const { code, message } = describeProblem(error);
      if (code === 'OFFLINE') throw error;
      closeAccountModals();
      const { username, email } = draft;
      const state: WhoopsState = { error: `Error ${code} - ${message}`, source: form, username, email, work };
      void navigate(AFTER_FAILED_LOGIN_OR_SIGNUP, { replace, state });
    }
  };
}
