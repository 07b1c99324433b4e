import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import styles from './end-card.module.css';

interface EndCardProps {
  onReplay: () => void;
  /** Links to the next steps, the most likely first. */
  children: ReactNode;
}

/**
 * Shown after a lesson in place of its last picture. It does not take focus, because the student may have reached the
 * end with the slider.
 */
export function EndCard({ onReplay, children }: EndCardProps) {
  return (
    <section className={styles.end} aria-label="After the lesson">
      <h2>Your turn</h2>
      <p>It always looks easy when someone else is drawing.</p>
      <div className={styles.ways}>
        {children}
        <Button onClick={onReplay}>
          <RotateCcw aria-hidden /> Watch again
        </Button>
      </div>
    </section>
  );
}
