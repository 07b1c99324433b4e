import type { ReactNode, RefObject } from 'react';
import { FrameView } from './frame-view';
import { DrawingView } from './drawing-view';
import styles from './lesson-player.module.css';
import type { ShownFrame } from './lesson-frames';

interface LessonFrameProps {
  /** Set to the element that holds the picture. */
  illustration: RefObject<HTMLDivElement | null>;
  heading: string;
  picture: ReactNode;
  /** The second click of a double click does not count: its first one may have been for something else. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** `children` are drawn over a graph, in its pixels. */
export const LessonPicture = ({ shown, children }: { shown: ShownFrame | null; children?: ReactNode }) => (
  <>
    {shown?.kind === 'drawing' && <DrawingView drawing={shown.drawing}>{children}</DrawingView>}
    {shown?.kind === 'frame' && <FrameView frame={shown.frame} size={shown.size} />}
  </>
);

/** The lesson's current picture with the heading of its scene above it, at 16:9, or taller on a phone. */
export function LessonFrame({ illustration, heading, picture, onPress, children }: LessonFrameProps) {
  return (
    <div className={styles.frame} onClick={({ detail }) => detail < 2 && onPress?.()}>
      <p className={styles.heading}>{heading}</p>
      <div className={styles.illustration} ref={illustration}>
        {picture}
      </div>
      {children}
    </div>
  );
}
