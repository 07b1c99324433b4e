import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { LIMIT_NAMES } from './http/rate-limits';
import { meantSetting } from './misspelled-settings';

/** {"signUpsPerIp": 200} or {"signUpsPerIp": {"times": 200, "seconds": 3600}}. */
const count = z.number().int().positive();
const limit = z.union([
  count.transform((times) => ({ times })),
  z.strictObject({ times: count.optional(), seconds: count.optional() }),
]);
const rateLimits = z.partialRecord(z.enum(LIMIT_NAMES), limit);

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'it is not JSON' });
    return z.NEVER;
  }
}

const onOff = z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' }).optional();

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const commaSeparated = (text: string) => text.split(',').map((part) => part.trim());

/** An address or a network (10.0.0.0/8), or the name that Express has for some of them. */
const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.IPv6.isValidCIDR(text);

/** A number of proxies, or a list of their addresses; Express understands both. */
const proxies = z.union([
  z.literal('none').transform(() => false as const),
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
  z.string().refine((text) => commaSeparated(text).every(isProxy), 'it must be a number of proxies or their addresses'),
]);

/** One address, with or without a name before it; nothing that could end a line or name two. */
const mailbox = z
  .string()
  .regex(/^([^\p{Cc}<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u, 'it is not an email address');

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: postgresUrl.optional(),
  STATEMENT_NAMES: onOff,
  DATABASE_REPLICA_URLS: z.string().transform(commaSeparated).pipe(z.array(postgresUrl)).default([]),
  DATA_DIR: z.string().min(1).default('.data'),
  COURSE_DIR: z.string().min(1).default('course'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_EMAIL: mailbox.default('owner@localhost'),
  MAIL_FROM: mailbox.default('no-reply@localhost'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  UNIFORM_RETRIEVE: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(false),
  TRUST_PROXY: proxies.default(false),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  RATE_LIMITS: z.string().transform(parseJson).pipe(rateLimits).default({}),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: onOff,
  PLAYGROUND: onOff,
  INTROSPECTION: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

function configOf(set: z.output<typeof settings>) {
  const production = set.NODE_ENV === 'production';
  return {
    port: set.PORT,
    host: set.HOST,
    /** PostgreSQL; without it the embedded database in `dataDir`. */
    databaseUrl: set.DATABASE_URL,
    /** Whether statements of the hot path are prepared once per connection; PgBouncer before 1.21 cannot do that in transaction mode. */
    statementNames: set.STATEMENT_NAMES !== false,
    /** Copies of `databaseUrl`, for reads that may lag behind. */
    replicaUrls: set.DATABASE_REPLICA_URLS,
    dataDir: set.DATA_DIR,
    courseDir: set.COURSE_DIR,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    contactEmail: set.CONTACT_EMAIL,
    mailFrom: set.MAIL_FROM,
    /** Mail server; without it mails are written to `dataDir`/outbox. */
    smtpUrl: set.SMTP_URL,
    uniformRetrieve: set.UNIFORM_RETRIEVE,
    trustProxy: set.TRUST_PROXY,
    /** How long the server reports that it is not ready before it closes. */
    drainMs: set.DRAIN_SECONDS * 1000,
    rateLimits: set.RATE_LIMITS,
    production,
    playground: set.PLAYGROUND ?? !production,
    introspection: set.INTROSPECTION ?? !production,
    /** Whether a demo student is added; only ever on the embedded database outside production. */
    demo: set.DEMO !== false && !production && set.DATABASE_URL === undefined,
    logLevel: set.LOG_LEVEL,
    /** What is allowed, and hardly meant. */
    warnings:
      production && set.SMTP_URL === undefined
        ? [`SMTP_URL is not set: mails are written to ${join(set.DATA_DIR, 'outbox')} and reach nobody.`]
        : [],
  };
}

export type Config = Readonly<ReturnType<typeof configOf>>;

/** They may hold a password, which is not for the log of a failed start. */
const SECRET_NAMES = ['DATABASE_URL', 'DATABASE_REPLICA_URLS', 'SMTP_URL'];

/** A setting that stops the start; its message names the variable. */
export class SettingError extends Error {}

function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** A misspelled name must not silently leave the default in place. It is accepted when the right name is set as well. */
function refuseMisspelled(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    const meant = meantSetting(name, SETTING_NAMES);
    if (meant !== undefined && env[meant] === undefined) {
      throw new SettingError(`There is no setting ${name}. Did you mean ${meant}?`);
    }
  }
}

/** Reads the settings that README.md lists. Throws SettingError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = withoutBlanks(environment);
  refuseMisspelled(env);
  const result = settings.safeParse(env);
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: ['?'], message: 'unknown error' };
    const name = String(path[0] ?? '?');
    const value = SECRET_NAMES.includes(name) ? '' : ` (it is ${JSON.stringify(env[name] ?? '')})`;
    throw new SettingError(`The setting ${name} is invalid: ${message}${value}.`);
  }
  const set = result.data;
  if (set.DATABASE_REPLICA_URLS.length > 0 && set.DATABASE_URL === undefined) {
    throw new SettingError(
      'The setting DATABASE_REPLICA_URLS is invalid: it needs DATABASE_URL, the primary database.',
    );
  }
  return configOf(set);
}
