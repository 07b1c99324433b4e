/** What the contact form takes. */

/** Longest subject and message, in characters. */
export const CONTACT_LIMITS = { subject: 150, body: 5000 } as const;

const EMPTY = { subject: 'Please enter a subject.', body: 'Please enter a message.' } as const;

/** Null when the text can be sent, else the message for people. A subject is one line. */
export function checkContactText(field: keyof typeof CONTACT_LIMITS, text: string): string | null {
  if (text.trim() === '') return EMPTY[field];
  const limit = CONTACT_LIMITS[field];
  if (text.length > limit) return `Please use ${limit} characters or fewer. You have ${text.length}.`;
  const forbidden = field === 'subject' ? /\p{Cc}/u : /\0/;
  return forbidden.test(text) ? 'Please remove line breaks and control characters.' : null;
}
