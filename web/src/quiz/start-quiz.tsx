import type { AttemptUnderWayFragment, QuizType } from '../../../schema/generated/graphql';
import { topicsInShort } from '../../../schema/rules/quiz';
import type { Problem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Fact, Facts } from '../ui/facts';
import { ProblemNotice } from '../ui/notice';
import styles from './quiz-intro.module.css';
import { questionCount } from './quiz-labels';

interface StartQuizProps {
  type: QuizType;
  /** Topic names. */
  topics: readonly string[];
  underWay: AttemptUnderWayFragment | null;
  start: (restart: boolean) => void;
  busy: boolean;
  problem: Problem | null;
}

/** The number of questions and the Start button, or Continue and Start Over for an attempt in progress. */
export function StartQuiz({ type, topics, underWay, problem, start, busy }: StartQuizProps) {
  const count = underWay?.questions.length ?? questionCount(type, topics.length);
  return (
    <>
      <Facts>
        {count !== null && <Fact name="Questions">{count}</Fact>}
        {topics.length > 0 && <Fact name={topics.length === 1 ? 'Topic' : 'Topics'}>{topicsInShort(topics)}</Fact>}
      </Facts>
      <ProblemNotice title="The quiz did not start." problem={problem} />
      {underWay ? (
        <section className={styles.resume} aria-label="Quiz in progress">
          <p>
            You have one in progress:{' '}
            <b>{underWay.questions.filter(({ chosenAnswer }) => chosenAnswer !== null).length}</b> of{' '}
            <b>{underWay.questions.length}</b> answered.
          </p>
          <div className={styles.choices}>
            <Button variant="primary" busy={busy} onClick={() => start(false)}>
              Continue
            </Button>
            <Button busy={busy} onClick={() => start(true)}>
              Start over
            </Button>
          </div>
        </section>
      ) : (
        <p className={styles.start}>
          <Button variant="primary" busy={busy} onClick={() => start(false)}>
            Start The Quiz
          </Button>
        </p>
      )}
    </>
  );
}
