import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

const ASK_AGAIN_MS = 5000;

const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page once the server responds, because a reload while offline shows the browser's own error page. */
export function PageReload({ reload }: { reload: () => void }) {
  const [asking, setAsking] = useState(false);
  const [away, setAway] = useState(!navigator.onLine);

  async function load() {
    setAsking(true);
    if (await isServerThere()) return reload();
    setAsking(false);
    setAway(true);
  }

  useEffect(() => {
    if (!away) return;
    let isOver = false;
    const ask = () => void isServerThere().then((isThere) => isThere && !isOver && reload());
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [away, reload]);

  return (
    <Notice
      tone="problem"
      title={away ? 'We can’t reach the server.' : 'The page did not load.'}
      action={
        <Button busy={asking} onClick={() => void load()}>
          Reload
        </Button>
      }
    >
      {away ? 'The page will load automatically when you are back online.' : 'Check your connection, then reload.'} Your
      saved progress is safe.
    </Notice>
  );
}
