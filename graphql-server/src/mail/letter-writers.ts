import { writeResetLetter, writeUsernameLetter } from '../account/retrieve.mail';
import { writeContactLetter } from '../contact/contact.mail';
import type { SenderParts } from './sender';

/** Who writes which mail. */
export const letterWriters: SenderParts['writers'] = {
  passwordReset: writeResetLetter,
  username: writeUsernameLetter,
  contactMessage: writeContactLetter,
};
