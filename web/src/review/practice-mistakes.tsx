import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { usePractiseMistakesMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './practice-mistakes.module.css';
import { mistakesSearch } from '../quiz/quiz-request';

/** A quiz of just what went wrong here; nothing where all was right. */
export function PractiseMistakes({ attempt }: { attempt: AttemptReviewFragment }) {
  const [practise, { loading: busy }] = usePractiseMistakesMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const navigate = useNavigate();
  const wrong = attempt.questions.filter(({ isCorrect }) => !isCorrect).length;
  if (wrong === 0) return null;

  async function start() {
    setProblem(null);
    try {
      const { data } = await practise({ variables: { attemptId: attempt.id } });
      if (data) void navigate({ pathname: '/quiz', search: mistakesSearch(attempt.id, data.practiseMistakes.id) });
    } catch (error) {
      setProblem(describeProblem(error));
    }
  }

  return (
    <section aria-label="Practise the mistakes" className={styles.offer}>
      <p>
        {wrong === 1 ? 'One question got away.' : `${wrong} questions got away.`} They can be had again, without the
        rest.
      </p>
      <Button busy={busy} onClick={() => void start()}>
        Practise only the mistakes
      </Button>
      {problem && (
        <Notice tone="problem" title="The practice did not start.">
          {problem.message}
        </Notice>
      )}
    </section>
  );
}
