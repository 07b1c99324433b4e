import { useEffect, useRef, useState } from 'react';
import styles from './record-page.module.css';
import { decibels, levelInWords } from './take';

/** The meter begins at this level, in dB below full scale. */
const LOWEST = -60;
/** How long a peak stays in words, in milliseconds. */
const HOLD = 800;

const WORDS = { quiet: 'Quiet', good: 'Good level', loud: 'Too loud: about to clip' };

const share = (peak: number) => Math.max(0, 1 - decibels(peak) / LOWEST);

/** How loud it is at the microphone now. */
export function LevelMeter({ readPeak }: { readPeak: () => number }) {
  const bar = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<'quiet' | 'good' | 'loud'>('quiet');

  useEffect(() => {
    let held = 0;
    let heldSince = 0;
    let frame = 0;
    const update = (now: number) => {
      const peak = readPeak();
      if (peak >= held || now - heldSince > HOLD) [held, heldSince] = [peak, now];
      bar.current?.style.setProperty('--level', `${Math.round(share(peak) * 100)}%`);
      setLevel(levelInWords(held));
      frame = requestAnimationFrame(update);
    };
    frame = requestAnimationFrame(update);
    return () => cancelAnimationFrame(frame);
  }, [readPeak]);

  return (
    <div className={styles.meter} data-level={level}>
      <div ref={bar} className={styles.bar} aria-hidden />
      <p>
        <span className="visually-hidden">Microphone: </span>
        {WORDS[level]}
      </p>
    </div>
  );
}
