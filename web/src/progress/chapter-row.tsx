import { BookOpen, Lock, RotateCcw, Trophy, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COMING_SOON, chapterNumber, chapterRowHint, chapterTitle } from '../../../schema/rules/labels';
import { type ChapterState, chapterState, isPassed } from '../../../schema/rules/progress';
import { quizToStart } from '../../../schema/rules/quiz';
import { lineAt } from '../copy/line-at';
import { PRAISE_LINES, RETRY_LINES } from '../copy/trophy';
import { ChapterResult } from '../free-response/lazy-chapter-result';
import { ChapterStatus } from './chapter-status';
import { chapterQuizLink } from '../quiz/quiz-links';
import styles from './chapter-row.module.css';
import type { ChapterProgress } from './student-progress';

const ICONS = { notStarted: BookOpen, videoCompleted: Zap, passedWithTrophy: Trophy, needsRetry: RotateCcw };

/** One chapter of the plan and its next action (spec §4). */
export function ChapterRow({ chapter }: { chapter: ChapterProgress }) {
  const state = chapterState(chapter);
  const Icon = ICONS[state];
  return (
    <li className={styles.row} data-state={state}>
      <span className={`${styles.icon} ${styles[state]}`}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.words}>
        <Link to={`/video/${chapter.id}`} className={styles.name}>
          <span className={styles.number}>{chapterNumber(chapter.name)}</span> {chapterTitle(chapter.name)}
        </Link>
        <p className={styles.hint}>
          {/* The lock stands for the quiz, which this row does not offer yet. The chapter itself is open. */}
          {!chapter.comingSoon && state === 'notStarted' && <Lock size={14} aria-hidden />}
          <span>{chapter.comingSoon ? COMING_SOON : hintOf(state, chapter)}</span>
        </p>
        {/* Before the first quiz, the hint says all there is to say. */}
        {chapter.quizGrade !== null && <ChapterStatus chapter={chapter} />}
      </div>
      {!chapter.comingSoon && state !== 'notStarted' && (
        <div className={styles.next} data-passed={isPassed(chapter.quizGrade) || undefined}>
          <Link {...chapterQuizLink(chapter)} className={styles.link}>
            {quizWord(state, chapter)}
            <span className="visually-hidden"> on {chapter.name}</span>
          </Link>
          {isPassed(chapter.quizGrade) && <ChapterResult chapter={chapter} className={styles.freeResponse} />}
        </div>
      )}
    </li>
  );
}

function hintOf(state: ChapterState, { id, name }: ChapterProgress): string {
  // Picked by the chapter's id: it looks random but does not change between visits.
  const steady = Number(id) || name.length;
  return chapterRowHint(state) ?? lineAt(state === 'passedWithTrophy' ? PRAISE_LINES : RETRY_LINES, steady);
}

function quizWord(state: ChapterState, { quizGrade }: ChapterProgress): string {
  if (state === 'videoCompleted') return 'Take the quiz';
  return quizToStart(quizGrade) === 'chapterQuiz' ? 'Retake the quiz' : 'Practice more';
}
