import { dirname } from 'node:path/posix';
import { chaptersOf, type ChapterSource, type CourseSource } from '../read/course-source';
import { TEACHER_FILE } from '../read/read-chapter';
import type { PlacedQuestion } from './question-index';
import { withWholeSets } from './stand-alone';
import { writeGift } from './write-gift';

const NOTE = [
  '// Questions that a teacher added to this chapter with npm run course:import. You may edit them here. The next import',
  '// rewrites this file: it preserves the questions, but no other comments.',
  '',
].join('\n');

/** The file with the chapter's teacher questions, relative to the course folder. */
export const teacherFileOf = ({ at }: Pick<ChapterSource, 'at'>): string => `${dirname(at.file)}/${TEACHER_FILE}`;

/** The new texts of the files that change when these questions are accepted. A question may move to another topic's file. */
export function updatedTeacherFiles(course: CourseSource, accepted: readonly PlacedQuestion[]): Map<string, string> {
  const acceptedIds = new Set(accepted.map(({ question }) => question.stableId));
  const files = new Map<string, string>();
  for (const chapter of chaptersOf(course)) {
    const present = chapter.questions.filter(({ origin }) => origin === 'teacher');
    const remaining = present.filter(({ stableId }) => !acceptedIds.has(stableId));
    const added = accepted.filter((placed) => placed.chapter.id === chapter.id).map(({ question }) => question);
    if (added.length === 0 && remaining.length === present.length) continue;
    const order = chapter.topics.map(({ name }): string | null => name);
    const questions = [...remaining, ...added].sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
    const shipped = chapter.questions.filter(({ origin }) => origin !== 'teacher').map(({ set = '' }) => set);
    files.set(teacherFileOf(chapter), `${NOTE}\n${writeGift(withWholeSets(questions, new Set(shipped)))}`);
  }
  return files;
}
