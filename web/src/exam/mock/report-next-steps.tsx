import type { MockReportPageFragment } from '../../../../schema/generated/graphql';
import { freeResponsePath } from '../../free-response/free-response-links';
import { quizLink } from '../../quiz/quiz-links';
import { ButtonLink } from '../../ui/button';
import styles from './mock-report.module.css';
import { nextSteps, type NextStep } from './next-steps';

/** What to do after a mock exam, the step that is worth most first. */
export function NextSteps({ report }: { report: MockReportPageFragment }) {
  const steps = nextSteps(report);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className={styles.section}>
      <h2 id="next">What to do next</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <StepLine step={step} isFirst={index === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step, isFirst }: { step: NextStep; isFirst: boolean }) {
  const variant = isFirst ? 'primary' : 'quiet';
  switch (step.kind) {
    case 'unit':
      return (
        <>
          <p>
            Unit {step.number}, {step.name}: {step.missed} {step.missed === 1 ? 'question' : 'questions'} missed.
          </p>
          <ButtonLink {...quizLink({ type: 'topicQuiz', topicIds: step.topicIds })} variant={variant}>
            Practice these topics
          </ButtonLink>
        </>
      );
    case 'pace':
      return (
        <>
          <p>
            {step.unanswered} {step.unanswered === 1 ? 'question has' : 'questions have'} no answer. A guess costs
            nothing, and practice against the clock brings the pace.
          </p>
          <ButtonLink to="/practice" variant={variant}>
            Practice for ten minutes
          </ButtonLink>
        </>
      );
    case 'compare':
      return (
        <>
          <p>
            Compare your explanations with the rubric: {step.open} {step.open === 1 ? 'point is' : 'points are'} open.
          </p>
          <ButtonLink to={freeResponsePath(step.freeResponseId, step.attemptId)} variant={variant}>
            Score your explanations
          </ButtonLink>
        </>
      );
    case 'freeResponse':
      return (
        <>
          <p>
            “{step.title}” cost {step.lost} {step.lost === 1 ? 'point' : 'points'}.
          </p>
          <ButtonLink to={freeResponsePath(step.freeResponseId)} variant={variant}>
            Answer it again
          </ButtonLink>
        </>
      );
    case 'mistakes':
      return (
        <>
          <p>Everything you missed is in your notebook of mistakes.</p>
          <ButtonLink to="/mistakes" variant={variant}>
            Go to your mistakes
          </ButtonLink>
        </>
      );
  }
}
