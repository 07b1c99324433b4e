import type { Ref } from 'react';
import type { AttemptQuestionCardFragment } from '../../../schema/generated/graphql';
import { QUESTION_UNAVAILABLE } from '../../../schema/rules/quiz';
import { CourseHtml } from '../ui/course-html';
import { SvgPicture } from '../ui/svg-picture';
import textStyles from '../ui/text.module.css';
import styles from './question-stem.module.css';

interface QuestionStemProps {
  question: AttemptQuestionCardFragment['question'];
  title: string;
  id: string;
  ref?: Ref<HTMLDivElement>;
}

/** The question and its graph. Receives the focus when it appears, so that a screen reader reads it aloud. */
export function QuestionStem({ question, title, id, ref }: QuestionStemProps) {
  return (
    <div className={styles.stem} id={id} tabIndex={-1} ref={ref}>
      <h2 className="visually-hidden">{title}</h2>
      {question.enrichment && <BeyondExam />}
      {question.text ? <CourseHtml html={question.text} className={styles.text} /> : <p>{QUESTION_UNAVAILABLE}</p>}
      <QuestionImage question={question} />
    </div>
  );
}

/** Above a question that the exam would not ask. */
export const BeyondExam = () => <p className={textStyles.note}>Beyond the exam</p>;

type PicturedQuestion = Pick<AttemptQuestionCardFragment['question'], 'imageUrl' | 'imageAlt' | 'figure'>;

/** The question's graph in the page's colors, or the author's image, or nothing. */
export function QuestionImage({ question }: { question: PicturedQuestion }) {
  const { figure, imageUrl, imageAlt } = question;
  if (figure) return <StemFigure svg={figure.svg} />;
  return imageUrl ? <img className={styles.image} src={imageUrl} alt={imageAlt ?? ''} /> : null;
}

/** A graph to read, below what is asked about it. */
export const StemFigure = ({ svg }: { svg: string }) => <SvgPicture svg={svg} className={styles.figure} />;
