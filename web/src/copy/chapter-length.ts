import { formatSeconds } from '../lessons/format-seconds';

interface Length {
  /** Whole seconds; null without a lesson. */
  lessonSeconds: number | null;
  /** Questions of the chapter quiz; 0 without one. */
  quizLength: number;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const joined = ({ lessonSeconds, quizLength }: Length, lesson: (seconds: number) => string, between: string) =>
  [lessonSeconds && lesson(lessonSeconds), quizLength && counted(quizLength, 'question')].filter(Boolean).join(between);

/** "2:40 · 6 questions"; empty for a chapter that has neither. */
export const lengthInShort = (length: Length) => joined(length, formatSeconds, ' · ');

const spoken = (seconds: number) =>
  `Lesson ${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')}`;

/** The same for a screen reader, which would read "2:40" as a time of day. */
export const lengthAloud = (length: Length) => joined(length, spoken, ', ');
