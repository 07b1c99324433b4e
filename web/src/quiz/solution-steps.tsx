import type { SolutionStepCardFragment } from '../../../schema/generated/graphql';
import styles from './solution-steps.module.css';

interface SolutionStepsProps {
  steps: readonly SolutionStepCardFragment[];
}

/** Steps of a solution: what each finds, and its work. */
export const SolutionSteps = ({ steps }: SolutionStepsProps) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ find, work }, index) => (
      <li key={index}>
        <p className={styles.find}>{find}</p>
        <p className={styles.work}>{work}</p>
      </li>
    ))}
  </ol>
);
