import { defineConfig } from 'vite';

/** The server, dist/server/main.js, and the workers that it starts beside it; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'graphql-server/src/main.ts',
        'fit-worker': 'graphql-server/src/learner/store/fit-worker.ts',
        'png-worker': 'graphql-server/src/http/png-worker.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
  },
});
