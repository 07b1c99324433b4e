import { describe, expect, it } from 'vitest';
import { calendarIn, formatDay, isZone, parseDay, weekdayOf } from './day';

describe('a calendar day', () => {
  it.each([
    ['1970-01-01', 0, 4],
    ['2027-02-28', 20_877, 0],
    ['2028-02-29', 21_243, 2],
    ['2027-05-07', 20_945, 5],
  ])('%s is day %i and weekday %i', (text, day, weekday) => {
    expect(parseDay(text)).toBe(day);
    expect(formatDay(day)).toBe(text);
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each(['2027-02-29', '2027-04-31', '2027-13-01', '2027-5-7', '27-05-07', '2027-05-07T00:00', 'tomorrow', ''])(
    'is not read from "%s"',
    (text) => expect(parseDay(text)).toBeNull(),
  );

  it('has a weekday before 1970 too', () => {
    expect(weekdayOf(-1)).toBe(3);
    expect(weekdayOf(-5)).toBe(6);
  });

  it.each([
    ['America/New_York', '2027-05-07T03:59:59Z', '2027-05-06'],
    ['America/New_York', '2027-05-07T04:00:00Z', '2027-05-07'],
    ['Pacific/Kiritimati', '2027-05-06T10:00:00Z', '2027-05-07'],
    ['Pacific/Pago_Pago', '2027-05-07T10:59:00Z', '2027-05-06'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    // The night in which clocks go forward has no 2:30, and the one in which they go back has it twice.
    ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-13'],
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
    ['America/New_York', '2027-11-08T04:59:59Z', '2027-11-07'],
    ['America/New_York', '2027-11-08T05:00:00Z', '2027-11-08'],
  ])('in %s at %s is %s', (zone, time, day) => {
    expect(formatDay(calendarIn(zone)(new Date(time)))).toBe(day);
  });

  it.each([
    ['UTC', true],
    ['Europe/Berlin', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('knows whether "%s" is a time zone', (zone, isKnown) => expect(isZone(zone)).toBe(isKnown));
});
