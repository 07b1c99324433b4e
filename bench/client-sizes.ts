import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runQuietly } from '../scripts/run-command.mjs';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** Pages that a visitor reads without the API. */
const WITHOUT_API = ['landing', 'not-found'];

/** What is added when a lesson is played. */
export const LESSON_PLAYER = 'a lesson, when it is played';
const PLAYER = 'src/library/lesson/chapter-lesson-player.tsx';
/** The page that shows it. */
const CHAPTER_PAGE = 'src/pages/video-library-chapter.tsx';

/** KiB of gzipped JavaScript before each page is usable: what the entry and the page import, and with the API also Apollo and the user menu. */
export async function clientSizes(): Promise<{ page: string; kib: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-web-'));
  try {
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const args = ['build', '--config', 'web/vite.config.ts', '--manifest', '--outDir', folder, '--emptyOutDir'];
    await runQuietly(process.execPath, [vite, ...args], { ...process.env, NODE_ENV: 'production' });
    return readSizes(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readSizes(folder: string): { page: string; kib: number }[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const shared = Object.keys(manifest).filter((key) => ['api', 'study'].includes(manifest[key]?.name ?? ''));
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1024;

  function addAll(keys: readonly string[], files: Set<string>): Set<string> {
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk === undefined || files.has(chunk.file)) continue;
      files.add(chunk.file);
      addAll(chunk.imports ?? [], files);
    }
    return files;
  }

  const chapterPage = addAll(['index.html', CHAPTER_PAGE, ...shared], new Set());
  const player = [...addAll([PLAYER], new Set())].filter((file) => !chapterPage.has(file));
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const sizes = pages.map((key) => {
    const page = basename(key, '.tsx');
    const needed = ['index.html', key, ...(WITHOUT_API.includes(page) ? [] : shared)];
    return { page, kib: sizeOf(addAll(needed, new Set())) };
  });
  return [...sizes, { page: LESSON_PLAYER, kib: sizeOf(player) }];
}
