import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import {
  RequestPasswordResetDocument,
  RequestUsernameDocument,
  ResetPasswordDocument,
  SendContactMessageDocument,
} from '../../schema/generated/graphql';
import { freePort } from '../../test-support/free-port';
import { startServer } from '../support/server';
import { sendOperation } from '../support/graphql';
import { WIDE_LIMITS } from './support/databases';
import { startMailServer } from './support/mail-server';
import { signUp } from './support/sign-up';
import { until } from './support/waiting';

// Mails stay queued while the mail server is down, even if our server is killed in the meantime, and each is delivered
// exactly once.

test('mails asked for while the mail server is down arrive once when it is back, and their links work', async () => {
  const port = await freePort();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTACT_EMAIL: 'owner@example.com',
    RATE_LIMITS: WIDE_LIMITS,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  };
  const server = await startServer({ env });
  await signUp(server, 'waiting');
  const email = 'waiting@example.com';
  await sendOperation(server, RequestPasswordResetDocument, { email });
  await sendOperation(server, RequestPasswordResetDocument, { email });
  await sendOperation(server, RequestUsernameDocument, { email });
  await sendOperation(server, SendContactMessageDocument, { message: { subject: 'A typo', email, body: 'In 1.4.' } });
  await until('the tries', () => (server.output().match(/mailDelayed/g) ?? []).length >= 3);
  await server.kill9();

  const again = await startServer({ env, port: server.port, dataDir: server.dataDir });
  const mailServer = await startMailServer(port);
  await until('the mails', () => mailServer.mails.length >= 3, 90_000);
  // Mails are sent in the order in which they are due: a second copy of an earlier one would arrive before this one.
  await sendOperation(again, SendContactMessageDocument, { message: { subject: 'The last', email, body: 'Done.' } });
  await until('the last mail', () => mailServer.mails.some((mail) => mail.includes('The last')), 90_000);
  const mails = await Promise.all(mailServer.mails.map((mail) => PostalMime.parse(mail)));
  const receivers = mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).sort();
  expect(receivers).toEqual([
    'owner@example.com: Contact: A typo',
    'owner@example.com: Contact: The last',
    'waiting@example.com: Reset your password at Curve Whisperer',
    'waiting@example.com: Your username at Curve Whisperer',
  ]);
  const [, token = ''] = mails.map(({ text }) => /token=([\w-]+)/.exec(text ?? '')).find((found) => found) ?? [];
  await sendOperation(again, ResetPasswordDocument, { token, password: 'Elastic99' });
  expect(await again.stop()).toBe(0);
  await mailServer.close();
});
