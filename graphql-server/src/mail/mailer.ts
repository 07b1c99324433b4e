import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
}

export interface Mailer {
  /** Throws when the mail server does not take it. */
  send(mail: Mail): Promise<void>;
}

/** Sends through the mail server at `url`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Writes each mail as an .eml file into `directory`, for machines without a mail server. */
export function createOutboxMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail });
      mkdirSync(directory, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written in one piece.');
      writeFileSync(join(directory, name), message);
    },
  };
}
