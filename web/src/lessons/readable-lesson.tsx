import { useState, type ReactNode } from 'react';
import { LESSON_TEXT_MISSING, READ_LESSON } from '../copy/read-lesson';
import { usePage } from '../page-context';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import { Skeleton } from '../ui/skeleton';
import { useHydrated } from '../ui/use-hydrated';
import styles from './readable-lesson.module.css';

async function loadText(slug: string) {
  // Chunks of their own would make the player larger, which draws the same graphs.
  const { LessonText, fetchLesson } = await import('./chapter-lesson-player');
  const lesson = await fetchLesson(slug);
  return { default: () => <LessonText lesson={lesson} /> };
}

/** A lesson to read, folded. It is in the HTML from the server, or else loads when it is first opened. */
export function ReadableLesson({ slug }: { slug: string }) {
  const { lessonText } = usePage();
  const hydrated = useHydrated();
  const [isInHtml] = useState(!hydrated);
  const [isOpened, setOpened] = useState(false);
  const [text] = useState(() => lazyPart(() => loadText(slug)));
  return (
    <details className={styles.lesson} onToggle={() => setOpened(true)}>
      <summary>
        <h2>{READ_LESSON}</h2>
      </summary>
      {isInHtml && <TextFromServer>{lessonText}</TextFromServer>}
      {!isInHtml && isOpened && (
        <div className={styles.text}>
          <LazySection part={text} skeleton={<Skeleton height={720} />} problem={LESSON_TEXT_MISSING}>
            {(Text) => <Text />}
          </LazySection>
        </div>
      )}
    </details>
  );
}

/** Hydrating the text would take the code that draws graphs, so React leaves the server's HTML as it is. */
function TextFromServer({ children }: { children: ReactNode }) {
  if (children !== undefined) return <div className={styles.text}>{children}</div>;
  return <div className={styles.text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
