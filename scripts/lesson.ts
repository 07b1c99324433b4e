import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Connect } from 'vite';
import { readConfig } from '../graphql-server/src/config';
import { isSet, optionOf, runCommand, UsageError } from './command-line';
import { lessonEvents, lessonFolder, lessonRecordings } from './lesson-preview';
import { findEncoder } from './record/encode-mp3';
import { recordRequests } from './record/record-requests';
import { Recorder } from './record/recorder';

// npm run lesson -- CHAPTER: plays a lesson in the real player while it is being written. Saving lesson.yaml shows the new
// version at the same scene, and what is wrong with it.
// npm run lesson -- --record: a page to record all lessons, scene by scene, into the course (docs/recording.md).

const USAGE = `npm run lesson -- CHAPTER [--dir DIRECTORY] [--port 5174]   (CHAPTER: 2.5, or market-equilibrium)
npm run lesson -- --record [CHAPTER] [--dir DIRECTORY] [--takes takes] [--port 5174]`;

/** Where nobody but this machine reaches it: the tool writes files. */
const HOST = '127.0.0.1';

type Handlers = Readonly<Record<string, Connect.NextHandleFunction>>;

async function serve(page: string, port: number, handlers: Handlers): Promise<string> {
  const server = await createServer({
    configFile: 'web/vite.config.ts',
    clearScreen: false,
    logLevel: 'warn',
    optimizeDeps: { entries: [page] },
    // Its own: two tools at once would replace each other's packages.
    cacheDir: resolve('node_modules/.cache', page),
    server: { port, host: HOST, cors: false },
    plugins: [
      {
        name: 'lesson-tool',
        configureServer: ({ middlewares }) => {
          for (const [path, handler] of Object.entries(handlers)) middlewares.use(path, handler);
        },
      },
    ],
  });
  await server.listen();
  const { port: bound = port } = new URL(server.resolvedUrls?.local[0] ?? `http://${HOST}:${port}`);
  return `http://${HOST}:${bound}/${page}`;
}

async function record(courseDir: string, takesDir: string, chapter: string | undefined, port: number): Promise<void> {
  const recorder = new Recorder(courseDir, takesDir, await findEncoder());
  const slug = chapter === undefined ? '' : recorder.find(chapter);
  if (slug === null) throw new UsageError(`There is no lesson ${chapter}.`);
  const address = await serve('record.html', port, { '/record-api': recordRequests(recorder) });
  const lessons = recorder.progress();
  const placed = lessons.filter(({ isPlaced }) => isPlaced).length;
  console.log(
    `${placed} of ${lessons.length} lessons are recorded. Takes are saved in ${takesDir}.\nRecord at ${address}${slug && `#${slug}`}\nCtrl-C stops it; everything you recorded is saved.`,
  );
}

async function preview(courseDir: string, chapter: string | undefined, port: number): Promise<void> {
  if (chapter === undefined) throw new UsageError('Which lesson?');
  const folder = lessonFolder(courseDir, chapter);
  const address = await serve('lesson.html', port, {
    '/lesson-events': lessonEvents(courseDir, folder),
    '/recordings': lessonRecordings(courseDir),
  });
  console.log(`${folder}/lesson.yaml plays at ${address}\nCtrl-C stops it.`);
}

await runCommand(USAGE, async () => {
  const text = { type: 'string' } as const;
  const options = { dir: text, port: text, takes: text, record: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [chapter] = positionals;
  const port = Number(optionOf(values, 'port') ?? 5174);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError('--port is a number up to 65535.');
  const courseDir = optionOf(values, 'dir') ?? readConfig().courseDir;
  if (isSet(values, 'record')) await record(courseDir, optionOf(values, 'takes') ?? 'takes', chapter, port);
  else await preview(courseDir, chapter, port);
});
