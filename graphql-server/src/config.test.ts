import { describe, expect, it } from 'vitest';
import { readConfig, SettingError } from './config';

describe('the settings', () => {
  it('have defaults for a fresh clone', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      statementNames: true,
      replicaUrls: [],
      dataDir: '.data',
      courseDir: 'course',
      publicUrl: 'http://localhost:4000',
      contactEmail: 'owner@localhost',
      mailFrom: 'no-reply@localhost',
      smtpUrl: undefined,
      uniformRetrieve: false,
      trustProxy: false,
      rateLimits: {},
      production: false,
      playground: true,
      introspection: true,
      demo: true,
      drainMs: 0,
      logLevel: 'info',
      warnings: [],
    });
  });

  it('close the playground and introspection in production, unless they are switched on', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ playground: false, introspection: false });
    const on = { NODE_ENV: 'production', PLAYGROUND: 'on', INTROSPECTION: 'on' };
    expect(readConfig(on)).toMatchObject({ playground: true, introspection: true });
    expect(readConfig({ PLAYGROUND: 'off', INTROSPECTION: 'off' })).toMatchObject({
      playground: false,
      introspection: false,
    });
  });

  it('warn in production that mails without SMTP_URL reach nobody', () => {
    expect(readConfig({ NODE_ENV: 'production', DATA_DIR: '/data' }).warnings).toEqual([
      'SMTP_URL is not set: mails are written to /data/outbox and reach nobody.',
    ]);
    expect(readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' }).warnings).toEqual([]);
    expect(readConfig({}).warnings).toEqual([]);
  });

  it('have a demo student on the embedded database outside production only', () => {
    expect(readConfig({ DEMO: 'on', NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ DEMO: 'on', DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x', DATABASE_REPLICA_URLS: 'postgres://y,mysql://z' }, 'DATABASE_REPLICA_URLS'],
    [{ DATABASE_REPLICA_URLS: 'postgres://y' }, 'DATABASE_REPLICA_URLS'],
    [{ CONTACT_EMAIL: 'the owner' }, 'CONTACT_EMAIL'],
    [{ CONTACT_EMAIL: 'a@example.com, b@example.com' }, 'CONTACT_EMAIL'],
    [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ RATE_LIMITS: '{' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: '{"signUps": 5}' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: '{"signUpsPerIp": "many"}' }, 'RATE_LIMITS'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ UNIFORM_RETRIEVE: 'perhaps' }, 'UNIFORM_RETRIEVE'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ PLAYGROUND: 'yes' }, 'PLAYGROUND'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('stop the start with one line that names the variable: %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^The setting ${name} is invalid: [^\\n]+$`));
  });

  it.each([
    ['none', false],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['127.0.0.1, fd00::/8', '127.0.0.1, fd00::/8'],
    ['loopback', 'loopback'],
  ])('read TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  it('read single limits, as a number or in full', () => {
    const text = '{"signUpsPerIp": 200, "loginsPerAccount": {"seconds": 60}}';
    const rateLimits = { signUpsPerIp: { times: 200 }, loginsPerAccount: { seconds: 60 } };
    expect(readConfig({ RATE_LIMITS: text })).toMatchObject({ rateLimits });
  });

  it('treat an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 4000 });
  });

  it('stop the start when one is misspelt, and say which is meant', () => {
    const why = 'There is no setting RATE_LIMIT. Did you mean RATE_LIMITS?';
    expect(() => readConfig({ RATE_LIMIT: '{}' })).toThrow(new SettingError(why));
    expect(() => readConfig({ RATE_LIMIT: '{}', RATE_LIMITS: '{}' })).not.toThrow();
    expect(() => readConfig({ RATE_LIMIT: '' })).not.toThrow();
  });

  it('never repeat what may hold a password', () => {
    for (const env of [{ DATABASE_URL: 'mysql://me:secret@db' }, { SMTP_URL: 'http://me:secret@mail' }]) {
      expect(() => readConfig(env)).toThrow(/^The setting \w+_URL is invalid: (?!.*secret)[^\n]+$/);
    }
  });

  it('name read replicas, separated by commas', () => {
    const env = { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URLS: 'postgres://b/x, postgresql://c/x' };
    expect(readConfig(env).replicaUrls).toEqual(['postgres://b/x', 'postgresql://c/x']);
  });
});
