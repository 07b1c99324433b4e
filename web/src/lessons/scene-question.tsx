import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ask } from '../../../economics/lesson/lesson';
import { Button } from '../ui/button';
import styles from './scene-question.module.css';

interface SceneQuestionProps {
  ask: Ask;
  onAnswer: (choice: number) => void;
  onGoOn: () => void;
}

/** A practice question at the end of a scene. The student can skip it or answer it any number of times. */
export function SceneQuestion({ ask, onAnswer, onGoOn }: SceneQuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = chosen === null ? undefined : ask.choices[chosen];

  function choose(choice: number) {
    setChosen(choice);
    onAnswer(choice);
  }

  return (
    <section className={styles.question} aria-label="A question before we continue">
      <h2 ref={heading} tabIndex={-1}>
        {ask.question}
      </h2>
      <div className={styles.choices}>
        {ask.choices.map(({ text, isRight }, index) => (
          <button
            key={text}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === index}
            data-right={chosen === index ? isRight : undefined}
            onClick={() => choose(index)}
          >
            {chosen === index && (isRight ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />)}
            <span>{text}</span>
          </button>
        ))}
      </div>
      <p className={styles.why} role="status">
        {answer && (
          <>
            <strong>{answer.isRight ? 'Right.' : 'Not quite.'}</strong> {answer.why}
          </>
        )}
      </p>
      <Button variant={chosen === null ? 'quiet' : 'primary'} onClick={onGoOn}>
        {chosen === null ? 'Skip the question' : 'Continue'}
      </Button>
    </section>
  );
}
