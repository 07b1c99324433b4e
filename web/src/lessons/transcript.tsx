import { memo, useEffect, useRef } from 'react';
import type { Timeline } from '../../../economics/lesson/timeline';
import { formatSeconds } from './format-seconds';
import styles from './transcript.module.css';

interface TranscriptProps {
  timeline: Timeline;
  /** Indexes of the current scene and beat. */
  scene: number;
  beat: number;
  onSeek: (seconds: number) => void;
  /** Asks the question or task of the scene with this index. */
  onAsk: (scene: number) => void;
}

/** All spoken lines, questions and tasks of a lesson. Clicking a line seeks to its time. */
export const Transcript = memo(function Transcript({
  timeline,
  scene: atScene,
  beat: atBeat,
  onSeek,
  onAsk,
}: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // A pressed line must not move away from under the pointer.
    if (isPressed.current) {
      isPressed.current = false;
      return;
    }
    // Scroll only within the list. The page itself must not move while the student uses it.
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !line) return;
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = Math.max(0, top - box.clientHeight / 3);
  }, [atScene, atBeat]);

  return (
    <ol
      className={styles.transcript}
      ref={list}
      aria-label="What is said, by scene"
      tabIndex={0}
      onClick={() => (isPressed.current = true)}
    >
      {timeline.scenes.map(({ scene, beats, from }, sceneIndex) => (
        <li key={scene.id}>
          <h2>
            <button type="button" onClick={() => onSeek(from)}>
              {scene.heading} <span>{formatSeconds(from)}</span>
            </button>
          </h2>
          {scene.beats.map(({ say }, beatIndex) => (
            <button
              key={say}
              type="button"
              className={styles.line}
              aria-current={sceneIndex === atScene && beatIndex === atBeat ? 'true' : undefined}
              onClick={() => onSeek(beats[beatIndex]?.from ?? from)}
            >
              {say}
            </button>
          ))}
          {scene.ask && (
            <button type="button" className={styles.ask} onClick={() => onAsk(sceneIndex)}>
              <strong>Question:</strong> {scene.ask.question}
            </button>
          )}
          {scene.move && (
            <button type="button" className={styles.ask} onClick={() => onAsk(sceneIndex)}>
              <strong>Move it yourself:</strong> {scene.move.task}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
});
