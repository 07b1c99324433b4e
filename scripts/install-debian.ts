import { existsSync } from 'node:fs';
import { step } from './progress.mjs';
import { runQuietly } from './run-command.mjs';

// Brings a program from Debian's own packages, where we may.

export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** False, with the reason printed, when the package did not come. */
export async function installFromDebian(...packages: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step(`Installing ${packages.join(', ')}`, async () => {
      await runQuietly('apt-get', ['update', '-q'], env);
      await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], env);
    });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
