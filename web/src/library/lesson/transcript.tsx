import { useEffect, useRef } from 'react';
import type { Timeline } from '../../../../economics/lesson/timeline';
import { momentText } from './moment-text';
import type { Place } from '../../../../economics/lesson/timeline';
import styles from './transcript.module.css';

interface TranscriptProps {
  timeline: Timeline;
  place: Place;
  onSeek: (seconds: number) => void;
}

/** Everything that is said; each line leads to its moment. */
export function Transcript({ timeline, place, onSeek }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only within the list: the page itself never moves under a student's hands.
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !line) return;
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = Math.max(0, top - box.clientHeight / 3);
  }, [place.scene, place.beat]);

  return (
    <ol className={styles.transcript} ref={list} aria-label="What is said, by scene" tabIndex={0}>
      {timeline.scenes.map(({ scene, beats, from }, sceneIndex) => (
        <li key={scene.id}>
          <h3>
            <button type="button" onClick={() => onSeek(from)}>
              {scene.heading} <span>{momentText(from)}</span>
            </button>
          </h3>
          {scene.beats.map(({ say }, beatIndex) => (
            <button
              key={say}
              type="button"
              className={styles.line}
              aria-current={sceneIndex === place.scene && beatIndex === place.beat ? 'true' : undefined}
              onClick={() => onSeek(beats[beatIndex]?.from ?? from)}
            >
              {say}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
