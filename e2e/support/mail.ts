import { vi } from 'vitest';
import type { Site } from './server';

const LEAVES_WITHIN_MS = 20_000;

/**
 * The latest mail to this address, from the outbox page. Polls, because the mail is written after the response that
 * announced it.
 */
export function newestMailTo({ url }: Site, email: string): Promise<string> {
  const look = async () => {
    const outbox = await (await fetch(`${url}/dev/outbox`)).text();
    const mail = outbox.split('<article>').find((one) => one.includes(`to ${email}`));
    if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
    return mail;
  };
  return vi.waitFor(look, { timeout: LEAVES_WITHIN_MS, interval: 100 });
}

/** The password reset link in the latest mail to this address. */
export async function resetLinkFor(server: Site, email: string): Promise<string> {
  const mail = await newestMailTo(server, email);
  return /href="([^"]*\/reset-password\?token=[^"]+)"/.exec(mail)?.[1] ?? '';
}
