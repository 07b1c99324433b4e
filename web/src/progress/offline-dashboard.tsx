import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { unitTitle } from '../../../schema/rules/labels';
import { withNulls } from '../../../schema/rules/given';
import { storedPages } from '../offline/follow-stored-links';
import { unsavedAnswersOf } from '../quiz/answer-saver';
import { QuizUnderWay } from '../quiz/quiz-under-way';
import { storedAttempt } from '../quiz/stored-attempt';
import { begunQuizzes } from '../quiz/under-way';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ProgressLine } from '../ui/progress-line';
import { useOnline } from '../ui/use-online';
import { ChapterStatus } from './chapter-status';
import { lastPlan } from './last-plan';
import styles from './offline-dashboard.module.css';
import { chaptersOf, plannedUnits, type ChapterProgress, type StudentProgress } from './student-progress';

/** The dashboard without a connection: the quiz in progress and the chapters on this device, and the plan as it was last known. */
export function OfflineDashboard({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry);
  const [last] = useState(() => lastPlan.get());
  const stored = useStoredPages();
  if (!last) return null;
  const { at, progress } = last;
  return (
    <>
      <Notice tone="plain" title="You are offline" action={<Button onClick={onRetry}>Try again</Button>}>
        This is what is on this device. The rest comes back with the connection.
      </Notice>
      <QuizUnderWay quizzes={quizOnDevice()} />
      <StoredChapters chapters={chaptersOf(progress).filter((chapter) => stored.has(libraryPath(chapter)))} />
      <Plan progress={progress} at={at} stored={stored} />
    </>
  );
}

const libraryPath = ({ slug }: Pick<ChapterProgress, 'slug'>) => `/video-library/${slug}`;

/** The paths of the pages that open without a connection. */
function useStoredPages(): ReadonlySet<string> {
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // A browser without this storage has no pages in it.
    if ('caches' in window) storedPages().then(setPages, () => undefined);
  }, []);
  return pages;
}

/** The quiz that the student took last on this device, with the answers that the server does not have. */
function quizOnDevice() {
  const attempt = storedAttempt.get();
  if (!attempt) return [];
  const unsaved = unsavedAnswersOf(attempt.id);
  const questions = attempt.questions.map((asked) => {
    const answer = unsaved[asked.question.id];
    return answer ? { ...asked, given: { __typename: 'Given' as const, ...withNulls(answer.given) } } : asked;
  });
  return begunQuizzes([{ ...attempt, questions }]);
}

function StoredChapters({ chapters }: { chapters: readonly ChapterProgress[] }) {
  return (
    <section aria-labelledby="stored" className={styles.part}>
      <h2 id="stored">Chapters on this device</h2>
      {chapters.length === 0 ? (
        <p>None yet. A chapter is stored here when you open it, and a whole unit by one tap among the videos.</p>
      ) : (
        <ul className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <Link to={libraryPath(chapter)}>{chapter.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function Plan({ progress, at, stored }: { progress: StudentProgress; at: string; stored: ReadonlySet<string> }) {
  return (
    <section aria-labelledby="study-plan" className={styles.part}>
      <h2 id="study-plan">Study Plan</h2>
      <p className={styles.when}>As it was on {WHEN.format(new Date(at))}</p>
      {plannedUnits(progress).map(({ id, name, progress: percent, chapters }) => (
        <section key={id} aria-labelledby={`unit-${id}`} className={styles.unit}>
          <h3 id={`unit-${id}`}>{unitTitle(name)}</h3>
          <span className={styles.percent}>{percent}%</span>
          <ProgressLine value={percent} max={100} label={`${unitTitle(name)}: ${percent} percent done`} />
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id} className={styles.row}>
                {stored.has(libraryPath(chapter)) ? (
                  <Link to={libraryPath(chapter)}>{chapter.name}</Link>
                ) : (
                  <span>{chapter.name}</span>
                )}
                <ChapterStatus chapter={chapter} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
