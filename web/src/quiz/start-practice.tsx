import styles from './quiz-intro.module.css';
import { StartButtons, type StartButtonsProps } from './start-buttons';

/** Offers the quiz in practice mode. */
export function StartPractice(start: Omit<StartButtonsProps, 'label' | 'variant'>) {
  return (
    <section className={styles.practice} aria-labelledby="practice">
      <h2 id="practice">Or learn as you go</h2>
      <p className={styles.blurb}>
        Get a hint before each answer and an explanation right after it, instead of all explanations at the end. You
        can’t change an answer after checking it. The score counts the same.
      </p>
      <StartButtons {...start} label="Practice Step by Step" variant="quiet" />
    </section>
  );
}
