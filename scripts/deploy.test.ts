import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, SETTING_NAMES } from '../graphql-server/src/config';
import { createMetrics } from '../graphql-server/src/http/metrics';
import type { Pool } from '../graphql-server/src/database/database';
import { temporaryDirectory } from '../test-support/temporary-directory';

// What a site is run with: the compose file, the Kubernetes objects, the image, the alerts and the dashboard. No container engine is
// needed: files are compared with their schemas, with each other and with the server. promtool.test.ts runs the alerts.

const read = (path: string) => readFileSync(path, 'utf8');
const compose = z
  .looseObject({
    services: z.record(z.string(), z.looseObject({})),
    secrets: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const operations = read('docs/operations.md');

const kubernetesSchemas: { kinds: Record<string, string>; $defs: Record<string, z.core.JSONSchema.BaseSchema> } =
  JSON.parse(read('deploy/schemas/kubernetes.json'));

/** What is wrong with a Kubernetes object. */
function problemsOf(object: unknown): string[] {
  const { kind } = z.looseObject({ kind: z.string() }).parse(object);
  const $ref = kubernetesSchemas.kinds[kind];
  if ($ref === undefined) return [`no schema for ${kind}`];
  return issuesOf(z.fromJSONSchema({ $ref, $defs: kubernetesSchemas.$defs }), object);
}

const issuesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const objectsOf = (text: string) => parseAllDocuments(text).map((document): unknown => document.toJS());
const manifests = globSync('deploy/kubernetes/*.yaml').sort();
const objects = manifests.flatMap((file) => objectsOf(read(file)));

const environment = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({ env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })) }),
        ),
      }),
    }),
  }),
});

/** Runs a linter of node_modules. */
function lint(program: string, args: readonly string[]) {
  const options = { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], options);
  return { status, printed: (stdout + stderr).trim() };
}

describe('the compose file', () => {
  // Ours are in the order in which requests pass them, and nginx is there for every interface.
  const style = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'];
  const off = [...style, 'no-unbound-port-interfaces'].flatMap((rule) => ['--disable-rule', rule]);
  const linted = (file: string) => lint('dclint/bin/dclint.cjs', [file, '--max-warnings', '0', ...off]);

  test('fits the Compose Specification, and its linter finds nothing wrong', () => {
    expect(linted('docker-compose.yml')).toEqual({ status: 0, printed: '' });
    const wrong = join(temporaryDirectory(), 'docker-compose.yml');
    writeFileSync(wrong, 'name: wrong\nservices:\n  db:\n    image: postgres:18\n    port: 1\n');
    expect(linted(wrong)).toEqual({ status: 1, printed: expect.stringContaining('invalid-schema') });
  });

  test('mounts files, volumes and secrets that there are', () => {
    const mounts = z.object({ volumes: z.array(z.string()).default([]), secrets: z.array(z.string()).default([]) });
    for (const service of Object.values(compose.services)) {
      const { volumes, secrets } = mounts.parse(service);
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        if (source.startsWith('./')) expect(globSync(source), source).toHaveLength(1);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
    }
  });

  test('gives the servers settings that they accept', () => {
    const { environment } = z.object({ environment: z.record(z.string(), z.string()) }).parse(compose.services['app1']);
    const set = Object.entries(environment).map(([name, value]) => [name, substitute(value)]);
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    const config = readConfig(Object.fromEntries(set));
    expect(config).toMatchObject({ statementNames: false, trustProxy: 1, publicUrl: 'https://localhost' });
  });

  /** As Compose does: defaults for what is not set. */
  const substitute = (value: string) =>
    value
      .replaceAll(/\$\{\w+:-([^}]*)\}/g, (_all, byDefault: string) => byDefault)
      .replaceAll(/\$\{DATABASE_PASSWORD\}/g, 'secret1');
});

describe('the Kubernetes objects', () => {
  test.each(manifests)('of %s fit their schemas', (file) => {
    for (const object of objectsOf(read(file))) expect(problemsOf(object)).toEqual([]);
  });

  test('are refused with a field that does not exist, or of another type', () => {
    expect(problemsOf({ apiVersion: 'v1', kind: 'Service', spec: { selektor: {} } })).not.toEqual([]);
    expect(problemsOf({ apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'two' } })).not.toEqual([]);
  });

  test('give the servers settings that they accept', () => {
    const deployment = environment.parse(objects.find((object) => environment.safeParse(object).success));
    const env = deployment.spec.template.spec.containers[0]?.env ?? [];
    const secrets = { DATABASE_USER: 'curve', DATABASE_PASSWORD: 'secret1', SMTP_URL: 'smtp://mail.example.org' };
    const own = env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, fillIn(value, secrets)]]));
    const config = readConfig({ ...secrets, ...Object.fromEntries(own) });
    expect(config.databaseUrl).toBe('postgresql://curve:secret1@pooler:5432/curve');
    expect(config.publicUrl).toMatch(/^https:/);
    expect(config.contactEmail).not.toBe('owner@localhost');
  });

  const fillIn = (value: string, names: Readonly<Record<string, string>>) =>
    value.replaceAll(/\$\((\w+)\)/g, (_all, name: string) => names[name] ?? '');

  test('have the settings of PgBouncer and PostgreSQL that the files of deploy/ have', () => {
    const parameters = z.record(z.string(), z.string());
    const pooler = z
      .looseObject({ kind: z.literal('Pooler'), spec: z.looseObject({ pgbouncer: z.looseObject({ parameters }) }) })
      .parse(objects.find((object) => isKind(object, 'Pooler')));
    const cluster = z
      .looseObject({ kind: z.literal('Cluster'), spec: z.looseObject({ postgresql: z.looseObject({ parameters }) }) })
      .parse(objects.find((object) => isKind(object, 'Cluster')));
    expect(linesOf('deploy/pgbouncer/pgbouncer.ini')).toEqual(
      expect.arrayContaining(
        Object.entries(pooler.spec.pgbouncer.parameters).flatMap(([name, value]) =>
          name === 'max_prepared_statements' ? [] : [`${name} = ${value}`],
        ),
      ),
    );
    expect(linesOf('deploy/postgres/postgresql.conf')).toEqual(
      expect.arrayContaining(
        Object.entries(cluster.spec.postgresql.parameters).map(([name, value]) => `${name} = ${value}`),
      ),
    );
  });

  const isKind = (object: unknown, kind: string) => z.looseObject({ kind: z.literal(kind) }).safeParse(object).success;
  const linesOf = (file: string) => read(file).split('\n');

  test('include the alerts, by the command of docs/operations.md', () => {
    const command = /^(\(printf 'apiVersion: monitoring.*\)) \| kubectl apply -f -$/m.exec(operations)?.[1] ?? '';
    const rule: unknown = parse(execFileSync('sh', ['-c', command], { encoding: 'utf8' }));
    expect(problemsOf(rule)).toEqual([]);
    expect(rule).toMatchObject({ kind: 'PrometheusRule', spec: parse(read('deploy/prometheus/rules.yml')) });
  });
});

