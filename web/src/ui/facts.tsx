import type { ReactNode } from 'react';
import styles from './facts.module.css';

export function Facts({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.facts} aria-busy={busy}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
