import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import styles from './end-card.module.css';

interface EndCardProps {
  onReplay: () => void;
  /** Where the page leads from here, the likeliest first. */
  children: ReactNode;
}

/** What comes after a lesson, in the place of its last picture. It takes no focus: the slider may have brought the student here. */
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
