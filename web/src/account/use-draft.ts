import { useEffect } from 'react';
import { changeDraft, useStore, type AccountDraft, type AccountForm } from '../store';

/**
 * The values of a form's fields. An empty field starts with the given username or email, because after a reload of
 * /whoops only its history entry still has them.
 */
export function useDraft(form: AccountForm, { username = '', email = '' }: Partial<AccountDraft> = {}) {
  const draft = useStore(({ drafts }) => drafts[form]);
  useEffect(() => {
    const typed = useStore.getState().drafts[form];
    changeDraft(form, { username: typed.username || username, email: typed.email || email });
  }, [form, username, email]);
  return [draft, (part: Partial<AccountDraft>) => changeDraft(form, part)] as const;
}
