import { expect, test } from 'vitest';
import { SETTING_NAMES } from './config';
import { meantSetting } from './misspelled-settings';

test.each([
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URLS'],
  ['DATABASE_REPLICAS_URL', 'DATABASE_REPLICA_URLS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUST_PROXIES', undefined],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['MAIL_FRM', 'MAIL_FROM'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is most likely meant to be %s', (name, setting) => {
  expect(meantSetting(name, SETTING_NAMES)).toBe(setting);
});

test.each(SETTING_NAMES)('%s is meant to be what it is', (name) => {
  expect(meantSetting(name, SETTING_NAMES)).toBeUndefined();
});

// What systems, shells, npm, containers and hosting services set by themselves.
const THEIRS = `
  PATH HOME PWD OLDPWD SHELL SHLVL TERM LANG LC_ALL TZ USER LOGNAME EDITOR TMPDIR DISPLAY HOSTNAME HOSTTYPE MAIL MAILCHECK COLUMNS _
  XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS SSH_CLIENT SSH_TTY SUDO_USER INVOCATION_ID
  NODE NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NODE_DEBUG NVM_DIR NVM_BIN NO_COLOR FORCE_COLOR CI
  npm_config_loglevel npm_config_cache npm_lifecycle_event npm_package_name npm_execpath INIT_CWD
  http_proxy https_proxy no_proxy PGHOST PGPORT PGUSER PGDATA PGDATABASE DATABASE_PRIVATE_URL DATABASE_HOST DATABASE_NAME
  DATABASE_USER DATABASE_PASSWORD DATABASE_POOL_SIZE POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB SMTP_HOST SMTP_PORT SMTP_USER
  PUBLIC_IP PUBLIC_DOMAIN PUBLIC_KEY KUBERNETES_SERVICE_HOST KUBERNETES_PORT CURVE_WHISPERER_SERVICE_HOST VITEST VITEST_MODE
  TEST_DATABASE TEST_TIER SHARE CHROMIUM_PATH FUZZ_RUNS DATA HOSTS PORTS DEMOS SMTP LOG_FORMAT LOG_FILE
`;

test('what others set is left alone', () => {
  const taken = THEIRS.trim()
    .split(/\s+/)
    .filter((name) => meantSetting(name, SETTING_NAMES) !== undefined);
  expect(taken).toEqual([]);
});
