import { memo, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DrawnLesson } from '../../../economics/lesson/lesson';
import { timelineOf, type Timeline } from '../../../economics/lesson/timeline';
import { Button } from '../ui/button';
import { wantsStillness } from '../ui/wants-stillness';
import stage from '../library/stage.module.css';
import { Controls, KeysHelp } from './controls';
import { ClipEnd, EndCard, VoiceOffer } from './end-card';
import { Handout } from './handout';
import { LessonFrame, LessonPicture } from './lesson-frame';
import styles from './lesson-player.module.css';
import { isClipOver, isOver, positionOf, sceneBeside, startAt, usePlayback } from './playback';
import { playerKeys } from './player-keys';
import { readPreferences, savePreferences, type Preferences } from './preferences';
import { MovePicture, SceneMove, useMoving } from './scene-move';
import { SceneQuestion } from './scene-question';
import { MOVE_SECONDS, LessonFrames } from './lesson-frames';
import type { ReachedScene } from './use-reached-scene';
import { Transcript } from './transcript';
import { useNarration } from './use-narration';
import { useRecording } from './use-recording';
import { useFrameSize } from './use-frame-size';
import { useVoice } from './voices';
import { scenesPlayed, secondsOfScenes } from './watched';

/** Seconds to wait after a transition, to make sure that it has ended. */
const MARGIN_SECONDS = 0.3;
/** As long as two clicks may be apart and still be one double click. */
const DOUBLE_CLICK_MS = 500;

interface LessonPlayerProps {
  lesson: DrawnLesson;
  /** The scene to start with, or null for the first one. */
  startScene: string | null;
  /** The scenes that were played on earlier visits. */
  played?: readonly string[];
  /** Called when a scene begins, and with null at the end. `played` has the scenes that were played so far. */
  onScene: (scene: ReachedScene | null, played: readonly string[]) => void;
  onWatched?: () => void;
  onPractice: (scene: string, choice: number) => void;
  atEnd: ReactNode;
  /** Makes the first scene a clip: the way back, shown at its end, where playback stops. */
  wayBack?: ReactNode;
}

