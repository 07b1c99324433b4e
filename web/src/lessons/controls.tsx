import { Captions, CaptionsOff, Expand, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import type { Timeline } from '../../../economics/lesson/timeline';
import { placeAt } from '../../../economics/lesson/timeline';
import { formatSeconds } from './playback';
import { isOver, SPEEDS, type Playback, type Speed } from './playback';
import type { Preferences } from './preferences';
import { canSpeak } from './use-narration';
import styles from './controls.module.css';

interface ControlsProps {
  state: Playback;
  timeline: Timeline;
  preferences: Preferences;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onPreferences: (changed: Partial<Preferences>) => void;
  onFullScreen: () => void;
}

export function Controls({ state, timeline, preferences, ...act }: ControlsProps) {
  const { captions, voice, speed } = preferences;
  const over = isOver(state, timeline);
  return (
    <div className={styles.controls}>
      <Scrubber state={state} timeline={timeline} onSeek={act.onSeek} />
      <button type="button" className={styles.button} onClick={act.onToggle}>
        {state.isPlaying ? <Pause aria-hidden /> : over ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
        <span className="visually-hidden">{state.isPlaying ? 'Pause' : over ? 'Play again' : 'Play'}</span>
      </button>
      <span className={styles.time}>
        {formatSeconds(state.seconds)} <span>/ {formatSeconds(timeline.length)}</span>
      </span>
      <span className={styles.spring} />
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
      {canSpeak() && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={voice}
          onClick={() => act.onPreferences({ voice: !voice })}
        >
          {voice ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          <span className="visually-hidden">Voice</span>
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-pressed={captions}
        onClick={() => act.onPreferences({ captions: !captions })}
      >
        {captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        <span className="visually-hidden">Captions</span>
      </button>
      <button type="button" className={styles.button} onClick={act.onFullScreen}>
        <Expand aria-hidden />
        <span className="visually-hidden">Full screen</span>
      </button>
    </div>
  );
}

type ScrubberProps = Pick<ControlsProps, 'state' | 'timeline' | 'onSeek'>;

/** A slider with a mark where each scene begins. */
function Scrubber({ state, timeline, onSeek }: ScrubberProps) {
  const { scene } = placeAt(timeline, state.seconds);
  const heading = timeline.scenes[scene]?.scene.heading ?? '';
  const share = (seconds: number) => `${(seconds / timeline.length) * 100}%`;
  return (
    <div className={styles.scrubber}>
      <span className={styles.track} aria-hidden>
        <span className={styles.done} style={{ width: share(state.seconds) }} />
        {timeline.scenes.slice(1).map(({ scene: { id }, from }) => (
          <span key={id} className={styles.mark} style={{ left: share(from) }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={Math.ceil(timeline.length)}
        step={1}
        value={Math.round(state.seconds)}
        aria-label="Position in the lesson"
        aria-valuetext={`${formatSeconds(state.seconds)} of ${formatSeconds(timeline.length)}, ${heading}`}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}
