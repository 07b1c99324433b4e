import { build } from './build';
import { handOver } from './run-command.mjs';

// npm start: builds what changed, then becomes the server, which migrates, loads the course and listens.

try {
  await build();
  process.exitCode = await handOver(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    endWithParent: true,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
