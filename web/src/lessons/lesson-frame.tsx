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
  /** Rendered on top of the picture. */
  children: ReactNode;
}

/** The lesson's current picture, at 16:9, with the heading of its scene above it. */
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
