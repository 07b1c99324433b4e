import { useState } from 'react';
import { TRY_ONE } from '../copy/try-one';
import { Notice } from '../ui/notice';
import styles from './try-one.module.css';

/** A sample of the results pages: the visitor answers a question and reads the explanation. */
export function TryOne({ headingId }: { headingId: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choice = chosen === null ? null : TRY_ONE.choices[chosen];
  return (
    <div className={styles.columns}>
      <div className={styles.intro}>
        <h2 id={headingId}>{TRY_ONE.heading}</h2>
        <p className={styles.text}>{TRY_ONE.text}</p>
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.question}>{TRY_ONE.question}</legend>
        {TRY_ONE.choices.map(({ text }, index) => (
          <label key={text} className={styles.choice}>
            <input type="radio" name="try-one" checked={chosen === index} onChange={() => setChosen(index)} />
            {text}
          </label>
        ))}
      </fieldset>
      {/* Space is reserved so that showing the explanation does not shift the layout. */}
      <div className={styles.why} key={chosen}>
        {choice ? (
          <Notice tone={choice.right ? 'good' : 'problem'} title={choice.right ? 'Correct' : 'Not quite'}>
            {choice.reason}
          </Notice>
        ) : (
          <p className={styles.waiting}>{TRY_ONE.waiting}</p>
        )}
      </div>
    </div>
  );
}
