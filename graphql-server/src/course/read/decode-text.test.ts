import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', utf8('Crème à 5 €'), 'Crème à 5 €', 'UTF-8'],
  ['UTF-8 with a byte order mark', utf8('\ufeffWhat?'), 'What?', 'UTF-8'],
  ['Latin-1', latin1('Crème à 5'), 'Crème à 5', 'Windows-1252'],
  ['Windows quotation marks', bytes(0x93, 0x61, 0x94), '“a”', 'Windows-1252'],
  ['UTF-16 from Windows', bytes(0xff, 0xfe, 0x61, 0, 0xac, 0x20), 'a€', 'UTF-16'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0x61, 0x20, 0xac), 'a€', 'UTF-16'],
  ['line ends of Windows and of old Macs', utf8('a\r\nb\rc\n'), 'a\nb\nc\n', 'UTF-8'],
])('decodes %s', (_, given, text, encoding) => {
  expect(decodeText(given)).toEqual({ text, encoding });
});

test.each([
  ['a Word file', utf8('PK\x03\x04…'), 'a zip archive'],
  ['a PDF', utf8('%PDF-1.7'), 'a PDF'],
  ['an old Word file', bytes(0xd0, 0xcf, 0x11, 0xe0), 'an old Word'],
  ['rich text', utf8('{\\rtf1 Question'), 'rich-text'],
  ['anything binary', bytes(0x7f, 0x45, 0x4c, 0x46, 0, 1), 'not a text'],
  ['a file that is too large', new Uint8Array(5_000_001), 'at most 5 MB'],
])('rejects %s with a reason', (_, given, message) => {
  expect(() => decodeText(given)).toThrow(message);
});
