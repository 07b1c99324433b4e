import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { timelineOf } from '../../../../economics/lesson/timeline';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { LessonPicture } from '../lesson-frame';
import { LessonFrames } from '../lesson-frames';
import { useFrameSize } from '../use-frame-size';
import { LevelMeter } from './level-meter';
import { keepTake, RecordProblem, saveTake, takeUrl, type LessonToRecord } from './record-api';
import styles from './record-page.module.css';
import { isToRecord, SceneList, STATES, STATUS } from './scene-list';
import { encodeWav, paceProblem, soundProblem, trimmed, type Take } from './take';
import type { Microphone } from './use-microphone';

/** Saving: the take is on its way to the disk. Unsaved: it did not get there, and is still in this page. */
type Phase = 'idle' | 'recording' | 'saving' | 'unsaved' | 'playing';

interface SceneRecorderProps {
  lesson: LessonToRecord;
  microphone: Microphone;
  onChange: (changed: LessonToRecord) => void;
}

/** Records the scenes of one lesson: what to say in large type, its picture, and the keys. */
export function SceneRecorder({ lesson, microphone, onChange }: SceneRecorderProps) {
  const { slug, scenes } = lesson;
  const firstOpen = scenes.findIndex(({ state }) => state !== 'accepted');
  const [index, setIndex] = useState(Math.max(0, firstOpen));
  const [beat, setBeat] = useState(0);
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const unsaved = useRef<Take | null>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const size = useFrameSize(picture);
  const timeline = useMemo(() => timelineOf(lesson.lesson), [lesson.lesson]);
  const frames = useMemo(
    () => size && new LessonFrames(lesson.lesson, timeline, size, false),
    [lesson.lesson, timeline, size],
  );
  const scene = lesson.lesson.scenes[index];
  const progress = scenes[index];
  if (!scene || !progress) throw new Error('A lesson has scenes.');
  const says = scene.beats.map(({ say }) => say);
  const isBusy = phase === 'recording' || phase === 'saving' || phase === 'unsaved';
  const hasTake = progress.take !== null;

  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  function go(to: number) {
    if (isBusy || to < 0 || to >= scenes.length) return;
    quiet();
    setIndex(to);
    setBeat(0);
    setProblem(null);
  }

  function quiet() {
    sound.current?.pause();
    setPhase((now) => (now === 'playing' ? 'idle' : now));
  }

  async function start() {
    if (!microphone.isOpen || isBusy) return;
    quiet();
    setProblem(null);
    setBeat(0);
    setPhase('recording');
    await microphone.start(() => void end());
  }

  /** The next beat, or after the last one the end of the take. */
  function step() {
    if (phase !== 'recording') return;
    if (beat === says.length - 1) return void end();
    microphone.mark();
    setBeat(beat + 1);
  }

  async function end() {
    setPhase('saving');
    try {
      unsaved.current = trimmed(await microphone.stop());
    } catch {
      setPhase('idle');
      return setProblem('The microphone stopped. Record the scene again.');
    }
    await store();
  }

  async function store() {
    const take = unsaved.current;
    if (take === null || !scene) return;
    setPhase('saving');
    const heard = soundProblem(take) ?? paceProblem(take, says);
    try {
      // A take that was cut short has no time for its last beats. The next scene does not begin without them.
      if (take.beats.length !== says.length)
        throw new RecordProblem('The take ended before its text. Record it again.');
      onChange(await saveTake(slug, scene.id, encodeWav(take), take.beats));
      setVersion(Date.now());
      unsaved.current = null;
      setBeat(0);
      setPhase('idle');
      setProblem(heard);
    } catch (error) {
      if (take.beats.length !== says.length) unsaved.current = null;
      setPhase(unsaved.current === null ? 'idle' : 'unsaved');
      setProblem(error instanceof RecordProblem ? error.message : 'The take was not saved.');
    }
  }

  async function keep() {
    if (isBusy || progress?.state !== 'taken' || !scene) return;
    quiet();
    setPhase('saving');
    try {
      const changed = await keepTake(slug, scene.id);
      onChange(changed);
      setProblem(null);
      setPhase('idle');
      const next = changed.scenes.findIndex(({ state }, at) => at > index && state !== 'accepted');
      const open = changed.scenes.findIndex(({ state }) => state !== 'accepted');
      setIndex(next >= 0 ? next : open >= 0 ? open : index);
      setBeat(0);
    } catch (error) {
      setPhase('idle');
      setProblem(error instanceof RecordProblem ? error.message : 'The take was not accepted.');
    }
  }

  function listen() {
    if (isBusy || !hasTake) return;
    if (phase === 'playing') return quiet();
    setPhase('playing');
    void sound.current?.play().catch(() => setProblem('The take cannot be played.'));
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches('select, input')) return;
    const act = {
      ' ': () =>
        phase === 'recording' ? step() : phase === 'idle' && progress.state === 'missing' ? void start() : undefined,
      r: () => void start(),
      l: listen,
      k: () => void keep(),
      arrowleft: () => go(index - 1),
      arrowright: () => go(index + 1),
    }[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const shownAt = timeline.scenes[index]?.beats[beat]?.from ?? 0;
  return (
    <section aria-label={lesson.name} className={styles.lesson}>
      <SceneList lesson={lesson} index={index} isBusy={isBusy} onSelect={go} />
      <div className={styles.now}>
        <div>
          <h2>
            {index + 1}. {scene.heading} <small>{STATES[progress.state]}</small>
          </h2>
          <ol className={styles.script} aria-label="What to say">
            {says.map((say, at) => (
              <li key={at} aria-current={at === beat ? 'true' : undefined}>
                {say}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.picture} ref={picture}>
          <LessonPicture shown={frames?.at(shownAt) ?? null} />
        </div>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {lesson.problems.length > 0 && <Notice tone="problem">course:check: {lesson.problems.join('; ')}</Notice>}
      {hasTake && (
        <audio
          ref={sound}
          key={`${scene.id} ${version}`}
          src={takeUrl(slug, scene.id, version)}
          preload="none"
          onTimeUpdate={({ currentTarget }) =>
            setBeat(
              Math.max(0, (progress.take?.beats ?? []).filter((from) => from <= currentTarget.currentTime).length - 1),
            )
          }
          onEnded={() => {
            setPhase('idle');
            setBeat(0);
          }}
        />
      )}
      <div className={styles.controls}>
        {microphone.isOpen && <LevelMeter readPeak={microphone.readPeak} />}
        <p role="status" className={styles.status}>
          {phase === 'recording' && `Recording: part ${beat + 1} of ${says.length}`}
          {phase === 'saving' && 'Saving …'}
          {phase === 'playing' && 'Playing'}
          {phase === 'idle' && STATUS[progress.state]}
        </p>
        <div className={styles.keys}>
          {phase === 'recording' ? (
            // Without the focus, so that Space means one thing.
            <Button variant="primary" onClick={step} onMouseDown={(event) => event.preventDefault()}>
              {beat === says.length - 1 ? 'End' : 'Next part'} <kbd>Space</kbd>
            </Button>
          ) : phase === 'unsaved' ? (
            <Button variant="primary" onClick={() => void store()}>
              Save the take again
            </Button>
          ) : (
            <>
              {progress.state === 'taken' && (
                <Button variant={problem === null ? 'primary' : 'quiet'} busy={isBusy} onClick={() => void keep()}>
                  Keep <kbd>K</kbd>
                </Button>
              )}
              <Button
                variant={microphone.isOpen && (isToRecord(progress) || problem !== null) ? 'primary' : 'quiet'}
                busy={isBusy}
                disabled={!microphone.isOpen}
                onClick={() => void start()}
              >
                {hasTake ? 'Record again' : 'Record'} <kbd>R</kbd>
              </Button>
              <Button busy={isBusy} disabled={!hasTake} onClick={listen}>
                {phase === 'playing' ? 'Stop' : 'Listen'} <kbd>L</kbd>
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
