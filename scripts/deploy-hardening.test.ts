import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

// What a container that is broken into can do: nothing to its own image, and nothing to the database but what the site does.

const read = (path: string) => readFileSync(path, 'utf8');
const text = z.record(z.string(), z.string());
const services = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        read_only: z.boolean().optional(),
        cap_drop: z.array(z.string()).optional(),
        cap_add: z.array(z.string()).default([]),
        security_opt: z.array(z.string()).optional(),
        tmpfs: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        user: z.string().optional(),
        environment: text.default({}),
      }),
    ),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true })).services;

describe('a container of the compose file', () => {
  test.each(Object.keys(services))('%s has a read-only image and no capabilities that it does not need', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      // Listens at 443, reads a key that another user may own, and has workers that are not root.
      cap_add: name === 'nginx' ? ['CHOWN', 'DAC_OVERRIDE', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'] : [],
    });
  });

  /** Where the image's program writes. */
  const WRITES: Readonly<Record<string, readonly string[]>> = {
    app1: ['/data', '/tmp'],
    app2: ['/data', '/tmp'],
    nginx: ['/tmp', '/var/cache/nginx'],
    pgbouncer: ['/run/pgbouncer', '/tmp'],
    db: ['/run/postgresql', '/tmp', '/var/lib/postgresql'],
    replica: ['/run/postgresql', '/tmp', '/var/lib/postgresql'],
    prometheus: ['/prometheus', '/tmp'],
    grafana: ['/tmp', '/var/lib/grafana'],
  };

  test.each(Object.keys(services))('%s can write where it has to, and nowhere else', (name) => {
    const { tmpfs = [], volumes = [] } = services[name] ?? {};
    const writable = [
      ...tmpfs.map((mount) => mount.split(':')[0]),
      ...volumes.filter((mount) => !mount.endsWith(':ro')).map((mount) => mount.split(':')[1]),
    ];
    expect(writable.sort()).toEqual(WRITES[name]);
  });

  test('of PostgreSQL runs as an ordinary user, because it may not become one', () => {
    expect([services['db']?.user, services['replica']?.user]).toEqual(['postgres', 'postgres']);
  });
});

describe('the role of the servers', () => {
  const role = read('deploy/compose/create-role.sql').replaceAll(/^--.*$/gm, '');

  test('owns the database of the compose file, and has no rights beyond it', () => {
    expect(role).toContain("create role curve login password :'password'");
    expect(role).toContain('alter database curve owner to curve');
    expect(role).not.toMatch(/superuser|createrole|createdb|bypassrls/i);
    const { environment, volumes = [] } = services['db'] ?? {};
    expect(environment).toMatchObject({ POSTGRES_USER: 'postgres', POSTGRES_DB: 'curve' });
    expect(volumes).toContain('./deploy/compose/create-role.sql:/docker-entrypoint-initdb.d/create-role.sql:ro');
  });

  test('has a password that opens nothing else, and the servers know no other', () => {
    const knows = (name: string, variable: string) =>
      Object.values(services[name]?.environment ?? {}).some((value) => value.includes(`\${${variable}`));
    for (const name of Object.keys(services)) {
      expect([name, knows(name, 'POSTGRES_PASSWORD')]).toEqual([name, name === 'db' || name === 'replica']);
      expect([name, knows(name, 'DATABASE_PASSWORD')]).toEqual([name, /^(app\d|pgbouncer|db)$/.test(name)]);
    }
    expect(services['app1']?.environment['DATABASE_URL']).toMatch(/^postgresql:\/\/curve:/);
  });

  test('owns the database of the Kubernetes objects, which have no superuser to log in as', () => {
    const cluster = objects.find(({ kind }) => kind === 'Cluster');
    expect(cluster?.spec).toMatchObject({ bootstrap: { initdb: { database: 'curve', owner: 'curve' } } });
    expect(cluster?.spec).not.toHaveProperty('enableSuperuserAccess', true);
    expect(cluster?.spec).not.toHaveProperty('managed');
  });
});

const objects = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(read(file)).map((document) =>
    z
      .looseObject({
        kind: z.string(),
        metadata: z.looseObject({ name: z.string() }),
        spec: z.looseObject({}).optional(),
      })
      .parse(document.toJS()),
  ),
);

describe('the network policies', () => {
  const selector = z.object({ matchLabels: text });
  const policies = objects
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }) => ({
      name: metadata.name,
      ...z
        .looseObject({
          podSelector: selector,
          policyTypes: z.array(z.string()),
          ingress: z.array(
            z.object({
              from: z.array(z.object({ podSelector: selector.optional(), namespaceSelector: selector.optional() })),
              ports: z.array(z.object({ port: z.number() })),
            }),
          ),
        })
        .parse(spec),
    }));

  /** Who may connect to a port of the pods with a label, as label=value. */
  function callers(label: string, port: number): string[] {
    const covering = policies.filter(({ podSelector }) => label in podSelector.matchLabels);
    expect(covering.map(({ policyTypes }) => policyTypes.includes('Ingress'))).toEqual([true]);
    return covering
      .flatMap(({ ingress }) => ingress)
      .filter(({ ports }) => ports.some((one) => one.port === port))
      .flatMap(({ from }) => from)
      .flatMap((one) => Object.entries({ ...one.podSelector?.matchLabels, ...one.namespaceSelector?.matchLabels }))
      .map(([name, value]) => `${name}=${value}`)
      .sort();
  }

  const SERVERS = 'app=curve-whisperer';
  const DATABASE = 'cnpg.io/cluster=db';
  const POOLER = 'cnpg.io/poolerName=pooler';
  const OPERATOR = 'kubernetes.io/metadata.name=cnpg-system';

  test('let the servers, the pooler and the operator connect to the database, and nobody else', () => {
    expect(callers('cnpg.io/cluster', 5432)).toEqual([SERVERS, DATABASE, POOLER, OPERATOR].sort());
    expect(callers('cnpg.io/cluster', 8000)).toEqual([DATABASE, OPERATOR].sort());
  });

  test('let the servers connect to the pooler, and nobody else', () => {
    expect(callers('cnpg.io/poolerName', 5432)).toEqual([SERVERS]);
  });

  test('let the ingress controller and Prometheus connect to the servers, and nobody else', () => {
    expect(callers('app', 4000)).toEqual(['curve-whisperer/may-connect=true']);
  });
});
