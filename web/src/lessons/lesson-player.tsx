import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Lesson } from '../../../economics/lesson/lesson';
import { startOfScene, timelineOf } from '../../../economics/lesson/timeline';
import { Button } from '../ui/button';
import { wantsStillness } from '../ui/wants-stillness';
import { Controls } from './controls';
import { EndCard } from './end-card';
import { Handout } from './handout';
import { LessonFrame } from './lesson-frame';
import styles from './lesson-player.module.css';
import { isOver, positionOf } from './playback';
import { playerKeys } from './player-keys';
import { readPreferences, savePreferences, type Preferences } from './preferences';
import { SceneQuestion } from './scene-question';
import { MOVE_SECONDS, LessonFrames } from './lesson-frames';
import { Transcript } from './transcript';
import { useNarration } from './use-narration';
import { usePlayback } from './use-playback';
import { useFrameSize } from './use-frame-size';

/** Seconds to wait after a transition, to make sure that it has ended. */
const MARGIN_SECONDS = 0.3;

interface LessonPlayerProps {
  lesson: Lesson;
  /** The scene to start with, or null for the first one. */
  startScene: string | null;
  onScene: (scene: string | null) => void;
  onPractice: (scene: string, choice: number) => void;
  /** Links shown when the lesson is over. */
  atEnd: ReactNode;
}

/** Plays a lesson: an animated picture with captions, a voice if the browser has one, and a transcript. */
export function LessonPlayer({ lesson, startScene, onScene, onPractice, atEnd }: LessonPlayerProps) {
  const timeline = useMemo(() => timelineOf(lesson), [lesson]);
  const [preferences, setPreferences] = useState(readPreferences);
  const start = startScene === null ? 0 : (startOfScene(timeline, startScene) ?? 0);
  const [state, dispatch] = usePlayback(timeline, start, preferences.speed);
  const player = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const frames = useMemo(
    () => size && new LessonFrames(lesson, timeline, size, !wantsStillness()),
    [lesson, timeline, size],
  );
  useNarration(state, timeline, preferences.voice, dispatch);

  const position = positionOf(state, timeline);
  const timed = timeline.scenes[position.scene];
  const beat = timed?.scene.beats[position.beat];
  const over = isOver(state, timeline);
  const shown = frames?.at(state) ?? null;
  const asked = state.asking === null ? undefined : timeline.scenes[state.asking]?.scene;
  const sceneId = timed?.scene.id ?? null;

  useEffect(() => {
    // Lay out the next picture while this one is still, because on a phone that takes longer than an animation frame.
    const whenStill = ((MOVE_SECONDS + MARGIN_SECONDS) * 1000) / preferences.speed;
    const timer = setTimeout(() => frames?.prepareAfter(position.scene, position.beat), whenStill);
    return () => clearTimeout(timer);
  }, [frames, position.scene, position.beat, preferences.speed]);
  useEffect(() => {
    player.current?.focus();
    dispatch({ type: 'play' });
  }, [dispatch]);
  useEffect(() => {
    if (over) onScene(null);
    else if (state.seconds > 0) onScene(sceneId);
    // A scene is saved when it begins, not on every animation frame.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [over, sceneId, onScene]);

  function prefer(changed: Partial<Preferences>) {
    const next = { ...preferences, ...changed };
    setPreferences(next);
    savePreferences(next);
    if (changed.speed !== undefined) dispatch({ type: 'speed', speed: changed.speed });
  }

  const toggle = () => dispatch({ type: state.isPlaying ? 'pause' : 'play' });
  const replay = () => {
    dispatch({ type: 'play' });
    player.current?.focus();
  };
  const seek = useCallback((seconds: number) => dispatch({ type: 'seek', seconds }), [dispatch]);
  const ask = useCallback((scene: number) => dispatch({ type: 'ask', scene }), [dispatch]);
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // If the browser refuses full screen, the lesson continues in the page.
    else void player.current?.requestFullscreen?.().catch(() => undefined);
  };
  const keys = playerKeys(preferences.speed, {
    toggle,
    fullScreen,
    seekBy: (seconds) => seek(state.seconds + seconds),
    captions: () => prefer({ captions: !preferences.captions }),
    speed: (speed) => prefer({ speed }),
  });

  return (
    <div className={styles.lesson}>
      <div
        ref={player}
        className={styles.player}
        role="group"
        aria-label={`Lesson: ${lesson.title}`}
        tabIndex={-1}
        onKeyDown={keys}
      >
        <LessonFrame
          frame={frame}
          heading={timed?.scene.heading ?? ''}
          shown={shown}
          onPress={over ? undefined : toggle}
        >
          {over && <EndCard onReplay={replay}>{atEnd}</EndCard>}
        </LessonFrame>
        {preferences.captions && (
          <p className={styles.caption} aria-hidden>
            {timed?.beats[position.beat]?.captions[position.caption]?.text}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {over ? 'The lesson is over.' : !preferences.voice && beat?.say}
        </p>
        <Controls
          state={state}
          timeline={timeline}
          preferences={preferences}
          onToggle={toggle}
          onSeek={seek}
          onPreferences={prefer}
          onFullScreen={fullScreen}
        />
        {asked?.ask && (
          <SceneQuestion
            key={asked.id}
            ask={asked.ask}
            onAnswer={(choice) => onPractice(asked.id, choice)}
            onGoOn={() => {
              dispatch({ type: 'goOn' });
              player.current?.focus();
            }}
          />
        )}
      </div>
      <details className={styles.more}>
        <summary>Transcript and handout</summary>
        <Transcript timeline={timeline} scene={position.scene} beat={position.beat} onSeek={seek} onAsk={ask} />
        <Button onClick={() => window.print()}>Print as a handout</Button>
      </details>
      <Handout lesson={lesson} />
    </div>
  );
}
