import { CircleCheck, CircleDashed, PenLine } from 'lucide-react';
import type { FreeResponseRowFragment } from '../../../schema/generated/free-response';
import styles from './row-state.module.css';

/** How far the student is with a question, or with the versions of one. */
export function RowState({ state, best, points }: Pick<FreeResponseRowFragment, 'state' | 'best' | 'points'>) {
  const result = best !== null && `Best ${best} of ${points}`;
  if (state === 'inProgress') {
    return (
      <span className={styles.state} data-state="inProgress">
        <PenLine size={16} aria-hidden />
        In progress{result && <span>{result}</span>}
      </span>
    );
  }
  const isAnswered = best !== null;
  return (
    <span className={styles.state} data-state={isAnswered ? 'submitted' : state}>
      {isAnswered ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
      {result || 'Not started'}
    </span>
  );
}
