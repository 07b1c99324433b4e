import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicDocumentUrl } from '../../schema/public-documents';
import { inShare } from '../../test-support/share';
import { report } from '../faults/support/waiting';
import { Client } from './support/client';
import * as faults from './support/faults';
import { rebuildReplica } from './support/operator';
import { startSite, type Site } from './support/site';
import { tableOf } from './support/table';
import { putUnderLoad, type LoadedSite } from './support/under-load';

// nginx, two servers, PgBouncer, PostgreSQL and a synchronous replica, while students sign up, log in, take quizzes and read their
// progress. Faults happen one after the other; what is counted is what the students see.

/** Fewer where a run holds a share of the faults, so that CI stays short. */
const STUDENTS = process.env['SHARE'] ? 15 : 50;

/** What takes something away comes with what brings it back. */
const GROUPS = [
  [faults.noFault],
  [faults.serversRestarted],
  [faults.serverKilled(6)],
  [faults.clockAhead],
  [faults.diskFull()],
  [faults.poolerRestarted],
  [faults.poolerKilled],
  [faults.replicaAway, faults.replicaBack],
  [faults.primaryKilled, faults.replicaReplaced],
];
const FAULTS = inShare(GROUPS)
  .flat()
  .filter((fault) => fault !== null);

/** In seconds: then the site must take writes again. */
const LONGEST_OUTAGE = 30;

let site: Site;
let load: LoadedSite;
beforeAll(async () => {
  site = await startSite();
  await rebuildReplica(site);
  load = putUnderLoad(site, STUDENTS);
});
afterAll(async () => {
  load.stop();
  await site.stop();
  report(tableOf(load.rows));
});

describe('nginx in front of two servers', () => {
  const visitor = () => new Client(site.nginx, STUDENTS + 1);

  test('speaks TLS only, and shows nobody the metrics', async () => {
    const plain = await fetch(site.nginx.url.replace('https', 'http'));
    expect(plain.status).toBe(400);
    const page = await visitor().exchange('GET', '/');
    expect(page).toMatchObject({ status: 200, headers: { 'strict-transport-security': expect.any(String) } });
    expect(await visitor().exchange('GET', '/metrics')).toMatchObject({ status: 404 });
  });

  test('refuses more API requests at once than the limit of an address, in JSON, and nobody else', async () => {
    const greedy = visitor();
    const answers = await Promise.all(
      Array.from({ length: 560 }, () => greedy.exchange('GET', '/api/chapters/getall')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([429, '5']);
      expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('Too many') });
    }
    const another = new Client(site.nginx, STUDENTS + 2);
    expect(await another.exchange('GET', '/api/chapters/getall')).toMatchObject({ status: 200 });
  });

  test('shows public answers while no server runs, and says in the form of each API that nothing else can be reached', async () => {
    const publicPaths = ['/', publicDocumentUrl('Library')];
    const ask = (path: string) => visitor().exchange('GET', path);
    const before = await Promise.all(publicPaths.map(ask));
    for (const server of site.servers) await server.stop();
    const unavailable = { status: 503, headers: { 'retry-after': '5' } };
    const graphql = { errors: [{ message: expect.any(String), extensions: { code: 'UNAVAILABLE' } }] };
    try {
      for (const [index, path] of publicPaths.entries()) {
        expect(await ask(path)).toMatchObject({ status: 200, body: before[index]?.body });
      }
      const post = await visitor().exchange('POST', '/graphql', { 'content-type': 'application/json' }, '{}');
      expect(post).toMatchObject(unavailable);
      expect(JSON.parse(post.body)).toEqual(graphql);
      const rest = await ask('/api/chapters/getall');
      expect(rest).toMatchObject(unavailable);
      expect(JSON.parse(rest.body)).toEqual({ error: expect.any(String) });
      expect(await ask('/no-such-page')).toMatchObject(unavailable);
    } finally {
      for (const index of site.servers.keys()) await site.restart(index);
    }
    expect(await ask('/no-such-page')).toMatchObject({ status: 404 });
  });
});

describe('a site under load loses no acknowledged write, does nothing twice and fails no request', () => {
  test.each(FAULTS)('$name', async ({ name, happen, interrupts }) => {
    const row = await load.during(name, () => happen(site));
    expect(row).toMatchObject({ failures: [], lost: [], double: [] });
    expect(row.acknowledged).toBeGreaterThan(0);
    const refused = interrupts ? row.unavailable.filter((what) => what.startsWith('/')) : row.unavailable;
    expect(refused).toEqual([]);
    expect(row.outage).toBeLessThan(LONGEST_OUTAGE);
  });

  test('no session holds a lock that outlives its transaction', async () => {
    expect(await site.primary.count('pg_locks', "locktype = 'advisory'")).toBe(0);
  });
});
