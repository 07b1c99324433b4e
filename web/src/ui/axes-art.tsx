import type { ReactElement } from 'react';
import styles from './axes-art.module.css';

export type AxesArtKind = 'empty' | 'trophy' | 'lost' | 'retry' | 'coming' | 'finish';

const Dot = ({ x, y }: { x: number; y: number }) => <circle className={styles.point} cx={x} cy={y} r="5" />;

const drawings: Record<AxesArtKind, ReactElement> = {
  // Nothing plotted yet: the curves are only pencilled in.
  empty: (
    <>
      <path className={styles.dashed} d="M48 28c24 46 64 78 128 92" />
      <path className={styles.dashed} d="M48 122c58-16 96-46 120-94" />
    </>
  ),
  // Curves that will be drawn: one stands, the other is announced.
  coming: (
    <>
      <path className={styles.demand} d="M48 28c24 46 64 78 128 92" />
      <path className={styles.dashed} d="M48 122c58-16 96-46 120-94" />
    </>
  ),
  // The two curves meet as a cup; what they hold is the surplus.
  trophy: (
    <>
      <path className={styles.goodFill} d="M64 30c6 40 22 66 46 74 24-8 40-34 46-74z" />
      <path className={styles.demand} d="M64 30c6 40 22 66 46 74" />
      <path className={styles.supply} d="M156 30c-6 40-22 66-46 74" />
      <path className={styles.good} d="M64 30h92M110 104v22M86 126h48M66 44c-26-6-26 34 8 32M154 44c26-6 26 34-8 32" />
    </>
  ),
  // Two lines that run side by side for ever.
  lost: (
    <>
      <path className={styles.demand} d="M48 74 128 22" />
      <path className={styles.supply} d="M66 126 186 48" />
      <path className={styles.dashed} d="M128 22 150 8M186 48l16-10" />
      <text className={styles.word} x="142" y="104">
        no P*, no Q*
      </text>
    </>
  ),
  // Down, and on the way up again.
  retry: (
    <>
      <path className={styles.supply} d="M46 44c18 0 22 60 48 60" />
      <path className={styles.demand} d="M94 104c34 0 44-34 78-62" />
      <path className={styles.demand} d="m156 40 17 1 1 17" />
      <Dot x={94} y={104} />
    </>
  ),
  finish: (
    <>
      <path className={styles.goodFill} d="M48 28C62 56 82 78 110 95H34V28z" />
      <path className={styles.demand} d="M48 28c24 46 64 78 128 92" />
      <path className={styles.supply} d="M48 122c58-16 96-46 120-94" />
      <path className={styles.dashed} d="M34 95H110V134" />
      <Dot x={110} y={95} />
    </>
  ),
};

/** Small art on the axes of the subject. It only decorates: the words beside it carry the meaning. */
export function AxesArt({ kind }: { kind: AxesArtKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 216 152" aria-hidden>
      <path className={styles.faint} d="M34 44h166M34 74h166M34 104h166M74 14v120M114 14v120M154 14v120" />
      {drawings[kind]}
      <path className={styles.axes} d="M34 10v124h172" />
    </svg>
  );
}
