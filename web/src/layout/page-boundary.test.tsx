import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from './page-boundary';

const reload = vi.fn();
/** Whether the server responds. */
let isThere = true;

beforeEach(() => {
  isThere = true;
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Broken(): never {
  throw new Error('The code of this page did not load.');
}

function meetBrokenPage({ onLine = true } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  return render(
    <PageBoundary pathname="/here" reload={reload}>
      <Broken />
    </PageBoundary>,
  );
}

const loadAgain = () => screen.getByRole('button', { name: 'Reload' });

describe('a page that did not load', () => {
  it('is loaded again on demand', async () => {
    meetBrokenPage();
    expect(screen.getByRole('alert').textContent).toContain('Check your connection, then reload');
    await userEvent.click(loadAgain());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('stays where the server does not answer, and says so', async () => {
    isThere = false;
    meetBrokenPage();
    await userEvent.click(loadAgain());
    expect(await screen.findByText('We can’t reach the server.')).toBeTruthy();
    expect(loadAgain().getAttribute('aria-busy')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while offline, and loads by itself when the connection is back', async () => {
    isThere = false;
    meetBrokenPage({ onLine: false });
    expect(screen.getByRole('alert').textContent).toContain('will load automatically');
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('asks again by itself, should nobody say that the server is back', async () => {
    vi.useFakeTimers();
    isThere = false;
    meetBrokenPage({ onLine: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    isThere = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reload).toHaveBeenCalled();
  });

  it('is gone at the next address', () => {
    const view = meetBrokenPage();
    view.rerender(
      <PageBoundary pathname="/there" reload={reload}>
        <p>another page</p>
      </PageBoundary>,
    );
    expect(screen.getByText('another page')).toBeTruthy();
  });
});
