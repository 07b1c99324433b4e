import { CircleCheck, Circle } from 'lucide-react';
import { PASSED_FROM, QUIZ_COUNTS_FROM, isPassed } from '../../../schema/rules/progress';
import styles from './chapter-status.module.css';
import type { ChapterProgress } from './student-progress';

/** The video and quiz status of one chapter, shown separately because each is half of the chapter's progress. */
export function ChapterStatus({ chapter }: { chapter: Pick<ChapterProgress, 'videoCompleted' | 'quizGrade'> }) {
  const { videoCompleted, quizGrade } = chapter;
  return (
    <ul className={styles.marks}>
      <Mark done={videoCompleted}>{videoCompleted ? 'Video watched' : 'Video not watched'}</Mark>
      <Mark done={quizGrade !== null && quizGrade >= QUIZ_COUNTS_FROM}>{quizInWords(quizGrade)}</Mark>
    </ul>
  );
}

/** A trophy (over 50) is not a pass (from 60): a grade that is not enough says what is. */
function quizInWords(grade: number | null): string {
  if (grade === null) return 'Quiz not taken';
  return isPassed(grade) ? `Quiz ${grade}%` : `Quiz ${grade}%, ${PASSED_FROM}% to pass`;
}

function Mark({ done, children }: { done: boolean; children: React.ReactNode }) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className={done ? `${styles.mark} ${styles.done}` : styles.mark}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
