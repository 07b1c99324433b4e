import { AuthorError } from './attempt';

/** In bytes; a larger file is no list of questions that somebody wrote. */
export const LARGEST_FILE = 5_000_000;

interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** The first bytes of what people import instead of a text. */
const SIGNATURES: readonly (readonly [start: string, name: string])[] = [
  ['PK\x03\x04', 'a zip archive (a Word or Moodle backup file is one)'],
  ['%PDF', 'a PDF'],
  ['\xd0\xcf\x11\xe0', 'an old Word or Excel file'],
  ['{\\rtf', 'a rich-text (RTF) file'],
  ['\x1f\x8b', 'a gzip archive'],
];

function decode(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const notText = (what: string) => new AuthorError(what, 'save it as plain text (UTF-8), and use that file');

/** The text of a file in any common encoding, without byte order mark, line ends as \n. @throws AuthorError for anything but a text */
export function decodeText(bytes: Uint8Array): DecodedText {
  requireSize(bytes.length, LARGEST_FILE);
  const start = String.fromCharCode(...bytes.slice(0, 8));
  const signature = SIGNATURES.find(([first]) => start.startsWith(first));
  if (signature) throw notText(`it is ${signature[1]}, not a text`);
  const { text, encoding } = decode(bytes);
  if (text.includes('\0')) throw notText('it is not a text');
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

/** @throws AuthorError for a file of more bytes than are read at once */
export function requireSize(bytes: number, most: number): void {
  if (bytes > most)
    throw new AuthorError(
      `it has ${Math.ceil(bytes / 1e6)} MB; at most ${most / 1e6} MB are read at once`,
      'split it into several files, without pictures',
    );
}
