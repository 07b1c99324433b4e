import { CloudOff } from 'lucide-react';
import type { SaverState } from './answer-saver';
import styles from './save-state.module.css';

/** Speaks up only when an answer could not be saved; a saved one needs no applause. */
export function SaveState({ status }: { status: SaverState['status'] }) {
  return (
    <span role="status" className={styles.state}>
      {status === 'waiting' && (
        <>
          <CloudOff size={16} aria-hidden />
          Not saved yet. Kept here, trying again.
        </>
      )}
    </span>
  );
}
