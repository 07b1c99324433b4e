import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { expect } from 'vitest';
import { apiClient } from '../account/api-client';
import { AppRoutes } from '../routes';
import { signIn } from '../store';
import type { Answers } from './answers';
import { api } from './handlers';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const address = () => screen.getByTestId('address').textContent;

/** Opens the whole app at an address, as a browser would. `arrive(path)` waits until the app is at that path. */
export async function visit(entry: InitialEntry, { signedIn = false } = {}) {
  if (signedIn) signIn(api.token(), '/userhome');
  const user = userEvent.setup();
  const view = await act(async () =>
    render(
      <MemoryRouter initialEntries={[entry]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>,
      { onCaughtError: () => undefined }, // as main.tsx does
    ),
  );
  const arrive = (at: string) => waitFor(() => expect(address()).toBe(at));
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
  return { ...view, user, address, arrive };
}

/**
 * Opens the app for a signed-in student as after a reload, with an empty cache and an API that returns these answers.
 */
export async function openAs(answers: Answers, path: string, state?: unknown) {
  api.answer(answers);
  await apiClient.clearStore();
  const [pathname = '/', search = ''] = path.split('?');
  return visit({ pathname, search: search && `?${search}`, state }, { signedIn: true });
}
