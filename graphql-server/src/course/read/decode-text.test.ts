import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text';

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', utf8('Crème à 5 €'), 'Crème à 5 €', 'UTF-8'],
  ['UTF-8 with a byte order mark', utf8('\ufeffWhat?'), 'What?', 'UTF-8'],
  ['UTF-16 from Windows', bytes(0xff, 0xfe, 0x61, 0, 0xac, 0x20), 'a€', 'UTF-16'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0x61, 0x20, 0xac), 'a€', 'UTF-16'],
  ['line ends of Windows and of old Macs', utf8('a\r\nb\rc\n'), 'a\nb\nc\n', 'UTF-8'],
])('decodes %s', (_, given, text, encoding) => {
  expect(decodeText(given)).toEqual({ text, encoding });
});

/** The bytes of a text in an encoding of one byte a letter. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(bytes(byte)), byte]));
  return Uint8Array.from([...text].map((letter) => letters.get(letter) ?? 0x3f));
}

const GERMAN = 'Welche Größe ändert sich für die Bäckerei nicht, wenn sie größere Mengen verkauft?';
const RUSSIAN = 'Что сдвигает кривую спроса вправо: рост дохода или рост цены?';
const POLISH =
  'Które zdarzenie przesuwa krzywą popytu w prawo? Wzrost dochodów gospodarstw, źle opłacanych, a także wyższe płace';
const FRENCH = 'Qu’est-ce qui déplace la courbe de l’offre à droite ? Une baisse du coût des matières premières';
const GREEK = 'Τι μετατοπίζει την καμπύλη ζήτησης προς τα δεξιά; Η αύξηση του εισοδήματος';

describe('a text that does not say its encoding is guessed to be in', () => {
  test.each([
    ['windows-1252', GERMAN],
    ['windows-1252', FRENCH],
    ['windows-1252', 'Crème à 5'],
    ['windows-1252', 'He said “yes” – twice.'],
    ['windows-1252', 'El niño cómo'],
    ['windows-1251', 'Какие издержки постоянны?\nА. x\nA) Аренда\nB) Мука'],
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['iso-8859-5', RUSSIAN],
    ['windows-1250', POLISH],
    ['iso-8859-2', POLISH],
    ['iso-8859-7', GREEK],
  ])('%s: %s', (encoding, text) => {
    const decoded = decodeText(encoded(text, encoding));
    expect(decoded).toMatchObject({ text, isGuessed: true });
  });
});

describe('an XML file is decoded as', () => {
  const xml = (encoding: string, text: string) => `<?xml version="1.0" encoding='${encoding}'?><quiz>${text}</quiz>`;

  test.each([
    ['windows-1251', RUSSIAN],
    ['KOI8-R', RUSSIAN],
    ['ISO-8859-2', POLISH],
    ['ISO-8859-1', GERMAN],
  ])('%s, which it declares', (encoding, text) => {
    const written = xml(encoding, text);
    expect(decodeText(encoded(written, encoding))).toEqual({ text: written, encoding });
  });

  test('UTF-8, which it is, whatever it declares', () => {
    const written = xml('windows-1251', RUSSIAN);
    expect(decodeText(utf8(written))).toEqual({ text: written, encoding: 'UTF-8' });
    expect(decodeText(utf8(xml('utf-16', 'plain'))).encoding).toBe('UTF-8');
  });

  test('UTF-8 with a letter that is broken', () => {
    const broken = Buffer.concat([Buffer.from(`<?xml version="1.0"?>${RUSSIAN}`), Buffer.from([0xd0, 0x20])]);
    expect(decodeText(broken)).toEqual({
      text: `<?xml version="1.0"?>${RUSSIAN}\ufffd `,
      encoding: 'UTF-8',
      isGuessed: true,
    });
  });

  test('UTF-16 without a byte order mark', () => {
    const written = xml('UTF-16', RUSSIAN);
    expect(decodeText(Buffer.from(written, 'utf16le'))).toEqual({ text: written, encoding: 'UTF-16' });
    expect(decodeText(Buffer.from(written, 'utf16le').swap16())).toEqual({ text: written, encoding: 'UTF-16' });
  });

  test('what it looks like, if it declares UTF-8 and is not, or an encoding that nobody knows', () => {
    for (const encoding of ['utf-8', 'x-teacher'])
      expect(decodeText(encoded(xml(encoding, RUSSIAN), 'windows-1251'))).toMatchObject({
        text: xml(encoding, RUSSIAN),
        isGuessed: true,
      });
  });
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
