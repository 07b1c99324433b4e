import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createJob } from '../background-job';
import type { Database } from '../database/database';
import type { Note } from '../http/metrics';
import { postponeMail, removeMail, takeDueMail, type QueuedMail } from './mail-queue';
import type { Mail, Mailer } from './mailer';
import type { MailKind } from './queued-mail.entity';

interface ComposedMail {
  readonly mail: Mail;
  /** Runs once it has been sent. */
  sent?(): Promise<void>;
}

interface MailContext {
  readonly db: Database;
  /** What links in mails point to, without a trailing slash. */
  readonly publicUrl: string;
  /** Who gets contact messages. */
  readonly contactEmail: string;
}

/** Composes one kind of mail at the moment it is sent; null when there is nobody (anymore) to send it to. */
export type MailComposer = (context: MailContext, queued: QueuedMail, now: Date) => Promise<ComposedMail | null>;

export interface SenderOptions extends MailContext {
  readonly composers: Readonly<Record<MailKind, MailComposer>>;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly note: Note;
  readonly log: Logger;
}

interface Sender {
  /** Sends what is due; resolves when nothing is. Throws when the database does not answer. */
  sendDue(): Promise<void>;
  /** Sends what is due soon, and from now on looks regularly whether something is. */
  wake(): void;
  /** Waits for a mail that is being sent, but not for long; an unsent one stays queued. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
/** Longer than a mail server is waited for. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const STOP_WITHIN_MS = 3_000;

/** Milliseconds between a try that failed and the next one; `attempts` counts the tries so far, from 1. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Sends queued mails, each until the mail server takes it or it expires. At least once: a crash right after sending may repeat one. */
export function createSender({ composers, mailer, now, note, log, ...context }: SenderOptions): Sender {
  const { kysely } = context.db;
  let isStopped = false;
  let isInTrouble = false;

  async function deliver(queued: QueuedMail): Promise<void> {
    try {
      const composed = queued.expired ? null : await composers[queued.kind](context, queued, now());
      if (composed !== null) await mailer.send(composed.mail);
      await composed?.sent?.();
      await removeMail(kysely, queued.id, composed === null ? null : now());
      if (queued.expired) note('mailGivenUp', queued.userId ?? undefined);
    } catch (error) {
      log.warn(
        { event: 'mailDelayed', kind: queued.kind, attempts: queued.attempts, reason: reasonOf(error) },
        'mailDelayed',
      );
      await postponeMail(kysely, queued.id, later(now(), waitAfter(queued.attempts)));
    }
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const time = now();
      const [lease, latest] = [later(time, LEASE_MS), later(time, LEASE_MS + LONGEST_WAIT_MS)];
      const queued = await takeDueMail(kysely, time, lease, latest);
      if (queued === undefined) return;
      await deliver(queued);
    }
  }

  const job = createJob(async () => {
    try {
      await sendDue();
      isInTrouble = false;
    } catch (error) {
      // Logged once: the next look comes in seconds, and the mails stay queued.
      if (!isInTrouble) log.warn({ event: 'mailsWait', reason: reasonOf(error) }, 'mailsWait');
      isInTrouble = true;
    }
  }, LOOK_EVERY_MS);

  return {
    sendDue,
    wake: job.wake,
    stop: async () => {
      isStopped = true;
      await Promise.race([job.stop(), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Not the whole error: a mail server's message contains addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
