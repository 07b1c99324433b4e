import {
  Captions,
  CaptionsOff,
  Expand,
  Keyboard,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Timeline } from '../../../economics/lesson/timeline';
import { formatSeconds } from './format-seconds';
import { isOver, SPEEDS, type Playback, type Speed } from './playback';
import type { Preferences } from './preferences';
import type { LessonFrames } from './lesson-frames';
import { Scrubber } from './scrubber';
import styles from './controls.module.css';
import { STEP_SECONDS } from './player-keys';
import helpStyles from './keys-help.module.css';

interface ControlsProps {
  state: Playback;
  timeline: Timeline;
  preferences: Preferences;
  frames: LessonFrames | null;
  /** The id of the list of keys while it is shown. */
  keysId: string | undefined;
  /** Whether the device can read the lesson aloud. */
  voice: 'none' | 'there' | 'failed';
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  /** To the previous scene (−1) or the next one. */
  onScene: (step: 1 | -1) => void;
  onPreferences: (changed: Partial<Preferences>) => void;
  onKeys: () => void;
  onFullScreen: () => void;
}

export function Controls({ state, timeline, frames, preferences, voice, keysId, ...act }: ControlsProps) {
  const { captions, speed } = preferences;
  const over = isOver(state, timeline);
  const seekBy = (seconds: number) => act.onSeek(state.seconds + seconds);
  return (
    <div className={styles.controls} data-part="controls">
      <Scrubber seconds={state.seconds} timeline={timeline} frames={frames} onSeek={act.onSeek} />
      <div className={styles.transport}>
        <button type="button" className={styles.button} onClick={act.onToggle}>
          {state.isPlaying ? <Pause aria-hidden /> : over ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
          <span className="visually-hidden">{state.isPlaying ? 'Pause' : over ? 'Play again' : 'Play'}</span>
        </button>
        <Jump name="Previous scene" isIdle={state.seconds === 0} onJump={() => act.onScene(-1)}>
          <SkipBack aria-hidden />
        </Jump>
        <Jump name={`Back ${STEP_SECONDS} seconds`} isIdle={state.seconds === 0} onJump={() => seekBy(-STEP_SECONDS)}>
          <span aria-hidden>−{STEP_SECONDS} s</span>
        </Jump>
        <Jump name={`Forward ${STEP_SECONDS} seconds`} isIdle={over} onJump={() => seekBy(STEP_SECONDS)}>
          <span aria-hidden>+{STEP_SECONDS} s</span>
        </Jump>
        <Jump name="Next scene" isIdle={over} onJump={() => act.onScene(1)}>
          <SkipForward aria-hidden />
        </Jump>
      </div>
      <span className={styles.time}>
        {formatSeconds(state.seconds)} <span>/ {formatSeconds(timeline.length)}</span>
      </span>
      <span className={styles.spring}>{voice === 'failed' && 'No voice'}</span>
      {/* First of its group, so that the others stay in place when the browser has loaded its voices. */}
      {voice === 'there' && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={preferences.voice === true}
          onClick={() => act.onPreferences({ voice: preferences.voice !== true })}
        >
          {preferences.voice === true ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          <span className="visually-hidden">Voice</span>
        </button>
      )}
      <label className={styles.speed}>
        <span className="visually-hidden">Speed</span>
        <select
          value={speed}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((known) => String(known) === target.value);
            if (chosen !== undefined) act.onPreferences({ speed: chosen });
          }}
        >
          {SPEEDS.map((known: Speed) => (
            <option key={known} value={known}>
              {known}×
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.button}
        aria-pressed={captions}
        onClick={() => act.onPreferences({ captions: !captions })}
      >
        {captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        <span className="visually-hidden">Captions</span>
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.keys}`}
        aria-expanded={keysId !== undefined}
        aria-controls={keysId}
        onClick={act.onKeys}
      >
        <Keyboard aria-hidden />
        <span className="visually-hidden">Keyboard shortcuts</span>
      </button>
      <button type="button" className={styles.button} onClick={act.onFullScreen}>
        <Expand aria-hidden />
        <span className="visually-hidden">Full screen</span>
      </button>
    </div>
  );
}

interface JumpProps {
  name: string;
  /** There is nowhere to go. The button keeps its focus. */
  isIdle: boolean;
  onJump: () => void;
  children: ReactNode;
}

const Jump = ({ name, isIdle, onJump, children }: JumpProps) => (
  <button type="button" className={styles.button} aria-disabled={isIdle} onClick={() => !isIdle && onJump()}>
    {children}
    <span className="visually-hidden">{name}</span>
  </button>
);

const KEYS = [
  ['Space or K', 'Play or pause'],
  ['← →', `Back or forward ${STEP_SECONDS} seconds`],
  ['P N', 'Previous or next scene'],
  ['< >', 'Slower or faster'],
  ['C', 'Captions'],
  ['F', 'Full screen'],
  ['?', 'This list'],
] as const; // pairs

export const KeysHelp = ({ id }: { id: string }) => (
  <section id={id} className={helpStyles.help} aria-label="Keyboard shortcuts">
    <dl>
      {KEYS.map(([key, action]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </section>
);
