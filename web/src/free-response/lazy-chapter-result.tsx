import { LazyPart, lazyPart } from '../ui/lazy-part';
import { useIsLoaded } from '../ui/use-is-loaded';
import type { ChapterResultProps } from './chapter-result';

const part = lazyPart(async () => ({ default: (await import('./chapter-result')).ChapterResult }));

/** The free response of a chapter in one link, once the page has loaded. Without a connection there is none. */
export function ChapterResult(props: ChapterResultProps) {
  if (!useIsLoaded()) return null;
  return (
    <LazyPart part={part} skeleton={null} problem={() => null}>
      {(Result) => <Result {...props} />}
    </LazyPart>
  );
}
