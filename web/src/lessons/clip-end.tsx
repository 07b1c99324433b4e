import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import styles from './clip-end.module.css';

interface ClipEndProps {
  onGoOn: () => void;
  /** The way back to where the clip was opened. */
  children: ReactNode;
}

/** Shown at the end of a clip, below its last picture. Like the card at the end of a lesson, it does not take the focus. */
export const ClipEnd = ({ onGoOn, children }: ClipEndProps) => (
  <section className={styles.end} aria-label="After this part">
    {children}
    <Button variant="plain" onClick={onGoOn}>
      Keep watching
    </Button>
  </section>
);
