import { problem } from '../read/course-source';
import { decodeText } from './decode-text';
import type { QuestionFile } from './question-file';
import { readMoodleGift } from './read-moodle-gift';
import { readMoodleXml } from './read-moodle-xml';

interface RecognizedFile extends QuestionFile {
  /** "GIFT, UTF-8", for example; null if the file could not be read at all. */
  readonly format: string | null;
}

/** Reads a teacher's file: GIFT or Moodle XML in any common encoding. Never throws. */
export function readQuestionFile(name: string, bytes: Uint8Array): RecognizedFile {
  const decoded = decodeText(bytes);
  if (decoded.text === null)
    return { format: null, questions: [], rejected: [problem({ file: name, line: 1 }, decoded.message, decoded.fix)] };
  const { text, encoding } = decoded;
  const isXml = /^\s*<(?:\?xml|quiz\b)/.test(text);
  const read = isXml ? readMoodleXml(name, text) : readMoodleGift(name, text);
  return { format: `${isXml ? 'Moodle XML' : 'GIFT'}, ${encoding}`, ...read };
}
