import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { Button } from '../ui/button';
import styles from './quiz-intro.module.css';

interface StartQuizProps {
  underWay: AttemptUnderWayFragment | null;
  start: (restart: boolean) => Promise<void>;
  busy: boolean;
}

/** Start The Quiz; or, where one is under way, carry on with it or start over. */
export function StartQuiz({ underWay, start, busy }: StartQuizProps) {
  if (!underWay) {
    return (
      <p className={styles.start}>
        <Button variant="primary" busy={busy} onClick={() => void start(false)}>
          Start The Quiz
        </Button>
      </p>
    );
  }
  const answered = underWay.questions.filter(({ chosenAnswer }) => chosenAnswer !== null).length;
  return (
    <section className={styles.resume} aria-label="Quiz under way">
      <p>
        You have one under way: <b>{answered}</b> of <b>{underWay.questions.length}</b> answered.
      </p>
      <div className={styles.choices}>
        <Button variant="primary" busy={busy} onClick={() => void start(false)}>
          Carry on
        </Button>
        <Button busy={busy} onClick={() => void start(true)}>
          Start over
        </Button>
      </div>
    </section>
  );
}
