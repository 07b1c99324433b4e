import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { readConfig } from '../graphql-server/src/config';
import { optionOf, runCommand, UsageError } from './command-line';
import { lessonEvents, lessonFolder, lessonRecordings } from './lesson-preview';

// npm run lesson -- CHAPTER: plays a lesson in the real player while it is being written. Saving lesson.yaml shows the new
// version at the same scene, and what is wrong with it.

const USAGE = 'npm run lesson -- CHAPTER [--dir DIRECTORY] [--port 5174]   (CHAPTER: 2.5, or market-equilibrium)';

await runCommand(USAGE, async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { dir: text, port: text }, allowPositionals: true });
  const [chapter] = positionals;
  if (chapter === undefined) throw new UsageError('Which lesson?');
  const port = Number(optionOf(values, 'port') ?? 5174);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError('--port is a number up to 65535.');
  const courseDir = optionOf(values, 'dir') ?? readConfig().courseDir;
  const folder = lessonFolder(courseDir, chapter);

  const server = await createServer({
    configFile: 'web/vite.config.ts',
    clearScreen: false,
    logLevel: 'warn',
    optimizeDeps: { entries: ['lesson.html'] },
    server: { port },
    plugins: [
      {
        name: 'lesson-events',
        configureServer: ({ middlewares }) => {
          middlewares.use('/lesson-events', lessonEvents(courseDir, folder));
          middlewares.use('/recordings', lessonRecordings(courseDir));
        },
      },
    ],
  });
  await server.listen();
  const { port: bound = port } = new URL(server.resolvedUrls?.local[0] ?? `http://localhost:${port}`);
  console.log(`${folder}/lesson.yaml plays at http://localhost:${bound}/lesson.html\nCtrl-C stops it.`);
});
