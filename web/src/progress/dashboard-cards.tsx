import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE } from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-request';
import { ButtonLink } from '../ui/button';
import styles from './weak-spots.module.css';

export function WeakSpots() {
  return (
    <section aria-labelledby="weak-spots" className={styles.card}>
      <h2 id="weak-spots">Focus on your Weaknesses</h2>
      <p>Questions from where they are needed most. Allocative efficiency, applied to your evening.</p>
      <div className={styles.choices}>
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })}>
          Short quiz, {SHORT_WEAKSPOT_SIZE} questions
        </ButtonLink>
        <ButtonLink {...quizLink({ type: 'longWeakspotQuiz' })} variant="plain" className={styles.plain}>
          Long quiz, {LONG_WEAKSPOT_SIZE} questions
        </ButtonLink>
      </div>
    </section>
  );
}
