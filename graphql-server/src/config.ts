import { z } from 'zod';
import { LIMIT_NAMES, type LimitOverrides } from './limits';

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

const onOff = z.enum(['on', 'off']).optional();

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  COURSE_DIR: z.string().min(1).default('course'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_EMAIL: z.string().min(3).default('owner@localhost'),
  MAIL_FROM: z.string().min(3).default('no-reply@localhost'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  UNIFORM_RETRIEVE: z.enum(['true', 'false']).default('false'),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMITS: z.string().transform(parseJson).pipe(rateLimits).default({}),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: onOff,
  PLAYGROUND: onOff,
  INTROSPECTION: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly courseDir: string;
  readonly publicUrl: string;
  readonly contactEmail: string;
  readonly mailFrom: string;
  /** Mail server; without it mails are written to `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly uniformRetrieve: boolean;
  readonly trustProxy: string | number | false;
  readonly rateLimits: LimitOverrides;
  readonly production: boolean;
  readonly playground: boolean;
  readonly introspection: boolean;
  /** Whether a demo student is added; only ever on the embedded database outside production. */
  readonly demo: boolean;
  readonly logLevel: string;
}

/** A setting that stops the start; its message names the variable. */
export class SettingError extends Error {}

function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Reads the settings that README.md lists. Throws SettingError. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = settings.safeParse(withoutBlanks(env));
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: ['?'], message: 'not understood' };
    const name = String(path[0] ?? '?');
    throw new SettingError(`The setting ${name} does not fit: ${message} (it is "${env[name] ?? ''}").`);
  }
  const set = result.data;
  const production = set.NODE_ENV === 'production';
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    dataDir: set.DATA_DIR,
    courseDir: set.COURSE_DIR,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    contactEmail: set.CONTACT_EMAIL,
    mailFrom: set.MAIL_FROM,
    smtpUrl: set.SMTP_URL,
    uniformRetrieve: set.UNIFORM_RETRIEVE === 'true',
    trustProxy: trustProxy(set.TRUST_PROXY),
    rateLimits: set.RATE_LIMITS,
    production,
    playground: set.PLAYGROUND ? set.PLAYGROUND === 'on' : !production,
    introspection: set.INTROSPECTION ? set.INTROSPECTION === 'on' : !production,
    demo: set.DEMO !== 'off' && !production && set.DATABASE_URL === undefined,
    logLevel: set.LOG_LEVEL,
  };
}

/** A number of proxies, or a list of their addresses; Express understands both. */
function trustProxy(value: string | undefined): string | number | false {
  if (value === undefined || value === 'none') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}
