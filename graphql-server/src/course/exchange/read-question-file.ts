import { decodeText } from './decode-text';
import { readMoodleXml } from './read-moodle-xml';
import { readTeachersGift } from './read-moodle-gift';
import type { TeachersFile } from './question-file';

export interface RecognisedFile extends TeachersFile {
  /** "GIFT, UTF-8", say; null when it could not be read at all. */
  readonly form: string | null;
}

/** Reads a file that a teacher gives: GIFT or Moodle XML, in whatever letters it was saved. Never throws. */
export function readTeachersFile(name: string, bytes: Uint8Array): RecognisedFile {
  const decoded = decodeText(bytes);
  if (decoded.text === null) {
    const { what, howToMend } = decoded;
    return { form: null, questions: [], refused: [{ file: name, line: 1, what, howToMend }] };
  }
  const { text, encoding } = decoded;
  const isXml = /^\s*<(?:\?xml|quiz\b)/.test(text);
  const read = isXml ? readMoodleXml(name, text) : readTeachersGift(name, text);
  return { form: `${isXml ? 'Moodle XML' : 'GIFT'}, ${encoding}`, ...read };
}
