import { LazyPart, lazyPart } from '../ui/lazy-part';
import { useIsLoaded } from '../ui/use-is-loaded';

const part = lazyPart(async () => {
  const { ChapterFreeResponses: Links } = await import('./chapter-free-responses');
  return { default: Links };
});

/**
 * Links to the free-response questions of a chapter, once the page has loaded: a chapter of the library comes from the server whole.
 * Without a connection there are none.
 */
export function ChapterFreeResponses({ chapterId }: { chapterId: string }) {
  if (!useIsLoaded()) return null;
  return (
    <LazyPart part={part} skeleton={null} problem={() => null}>
      {(Links) => <Links chapterId={chapterId} />}
    </LazyPart>
  );
}
