import { useEffect, useRef, useState } from 'react';
import type { AttemptQuestionReviewFragment, WorkedExampleCardFragment } from '../../../schema/generated/graphql';
import { useWorkedExampleMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { ProblemNotice } from '../ui/notice';
import text from '../ui/text.module.css';
import { FindStep } from './find-step';
import { QuestionImage } from './question-stem';
import { SolutionSteps } from './solution-steps';
import styles from './worked-example.module.css';

interface WorkedExampleProps {
  attemptId: string;
  asked: Pick<AttemptQuestionReviewFragment, 'question'>;
}

/** After a missed answer: another question of its kind worked out, then one to finish, then none. */
export function WorkedExample({ attemptId, asked: { question } }: WorkedExampleProps) {
  const [workedExample] = useWorkedExampleMutation();
  // Null once the student needs none, undefined before the first one.
  const [example, setExample] = useState<WorkedExampleCardFragment | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone by then.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [example]);
  const { run, busy, problem } = useAction(async () => {
    const { data } = await workedExample({ variables: { attemptId, questionId: question.id } });
    if (data) setExample(data.workedExample);
  });
  const next = (label: string) => (
    <>
      <Button variant="plain" busy={busy} onClick={() => run()}>
        {label}
      </Button>
      <ProblemNotice title="The example could not be shown." problem={problem} />
    </>
  );

  if (example === undefined) return next('See another one worked out');
  if (example === null)
    return (
      <p role="status" className={text.note}>
        You answer this kind on your own by now. Try another one.
      </p>
    );
  const { stage, steps, isDone } = example;
  return (
    <section className={styles.example} aria-live="polite">
      <h4 tabIndex={-1} ref={heading}>
        {stage === 'example' ? 'Another one, worked out' : 'Finish this one'}
      </h4>
      <CourseHtml html={example.question.text} />
      <QuestionImage question={example.question} />
      <SolutionSteps steps={steps.filter((step) => step.work !== null)} />
      {!isDone && (
        <FindStep key={steps.findIndex(({ work }) => work === null)} example={example} onFound={setExample} />
      )}
      {isDone && stage === 'example' && next('Now finish one')}
      {isDone && stage === 'halfWorked' && <p className={text.note}>That is all of it. Try another one on your own.</p>}
    </section>
  );
}
