import { describe, expect, it } from 'vitest';
import { bandsOf, summaryOf } from './record';

const said = (predicted: number, correct: boolean) => ({ predicted, correct });

describe('the record of predictions', () => {
  it('is the mean of what was said against the share that was right', () => {
    const summary = summaryOf([said(0.5, true), said(0.7, true), said(0.9, false), said(0.3, false)]);
    expect(summary).toEqual({ answers: 4, predicted: expect.closeTo(0.6), correct: 0.5 });
    expect(summaryOf([])).toBeNull();
  });

  it('comes in fifths, with a border in the upper one and certainty in the last, and none that is empty', () => {
    const bands = bandsOf([said(0.2, false), said(0.39, true), said(0.8, true), said(1, true)]);
    expect(bands.map(({ from, to, answers, correct }) => [from, to, answers, correct])).toEqual([
      [0.2, 0.4, 2, 0.5],
      [0.8, 1, 2, 1],
    ]);
    expect(bands[0]?.predicted).toBeCloseTo(0.295);
    expect(bandsOf([])).toEqual([]);
  });
});
