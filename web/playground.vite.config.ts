import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/**
 * The playground, added to the web app's folder. A build of its own, not a second entry of the first one: GraphiQL needs
 * all of React and graphql, and code that two entries share moves into the chunks that every student loads.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compression({ include: /assets\/.*\.(js|css|ttf)$/, algorithms: ['gzip'], logLevel: 'silent' })],
  publicDir: false,
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: { input: `${import.meta.dirname}/playground.html` },
    chunkSizeWarningLimit: 4000,
  },
});
