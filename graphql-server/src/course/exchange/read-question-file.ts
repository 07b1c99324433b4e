import { attempt, AuthorError } from '../read/attempt';
import { reportTo, type CourseProblem } from '../read/course-source';
import { decodeText } from '../read/decode-text';
import type { QuestionFile } from './question-file';
import { readMoodleGift } from './read-moodle-gift';
import { readMoodleXml } from './read-moodle-xml';

interface RecognizedFile extends QuestionFile {
  /** "GIFT, UTF-8", for example; null if the file could not be read at all. */
  readonly format: string | null;
}

/** Reads a teacher's file: GIFT or Moodle XML in any common encoding. Never throws. */
export function readQuestionFile(name: string, bytes: Uint8Array): RecognizedFile {
  const rejected: CourseProblem[] = [];
  const unread = { format: null, questions: [], rejected };
  return attempt<RecognizedFile>(reportTo(rejected), { file: name, line: 1 }, unread, () => {
    const { text, encoding } = decodeText(bytes);
    if (text.trim() === '') throw new AuthorError('it is empty', 'check that it is the right file');
    const isXml = /^\s*<(?:\?xml|quiz\b)/.test(text);
    const read = isXml ? readMoodleXml(name, text) : readMoodleGift(name, text);
    return { format: `${isXml ? 'Moodle XML' : 'GIFT'}, ${encoding}`, ...read };
  });
}
