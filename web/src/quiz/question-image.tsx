import type { AttemptQuestionCardFragment } from '../../../schema/generated/graphql';
import { SvgPicture } from '../ui/svg-picture';
import styles from './question-image.module.css';

type PicturedQuestion = Pick<AttemptQuestionCardFragment['question'], 'imageUrl' | 'imageAlt' | 'figure'>;

/** What a question shows beside its words: a graph in the colours of the page, or an author's image; nothing without one. */
export function QuestionImage({ question }: { question: PicturedQuestion }) {
  const { figure, imageUrl, imageAlt } = question;
  if (figure) return <SvgPicture svg={figure.svg} className={styles.figure} />;
  return imageUrl ? <img className={styles.image} src={imageUrl} alt={imageAlt ?? ''} /> : null;
}
