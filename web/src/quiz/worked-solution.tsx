import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import fold from '../ui/fold.module.css';
import { SolutionSteps } from './solution-steps';

interface WorkedSolutionProps {
  asked: Pick<AttemptQuestionReviewFragment, 'solution'>;
  /** Whether it is open at first. */
  isOpen?: boolean;
}

/** All steps of the solution, once the key may be seen. Renders nothing for a question without one. */
export const WorkedSolution = ({ asked: { solution }, isOpen = false }: WorkedSolutionProps) =>
  solution && (
    <details className={fold.fitFold} open={isOpen}>
      <summary>Worked solution</summary>
      <SolutionSteps steps={solution} />
    </details>
  );
