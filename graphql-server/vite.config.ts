import { defineConfig } from 'vite';

/** The server as one file, dist/server/main.js; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: 'graphql-server/src/main.ts' },
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
  },
});
