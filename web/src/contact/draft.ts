import { storedJson } from '../storage';
import { textIn } from '../text-in';

export interface ContactDraft {
  subject: string;
  email: string;
  body: string;
}

const readDraft = (value: unknown): ContactDraft => ({
  subject: textIn(value, 'subject'),
  email: textIn(value, 'email'),
  body: textIn(value, 'body'),
});

/** The unsent message. It survives a reload and a visit to another page, in this tab only. */
export const storedContactDraft = storedJson('contactDraft', readDraft);
