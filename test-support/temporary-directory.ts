import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenProcessEnds } from './when-process-ends';

/** A new directory that is removed when this process ends, however it ends. */
export function temporaryDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-test-'));
  // A server that ends together with this process may still be writing during the first attempt.
  whenProcessEnds('rm -rf "$0" || { sleep 1; rm -rf "$0"; }', [folder]);
  return folder;
}
