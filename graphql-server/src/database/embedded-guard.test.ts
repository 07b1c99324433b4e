import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { openEmbedded } from './database';
import { reservesLeft } from './embedded-guard';
import { runSql } from '../../test/support/sql';

it('the embedded database outlives hundreds of statements that fail', async () => {
  const db = await openEmbedded();
  const ask = (text: string) => runSql(db, text);
  // Without the guard PGlite has a stack for some 370 of these.
  for (let time = 1; time <= 500; time += 1) await expect(ask('selec')).rejects.toThrow('syntax error');
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

it('space on a disk is counted in reserves of the embedded database', async () => {
  expect(await reservesLeft(tmpdir())).toBeGreaterThan(0);
  await expect(reservesLeft('/no/such/folder')).rejects.toThrow('ENOENT');
});
