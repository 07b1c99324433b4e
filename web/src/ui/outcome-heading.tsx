import { useEffect, useRef, type ReactNode } from 'react';
import styles from './outcome-heading.module.css';

/**
 * Heading of the content that replaces a form. It receives the focus, which would otherwise be lost with the form's
 * button.
 */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
