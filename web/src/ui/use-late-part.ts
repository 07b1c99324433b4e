import { useEffect, useState } from 'react';

/** Whether some part did not come since the page was opened, and perhaps its styles with it. */
let hasFailed = false;

/** A part that is wanted from the first, and has come before, is drawn at once: the way back finds its page as long as it was. */
const loadedBy = new WeakMap<() => Promise<object>, object>();

/**
 * Code that comes when it is wanted, as with React's lazy; but where it did not come, the page around it stays, and it can be
 * asked for again. It is asked for again by itself when the line comes back. `load` has to be the same function every time.
 */
export function useLatePart<Part extends object>(load: () => Promise<Part>, isWanted: boolean) {
  const kept = isWanted ? (loadedBy.get(load) as Part | undefined) : undefined; // what this very function has loaded
  const [part, setPart] = useState(kept ?? null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isLate = false;
    const fetched = hasFailed ? fetchLostStyles().then(load) : load();
    fetched.then(
      (loaded) => {
        loadedBy.set(load, loaded);
        if (!isLate) setPart(loaded);
      },
      () => {
        hasFailed = true;
        if (!isLate) setFailed(true);
      },
    );
    const again = () => setTries(tries + 1);
    window.addEventListener('online', again);
    return () => {
      isLate = true;
      window.removeEventListener('online', again);
      setFailed(false);
    };
  }, [load, isMissing, tries]);

  return { part, failed, again: () => setTries(tries + 1) };
}

/** The styles of a part are asked for only once by themselves: those that did not come are asked for here. */
function fetchLostStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const here = new Set(links.filter(({ sheet }) => sheet !== null).map(({ href }) => href));
  const lost = new Set(links.map(({ href }) => href).filter((href) => !here.has(href)));
  return Promise.all(
    [...lost].map(
      (href) =>
        new Promise((done, fail) => {
          // Beside the old one, which may be on its way still and waited for.
          const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            onload: done,
            onerror: fail,
            href,
          });
          document.head.append(link);
        }),
    ),
  );
}
