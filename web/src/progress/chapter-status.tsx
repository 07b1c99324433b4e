import { CircleCheck, Circle } from 'lucide-react';
import { QUIZ_COUNTS_FROM } from '../../../schema/rules/progress';
import styles from './chapter-status.module.css';
import type { ChapterProgress } from './student-progress';

/** The video and quiz status of one chapter, shown separately because each is half of the chapter's progress. */
export function ChapterStatus({ chapter }: { chapter: Pick<ChapterProgress, 'videoCompleted' | 'quizGrade'> }) {
  const { videoCompleted, quizGrade } = chapter;
  return (
    <ul className={styles.marks}>
      <Mark done={videoCompleted}>{videoCompleted ? 'Video watched' : 'Video not watched'}</Mark>
      <Mark done={quizGrade !== null && quizGrade >= QUIZ_COUNTS_FROM}>
        {quizGrade === null ? 'Quiz not taken' : `Quiz ${quizGrade}%`}
      </Mark>
    </ul>
  );
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
