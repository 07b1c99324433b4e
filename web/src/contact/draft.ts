export interface ContactDraft {
  subject: string;
  email: string;
  body: string;
}

const KEY = 'contact.draft';
const EMPTY: ContactDraft = { subject: '', email: '', body: '' };

/** What was typed and not yet sent: it outlives a reload and a look at another page, in this tab only. */
export function readDraft(): ContactDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const fields = Object.entries({ ...EMPTY, ...kept }).filter(([, text]) => typeof text === 'string');
    return { ...EMPTY, ...Object.fromEntries(fields) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(draft: ContactDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full or closed storage: the form still has it.
  }
}

export const forgetDraft = () => sessionStorage.removeItem(KEY);

/** What another page would have the message be about: navigation state {subject}. */
export function subjectIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('subject' in state)) return '';
  return typeof state.subject === 'string' ? state.subject : '';
}
