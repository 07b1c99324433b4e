import { dirname } from 'node:path/posix';
import { chaptersOf, type ChapterSource, type CourseSource } from '../read/course-source';
import { OWN_QUESTIONS } from '../read/read-questions';
import type { PlacedQuestion } from './question-index';
import { writeGift } from './write-gift';

const NOTE = [
  '// Questions that a teacher added to this chapter with npm run course:import. They may be changed here. The next import',
  '// writes the file anew: it keeps the questions, and no other comments.',
  '',
].join('\n');

/** The file in which the chapter keeps a teacher's questions, from the course folder. */
export const ownFileOf = ({ at }: Pick<ChapterSource, 'at'>): string => `${dirname(at.file)}/${OWN_QUESTIONS}`;

/** The texts of the files that change when these questions are taken; one that changes its topic may leave its old file. */
export function ownFilesAfter(course: CourseSource, taken: readonly PlacedQuestion[]): Map<string, string> {
  const takenIds = new Set(taken.map(({ question }) => question.stableId));
  const files = new Map<string, string>();
  for (const chapter of chaptersOf(course)) {
    const own = chapter.questions.filter(({ origin }) => origin === 'teacher');
    const stay = own.filter(({ stableId }) => !takenIds.has(stableId));
    const added = taken.filter((placed) => placed.chapter.id === chapter.id).map(({ question }) => question);
    if (added.length === 0 && stay.length === own.length) continue;
    const place = new Map(chapter.topics.map(({ name }, index) => [name, index]));
    const order = ({ category }: { category: string | null }) => place.get(category ?? '') ?? 0;
    const questions = [...stay, ...added].sort((a, b) => order(a) - order(b));
    files.set(ownFileOf(chapter), `${NOTE}\n${writeGift(questions)}`);
  }
  return files;
}
