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
