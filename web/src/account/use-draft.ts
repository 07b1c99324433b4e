import { useState } from 'react';
import { keepDraft, readDraft, type AccountForm, type Draft } from './draft';

/** The form's fields: they begin with what was typed before, here or in the modal that led to /whoops. */
export function useDraft(form: AccountForm, prefilled: Partial<Draft> = {}) {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(form);
    return {
      ...kept,
      username: kept.username || (prefilled.username ?? ''),
      email: kept.email || (prefilled.email ?? ''),
    };
  });
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    keepDraft(form, next);
    setDraft(next);
  };
  return [draft, change] as const;
}
