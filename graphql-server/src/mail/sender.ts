import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Note } from '../http/metrics';
import type { MailKind } from './queued-mail.entity';
import { FORGET_MAIL, PUT_OFF_MAIL, TAKE_DUE_MAIL, type KeptMailRow } from './mail-queue.queries';
import type { Mail, Mailer } from './mailer';

/** A mail as it leaves. */
export interface Letter {
  readonly mail: Mail;
  /** What must hold once it has left. */
  sent?(): Promise<void>;
}

/** What a letter is written with. */
export interface LetterDesk {
  readonly db: Database;
  /** What links in mails point to, without a slash at its end. */
  readonly publicUrl: string;
  /** Who gets contact messages. */
  readonly contactEmail: string;
}

/** Writes one kind of mail; null when there is nobody (left) to write to. */
export type LetterWriter = (desk: LetterDesk, kept: KeptMailRow, now: Date) => Promise<Letter | null>;

export interface SenderParts extends LetterDesk {
  readonly writers: Readonly<Record<MailKind, LetterWriter>>;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly note: Note;
  readonly log: Logger;
}

export interface Sender {
  /** Sends what is due; resolves when nothing is. Throws when the database does not answer. */
  sendDue(): Promise<void>;
  /** Sends what is due soon, and from now on looks by itself whether something is. */
  wake(): void;
  /** Waits for a mail that is on its way, but not for long; an unsent one stays kept. */
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

/** Sends kept mails, each until the mail server takes it or its time is over. At least once: a crash right after may repeat one. */
export function createSender({ db, writers, mailer, now, note, log, ...desk }: SenderParts): Sender {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  let wasWoken = false;
  let isInTrouble = false;

  async function deliver(kept: KeptMailRow): Promise<void> {
    try {
      const letter = kept.expired ? null : await writers[kept.kind]({ db, ...desk }, kept, now());
      if (letter !== null) await mailer.send(letter.mail);
      await letter?.sent?.();
      await db.rows(FORGET_MAIL, [kept.id, letter === null ? null : now()]);
      if (kept.expired) note('mailGivenUp', kept.userId ?? undefined);
    } catch (error) {
      log.warn(
        { event: 'mailDelayed', kind: kept.kind, attempts: kept.attempts, reason: reasonOf(error) },
        'mailDelayed',
      );
      await db.rows(PUT_OFF_MAIL, [kept.id, later(now(), waitAfter(kept.attempts))]);
    }
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const time = now();
      const [lease, longest] = [later(time, LEASE_MS), later(time, LEASE_MS + LONGEST_WAIT_MS)];
      const [kept] = await db.rows<KeptMailRow>(TAKE_DUE_MAIL, [time, lease, longest]);
      if (kept === undefined) return;
      await deliver(kept);
    }
  }

  async function sendQuietly(): Promise<void> {
    do {
      wasWoken = false;
      try {
        await sendDue();
        isInTrouble = false;
      } catch (error) {
        // Said once: the next look comes in seconds, and the mails are kept.
        if (!isInTrouble) log.warn({ event: 'mailsWait', reason: reasonOf(error) }, 'mailsWait');
        isInTrouble = true;
      }
    } while (wasWoken && !isStopped);
    round = undefined;
  }

  function wake(): void {
    if (isStopped) return;
    timer ??= setInterval(wake, LOOK_EVERY_MS).unref();
    if (round === undefined) round = sendQuietly();
    else wasWoken = true;
  }

  return {
    sendDue,
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([round, delay(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Not the whole error: a mail server's words hold addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
