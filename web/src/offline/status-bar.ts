import './status-bar.css';

// The line above the header. It is no part of React's tree, because it also stands on pages that are not hydrated yet. A quiz
// covers it: neither message may interrupt one.

interface Status {
  readonly isOffline: boolean;
  /** Loads the new version; null if there is none. */
  readonly update: (() => void) | null;
}

/** Adds the empty line to the page. Returns a function that shows a status. */
export function addStatusBar(): (status: Status) => void {
  const bar = document.createElement('div');
  bar.className = 'connection';
  bar.setAttribute('role', 'status');
  document.body.prepend(bar);

  return ({ isOffline, update }) => {
    if (isOffline) bar.replaceChildren('You are offline. Chapters you have opened still work.');
    else if (update) bar.replaceChildren('A new version is ready.', reloadButton(update));
    else bar.replaceChildren();
  };
}

function reloadButton(update: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', update);
  return button;
}
