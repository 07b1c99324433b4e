import { describe, expect, test } from 'vitest';
import { LogError, readLog } from './log';

test('reads user, item, skill, correct and timestamp, in any order and under their usual names', () => {
  const text =
    '\uFEFFTimestamp,student_id,"Problem ID",KC,is_correct\r\n2,ann,"7, part ""b""",taxes,1\r\n\r\n3.5,bo,8,,0';
  expect(() => readLog(text)).toThrow('Line 4: "skill" is empty.');
  expect(readLog(text.replace('8,,0', '8,tariffs,FALSE'))).toEqual([
    { user: 'ann', item: '7, part "b"', topic: 'taxes', type: '', correct: true, tDays: 2 },
    { user: 'bo', item: '8', topic: 'tariffs', type: '', correct: false, tDays: 3.5 },
  ]);
});

test.each([
  ['a date', '1970-01-03T12:00:00Z', 2.5],
  ['seconds since 1970', '1728000000', 20_000],
  ['milliseconds since 1970', '1728000000000', 20_000],
  ['days', '12.25', 12.25],
])('a timestamp may be %s', (_, timestamp, days) => {
  expect(readLog(`user,item,skill,correct,timestamp,type\nu,i,s,1,${timestamp},graph`)).toMatchObject([
    { tDays: days, type: 'graph' },
  ]);
});

describe('says what is wrong, and where', () => {
  const header = 'user,item,skill,correct,timestamp';
  test.each([
    ['user,item,correct,timestamp\n', 'Line 1: no column "skill"'],
    [`${header}\nu,i,s,1,5\nu,i,s,maybe,5`, 'Line 3: "correct" is "maybe"; it is 1 or 0.'],
    [`${header}\nu,i,s,1,soon`, 'Line 2: "soon" is no time.'],
    [`${header}\nu,i,s,1`, 'Line 2: "timestamp" is empty.'],
    [header, 'There are no answers in this file.'],
  ])('%j', (text, message) => {
    expect(() => readLog(text)).toThrow(LogError);
    expect(() => readLog(text)).toThrow(message);
  });
});
