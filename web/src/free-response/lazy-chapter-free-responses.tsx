import { useSyncExternalStore } from 'react';
import { LazyPart, lazyPart } from '../ui/lazy-part';

const part = lazyPart(() => import('./chapter-free-responses'));

function onLoad(callback: () => void) {
  window.addEventListener('load', callback);
  return () => window.removeEventListener('load', callback);
}

/** Whether the page has loaded: a chapter of the library comes from the server whole, and nothing is to delay it. */
const useIsLoaded = () =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );

/** Links to the free-response questions of a chapter, once the page has loaded. Without a connection there are none. */
export function ChapterFreeResponses({ chapterId }: { chapterId: string }) {
  if (!useIsLoaded()) return null;
  return (
    <LazyPart part={part} skeleton={null} problem={() => null}>
      {(Links) => <Links chapterId={chapterId} />}
    </LazyPart>
  );
}
