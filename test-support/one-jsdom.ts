import { builtinEnvironments, type Environment } from 'vitest/runtime';

// All test files of a worker share one jsdom: starting one takes longer than most files, and modules that are loaded
// once keep using the window that they were loaded with.

let started: ReturnType<Environment['setup']> | undefined;

export default {
  name: 'one-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (started ??= builtinEnvironments.jsdom.setup(global, options));
    return { teardown: () => undefined };
  },
} satisfies Environment;
