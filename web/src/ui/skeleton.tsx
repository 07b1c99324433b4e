import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height: CSSProperties['height'];
}

/** Stands where something will be, in its final size. Say what is loading once, beside it. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
