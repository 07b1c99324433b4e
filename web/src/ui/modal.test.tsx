import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveDialogEntry } from './dialog-entry';
import { Modal } from './modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} onClose={() => setOpen(false)} title="Log In">
        <input aria-label="Username" />
      </Modal>
    </>
  );
}

it('opens as a named dialog and takes the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Log In' });
  expect(dialog).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

it('gives the focus back to what opened it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByLabelText('Username'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes on Escape', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  // jsdom does not implement close requests. A browser fires this event on Escape.
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the history', () => {
  const opener = () => screen.getByRole('button', { name: 'Open' });
  const isAt = (page: string) => waitFor(() => expect(window.history.state).toEqual({ page }));
  beforeEach(async () => {
    // The test before this one may still be leaving its dialog.
    await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('isDialog'));
    window.history.pushState({ page: 'before' }, '');
    window.history.pushState({ page: 'here' }, '');
    render(<Page />);
  });

  it('closes the dialog on Back, and stays on its page', async () => {
    await userEvent.click(opener());
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isAt('here');
  });

  it('leaves the page on Back once the dialog was closed by its button', async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isAt('here');
    window.history.back();
    await isAt('before');
  });

  it('returns in one step from the page that a dialog led to', async () => {
    await userEvent.click(opener());
    window.history.pushState({ page: 'next' }, '');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(window.history.state).toEqual({ page: 'next' });
    window.history.back();
    await isAt('here');
  });

  it('does not close a dialog that opens while the one before it is being left', async () => {
    const goBack = window.history.back.bind(window.history);
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    const popped = vi.fn();
    window.addEventListener('popstate', popped, { once: true });
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(back).toHaveBeenCalled());
    back.mockRestore();
    await userEvent.click(opener());
    goBack();
    await waitFor(() => expect(popped).toHaveBeenCalled());
    await waitFor(() => expect(window.history.state).toEqual({ page: 'here', isDialog: true }));
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });

  it('leaves the entry of a dialog that was open before a reload', async () => {
    window.history.pushState({ page: 'here', isDialog: true }, '');
    leaveDialogEntry();
    await isAt('here');
  });

  it('stays where no dialog was open before a reload, or one opens with the page', async () => {
    leaveDialogEntry();
    await userEvent.click(opener());
    leaveDialogEntry();
    await waitFor(() => expect(window.history.state).toEqual({ page: 'here', isDialog: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isAt('here');
  });

  it('keeps open what refuses to close, with a next Back for it', async () => {
    cleanup();
    const refuse = vi.fn();
    render(<Modal open onClose={refuse} title="Deleting" children="Please wait." />);
    for (let times = 1; times <= 2; times += 1) {
      await waitFor(() => expect(window.history.state).toEqual({ page: 'here', isDialog: true }));
      window.history.back();
      await waitFor(() => expect(refuse).toHaveBeenCalledTimes(times));
    }
    expect(screen.getByRole('dialog', { name: 'Deleting' })).toHaveProperty('open', true);
    cleanup();
    await isAt('here');
  });
});
