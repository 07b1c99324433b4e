import { cleanup, configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';

// Testing Library does these two things automatically only if the test functions are globals. Here they are imported.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);
// The next test file shares the modules, window and console.
afterAll(() => void vi.restoreAllMocks());
// A long timeout, so that tests do not fail on a busy machine. A wait ends as soon as its condition is met.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
