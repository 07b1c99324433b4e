import type { Ref } from 'react';
import type { AttemptQuestionCardFragment } from '../../../schema/generated/graphql';
import { QUESTION_UNAVAILABLE } from '../../../schema/rules/quiz';
import { CourseHtml } from '../ui/course-html';
import { QuestionImage } from './question-image';
import styles from './question-stem.module.css';

interface QuestionStemProps {
  question: AttemptQuestionCardFragment['question'];
  title: string;
  id: string;
  ref?: Ref<HTMLDivElement>;
}

/** The question and its graph. Takes the focus when it appears, so that a screen reader reads it out. */
export function QuestionStem({ question, title, id, ref }: QuestionStemProps) {
  return (
    <div className={styles.stem} id={id} tabIndex={-1} ref={ref}>
      <h2 className="visually-hidden">{title}</h2>
      {question.text ? <CourseHtml html={question.text} className={styles.text} /> : <p>{QUESTION_UNAVAILABLE}</p>}
      <QuestionImage question={question} />
    </div>
  );
}
