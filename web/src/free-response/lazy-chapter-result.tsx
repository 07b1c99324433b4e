import { LazyPart, lazyPart } from '../ui/lazy-part';
import type { ChapterResultProps } from './chapter-result';

const part = lazyPart(async () => ({ default: (await import('./chapter-result')).ChapterResult }));

/** The free response of a chapter in one link, once its code and the questions have loaded. Without a connection there is none. */
export const ChapterResult = (props: ChapterResultProps) => (
  <LazyPart part={part} skeleton={null} problem={() => null}>
    {(Result) => <Result {...props} />}
  </LazyPart>
);
