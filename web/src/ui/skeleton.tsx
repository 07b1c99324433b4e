import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height: CSSProperties['height'];
}

/** Placeholder in the final size of the content. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} data-waiting="" aria-hidden />;
}

export const TITLE_HEIGHT = 'calc(var(--size-2xl) * 1.12)';

interface LoadingProps {
  /** For screen readers. */
  label: string;
  className?: string | undefined;
  /** Width and height of each skeleton, or only its height. */
  sizes?: readonly (number | readonly [SkeletonProps['width'], SkeletonProps['height']])[];
  children?: ReactNode;
}

export function Loading({ label, className, sizes = [], children }: LoadingProps) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{label}</span>
      {sizes.map((size, index) => {
        const [width, height] = typeof size === 'number' ? ['100%', size] : size;
        return <Skeleton key={index} width={width} height={height} />;
      })}
      {children}
    </div>
  );
}
