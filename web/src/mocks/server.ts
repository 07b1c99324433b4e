import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { LibraryDocument } from '../../../schema/generated/graphql';
import { apiClient } from '../account/api-client';
import { clearStorage } from '../storage';
import { signOut, useStore } from '../store';
import { api, handlers } from './handlers';

export const server = setupServer(...handlers);

/**
 * Until a request that is made now is answered. Whatever was to be asked before has then been asked, and what was answered is
 * shown: for tests that something does not happen.
 */
export async function roundTrip(): Promise<void> {
  await act(() => apiClient.query({ query: LibraryDocument, fetchPolicy: 'network-only' }));
}

/**
 * user-event dispatches inside a synchronous act(), which drops a page that suspends on its data immediately. Outside
 * act() the page renders a moment later, so tests must wait for it.
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

/**
 * Call once per test file. The API responds from fixtures, every test starts as a visitor with an empty cache, and a
 * test fails if a page logs a console error or warning.
 */
export function answerFromMocks() {
  const complaints: unknown[][] = [];
  dispatchOutsideAct();
  beforeAll(() => {
    // jsdom has no layout, so there is nothing to scroll.
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        // React warns because a page's code and data load between two test steps. That concerns the test, not the page.
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
    // Apollo disposes of a suspense query one task after its last reader unmounts, and a request that has just left still
    // belongs to this test.
    await new Promise((resolve) => setTimeout(resolve));
    api.reset();
    await apiClient.clearStore();
    clearStorage();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
}
