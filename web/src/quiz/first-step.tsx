import { useEffect, useRef } from 'react';
import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import { useFirstStepMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import styles from './solution-steps.module.css';
import { SolutionSteps } from './solution-steps';

interface FirstStepProps {
  attemptId: string;
  asked: Pick<AttemptQuestionReviewFragment, 'firstStep' | 'question'>;
}

/** Help before the answer: the first step of the solution, once the student asks for it. */
export function FirstStep({ attemptId, asked: { firstStep, question } }: FirstStepProps) {
  const [showFirstStep] = useFirstStepMutation();
  const { run, busy, problem } = useAction(() => showFirstStep({ variables: { attemptId, questionId: question.id } }));
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(Boolean(firstStep));
  // The button that had the focus is gone.
  useEffect(() => {
    if (firstStep && !wasShown.current) heading.current?.focus();
    wasShown.current = Boolean(firstStep);
  }, [firstStep]);

  if (firstStep)
    return (
      <section className={styles.first}>
        <h3 tabIndex={-1} ref={heading}>
          First step
        </h3>
        <SolutionSteps steps={[firstStep]} />
      </section>
    );
  return (
    <>
      <Button variant="plain" busy={busy} onClick={() => run()}>
        Show me the first step
      </Button>
      <ProblemNotice title="The step could not be shown." problem={problem} />
    </>
  );
}
