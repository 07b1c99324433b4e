import type { Context } from '../context';

// What is stored is counted by student, or by the address of visitors, who have no name. Both APIs store through the services that call this.

/** What a new attempt takes with all its rows and indexes, before a free response is drawn. A test compares. */
export const ATTEMPT_KILOBYTES = 8;

/** Counts an attempt that is about to be stored, of a student or of a visitor (null). Throws TOO_MANY_ATTEMPTS. */
export async function countNewAttempt(context: Context, userId: number | null): Promise<void> {
  const { limits, ip } = context;
  if (userId !== null) return limits.use('attemptsPerStudent', String(userId));
  await limits.use('visitorAttemptsPerIp', ip);
  await countVisitorKilobytes(context, ATTEMPT_KILOBYTES);
}

const kilobytesOf = (json: string) => Math.ceil(Buffer.byteLength(json) / 1000);

/**
 * Counts that the work of a student, or of a visitor (null), is saved in place of what was saved before; of a visitor, also by how much it
 * grows. Throws TOO_MANY_ATTEMPTS.
 */
export async function countSavedWork(context: Context, userId: number | null, before: string, now: string) {
  const { limits, ip } = context;
  await limits.use('savedKilobytes', userId === null ? ip : `student ${userId}`, kilobytesOf(now));
  const growth = kilobytesOf(now) - kilobytesOf(before);
  if (userId === null && growth > 0) await countVisitorKilobytes(context, growth);
}

async function countVisitorKilobytes({ limits, ip }: Context, kilobytes: number): Promise<void> {
  await limits.use('visitorKilobytesPerIp', ip, kilobytes);
  await limits.use('visitorKilobytesPerServer', '', kilobytes);
}
