import { describe, expect, test } from 'vitest';
import { decodeLog, LogError, readLog } from './log';

const HEADER = 'user,item,skill,correct,timestamp';
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

test('reads user, item, skill, correct and timestamp, in any order and under their usual names', () => {
  const text =
    '\uFEFFTimestamp,student_id,"Problem ID",KC,is_correct\r\n2,ann,"7, part ""b""",taxes,1\r\n\r\n3.5,bo,8,,0';
  expect(() => readLog(text)).toThrow('Line 4: "skill" is empty.');
  expect(readLog(text.replace('8,,0', '8,tariffs,FALSE'))).toEqual([
    { user: 'ann', item: '7, part "b"', topic: 'taxes', type: '', correct: true, tDays: 2 },
    { user: 'bo', item: '8', topic: 'tariffs', type: '', correct: false, tDays: 3.5 },
  ]);
});

describe('the time of an answer', () => {
  const timeOf = (timestamp: string) =>
    readLog(`user,item,skill,correct,timestamp,type\nu,i,s,1,${timestamp},graph`)[0]?.tDays;

  test.each([
    ['a date', '1970-01-03', 2],
    ['a date and time', '1970-01-03T12:00:00Z', 2.5],
    ['a time with a space, and no offset, which is UTC', '1970-01-03 12:00', 2.5],
    ['a time as databases print it', '1970-01-03 12:00:00.123456+00', 2.5 + 0.123 / 86_400],
    ['a time that says UTC', '1970-01-03 12:00:00 UTC', 2.5],
    ['a time with an offset', '1970-01-03T12:00:00+05:30', 2.5 - 5.5 / 24],
    ['a time with an offset without a colon', '1970-01-03T12:00:00-0800', 2.5 + 8 / 24],
    ['a February 29 that there was', '1972-02-29', 789],
    ['seconds since 1970', '1728000000', 20_000],
    ['milliseconds since 1970', '1728000000000', 20_000],
    ['microseconds since 1970', '1728000000000000', 20_000],
    ['nanoseconds since 1970', '1728000000000000000', 20_000],
    ['seconds with a fraction', '1728000000.000', 20_000],
    ['days', '12.25', 12.25],
  ])('may be %s', (_, timestamp, days) => {
    expect(timeOf(timestamp)).toBeCloseTo(days, 9);
  });

  test.each([
    'soon',
    '2023-02-29T00:00:00Z',
    '2023-02-30',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-01-01T25:00:00Z',
    '2023-01-01T12:60:00Z',
    '2023-01-01T12:00:61Z',
    '2023-01-01T12:00:00+25:00',
    '2023-01-01T12:00:00+15:00',
    '2023-01-01T12:00:00+05:75',
    '2023-1-1',
    '11/28/2026',
    '28.11.2026',
    'Feb 30 2023',
    '20261128',
    '20261128120000',
    '9999999999999999999999',
    '1.7E+15',
    '0x65000000',
    '-5',
    'Infinity',
    '"1,700,000,000"',
  ])('is refused with its line where it is %s', (timestamp) => {
    expect(() => timeOf(timestamp)).toThrow(`Line 2: "${timestamp.replaceAll('"', '')}" is no time.`);
  });
});

const answers = (text: string) => readLog(text).map(({ user, item, tDays }) => `${user} ${item} ${tDays}`);

describe('a log as spreadsheets and databases save it', () => {
  test.each([
    ['semicolons, with decimal commas', `${HEADER.replaceAll(',', ';')}\nann;"1;2";s;1;2,5\n`],
    ['tabs', `${HEADER.replaceAll(',', '\t')}\nann\t1;2\ts\t1\t2.5\n`],
    ['bars', `${HEADER.replaceAll(',', '|')}\nann|1;2|s|1|2.5\n`],
    ['a line that names its separator', `sep=;\r\n${HEADER.replaceAll(',', ';')}\r\nann;"1;2";s;1;2,5\r\n`],
    ['empty lines, and a line of nothing but commas', `${HEADER}\n\nann,1;2,s,1,2.5\n,,,,\n\n`],
    ['the line ends of old Macs', `${HEADER}\rann,1;2,s,1,2.5\r`],
    ['empty cells past the last column', `${HEADER},\nann,1;2,s,1,2.5,,\n`],
  ])('is read with %s', (_, text) => {
    expect(answers(text)).toEqual(['ann 1;2 2.5']);
  });

  test.each([
    ['UTF-8', bytesOf(`${HEADER}\nJosé,1,s,1,2\n`)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${HEADER}\nJosé,1,s,1,2\n`)],
    ['UTF-16', bytesOf(`\ufeff${HEADER}\nJosé,1,s,1,2\n`, 'utf16le')],
    [
      'UTF-16 with the bytes swapped',
      bytesOf(`\ufeff${HEADER}\nJosé,1,s,1,2\n`, 'utf16le').map((_, at, all) => all[at ^ 1]!),
    ],
    ['UTF-16 without its mark', bytesOf(`${HEADER}\nJosé,1,s,1,2\n`, 'utf16le')],
    [
      'swapped UTF-16 without its mark',
      bytesOf(`${HEADER}\nJosé,1,s,1,2\n`, 'utf16le').map((_, at, all) => all[at ^ 1]!),
    ],
  ])('is read from %s', (_, bytes) => {
    expect(answers(decodeLog(bytes))).toEqual(['José 1 2']);
  });

  test('is refused with the line that is not in its encoding', () => {
    expect(() => decodeLog(bytesOf(`${HEADER}\nann,1,s,1,2\nJosé,1,s,1,2\n`, 'latin1'))).toThrow(
      new LogError('Line 3: this is not UTF-8. Save the file as UTF-8.'),
    );
    expect(() => decodeLog(bytesOf(`\ufeff${HEADER}\na`, 'utf16le').slice(0, -1))).toThrow(
      /^Line 2: this is not UTF-16LE/,
    );
  });

  test('has quoted line breaks and doubled quotes in its fields, and lines are counted as in the file', () => {
    const text = `${HEADER}\r\nann,"1\r\nsecond ""line""\r\nthird",s,1,2\r\nbo,2,s,1,3\r\n`;
    expect(answers(text)).toEqual(['ann 1\nsecond "line"\nthird 2', 'bo 2 3']);
    expect(() => readLog(text.replace('s,1,3', 's,1,late'))).toThrow('Line 5: "late" is no time.');
  });
});

describe('says what is wrong with a log, and where', () => {
  test.each([
    ['user,item,correct,timestamp\n', 'Line 1: no column "skill"'],
    [`${HEADER}\nu,i,s,1,5\nu,i,s,maybe,5`, 'Line 3: "correct" is "maybe"; it is 1 or 0.'],
    [`${HEADER}\nu,i,s,1`, 'Line 2: "timestamp" is empty.'],
    [`${HEADER}\nu,i,s,1,2,5`, 'Line 2: 6 values, but 5 columns are named.'],
    [`${HEADER}\nu,i,s,1,2\nu,"i,s,1,2\nu,i,s,1,2`, 'Line 3: Quoted field unterminated.'],
    [`${HEADER}\nu,"i"x,s,1,2`, 'Line 2: Trailing quote on quoted field is malformed.'],
    [`${HEADER}\nu,i\0,s,1,2`, 'Line 2: this is no text.'],
    [HEADER, 'There are no answers in this file.'],
    ['', 'Line 1: no column "user"'],
  ])('%j', (text, message) => {
    expect(() => readLog(text)).toThrow(LogError);
    expect(() => readLog(text)).toThrow(message);
  });
});
