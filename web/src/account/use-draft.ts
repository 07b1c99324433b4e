import { useEffect } from 'react';
import { changeDraft, useStore, type AccountDraft, type AccountForm } from '../store';

/** The form's fields. Where nothing was typed yet they begin with the names given: after a reload of /whoops only its history entry has them. */
export function useDraft(form: AccountForm, { username = '', email = '' }: Partial<AccountDraft> = {}) {
  const draft = useStore(({ drafts }) => drafts[form]);
  useEffect(() => {
    const typed = useStore.getState().drafts[form];
    changeDraft(form, { username: typed.username || username, email: typed.email || email });
  }, [form, username, email]);
  return [draft, (part: Partial<AccountDraft>) => changeDraft(form, part)] as const;
}
