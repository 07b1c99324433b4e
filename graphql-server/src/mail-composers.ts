import { composeResetMail, composeUsernameMail } from './account/retrieve.mail';
import { composeContactMail } from './contact/contact.mail';
import type { SenderOptions } from './mail/sender';

export const mailComposers: SenderOptions['composers'] = {
  passwordReset: composeResetMail,
  username: composeUsernameMail,
  contactMessage: composeContactMail,
};
