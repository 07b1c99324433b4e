import { CircleCheck, CircleDashed, CircleDot, PenLine } from 'lucide-react';
import type { FreeResponseRowFragment } from '../../../schema/generated/graphql';
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
  const Icon = best === null ? CircleDashed : best === points ? CircleCheck : CircleDot;
  return (
    <span className={styles.state} data-full={best === points || undefined}>
      <Icon size={16} aria-hidden />
      {result || 'Not started'}
    </span>
  );
}
