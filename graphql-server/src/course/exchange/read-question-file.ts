import { attempt, AuthorError } from '../read/attempt';
import { reportTo, type CourseProblem } from '../read/course-source';
import { decodeText, LARGEST_FILE } from '../read/decode-text';
import { isAiken, readAiken } from './read-aiken';
import type { QuestionFile } from './question-file';
import { readMoodleGift } from './read-moodle-gift';
import { readMoodleXml } from './read-moodle-xml';

/** In bytes: Moodle's XML has the pictures in it. */
export const LARGEST_QUESTION_FILE = 50_000_000;

interface RecognizedFile extends QuestionFile {
  /** "GIFT, UTF-8", for example; null if the file could not be read at all. */
  readonly format: string | null;
  /** A line by which one sees whether the encoding was guessed right; null where it was not guessed. */
  readonly sample: string | null;
}

/** What XML may have before its first element. */
const PROLOG = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>|<!doctype\b[^>]*>)*/i;
const isXml = (text: string): boolean => {
  const [prolog = ''] = PROLOG.exec(text) ?? [];
  return /<\?xml\b/.test(prolog) || /^<(?:quiz|question|questestinterop|html)\b/.test(text.slice(prolog.length));
};

function recognize(text: string) {
  if (isXml(text)) return { name: 'Moodle XML', read: readMoodleXml };
  requireTextSize(text);
  return isAiken(text) ? { name: 'Aiken', read: readAiken } : { name: 'GIFT', read: readMoodleGift };
}

/** Only XML has pictures in it. */
function requireTextSize(text: string): void {
  if (text.length > LARGEST_FILE)
    throw new AuthorError(`it has more than ${LARGEST_FILE / 1e6} MB of text`, 'split it into several files');
}

const LONGEST_SAMPLE = 100;

/** The first words with letters that encodings disagree about. */
function sampleOf(text: string): string | null {
  const line = text.split('\n').find((content) => /[^\x00-\x7f]/.test(content)) ?? null;
  if (line === null) return null;
  const from = Math.max(0, line.search(/[^\x00-\x7f]/) - 20);
  return line.slice(from, from + LONGEST_SAMPLE).trim();
}

/** Reads a teacher's file: GIFT, Aiken or Moodle XML in any common encoding. Never throws. */
export function readQuestionFile(name: string, bytes: Uint8Array): RecognizedFile {
  const rejected: CourseProblem[] = [];
  const unread = { format: null, sample: null, questions: [], rejected, pictures: new Map<string, Uint8Array>() };
  return attempt<RecognizedFile>(reportTo(rejected), { file: name, line: 1 }, unread, () => {
    const { text, encoding, isGuessed } = decodeText(bytes, LARGEST_QUESTION_FILE);
    if (text.trim() === '') throw new AuthorError('it is empty', 'check that it is the right file');
    const format = recognize(text);
    const sample = isGuessed ? sampleOf(text) : null;
    return { format: `${format.name}, ${encoding}`, sample, ...format.read(name, text) };
  });
}
