/** In bytes; a larger file is no list of questions that somebody wrote. */
const LARGEST_FILE = 5_000_000;

type DecodedText =
  | { readonly text: string; readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  | { readonly text: null; readonly message: string; readonly fix: string };

const notText = (message: string, fix = 'save it as plain text (UTF-8) and import that file'): DecodedText => ({
  text: null,
  message,
  fix,
});

/** The first bytes of what people import instead of a text. */
const SIGNATURES: readonly (readonly [start: string, name: string])[] = [
  ['PK\x03\x04', 'a zip archive (a Word or Moodle backup file is one)'],
  ['%PDF', 'a PDF'],
  ['\xd0\xcf\x11\xe0', 'an old Word or Excel file'],
  ['{\\rtf', 'a rich-text (RTF) file'],
  ['\x1f\x8b', 'a gzip archive'],
];

function decode(bytes: Uint8Array): { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' } {
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

/** The text of a file in any common encoding, without byte order mark, line ends as \n. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > LARGEST_FILE)
    return notText(
      `it has ${Math.round(bytes.length / 1e6)} MB; at most ${LARGEST_FILE / 1e6} MB are read at once`,
      'split it into several files, without pictures',
    );
  const start = String.fromCharCode(...bytes.slice(0, 8));
  const signature = SIGNATURES.find(([first]) => start.startsWith(first));
  if (signature) return notText(`it is ${signature[1]}, not a text`);
  const { text, encoding } = decode(bytes);
  if (text.includes('\0')) return notText('it is not a text');
  if (text.trim() === '') return notText('it is empty', 'check that it is the right file');
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}
