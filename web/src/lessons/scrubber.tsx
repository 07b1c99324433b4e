import { useState, type PointerEvent } from 'react';
import { placeAt, type Timeline } from '../../../economics/lesson/timeline';
import { LessonPicture } from './lesson-frame';
import type { LessonFrames } from './lesson-frames';
import { formatSeconds } from './format-seconds';
import styles from './scrubber.module.css';

interface ScrubberProps {
  seconds: number;
  timeline: Timeline;
  /** Null until the player knows its size. */
  frames: LessonFrames | null;
  onSeek: (seconds: number) => void;
}

/**
 * A slider with a mark where each scene begins. Under the pointer it shows the scene and its picture. Keys seek at once, so
 * for them the stage shows it.
 */
export function Scrubber({ seconds, timeline, frames, onSeek }: ScrubberProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const headingAt = (at: number) => timeline.scenes[placeAt(timeline, at).scene]?.scene.heading ?? '';
  const share = (at: number) => `${(at / timeline.length) * 100}%`;

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointedAt(Math.min(1, Math.max(0, (clientX - left) / width)) * timeline.length);
  }

  return (
    <div className={styles.scrubber} onPointerMove={point} onPointerLeave={() => setPointedAt(null)}>
      <span className={styles.track} aria-hidden>
        <span className={styles.done} style={{ width: share(seconds) }} />
        {timeline.scenes.slice(1).map(({ scene: { id }, from }) => (
          <span key={id} className={styles.mark} style={{ left: share(from) }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={Math.ceil(timeline.length)}
        step={1}
        value={Math.round(seconds)}
        aria-label="Position in the lesson"
        aria-valuetext={`${formatSeconds(seconds)} of ${formatSeconds(timeline.length)}, ${headingAt(seconds)}`}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {pointedAt !== null && (
        <div className={styles.preview} style={{ left: `clamp(76px, ${share(pointedAt)}, 100% - 76px)` }} aria-hidden>
          <div className={styles.picture}>
            <div>
              <LessonPicture shown={frames?.at(pointedAt, false) ?? null} />
            </div>
          </div>
          <p>
            <span>{formatSeconds(pointedAt)}</span> {headingAt(pointedAt)}
          </p>
        </div>
      )}
    </div>
  );
}
