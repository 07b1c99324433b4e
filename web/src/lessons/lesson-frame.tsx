import type { ReactNode, RefObject } from 'react';
import { FrameView } from './frame-view';
import { DrawingView } from './drawing-view';
import styles from './lesson-player.module.css';
import type { ShownFrame } from './lesson-frames';

interface LessonFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  heading: string;
  shown: ShownFrame | null;
  onPress: (() => void) | undefined;
  /** What lies over the picture. */
  children: ReactNode;
}

/** What the lesson shows, at 16:9, under the heading of its scene. */
export function LessonFrame({ frame, heading, shown, onPress, children }: LessonFrameProps) {
  return (
    <div className={styles.frame} ref={frame} onClick={onPress}>
      <p className={styles.heading}>{heading}</p>
      <div className={styles.illustration}>
        {shown?.kind === 'drawing' && <DrawingView drawing={shown.drawing} />}
        {shown?.kind === 'frame' && <FrameView frame={shown.frame} />}
      </div>
      {children}
    </div>
  );
}
