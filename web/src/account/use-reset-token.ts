import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { INVALID_TOKEN } from '../../../schema/rules/account';
import { useValidateResetTokenMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { textIn } from '../text-in';

export type TokenCheck =
  | { state: 'checking' }
  | { state: 'unchecked'; message: string }
  | { state: 'invalid'; message: string }
  | { state: 'valid'; email: string };

/**
 * The token of a mailed reset link and whether it still works. It is removed from the address bar so that it does not
 * leak to onlookers or through screenshots or referrers; the history entry keeps it for reloads.
 */
export function useResetToken() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [validate] = useValidateResetTokenMutation();
  const inAddress = search.get('token') ?? '';
  const token = inAddress || textIn(state, 'token');
  const [check, setCheck] = useState<TokenCheck>({ state: 'checking' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (inAddress) void navigate('/reset-password', { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);

  useEffect(() => {
    let isLate = false;
    const settle = (result: TokenCheck) => {
      if (!isLate) setCheck(result);
    };
    if (token === '') {
      settle({ state: 'invalid', message: INVALID_TOKEN });
      return;
    }
    settle({ state: 'checking' });
    validate({ variables: { token } }).then(
      ({ data }) => settle({ state: 'valid', email: data?.validateResetToken.email ?? '' }),
      (error: unknown) => {
        const { code, message } = describeProblem(error);
        settle({ state: code === 'BAD_USER_INPUT' ? 'invalid' : 'unchecked', message });
      },
    );
    return () => {
      isLate = true;
    };
  }, [token, tries, validate]);

  return {
    token,
    check,
    retry: () => setTries(tries + 1),
    lapse: (message: string) => setCheck({ state: 'invalid', message }),
  };
}
