import { cleanup, configure, getConfig } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { apiClient } from '../account/api-client';
import { clearStorage } from '../storage';
import { signOut, useStore } from '../store';
import { api, handlers } from './handlers';

export const server = setupServer(...handlers);

/**
 * user-event dispatches inside a synchronous act, which loses a page that suspends on its data at once. Outside of it the page
 * arrives a moment later: wait for it.
 */
export function dispatchOutsideAct() {
  const { eventWrapper } = getConfig();
  beforeAll(() =>
    configure({
      eventWrapper: (event) => (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') ? eventWrapper(event) : event()),
    }),
  );
  afterAll(() => configure({ eventWrapper }));
}

/** Call once in a test file: the API answers from fixtures, every test begins as a visitor with an empty cache, and no page may complain to the console. */
export function answerFromMocks() {
  const complaints: unknown[][] = [];
  dispatchOutsideAct();
  beforeAll(() => {
    // jsdom lays nothing out: there is nowhere to scroll to.
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        // Code and data of a page arrive between two steps of a test: React's advice on that is about tests, not pages.
        if (!String(words[0]).includes('act(')) complaints.push(words);
      });
    }
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(async () => {
    cleanup();
    server.resetHandlers();
    server.events.removeAllListeners();
    signOut('visitor');
    useStore.setState(useStore.getInitialState());
    api.reset();
    // Apollo disposes of a suspense query a task after its last reader is gone.
    await new Promise((resolve) => setTimeout(resolve));
    await apiClient.clearStore();
    clearStorage();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
}
