import { Check, X } from 'lucide-react';
import type { SolutionStepCardFragment, WorkedExampleCardFragment } from '../../../schema/generated/graphql';
import { writtenInFull } from '../../../economics/free-response/numbers';
import styles from './solution-steps.module.css';

type FoundStep = WorkedExampleCardFragment['steps'][number];

interface SolutionStepsProps {
  /** Steps that a student found say whether the result was right. */
  steps: readonly (SolutionStepCardFragment | FoundStep)[];
}

/** Steps of a solution: what each finds, and its work. */
export const SolutionSteps = ({ steps }: SolutionStepsProps) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map((step, index) => (
      <li key={index}>
        <p className={styles.find}>{step.find}</p>
        <p className={styles.work}>{step.work}</p>
        {'given' in step && step.given !== null && <Verdict step={step} given={step.given} />}
      </li>
    ))}
  </ol>
);

const Verdict = ({ step: { isRight, unit }, given }: { step: FoundStep; given: number }) => (
  <p className={isRight ? styles.right : styles.wrong}>
    {isRight ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
    {isRight ? 'Correct' : `Not quite: you found ${writtenInFull(given, unit)}.`}
  </p>
);
