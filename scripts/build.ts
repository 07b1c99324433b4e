import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint';
import { step } from './progress.mjs';
import { runQuietly } from './run-command.mjs';

// Builds the web app and the server, each only when something it is made of has changed.

export interface Half {
  label: string;
  inputs: string[];
  /** Its presence says that the build is there. */
  output: string;
  stamp: string;
  viteArgs: string[];
}

const SHARED = ['schema', 'economics', 'package-lock.json', 'tsconfig.json'];

const HALVES: Half[] = [
  {
    label: 'Building the web app',
    inputs: ['web', ...SHARED],
    output: 'dist/web/index.html',
    stamp: 'dist/web.inputs',
    viteArgs: ['--config', 'web/vite.config.ts'],
  },
  {
    // After the web app, which empties the folder that both build into.
    label: 'Building the playground',
    inputs: ['web/playground.html', 'web/playground.vite.config.ts', 'web/src/playground', 'web/src/ui', ...SHARED],
    output: 'dist/web/playground.html',
    stamp: 'dist/playground.inputs',
    viteArgs: ['--config', 'web/playground.vite.config.ts'],
  },
  {
    // After the web app, whose files it lists.
    label: 'Building the service worker',
    inputs: ['web', ...SHARED],
    output: 'dist/web/sw.js',
    stamp: 'dist/service-worker.inputs',
    viteArgs: ['--config', 'web/service-worker.vite.config.ts'],
  },
  {
    label: 'Building the page renderer',
    inputs: ['web', ...SHARED],
    output: 'dist/pages/entry-server.js',
    stamp: 'dist/pages.inputs',
    viteArgs: ['--ssr', '--config', 'web/vite.config.ts'],
  },
  {
    label: 'Building the server',
    inputs: ['graphql-server', ...SHARED],
    output: 'dist/server/main.js',
    stamp: 'dist/server.inputs',
    viteArgs: ['--ssr', '--config', 'graphql-server/vite.config.ts'],
  },
];

export function isFresh(root: string, half: Half, inputs: string): boolean {
  const stamp = join(root, half.stamp);
  return existsSync(join(root, half.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

export async function build(root = process.cwd()): Promise<void> {
  for (const half of HALVES) {
    const inputs = fingerprint(root, half.inputs);
    if (isFresh(root, half, inputs)) continue;
    const stamp = join(root, half.stamp);
    rmSync(stamp, { force: true });
    // The products are always the production ones: NODE_ENV=development would ship React's slow build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    await step(half.label, () => runQuietly(process.execPath, [vite, 'build', ...half.viteArgs], env));
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, inputs);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
