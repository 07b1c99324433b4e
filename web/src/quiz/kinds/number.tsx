import { useId, useState } from 'react';
import { readNumber, writtenInFull } from '../../../../economics/free-response/numbers';
import { decimal } from '../../../../economics/numbers';
import { CourseHtml } from '../../ui/course-html';
import { TextField } from '../../ui/text-field';
import { rationaleOf } from '../given';
import type { AnswerFieldProps, KindOfQuestion, Reviewed, ReviewedAnswer } from './kinds';
import styles from './number.module.css';

export const number: KindOfQuestion = {
  Field: NumberField,
  reviewed: numbersOf,
  startsAnswer: (key) => /^[\d.($−-]$/.test(key),
};

/** It shows what it reads, because a student may type a calculation or leave out the unit. */
function NumberField({ asked, given, labelledBy, describedBy, onGive }: AnswerFieldProps) {
  const unit = asked.question.unit ?? '';
  const [text, setText] = useState(given && 'number' in given ? decimal(given.number) : '');
  const readId = useId();
  const read = readNumber(text, unit);

  function type(typed: string) {
    setText(typed);
    const value = readNumber(typed, unit);
    onGive(value === null ? null : { number: value });
  }

  return (
    <div className={styles.number}>
      <TextField
        label={unit === '' ? 'Your answer' : `Your answer (${unit})`}
        name="number"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        aria-describedby={[labelledBy, readId, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => type(target.value)}
      />
      <p id={readId} aria-live="polite" className={read === null ? styles.hint : styles.read}>
        {read === null ? hintFor(text) : `= ${writtenInFull(read, unit)}`}
      </p>
    </div>
  );
}

const hintFor = (text: string) =>
  text.trim() === '' ? 'Type a number, or a calculation such as 12 * 40 / 2.' : 'This is not a number yet.';

/** The number given, and the right one if it is another. */
function numbersOf(reviewed: Reviewed): ReviewedAnswer[] {
  const { question, given, isCorrect, rationales } = reviewed;
  const own = {
    id: 'given',
    content: writtenInFull(given?.number ?? 0, question.unit ?? ''),
    isChosen: true,
    rationale: rationaleOf(reviewed),
  };
  const right = isCorrect ? undefined : rationales?.find((one) => one.isCorrect);
  if (right === undefined) return [own];
  const { id, text } = right.answer;
  return [own, { id, content: <CourseHtml html={text} as="span" />, isChosen: false, rationale: right }];
}
