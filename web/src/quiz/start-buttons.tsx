import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import type { Problem } from '../apollo/problem';
import { Button, type ButtonVariant } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import styles from './quiz-intro.module.css';
import { StartOver } from './start-over';

export interface StartButtonsProps {
  label: string;
  variant: ButtonVariant;
  underWay: AttemptUnderWayFragment | null;
  /** Whether it is not known yet if there is one. */
  isAsking: boolean;
  start: (restart: boolean) => void;
  busy: boolean;
  problem: Problem | null;
}

const ButtonToCome = () => (
  <p className={styles.start}>
    <Skeleton width="min(240px, 100%)" height={56} />
  </p>
);

/** The button that starts a quiz, or Continue and Start Over for the attempt in progress. */
export function StartButtons({ label, variant, underWay, isAsking, start, busy, problem }: StartButtonsProps) {
  if (isAsking) return <ButtonToCome />;
  const answered = underWay?.questions.filter(({ given }) => given !== null).length ?? 0;
  return (
    <>
      <ProblemNotice title="The quiz did not start." problem={problem} />
      {underWay ? (
        <section className={styles.resume} aria-label="Quiz in progress">
          <p>
            You have one in progress: <b>{answered}</b> of <b>{underWay.questions.length}</b> answered.
          </p>
          <div className={styles.choices}>
            <Button variant={variant} busy={busy} onClick={() => start(false)}>
              Continue the quiz
            </Button>
            <StartOver answered={answered} busy={busy} onStartOver={() => start(true)} />
          </div>
        </section>
      ) : (
        <p className={styles.start}>
          <Button variant={variant} busy={busy} onClick={() => start(false)}>
            {label}
          </Button>
        </p>
      )}
    </>
  );
}