test.each(globSync('{,deploy/**/}Dockerfile').sort())('the linter finds nothing wrong with %s', (file) => {
  const linted = (path: string) => lint('dockerfile-utils/bin/dockerfile-utils', ['lint', path]);
  expect(linted(file)).toEqual({ status: 0, printed: '' });
  const wrong = join(temporaryDirectory(), 'Dockerfile');
  writeFileSync(wrong, `${read(file)}COPPY . .\n`);
  expect(linted(wrong)).toEqual({ status: 1, printed: expect.stringContaining('COPPY') });
});

describe('the image', () => {
  const instructions = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
  const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  test('runs the Node version that the tests run, as an ordinary user, with a health check', () => {
    const { devDependencies } = z
      .looseObject({ devDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const major = devDependencies['node']?.split('.')[0];
    const images = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]);
    expect(new Set(images)).toEqual(new Set([`node:${major}-slim`]));
    expect(lastStage.findLast(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(lastStage.some(({ name }) => name === 'HEALTHCHECK')).toBe(true);
  });

  test('starts Node itself, which signals must reach', () => {
    const command: unknown = JSON.parse(lastStage.findLast(({ name }) => name === 'CMD')?.rest ?? '');
    expect(command).toEqual(['node', '--enable-source-maps', 'dist/server/main.js']);
  });

  test('copies what there is, and what .dockerignore lets through', () => {
    const allowed = read('.dockerignore').match(/(?<=^!).+/gm) ?? [];
    const sources = instructions
      .filter(({ name, rest }) => name === 'COPY' && !rest.includes('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(sources).not.toEqual([]);
    expect(allowed.toSorted()).toEqual(sources.toSorted());
    for (const source of sources) {
      expect(globSync(source), source).toHaveLength(1);
    }
  });
});

describe('alerts and dashboard', () => {
  const alerts = z
    .object({
      groups: z.array(
        z.object({
          name: z.string(),
          rules: z.array(
            z.looseObject({
              alert: z.string(),
              expr: z.string(),
              annotations: z.object({ summary: z.string(), runbook: z.string() }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(read('deploy/prometheus/rules.yml')))
    .groups.flatMap(({ rules }) => rules);
  const queries = z
    .looseObject({ panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })) })
    .parse(JSON.parse(read('deploy/grafana/dashboards/site.json')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

  /** `up` is Prometheus's own. */
  const metricsIn = (expression: string) =>
    expression.match(/\b(?:curve_whisperer|nodejs|process)_\w+/g) ?? (/\bup\b/.test(expression) ? ['up'] : []);

  test('ask for metrics and events that the servers report', async () => {
    // Only these three are read.
    const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 } as Pool;
    const metrics = createMetrics(pino({ level: 'silent' }), pool);
    expect(await metrics.registry.metrics()).not.toMatch(/^curve_whisperer_(commits_wait|replica)/m);
    metrics.observe('graphql', 200, 0.1);
    metrics.showReplication({ isSynchronous: true, confirming: 1, streaming: 1, lag: 0 });
    const page = await metrics.registry.metrics();
    const reported = new Set(['up', ...(page.match(/^\w+/gm) ?? [])]);
    for (const expression of [...alerts.map(({ expr }) => expr), ...queries]) {
      expect(metricsIn(expression), expression).not.toEqual([]);
      expect(metricsIn(expression).filter((name) => !reported.has(name))).toEqual([]);
      for (const [, names = ''] of expression.matchAll(/event=~?"([^"]+)"/g)) {
        for (const name of names.split('|')) expect(page).toContain(`event="${name}"`);
      }
    }
  });

  test('have a section of docs/operations.md for each alert, and none for others', () => {
    const part = operations.split('\n## ').find((text) => text.startsWith('Alerts\n')) ?? '';
    const sections = [...part.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
    expect(sections.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    }
  });
});
