import styles from './key-hints.module.css';

interface KeyHintsProps {
  /** How many answers there are to choose from. */
  answers: number;
  asksCertainty: boolean;
}

/** What a keyboard can do in a running quiz, where there is one. */
export function KeyHints({ answers, asksCertainty }: KeyHintsProps) {
  return (
    <p className={styles.keys}>
      <kbd>1</kbd> to <kbd>{answers}</kbd> choose, <kbd>Enter</kbd> goes on, <kbd>←</kbd> <kbd>→</kbd> turn pages,{' '}
      <kbd>F</kbd> flags, <kbd>O</kbd> shows the overview.
      {asksCertainty && (
        <>
          {' '}
          <kbd>G</kbd> <kbd>U</kbd> <kbd>S</kbd> say guessing, unsure, sure.
        </>
      )}
    </p>
  );
}
