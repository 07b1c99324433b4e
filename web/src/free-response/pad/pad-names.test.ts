import { describe, expect, test } from 'vitest';
import { labelOf, offeredNames, shiftedNames, type LabelPlace } from './pad-names';

const NAMES = [
  'D',
  'S',
  'S + Tax',
  'MR',
  'ATC',
  'PPC',
  'QE',
  'QT',
  'PE',
  'PB',
  'PS',
  'CS',
  'DWL',
  'E',
  'Price',
  'Quantity',
  'ζ',
];

describe('the names offered', () => {
  test.each<[LabelPlace, string[]]>([
    ['curve', ['D', 'S', 'S + Tax', 'MR', 'ATC', 'PPC', 'ζ']],
    ['level', ['D', 'S', 'S + Tax', 'MR', 'ATC', 'PPC', 'PE', 'PB', 'PS', 'ζ']],
    ['upright', ['D', 'S', 'S + Tax', 'MR', 'ATC', 'PPC', 'QE', 'QT', 'ζ']],
    ['area', ['PS', 'CS', 'DWL', 'ζ']],
    ['point', ['E', 'ζ']],
    ['x-axis', ['Price', 'Quantity', 'ζ']],
    ['x-mark', ['QE', 'QT', 'ζ']],
    ['y-mark', ['PE', 'PB', 'PS', 'ζ']],
  ])('for %s', (place, expected) => {
    expect(offeredNames(NAMES, place, [])).toEqual(expected);
  });

  test.each<[LabelPlace, string[]]>([
    ['curve', ['L1', 'L2', 'line of equality', 'Japan']],
    ['level', ['L1', 'L2', 'line of equality', 'Japan', '40%']],
    ['x-mark', ['40%']],
    ['y-axis', ['Percent of income']],
    ['point', ['E', 'A', 'B']],
  ])('for %s, where the question asks for curves that look like other names', (place, expected) => {
    const names = ['L1', 'L2', 'line of equality', 'Japan', '40%', 'Percent of income'];
    expect(offeredNames(names, place, [], ['L1', 'L2', 'Japan'])).toEqual(expected);
  });

  test('put those that are used last', () => {
    expect(offeredNames(['QE', 'QT'], 'x-mark', ['QE'])).toEqual(['QT', 'QE']);
  });

  test('are the usual ones where the question has none', () => {
    expect(offeredNames([], 'x-mark', [])).toEqual(['Q1', 'Q2']);
    expect(offeredNames(['D'], 'y-axis', [])).toEqual(['Price']);
    expect(offeredNames(['Q1'], 'y-mark', [])).toEqual(['P1', 'P2']);
  });

  test('are none where the question asks for numbers', () => {
    expect(offeredNames(['PPC', 'Corn', 'F'], 'x-mark', [])).toEqual([]);
    expect(offeredNames(['PPC', 'Corn', 'F'], 'y-mark', [])).toEqual([]);
  });
});

test.each([
  ['D', ['S'], ['D1', 'D2']],
  ['D', ['D', 'D2'], ['D1', 'D3']],
  ['D1', ['D1'], ['D1', 'D2']],
  ['MC_1', ['MC_1'], ['MC_1', 'MC2']],
  ['', [''], ['', '']],
])('a shift of %j beside %j gives %j', (label, taken, names) => {
  expect(shiftedNames(label, taken)).toEqual(names);
});

test('a typed label has no space in front and fits into a document', () => {
  expect(labelOf(`  Price  of ${'x'.repeat(60)}`)).toBe(`Price of ${'x'.repeat(31)}`);
});
