import { useEffect, useState } from 'react';
import { formatSeconds } from '../format-seconds';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import text from '../../ui/text.module.css';
import {
  fetchLesson,
  fetchProgress,
  RecordProblem,
  type LessonProgress,
  type LessonToRecord,
  type SceneState,
} from './record-api';
import styles from './record-page.module.css';
import { SceneRecorder } from './scene-recorder';
import { useMicrophone } from './use-microphone';

const isDone = ({ state }: { state: SceneState }) => state === 'accepted';

const problemOf = (error: unknown) =>
  error instanceof RecordProblem ? error.message : 'Something went wrong. What you recorded is safe; reload the page.';

/** The lesson of the address, or the first that has something left to record. */
function lessonToOpen(lessons: readonly LessonProgress[]): string | null {
  const named = lessons.find(({ slug }) => slug === window.location.hash.slice(1));
  return (named ?? lessons.find(({ scenes }) => !scenes.every(isDone)) ?? lessons[0])?.slug ?? null;
}

/** The page on which a person records all lessons, scene by scene. */
export function RecordPage() {
  const [lessons, setLessons] = useState<readonly LessonProgress[] | null>(null);
  const [open, setOpen] = useState<LessonToRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const microphone = useMicrophone();

  const show = async (slug: string) => {
    try {
      setOpen(await fetchLesson(slug));
      setProblem(null);
      window.history.replaceState(null, '', `#${slug}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  useEffect(() => {
    fetchProgress()
      .then((found) => {
        setLessons(found);
        const slug = lessonToOpen(found);
        if (slug !== null) void show(slug);
      })
      .catch((error: unknown) => setProblem(problemOf(error)));
  }, []);

  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  /** After a take was saved or accepted. */
  const update = (changed: LessonToRecord) => {
    setOpen(changed);
    setLessons((all) => all?.map((one) => (one.slug === changed.slug ? changed : one)) ?? null);
  };
  const next = lessons?.find(({ slug, scenes }) => slug !== open?.slug && !scenes.every(isDone));

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Record the lessons</h1>
        {lessons && <Progress lessons={lessons} />}
        {lessons && (
          <label className={styles.choice}>
            Lesson
            <select value={open?.slug ?? ''} disabled={isBusy} onChange={({ target }) => void show(target.value)}>
              {lessons.map((lesson) => (
                <option key={lesson.slug} value={lesson.slug}>
                  {lesson.name} ({inShort(lesson)})
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {!microphone.isOpen && (
        <Notice
          tone={microphone.problem === null ? 'plain' : 'problem'}
          action={
            <Button variant="primary" onClick={() => void microphone.open()}>
              Turn on the microphone
            </Button>
          }
        >
          {microphone.problem ?? 'Nothing is sent anywhere: recordings stay on this computer.'}
        </Notice>
      )}
      {open && (
        <SceneRecorder key={open.slug} lesson={open} microphone={microphone} onChange={update} onBusy={setBusy} />
      )}
      {open?.scenes.every(isDone) && next && (
        <Button variant="primary" onClick={() => void show(next.slug)}>
          Next lesson: {next.name}
        </Button>
      )}
    </main>
  );
}

function inShort({ scenes, isPlaced }: LessonProgress): string {
  const done = scenes.filter(isDone).length;
  const outdated = scenes.filter(({ state }) => state === 'outdated').length;
  if (isPlaced && done === scenes.length) return 'done';
  return `${done} of ${scenes.length}${outdated > 0 ? `, ${outdated} outdated` : ''}`;
}

/** How much of the course is recorded, in lessons, scenes and minutes of voice. */
function Progress({ lessons }: { lessons: readonly LessonProgress[] }) {
  const scenes = lessons.flatMap((lesson) => lesson.scenes);
  const done = scenes.filter(isDone).length;
  const outdated = scenes.filter(({ state }) => state === 'outdated').length;
  const left = lessons.reduce(
    (sum, lesson) =>
      sum + (lesson.seconds * lesson.scenes.filter((scene) => !isDone(scene)).length) / lesson.scenes.length,
    0,
  );
  return (
    <div className={styles.progress}>
      <progress value={done} max={scenes.length} aria-label="Scenes recorded" />
      <p className={text.figures}>
        {lessons.filter(({ isPlaced }) => isPlaced).length} of {lessons.length} lessons in the course · {done} of{' '}
        {scenes.length} scenes · {formatSeconds(left)} of voice left
        {outdated > 0 && ` · ${outdated} outdated: their text has changed`}
      </p>
    </div>
  );
}
