import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../test-support/temporary-directory';
import { startServer, type StartedServer } from './support/server';
import { until } from './faults/support/waiting';

let server: StartedServer;
beforeAll(async () => {
  // The copy that other servers begin with was not written by a server.
  server = await startServer({ dataDir: join(temporaryDirectory(), 'data'), env: { NODE_ENV: 'production' } });
});
afterAll(() => server.stop());

/** Files and folders below this one that others than their owner may read or enter. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
}

test('a server in production without SMTP_URL warns, and nobody else may read its database and its mails', async () => {
  const message = { subject: 'A typo', email: 'ada@example.com', body: 'Rugs, not rags.' };
  const query = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) { sent } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { message } }),
  });
  expect(await response.json()).toEqual({ data: { sendContactMessage: { sent: true } } });
  const names = () => readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' });
  await until('the mail is a file', () => Promise.resolve(names().some((name) => name.endsWith('.eml'))));
  expect(names().length).toBeGreaterThan(100);
  expect(openToOthers(server.dataDir)).toEqual([]);
  const warnings = () => server.output().match(/SMTP_URL is not set: mails are written to .*outbox and reach nobody/g);
  // At the start, and once it was ready. The log is written with a delay.
  await until('the server has warned twice', () => warnings()?.length === 2);
});
