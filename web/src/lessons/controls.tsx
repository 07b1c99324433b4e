import { Captions, CaptionsOff, Expand, Keyboard, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
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
  onPreferences: (changed: Partial<Preferences>) => void;
  onKeys: () => void;
  onFullScreen: () => void;
}

export function Controls({ state, timeline, frames, preferences, voice, keysId, ...act }: ControlsProps) {
  const { captions, speed } = preferences;
  const over = isOver(state, timeline);
  return (
    <div className={styles.controls} data-part="controls">
      <Scrubber seconds={state.seconds} timeline={timeline} frames={frames} onSeek={act.onSeek} />
      <button type="button" className={styles.button} onClick={act.onToggle}>
        {state.isPlaying ? <Pause aria-hidden /> : over ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
        <span className="visually-hidden">{state.isPlaying ? 'Pause' : over ? 'Play again' : 'Play'}</span>
      </button>
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

const KEYS = [
  ['Space or K', 'Play or pause'],
  ['← →', `Back or forward ${STEP_SECONDS} seconds`],
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
