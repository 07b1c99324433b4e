import { useEffect, useEffectEvent } from 'react';

// While a dialog is open, the page has one more history entry of its own address, so that Back closes the dialog instead of
// leaving the page. The router does not know of that entry: it has the router's own state, and a mark beside it.

/** How each open dialog is closed, the top one last. */
const open: (() => void)[] = [];
/** Whether the current entry is a dialog's, as far as we know. Only Back from there closes one. */
let isEntered = false;
/** Whether we have called `back`, and its event has not come yet. */
let isReturning = false;

function isDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isDialog' in state;
}

/** Makes the history match what is open. */
function reconcile() {
  if (isReturning) return;
  if (open.length > 0) {
    // After a reload, the dialog's entry may be there already.
    if (!isDialogEntry()) window.history.pushState({ ...window.history.state, isDialog: true }, '');
    isEntered = true;
  } else if (isDialogEntry()) {
    isReturning = true;
    window.history.back();
  }
}

// After React has removed what was closed, and after a navigation that the same click has begun: what comes next is then
// the entry of another page, which stays.
const reconcileSoon = () => setTimeout(reconcile);

function onPop() {
  const isLeft = isEntered && !isDialogEntry();
  isEntered = isDialogEntry();
  if (isLeft && !isReturning) open.at(-1)?.();
  isReturning = false;
  // The dialog may refuse to close. And Back from the page that a dialog led to must not stop at the dialog's entry.
  reconcileSoon();
}

/** Call when the page starts: after a reload, the entry of a dialog that was open is still there. Back would lead nowhere from it. */
export function leaveDialogEntry(): void {
  window.addEventListener('popstate', onPop); // once, however often
  reconcileSoon();
}

/** Call when a dialog opens. `close` is called on Back. Returns what to call once the dialog is gone. */
function enterDialog(close: () => void): () => void {
  window.addEventListener('popstate', onPop); // once, however often
  open.push(close);
  reconcile();
  return () => {
    open.splice(open.indexOf(close), 1);
    reconcileSoon();
  };
}

/** Lets Back close the dialog that renders this. */
export function useDialogEntry(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => enterDialog(() => close()), []);
}
