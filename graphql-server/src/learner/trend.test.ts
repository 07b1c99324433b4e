import { describe, expect, it } from 'vitest';
import { TREND_DAYS, TREND_FROM, trendOf } from './trend';

const point = (tDays: number, estimate: number) => ({ tDays, estimate });
const NOW = 100;

describe('a trend', () => {
  it.each([
    ['steady just below the line', 0.5 + TREND_FROM - 0.001, 'steady'],
    ['rising from the line on', 0.5 + TREND_FROM, 'rising'],
    ['steady as far down', 0.5 - TREND_FROM + 0.001, 'steady'],
    ['falling from there on', 0.5 - TREND_FROM - 1e-12, 'falling'],
  ])('is %s', (_what, now, expected) => {
    expect(trendOf([point(99, 0.5), point(99.5, 0.9)], point(NOW, now))).toBe(expected);
  });

  it('looks back fourteen days and no further', () => {
    const now = point(NOW, 0.6);
    const lately = point(98, 0.6);
    expect(trendOf([point(NOW - TREND_DAYS, 0.4), lately], now)).toBe('rising');
    expect(trendOf([point(NOW - TREND_DAYS - 0.01, 0.4), point(95, 0.6), lately], now)).toBe('steady');
  });

  it('compares with the point before where the last fortnight has one, and with the last where it has none', () => {
    expect(trendOf([point(50, 0.4), point(99, 0.6)], point(NOW, 0.6))).toBe('rising');
    expect(trendOf([point(20, 0.2), point(50, 0.8)], point(NOW, 0.6))).toBe('falling');
    expect(trendOf([point(99, 0.6)], point(NOW, 0.6))).toBe('steady');
    expect(trendOf([], point(NOW, 0.6))).toBe('steady');
  });
});
