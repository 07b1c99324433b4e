import { useEffect, useMemo, useRef, useState } from 'react';
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
import { TakeSound } from './take-sound';
import type { Microphone } from './use-microphone';
import { usePageKeys } from './use-page-keys';

/** Saving: the take is on its way to the disk. Unsaved: it did not get there, and is still in this page. */
type Phase = 'idle' | 'recording' | 'saving' | 'unsaved' | 'playing';

interface SceneRecorderProps {
  lesson: LessonToRecord;
  microphone: Microphone;
  onChange: (changed: LessonToRecord) => void;
  /** Whether a take would be lost if another lesson came now, or the page closed. */
  onBusy: (isBusy: boolean) => void;
}

/** Records the scenes of one lesson: what to say in large type, its picture, and the keys. */
export function SceneRecorder({ lesson, microphone, onChange, onBusy }: SceneRecorderProps) {
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

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

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

  /** In the middle of a take, begins it again. */
  async function start() {
    if (!microphone.isOpen || (isBusy && phase !== 'recording')) return;
    quiet();
    setProblem(null);
    setBeat(0);
    setPhase('recording');
    try {
      if (phase === 'recording') await microphone.stop();
      await microphone.start(() => void end());
    } catch {
      stopped();
    }
  }

  function rest() {
    setPhase('idle');
    setBeat(0);
  }

  function stopped() {
    rest();
    setProblem('The microphone stopped. Record the scene again.');
  }

  /** The next beat, or after the last one the end of the take. */
  function step() {
    if (phase !== 'recording') return;
    if (beat === says.length - 1) return void end();
    microphone.mark();
    setBeat(beat + 1);
  }

  // Unplugged, or turned off in the browser.
  if (phase === 'recording' && !microphone.isOpen) stopped();

  async function end() {
    setPhase('saving');
    try {
      unsaved.current = trimmed(await microphone.stop());
    } catch {
      return stopped();
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
      rest();
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
    void sound.current?.play().catch((error: unknown) => {
      // The speaker stopped it before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPhase('idle');
      setProblem('The take cannot be played.');
    });
  }

  usePageKeys({
    ' ': () => {
      if (phase === 'recording') step();
      else if (phase === 'idle' && progress.state === 'missing') void start();
    },
    r: () => void start(),
    l: listen,
    k: () => void keep(),
    arrowleft: () => go(index - 1),
    arrowright: () => go(index + 1),
  });

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
      {progress.take && (
        <TakeSound
          ref={sound}
          key={`${scene.id} ${version}`}
          src={takeUrl(slug, scene.id, version)}
          beats={progress.take.beats}
          onBeat={setBeat}
          onEnded={rest}
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
