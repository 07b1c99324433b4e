import { analyse } from 'chardet';
import { AuthorError } from './attempt';

/** In bytes; a larger file is no list of questions that somebody wrote. */
export const LARGEST_FILE = 5_000_000;

interface DecodedText {
  readonly text: string;
  /** "UTF-8", or what the file declares or is taken for: "windows-1251". */
  readonly encoding: string;
  /** Nothing in the file says its encoding: it was guessed. */
  readonly isGuessed?: true;
}

/** The first bytes of what people import instead of a text. */
const SIGNATURES: readonly (readonly [start: string, name: string])[] = [
  ['PK\x03\x04', 'a zip archive (a Word or Moodle backup file is one)'],
  ['%PDF', 'a PDF'],
  ['\xd0\xcf\x11\xe0', 'an old Word or Excel file'],
  ['{\\rtf', 'a rich-text (RTF) file'],
  ['\x1f\x8b', 'a gzip archive'],
];

/** The encoding that an XML file declares in its first line. */
const DECLARED = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** In percent: texts of a few accents are alike in many encodings, so another one must be this much more certain. */
const MARGIN = 25;
/** chardet says 10 of what is only possible. */
const LEAST = 11;
const WESTERN = 'Windows-1252';
/** In bytes: more are not more certain. */
const MOST_TELLING = 50_000;

function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name);
  } catch {
    return null;
  }
}

/** Of UTF-16 without a byte order mark, every other byte of English letters and signs is 0. */
function widthOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const many = Math.max(4, start.length / 8);
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : null;
}

/** The lines that tell encodings apart, without the tags and lines that are alike in all of them. */
function telling(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .replace(/<[^<>]*>/g, ' ')
    .split('\n');
  return Buffer.from(lines.filter((line) => /[\x80-\xff]/.test(line)).join('\n'), 'latin1').subarray(0, MOST_TELLING);
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** UTF-8 with a few broken letters, as after a cut. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return countOf(/[^\x00-\x7f]/g, text) > 4 * countOf(/\ufffd/g, text);
}

function guess(bytes: Uint8Array): string {
  const lines = telling(bytes);
  if (isNearlyUtf8(lines)) return 'UTF-8';
  const matches = analyse(lines).filter(({ name }) => decoderOf(name) !== null);
  const western = matches.find(({ name }) => /^(?:ISO-8859-1|windows-1252)$/i.test(name));
  const [best = { name: WESTERN, confidence: 0 }] = matches;
  const text = Buffer.from(lines).toString('latin1');
  // Of another alphabet, most letters are no English ones.
  const margin = countOf(/[\x80-\xff]/g, text) > countOf(/[a-z]/gi, text) ? LEAST : MARGIN;
  return best.confidence < (western?.confidence ?? 0) + margin ? WESTERN : best.name;
}

const isUtf16 = (name: string) => /^utf-?16/i.test(name);

/** A byte order mark decides, then whether it is UTF-8, which nothing else looks like, then the declaration, then a guess. */
function decode(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const wide = marked ?? widthOf(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  const declared = DECLARED.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1] ?? '';
  const decoder = isUtf16(declared) ? null : decoderOf(declared || 'utf-8');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Escape sequences of ISO-2022-JP are ASCII.
    if (!/^iso-2022/i.test(declared) || decoder === null) return { text, encoding: 'UTF-8' };
  } catch {
    // It is in another encoding.
  }
  if (decoder !== null && decoder.encoding !== 'utf-8') return { text: decoder.decode(bytes), encoding: declared };
  const encoding = guess(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isGuessed: true };
}

const notText = (what: string) => new AuthorError(what, 'save it as plain text (UTF-8), and use that file');

/** The text of a file in any common encoding, without byte order mark, line ends as \n. @throws AuthorError for anything but a text */
export function decodeText(bytes: Uint8Array, most = LARGEST_FILE): DecodedText {
  requireSize(bytes.length, most);
  const start = String.fromCharCode(...bytes.slice(0, 8));
  const signature = SIGNATURES.find(([first]) => start.startsWith(first));
  if (signature) throw notText(`it is ${signature[1]}, not a text`);
  const { text, ...decoded } = decode(bytes);
  if (text.includes('\0')) throw notText('it is not a text');
  return { text: text.replace(/\r\n?/g, '\n'), ...decoded };
}

/** @throws AuthorError for a file of more bytes than are read at once */
export function requireSize(bytes: number, most: number): void {
  if (bytes > most)
    throw new AuthorError(
      `it has ${Math.ceil(bytes / 1e6)} MB; at most ${most / 1e6} MB are read at once`,
      'split it into several files, without pictures',
    );
}
