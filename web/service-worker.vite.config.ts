import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, UserConfig } from 'vite';
import { STUDENT_PAGES } from './src/offline/cache-names.ts';

// The service worker, added to the web app's folder. It is built after the app, because it lists the app's files. The
// playground's are not among them.

const WEB = join(import.meta.dirname, '..', 'dist', 'web');

const MANIFEST = join('.vite', 'manifest.json');

const read = (file: string) => readFileSync(join(WEB, file), 'utf8');
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

function filesOfApp() {
  const manifest = JSON.parse(read(MANIFEST)) as Manifest; // written by Vite
  const entry = manifest['index.html'];
  if (entry === undefined) throw new Error('The web app has no entry in its manifest.');
  const hashed = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const others = readdirSync(join(import.meta.dirname, 'public')).filter((name) =>
    /\.(js|svg|webmanifest)$/.test(name),
  );
  const files = [
    // Each names the files that its page imports.
    ...STUDENT_PAGES.map((url) => ({ url, revision: hashOf(read('index.html') + read(MANIFEST)) })),
    ...others.map((name) => ({ url: `/${name}`, revision: hashOf(read(name)) })),
    // Their names change with their contents.
    ...[...new Set(hashed)].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ];
  return { FILES: files, BUILD: hashOf(JSON.stringify(files)), ENTRY: entry.file };
}

const config: UserConfig = {
  root: import.meta.dirname,
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(Object.entries(filesOfApp()).map(([name, value]) => [name, JSON.stringify(value)])),
  },
  build: {
    outDir: WEB,
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: `${import.meta.dirname}/src/offline/service-worker.ts`,
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

export default config;
