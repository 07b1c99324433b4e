import { builtinEnvironments, type Environment } from 'vitest/runtime';

// One jsdom for all test files of a worker: starting one takes longer than most files, and modules that are loaded once
// continue with the window that they found.

let started: ReturnType<Environment['setup']> | undefined;

export default {
  name: 'one-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (started ??= builtinEnvironments.jsdom.setup(global, options));
    return { teardown: () => undefined };
  },
} satisfies Environment;
