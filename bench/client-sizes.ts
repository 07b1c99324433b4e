import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What there is to load for a page, or for a part of one. KiB of gzipped JavaScript. */
export interface ClientSize {
  readonly page: string;
  readonly kib: number;
  readonly most: number;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** What a page from the server runs before the visitor does something (web/src/start.ts). */
const START_KIB = 2;
const LANDING_KIB = 95.5;
const ROUTE_KIB = 147.5;
/** A lesson's player without the lesson, which is 3 KiB at most. Half of it lays out and draws graphs. */
const PLAYER_KIB = 22;

/** Pages that a visitor reads without the API. */
const WITHOUT_API = ['landing', 'not-found'];
/** The chunks of what speaks to the API, and of the user menu. */
const API_CHUNKS = ['api', 'study'];

/** What the entry imports when React is needed. */
const APP = 'src/main.tsx';
const PLAYER = 'src/lessons/chapter-lesson-player.tsx';
/** The page that shows it. */
const CHAPTER_PAGE = 'src/pages/video-library-chapter.tsx';

/**
 * The JavaScript that each page of the built web app has loaded when React responds: what the entry and the page import,
 * and with the API also Apollo and the user menu. Then what a page from the server runs before that, and what is added when
 * a lesson is played. Throws where there is no build, or one with other chunks.
 */
export function clientSizes(folder = join('dist', 'web')): ClientSize[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const api = API_CHUNKS.map((name) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (key === undefined) throw new Error(`The build has no chunk ${name}.`);
    return key;
  });
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1024;

  function filesOf(keys: readonly string[], files = new Set<string>()): Set<string> {
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`The build has no ${key}.`);
      if (files.has(chunk.file)) continue;
      files.add(chunk.file);
      filesOf(chunk.imports ?? [], files);
    }
    return files;
  }

  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const sizes = pages.map((key) => {
    const page = basename(key, '.tsx');
    const needed = ['index.html', APP, key, ...(WITHOUT_API.includes(page) ? [] : api)];
    return { page, kib: sizeOf(filesOf(needed)), most: page === 'landing' ? LANDING_KIB : ROUTE_KIB };
  });
  const chapterPage = filesOf(['index.html', APP, CHAPTER_PAGE, ...api]);
  const player = [...filesOf([PLAYER])].filter((file) => !chapterPage.has(file));
  const start = { page: 'a public page, to be read', kib: sizeOf(filesOf(['index.html'])), most: START_KIB };
  return [...sizes, start, { page: 'a lesson, when it is played', kib: sizeOf(player), most: PLAYER_KIB }];
}
