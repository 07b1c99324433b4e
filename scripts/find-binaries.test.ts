import { describe, expect, test } from 'vitest';
import { findChromium, findPostgres, findPostgresProgram, findProgram, type Machine } from './find-binaries';

function machine(programs: string[], path = '/usr/local/bin'): Machine {
  const list = (directory: string) =>
    programs.filter((file) => file.startsWith(`${directory}/`)).map((file) => file.split('/')[4] ?? '');
  return { path, isExecutable: (file) => programs.includes(file), list };
}

const server = (version: number) => ['initdb', 'pg_ctl'].map((name) => `/usr/lib/postgresql/${version}/bin/${name}`);

describe('Chromium', () => {
  test('is found in /usr/bin even where the PATH is bare', () => {
    expect(findChromium('', machine(['/usr/bin/chromium'], ''))).toBe('/usr/bin/chromium');
  });

  test('may go by another name', () => {
    expect(findChromium('', machine(['/usr/local/bin/google-chrome']))).toBe('/usr/local/bin/google-chrome');
  });

  test('is what CHROMIUM_PATH names, and a wrong name is not papered over', () => {
    const both = machine(['/usr/bin/chromium', '/opt/chrome']);
    expect(findChromium('/opt/chrome', both)).toBe('/opt/chrome');
    expect(findChromium('/opt/chrom', both)).toBeNull();
  });
});

describe('PostgreSQL', () => {
  test('on the PATH wins', () => {
    const found = findPostgres(machine([...server(15), '/usr/local/bin/initdb', '/usr/local/bin/pg_ctl']));
    expect(found?.initdb).toBe('/usr/local/bin/initdb');
  });

  test("in Debian's folders is taken in its newest complete version", () => {
    const onlyTheTool = '/usr/lib/postgresql/18/bin/pg_ctl';
    expect(findPostgres(machine([...server(9), ...server(15), onlyTheTool]))?.pgCtl).toBe(server(15)[1]);
  });

  test('is absent when only the client is installed', () => {
    expect(findPostgres(machine(['/usr/bin/psql']))).toBeNull();
  });

  test('has programs that are found one by one', () => {
    const programs = [...server(15), '/usr/lib/postgresql/15/bin/pg_rewind', '/usr/bin/psql'];
    expect(findPostgresProgram('pg_rewind', machine(programs))).toBe('/usr/lib/postgresql/15/bin/pg_rewind');
    expect(findPostgresProgram('psql', machine(programs))).toBe('/usr/bin/psql');
    expect(findPostgresProgram('pg_basebackup', machine(programs))).toBeNull();
  });
});

test("an administrator's program is found in /usr/sbin, where the PATH does not lead", () => {
  expect(findProgram('nginx', machine(['/usr/sbin/nginx']))).toBe('/usr/sbin/nginx');
  expect(findProgram('nginx', machine([]))).toBeNull();
});
