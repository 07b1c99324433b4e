import { cleanup, configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';

// Testing Library does these two by itself only where the test functions are globals; here they are imported.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);
// The next file has the same modules, window and console.
afterAll(() => void vi.restoreAllMocks());
// A busy machine is no reason to fail; a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
