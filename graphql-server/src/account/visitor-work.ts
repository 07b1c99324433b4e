import type { Context } from '../context';

// Whoever has no account stores without a name, so space is counted by address.

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

/** Counts by how much a visitor's work grows when `after` takes the place of `before`. Throws TOO_MANY_ATTEMPTS. */
export async function countVisitorGrowth(context: Context, before: string, after: string): Promise<void> {
  const growth = kilobytesOf(after) - kilobytesOf(before);
  if (growth > 0) await countVisitorKilobytes(context, growth);
}

async function countVisitorKilobytes({ limits, ip }: Context, kilobytes: number): Promise<void> {
  await limits.use('visitorKilobytesPerIp', ip, kilobytes);
  await limits.use('visitorKilobytesPerServer', '', kilobytes);
}
