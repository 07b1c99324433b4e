import { storedJson } from '../storage';

export interface ContactDraft {
  subject: string;
  email: string;
  body: string;
}

function readDraft(value: unknown): ContactDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { subject, email, body } = value as Record<string, unknown>; // an object's fields, each checked below
  return {
    subject: typeof subject === 'string' ? subject : '',
    email: typeof email === 'string' ? email : '',
    body: typeof body === 'string' ? body : '',
  };
}

/** What was typed and not yet sent: it outlives a reload and a visit to another page, in this tab only. */
export const storedContactDraft = storedJson('contactDraft', readDraft);

/** What another page suggests as the subject: navigation state {subject}. */
export function subjectIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('subject' in state)) return '';
  return typeof state.subject === 'string' ? state.subject : '';
}
