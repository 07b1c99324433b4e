import { expect, it } from 'vitest';
import { startTestApp } from './support/app';

it('a server that is told to stop reports it at /readyz, and answers requests until its load balancer had time to notice', async () => {
  const app = await startTestApp();
  const statusOf = async (path: string) => (await fetch(app.url + path, { headers: { connection: 'close' } })).status;
  expect(await statusOf('/readyz')).toBe(200);
  const drained = Promise.withResolvers<undefined>();
  const stopped = app.stop(drained.promise);
  expect(await statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/api/chapters/getall')]).toEqual([200, 200]);
  drained.resolve(undefined);
  await stopped;
  await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
});

it('a server with doubtful settings says so in its log once it is ready, and not at every look', async () => {
  const warning = 'SMTP_URL is not set: mails are written to /data/outbox and reach nobody.';
  const app = await startTestApp(undefined, { warnings: [warning] });
  const told = () => app.logged.filter((line) => line.includes(warning));
  expect(told()).toEqual([]);
  for (let look = 0; look < 3; look += 1) expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(told()).toHaveLength(1);
  await app.stop();
});
