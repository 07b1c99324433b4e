import styles from './steady-text.module.css';

interface SteadyTextProps {
  children: string;
  /** The text that may be shown in its place. */
  other: string;
}

/** A text in the space of the longer of two, so that nothing moves when one replaces the other. */
export const SteadyText = ({ children, other }: SteadyTextProps) => (
  <span className={styles.steady} data-other={other}>
    <span>{children}</span>
  </span>
);
