import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { until } from './faults/support/waiting';
import { startServer } from './support/server';

const namesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Files and folders below this one that others than their owner may read or enter. */
const openToOthers = (folder: string) =>
  namesBelow(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

test('nobody else may read the database of a server', () => {
  const dataDir = inject('sharedData');
  expect(namesBelow(dataDir).length).toBeGreaterThan(100);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('a server in production without SMTP_URL warns, and nobody else may read its mails', async () => {
  const server = await startServer({ env: { NODE_ENV: 'production' } });
  onTestFinished(async () => void (await server.stop()));
  const message = { subject: 'A typo', email: 'ada@example.com', body: 'Rugs, not rags.' };
  const query = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) { sent } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { message } }),
  });
  expect(await response.json()).toEqual({ data: { sendContactMessage: { sent: true } } });
  const outbox = join(server.dataDir, 'outbox');
  await until('the mail is a file', () =>
    Promise.resolve(namesBelow(server.dataDir).some((name) => name.endsWith('.eml'))),
  );
  expect(statSync(outbox).mode & 0o077).toBe(0);
  expect(openToOthers(outbox)).toEqual([]);
  const warnings = () => server.output().match(/SMTP_URL is not set: mails are written to .*outbox and reach nobody/g);
  // At the start, and once it was ready. The log is written with a delay.
  await until('the server has warned twice', () => warnings()?.length === 2);
});
