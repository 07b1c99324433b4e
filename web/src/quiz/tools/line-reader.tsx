import { GripHorizontal, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './line-reader.module.css';
import { useOwnFocus } from './use-own-focus';

/** How high the window is through which a few lines are read, in pixels. */
const WINDOW = 96;
/** What a press of an arrow key moves it by. */
const STEP = 24;

/** Dims everything but a few lines, which the student moves down the page by dragging or with the arrow keys. */
export function LineReader({ onClose }: { onClose: () => void }) {
  const [top, setTop] = useState(120);
  const grip = useOwnFocus<HTMLDivElement>();
  const grabbed = useRef<number | null>(null);
  const move = (to: number) => setTop(Math.max(0, Math.min(to, window.innerHeight - WINDOW)));

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? STEP : event.key === 'ArrowUp' ? -STEP : 0;
    if (by !== 0) {
      event.preventDefault();
      // The arrows would move the choice.
      event.stopPropagation();
      move(top + by);
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div className={styles.reader}>
      <div className={styles.above} style={{ height: top }} aria-hidden />
      <div className={styles.below} style={{ top: top + WINDOW }}>
        <div className={styles.bar}>
          <div
            ref={grip}
            role="slider"
            tabIndex={0}
            aria-label="Line reader"
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={Math.max(0, window.innerHeight - WINDOW)}
            aria-valuenow={top}
            aria-valuetext={`${top} pixels from the top`}
            className={styles.grip}
            onKeyDown={onKeyDown}
            onPointerDown={(event: PointerEvent) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              grabbed.current = event.clientY - top;
            }}
            onPointerMove={({ clientY }) => grabbed.current !== null && move(clientY - grabbed.current)}
            onPointerUp={() => (grabbed.current = null)}
          >
            <GripHorizontal size={20} aria-hidden />
          </div>
          <button type="button" className={styles.close} aria-label="Close the line reader" onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
      </div>
    </div>
  );
}
