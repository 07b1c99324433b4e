import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ask } from '../../../economics/lesson/lesson';
import { Button } from '../ui/button';
import { SteadyText } from '../ui/steady-text';
import styles from './scene-question.module.css';

interface SceneQuestionProps {
  ask: Ask;
  onAnswer: (choice: number) => void;
  onGoOn: () => void;
}

const SKIP = 'Skip the question';
const CONTINUE = 'Continue the lesson';
const verdict = (isRight: boolean) => (isRight ? 'Correct.' : 'Not quite.');

/**
 * A practice question at the end of a scene, on the stage. The student can skip it or answer it any number of times. An
 * answer moves nothing: space for the explanations is reserved from the start.
 */
export function SceneQuestion({ ask, onAnswer, onGoOn }: SceneQuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The stage is where the student looks. The page must not scroll to it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const answer = chosen === null ? undefined : ask.choices[chosen];

  function choose(choice: number) {
    setChosen(choice);
    onAnswer(choice);
  }

  return (
    <section className={styles.question} aria-label="A question before we continue">
      <div className={styles.asked}>
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
              <span>{text}</span>
              {chosen === index && (isRight ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.ways}>
        <Button variant={chosen === null ? 'quiet' : 'primary'} onClick={onGoOn}>
          <SteadyText other={chosen === null ? CONTINUE : SKIP}>{chosen === null ? SKIP : CONTINUE}</SteadyText>
        </Button>
      </div>
      <div className={styles.why}>
        <p role="status">
          {answer && (
            <>
              <strong>{verdict(answer.isRight)}</strong> {answer.why}
            </>
          )}
        </p>
        {ask.choices.map(({ text, isRight, why }) => (
          <span key={text} className={styles.space} data-text={`${verdict(isRight)} ${why}`} aria-hidden />
        ))}
      </div>
    </section>
  );
}
