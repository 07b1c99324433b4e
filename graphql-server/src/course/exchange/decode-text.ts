/** A file of more than this is no list of questions that somebody wrote. */
export const LARGEST_FILE = 5_000_000;

export type DecodedText =
  | { readonly text: string; readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  /** Not a text; why, and what to do instead. */
  | { readonly text: null; readonly what: string; readonly howToMend: string };

const SAVE_AS_TEXT = 'save it as plain text (UTF-8) and give that file';

/** The first bytes of what people give instead of a text. */
const FOREIGN: readonly (readonly [start: string, name: string])[] = [
  ['PK\x03\x04', 'a zip archive (a Word or Moodle backup file is one)'],
  ['%PDF', 'a PDF'],
  ['\xd0\xcf\x11\xe0', 'an old Word or Excel file'],
  ['{\\rtf', 'a rich-text (RTF) file'],
  ['\x1f\x8b', 'a gzip archive'],
];

function utf16Name(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** The words in a file, whatever editor saved it: byte order marks go, line ends become \n. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > LARGEST_FILE)
    return {
      text: null,
      what: `it has ${Math.round(bytes.length / 1e6)} MB; ${LARGEST_FILE / 1e6} MB is the most that is read at once`,
      howToMend: 'cut it into several files, pictures left out',
    };
  const start = String.fromCharCode(...bytes.slice(0, 8));
  const foreign = FOREIGN.find(([first]) => start.startsWith(first));
  if (foreign) return { text: null, what: `it is ${foreign[1]}, not a text`, howToMend: SAVE_AS_TEXT };

  const utf16 = utf16Name(bytes);
  const utf8 = utf16 === null ? decode(bytes, 'utf-8', true) : null;
  const text = utf16 === null ? (utf8 ?? decode(bytes, 'windows-1252', false)) : decode(bytes, utf16, false);
  if (text === null || text.includes('\0')) return { text: null, what: 'it is not a text', howToMend: SAVE_AS_TEXT };
  if (text.trim() === '') return { text: null, what: 'it is empty', howToMend: 'check that it is the right file' };
  const encoding = utf16 !== null ? 'UTF-16' : utf8 !== null ? 'UTF-8' : 'Windows-1252';
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}
