import { RotateCcw, Captions, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import styles from './end-card.module.css';

interface EndCardProps {
  onReplay: () => void;
  /** Links to the next steps, the most likely first. */
  children: ReactNode;
}

/**
 * Shown after a lesson in place of the captions, so that its last picture, the summary, stays in view. It does not take
 * focus, because the student may have reached the end with the slider.
 */
export function EndCard({ onReplay, children }: EndCardProps) {
  return (
    <section className={styles.end} aria-label="After the lesson">
      <div>
        <h2>Your turn</h2>
        <p>It always looks easy when someone else is drawing.</p>
      </div>
      <div className={styles.ways}>
        {children}
        <Button onClick={onReplay}>
          <RotateCcw aria-hidden /> Watch again
        </Button>
      </div>
    </section>
  );
}

interface ClipEndProps {
  onGoOn: () => void;
  /** The way back to where the clip was opened. */
  children: ReactNode;
}

/** Shown in the same place at the end of a clip. It does not take focus either. */
export const ClipEnd = ({ onGoOn, children }: ClipEndProps) => (
  <section className={styles.end} aria-label="After this part">
    <div className={styles.ways}>
      {children}
      <Button onClick={onGoOn}>Keep watching</Button>
    </div>
  </section>
);

/** Shown before the first lesson on this device that has a voice. The answer is remembered; a button changes it later. */
export function VoiceOffer({ isRecorded, onAnswer }: { isRecorded: boolean; onAnswer: (voice: boolean) => void }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <section ref={card} className={styles.offer} aria-label="Voice">
      <h2>Read aloud?</h2>
      <p>
        {isRecorded ? 'This lesson has a recorded voice.' : 'Your device can read the lesson to you.'} Captions appear
        either way.
      </p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          <Volume2 aria-hidden /> Play with voice
        </Button>
        <Button onClick={() => onAnswer(false)}>
          <Captions aria-hidden /> Captions only
        </Button>
      </div>
    </section>
  );
}
