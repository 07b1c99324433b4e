import type { CourseFiles } from './course-files';
import type { QuestionOrigin } from '../../quiz/question.entity';
import { readGift, type GiftFile } from './read-gift';

/** Where a chapter keeps the questions that a teacher added; course:import writes it. */
export const OWN_QUESTIONS = 'own.gift';

/** A chapter's question files and who wrote what is in them. */
const QUESTION_FILES: readonly (readonly [name: string, origin: QuestionOrigin])[] = [
  ['questions.gift', 'hand'],
  [OWN_QUESTIONS, 'teacher'],
];

/** All questions of the chapter in `folder`, from every file that holds some. */
export function readQuestions(files: CourseFiles, folder: string): GiftFile {
  const read = QUESTION_FILES.map(([name, origin]) => {
    const file = `${folder}/${name}`;
    return readGift(file, files.get(file) ?? '', origin);
  });
  return {
    questions: read.flatMap(({ questions }) => questions),
    problems: read.flatMap(({ problems }) => problems),
  };
}