/** Plays a lesson: an animated picture with captions, a voice if the browser has one, and a transcript. */
export function LessonPlayer({ lesson, startScene, atEnd, wayBack, ...props }: LessonPlayerProps) {
  const { played = [], onScene, onWatched, onPractice } = props;
  const timeline = useMemo(() => timelineOf(lesson), [lesson]);
  const [preferences, setPreferences] = useState(readPreferences);
  const first = timeline.scenes.find(({ scene }) => scene.id === startScene);
  const clipEnd = wayBack ? (first?.to ?? null) : null;
  const [state, dispatch] = usePlayback(timeline, () =>
    startAt(first?.from ?? 0, preferences.speed, secondsOfScenes(played, timeline), clipEnd),
  );
  const [isHelping, setHelping] = useState(false);
  const [isShielded, setShielded] = useState(false);
  const keysId = useId();
  const player = useRef<HTMLDivElement>(null);
  const illustration = useRef<HTMLDivElement>(null);
  const size = useFrameSize(illustration);
  const frames = useMemo(
    () => size && new LessonFrames(lesson, timeline, size, !wantsStillness()),
    [lesson, timeline, size],
  );
  const voice = useVoice(preferences.voiceUri);
  const [hasFailed, setFailed] = useState(false);
  const isRecorded = lesson.scenes.some(({ recording }) => recording !== undefined);
  const canSpeak = voice !== null || isRecorded;
  const [isOffered, setOffered] = useState(preferences.voice === null && canSpeak);
  const speaks = preferences.voice === true && canSpeak && !hasFailed;
  const fail = useCallback(() => setFailed(true), []);
  useNarration(state, timeline, speaks && !isRecorded ? voice : null, dispatch, fail);
  useRecording(state, timeline, speaks, dispatch, fail);

  const position = positionOf(state, timeline);
  const timed = timeline.scenes[position.scene];
  const beat = timed?.scene.beats[position.beat];
  const over = isOver(state, timeline);
  const clipOver = isClipOver(state);
  const shown = frames?.at(state.seconds) ?? null;
  const asked = state.asking === null ? undefined : lesson.scenes[state.asking];
  const moving = useMoving(asked?.move);
  const sceneId = timed?.scene.id ?? null;

  useEffect(() => {
    // Lay out the next picture while this one is still, because on a phone that takes longer than an animation frame.
    const whenStill = ((MOVE_SECONDS + MARGIN_SECONDS) * 1000) / preferences.speed;
    const timer = setTimeout(() => frames?.prepareAfter(position.scene, position.beat), whenStill);
    return () => clearTimeout(timer);
  }, [frames, position.scene, position.beat, preferences.speed]);
  const begin = useEffectEvent(() => {
    player.current?.focus({ preventScroll: true });
    // On a phone on its side, the controls begin below the window. Elsewhere they are in view, and the page stays as it is.
    const bottom = player.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > window.innerHeight) player.current?.scrollIntoView({ block: 'end' });
    if (!isOffered) dispatch({ type: 'play' });
  });
  useEffect(() => begin(), []);

  const saveScene = useEffectEvent(() => {
    if (over) onScene(null, scenesPlayed(state.played, timeline));
    else if (timed && state.seconds > 0)
      onScene({ id: timed.scene.id, seconds: timed.from }, scenesPlayed(state.played, timeline));
  });
  // When a scene begins, not on every animation frame.
  useEffect(() => saveScene(), [over, sceneId]);

  const noteWatched = useEffectEvent(() => onWatched?.());
  useEffect(() => {
    if (state.watches > 0) noteWatched();
  }, [state.watches]);

  function prefer(changed: Partial<Preferences>) {
    const heard = changed.voice === true && voice !== null ? { voiceUri: voice.voiceURI } : {};
    const next = { ...preferences, ...changed, ...heard };
    setPreferences(next);
    savePreferences(next);
    if (changed.speed !== undefined) dispatch({ type: 'speed', speed: changed.speed });
  }

  const toggle = () => {
    setOffered(false);
    dispatch({ type: state.isPlaying ? 'pause' : 'play' });
  };
  const focusPlayer = () => player.current?.focus({ preventScroll: true });
  useEffect(() => {
    // What was asked had the focus, and a key may have left it.
    if (!asked && document.activeElement === document.body) player.current?.focus({ preventScroll: true });
  }, [asked]);
  const replay = () => {
    dispatch({ type: 'play' });
    focusPlayer();
  };
  /** The second click of a double click must not press what the first one has put under the pointer. */
  const shield = () => {
    setShielded(true);
    setTimeout(() => setShielded(false), DOUBLE_CLICK_MS);
  };
  const goOn = () => {
    dispatch({ type: 'goOn' });
    focusPlayer();
    shield();
  };
  const answerOffer = (wanted: boolean) => {
    prefer({ voice: wanted });
    toggle();
    focusPlayer();
  };
  const seek = useCallback((seconds: number) => dispatch({ type: 'seek', seconds }), [dispatch]);
  const ask = useCallback(
    (scene: number) => {
      dispatch({ type: 'ask', scene });
      // The student asked for the question, so it must not stay out of sight.
      if ((player.current?.getBoundingClientRect().top ?? 0) < 0) player.current?.scrollIntoView();
      shield();
    },
    [dispatch],
  );
  const toScene = (step: 1 | -1) => seek(sceneBeside(state.seconds, timeline, step));
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // If the browser refuses full screen, the lesson continues in the page.
    else void player.current?.requestFullscreen?.().catch(() => undefined);
  };
  const keys = playerKeys(preferences.speed, {
    toggle,
    fullScreen,
    seekBy: (seconds) => seek(state.seconds + seconds),
    scene: toScene,
    captions: () => prefer({ captions: !preferences.captions }),
    help: () => setHelping(!isHelping),
    closeHelp: () => setHelping(false),
    speed: (speed) => prefer({ speed }),
  });

  return (
    <div className={styles.lesson}>
      <div
        ref={player}
        className={`${styles.player} ${stage.stage}`}
        data-asking={asked && (asked.move ? 'move' : 'question')}
        data-shielded={isShielded ? '' : undefined}
        role="group"
        aria-label={`Lesson: ${lesson.title}`}
        tabIndex={-1}
        onKeyDown={keys}
      >
        <LessonFrame
          illustration={illustration}
          heading={timed?.scene.heading ?? ''}
          picture={moving ? <MovePicture frames={frames} {...moving} /> : <LessonPicture shown={shown} />}
          onPress={over || clipOver || asked || isOffered ? undefined : toggle}
        >
          {isOffered && <VoiceOffer isRecorded={isRecorded} onAnswer={answerOffer} />}
        </LessonFrame>
        <div className={styles.caption}>
          {preferences.captions && <CaptionSpace timeline={timeline} />}
          {preferences.captions && !over && !clipOver && (
            <p aria-hidden>{timed?.beats[position.beat]?.captions[position.caption]?.text}</p>
          )}
          {over && <EndCard onReplay={replay}>{atEnd}</EndCard>}
          {clipOver && <ClipEnd onGoOn={replay}>{wayBack}</ClipEnd>}
        </div>
        <p className="visually-hidden" role="status">
          {over ? 'The lesson has ended.' : clipOver ? 'This part has ended.' : !speaks && beat?.say}
        </p>
        <Controls
          state={state}
          timeline={timeline}
          frames={frames}
          preferences={preferences}
          voice={hasFailed ? 'failed' : canSpeak ? 'there' : 'none'}
          keysId={isHelping ? keysId : undefined}
          onToggle={toggle}
          onSeek={seek}
          onScene={toScene}
          onPreferences={prefer}
          onKeys={() => setHelping(!isHelping)}
          onFullScreen={fullScreen}
        />
        {isHelping && <KeysHelp id={keysId} />}
        {moving && <SceneMove key={asked?.id} onGoOn={goOn} {...moving} />}
        {asked?.ask && (
          <SceneQuestion
            key={asked.id}
            ask={asked.ask}
            onAnswer={(choice) => onPractice(asked.id, choice)}
            onGoOn={goOn}
          />
        )}
      </div>
      <details className={styles.more} data-print="hide">
        <summary>Transcript and handout</summary>
        <Transcript timeline={timeline} scene={position.scene} beat={position.beat} onSeek={seek} onAsk={ask} />
        <Button onClick={() => window.print()}>Print as a handout</Button>
      </details>
      <Handout lesson={lesson} />
    </div>
  );
}

/** As high as the highest caption of the lesson, whatever the width and the letters: none moves the controls. */
const CaptionSpace = memo(function CaptionSpace({ timeline }: { timeline: Timeline }) {
  const captions = timeline.scenes.flatMap(({ beats }) => beats.flatMap((beat) => beat.captions));
  return captions.map(({ from, text }) => <span key={from} className={styles.space} data-text={text} />);
});
