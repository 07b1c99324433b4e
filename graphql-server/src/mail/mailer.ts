import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** For a mail server to connect, to greet, and to answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends through the mail server at `url`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
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
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written in one piece.');
      writeWhole(join(directory, name), message);
    },
  };
}

/** A full disk leaves half a file: it gets its name when it is whole. */
function writeWhole(path: string, content: Buffer): void {
  const draft = `${path}.draft`;
  try {
    // It may hold a link that sets a password.
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
