import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test-support/temporary-directory';
import { createOutboxMailer } from './mailer';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('a mail without a mail server is a file that only the server may read', async () => {
  const outbox = join(temporaryDirectory(), 'outbox');
  const mailer = createOutboxMailer(outbox, 'no-reply@example.com');
  await mailer.send({ to: 'ada@example.com', subject: 'Reset your password', text: 'A link.', html: '<p>A link.</p>' });
  const [mail = '', ...others] = readdirSync(outbox);
  expect(others).toEqual([]);
  expect([modeOf(outbox), modeOf(join(outbox, mail))]).toEqual(['700', '600']);
});
