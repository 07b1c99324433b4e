import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { signIn } from '../store';
import { AppRoutes } from '../routes';
import { TOKEN } from './student';

interface Visit {
  signedIn?: boolean;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Opens the whole app at an address, as a browser would. `address()` tells where it stands, `arrive()` waits until it stands there. */
export async function visit(entry: InitialEntry, { signedIn = false }: Visit = {}) {
  if (signedIn) signIn(TOKEN, '/userhome');
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
  const address = () => screen.getByTestId('address').textContent;
  const arrive = (at: string) => waitFor(() => expect(address()).toBe(at));
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
  return { ...view, user, address, arrive };
}
