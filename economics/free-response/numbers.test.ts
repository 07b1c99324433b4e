import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NumberPart } from './free-response';
import { decimal } from '../numbers';
import { readNumber, scoreNumber, withUnit, workedOut, writtenInFull } from './numbers';

const part = (point: Partial<NumberPart['point']>, unit = '$'): NumberPart => ({
  kind: 'number',
  id: 'b',
  text: '<p>Calculate the deadweight loss.</p>',
  topic: 42,
  solution: '',
  unit,
  point: {
    id: 'b-1',
    text: 'The deadweight loss is ½ × (60 − 40) × $6 = $60.',
    value: 60,
    workRequired: true,
    tolerance: 0.01,
    mistakes: [{ value: 120, misconception: 'triangle-as-rectangle', why: 'The area is a triangle: divide by 2.' }],
    ...point,
  },
});

const none = { numbers: {}, choices: {} };

const stateOf = (work: string, { point = {}, unit = '$', own = none } = {}) =>
  scoreNumber(part(point, unit), work, own).state;

describe('a calculation that earns its point', () => {
  test.each([
    '1/2 * (60 - 40) * $6',
    '1/2 * (60 - 40) * $6 = $60',
    '0.5×20×6 = 60',
    '½ × 20 × 6',
    '½(20)(6) = 60',
    '1/2(60 – 40)(8 − 2) = 1/2 × 20 × 6 = $60.00',
    '(20 x 6) ÷ 2 = 60',
    '20 · 6 / 2',
    '(60 - 40)6/2',
    '[60 − 40] × 6 ÷ 2',
    'DWL = ½ × base × height = ½ × 20 × 6 = 60',
    'Answer: 120/2 = 60',
    '20 rides × $6 per ride / 2 = 60 dollars',
    '20 rides x $6/ride ÷ 2',
    '1,200 / 20 = 60',
    '2½ × 24',
    '20 × 3 =',
    '181/3 = 60.33 ≈ 60',
    '-(−120)/2',
    '100 − Q = Q − 20, Q = 60',
    '2Q = 100 + 20 = 120; Q = 60',
    '2Q = 120, so Q = 60',
    // One equation runs on into the next.
    '20 × 6 = 120 / 2 = 60',
    '40 × 3 = 120 ÷ 2 = 60',
    '20+100 = 120/2',
    // Letters before the numbers, with and without signs between them.
    'DWL = 1/2bh = 1/2(20)(6) = 60',
    'DWL=½bh=½·20·6',
    'A = (b × h)/2 = (20 × 6)/2 = 60',
    'TR = P*Q = 3*20 = 60',
    'P* = 20, Q* = 3, 20 × 3 = 60',
    'Area = ½(Q2 − Q1)(P2 − P1) = ½(60−40)(8−2)',
    'The deadweight loss is 1/2 × 20 × 6',
    'the area 1/2 × 20 × 6',
    'DWL: 1/2 × 20 × 6 = 60',
    'b) 120/2 = 60',
    '(b) 120 / 2',
    // Statements, in any of the ways in which one follows the other.
    'P = 20\nQ = 3\n20 × 3 = 60',
    'base 20; height 6; 20×6/2 = 60',
    '20*6 = 120 then 120/2 = 60',
    '20*6 = 120 → 120/2 = 60',
    '120/2 = 60, so there is a deadweight loss',
    '120/2 = 60. The triangle is lost.',
    '120/2 is 60',
    '120/2 = 60, not 120',
    '60 because 120/2 = 60',
    // Numbers as they are written.
    '12¼ × 4 + 11',
    '12 1/4 × 4 + 11',
    '0.06k × 1',
    '60,000 / 1k',
    '$0.00006M × 1 × 1000 × 0.001',
    '|−120| / 2',
    '|20 − 140| ÷ 2',
    '20 times 6 over 2',
    '120 divided by 2 = 60 → 120/2',
    '50% of 120',
    '20 rides/day × $6/ride ÷ 2',
    '(20)(6)(.5)',
    '4² × 4 − 4',
    '20X6/2',
    '10hrs × 12lbs ÷ 2',
    '5hr × 12 oz',
    '3yrs × 20kgs',
    '0,5 × 20 × 6 = 60',
    'half of 20*6 = half of 120 = 60',
    '20*6/2 = 60. Check: 120 − 60 = 60.',
    '120 − 60 ∴ $60',
    '60 000 / 1 000',
    '360/6 = 60.000...',
    '90 mi. − 30 mi. = 60 mi.',
    '(130-100)/1 ÷ (12-10)/4 = 30/.5 = 60',
    'At Q = 20, the triangle has (20 × 6)/2 = $60 per week.',
    'The cost of 1 ticket = 120/2 = 60',
    '1 ticket = 120/2 rides = 60 rides',
    '120C/2S = 60C',
    '8×2=16 44+16=60',
    '(20 times 6) divided by 2 is 60',
    '\\frac{1}{2}(20)(6)=60',
    '1/2(20)(6',
    '((20*6)/2)) = 60 ✅',
    '1) 60-40 = 20\n2) 8-2 = 6\n3) 20*6*.5 = 60',
    '60 because (60-40)*(8-2) is 120 and half is 60',
    'rectangle 10*5=50 triangle .5*4*5=10 total 60',
    '30 @ $2 = $60',
    'plug P=20 into supply: 20+2(20) = 20+40 = 60 units',
    'try Q=60: 100-60=40 and 40=40, Q = 60',
    '10×3=30 + 10×3=30 → 60',
    '2 triangles: 2 × ½×6×10 = 60',
    'TR 600, wages 360, FC 180: 600-360-180=60',
    'MSC-MPC=$90-$30=$60 at Q=50',
    '  20\n+18\n+22\n-----\n  60',
    'I did 20 times 6 and then cut it in half and got 60',
    'avg of 20 and 40 is 30, 30 × $2 = $60',
    '40 − 100 = −60, a loss of $60',
    '|40 − 100| = |−60| = 60',
    '(80-20)/10 / (12-10)/20 = 60',
  ])('%s', (work) => expect(stateOf(work)).toBe('earned'));
});

describe('a calculation that does not earn its point', () => {
  test.each([
    ['', 'No number was entered.'],
    ['   ', 'No number was entered.'],
    ['sixty', 'There is no number in the answer.'],
    ['P × Q', 'There is no number in the answer.'],
    ['20 × × 6', 'The calculation cannot be read. Use numbers, + − × ÷, and parentheses.'],
    ['20 6', 'The calculation cannot be read. Use numbers, + − × ÷, and parentheses.'],
    ['1/0', 'The calculation cannot be read. Use numbers, + − × ÷, and parentheses.'],
    ['60', 'The number is right, but the work is missing.'],
    ['DWL = $60', 'The number is right, but the work is missing.'],
    ['P2 × Q2 = 60', 'The number is right, but the work is missing.'],
    ['20 × 6 = 120', 'The area is a triangle: divide by 2.'],
    ['20 × 6 ÷ 2 = 70', '20 × 6 ÷ 2 is 60, not 70.'],
    ['20 × 5 ÷ 2 = 60', '20 × 5 ÷ 2 is 50, not 60.'],
    ['20 × 2', 'The answer is $60, not $40.'],
    ['20 × 3 = 50, 60', '20 × 3 is 60, not 50.'],
    ['20 × 6 = 110 / 2 = 55', '20 × 6 is 120, not 110 / 2.'],
    ['120/2 = 60 or 120', 'The calculation cannot be read. Use numbers, + − × ÷, and parentheses.'],
    ['not 60', 'There is no number in the answer.'],
    ['CS = 1/2 b h = 60', 'The number is right, but the work is missing.'],
    ['60, found where Q = 20', 'The number is right, but the work is missing.'],
    ['70 dollars = 20 × 6 / 2', '70 dollars is 70, not 20 × 6 / 2.'],
    ['2 rides = 120/2 = 60', '2 rides is 2, not 120/2.'],
    ['120 ÷ 2 × 2 = 120', 'The area is a triangle: divide by 2.'],
    ['10 × 5 is 60', '10 × 5 is 50, not 60.'],
    ['60/2 = 30 × 2 × 2 = 120', 'The area is a triangle: divide by 2.'],
    ['−60 × 1', 'The answer is $60, not −$60.'],
  ])('%s: %s', (work, reason) => {
    expect(scoreNumber(part({}), work, none)).toMatchObject({ state: 'missed', reason });
  });

  test('a known mistake names its misconception', () => {
    expect(scoreNumber(part({}), '20 × 6', none).misconception).toBe('triangle-as-rectangle');
  });

  test.each(['(', ')', '=', '9'.repeat(60), '('.repeat(60), '9^9^9^9', '$', '%', 'this', '"a"', '[1', '1;2', 'x=>x'])(
    '%s does not throw',
    (work) => expect(stateOf(work)).toBe('missed'),
  );
});

describe('the tolerance', () => {
  test.each([
    ['60.6 × 1', 'earned'],
    ['60.7 × 1', 'missed'],
    ['59.4 × 1', 'earned'],
    ['59.3 × 1', 'missed'],
  ])('%s is %s with one percent', (work, state) => expect(stateOf(work)).toBe(state));

  test('a value of 0 has to be met', () => {
    expect(stateOf('20 − 20', { point: { value: 0 } })).toBe('earned');
    expect(stateOf('20 − 19.9', { point: { value: 0 } })).toBe('missed');
  });
});

describe('percentages', () => {
  const growth = { point: { value: 25, mistakes: [] }, unit: '%' };

  test.each(['(10 − 8)/8', '2/8 = 0.25', '2/8 = 0.25 = 25%', '2/8 × 100', '2/8 × 100 = 25%', '(10-8)/8 × 100% = 25%'])(
    'with the unit percent, %s is 25',
    (work) => expect(scoreNumber(part(growth.point, '%'), work, none)).toMatchObject({ state: 'earned', value: 25 }),
  );

  test('without the unit percent, 25% is a quarter', () => {
    expect(stateOf('2/8 = 25%', { point: { value: 0.25 }, unit: '' })).toBe('earned');
  });
});

describe('a number that follows from earlier parts', () => {
  const revenue = { value: 80, follows: 'b_i * c', mistakes: [] };

  test('is consistent with the student’s own numbers', () => {
    expect(scoreNumber(part(revenue), '2 × 50 = 100', { ...none, numbers: { 'b-i': 2, c: 50 } })).toEqual({
      state: 'earned',
      reason: '$100 is consistent with your earlier answer.',
      value: 100,
      misconception: null,
    });
  });

  test.each([
    ['2 × 40', { 'b-i': 2, c: 50 }, '$80 is right.'],
    ['2 × 40', {}, '$80 is right.'],
    ['2 × 40', { 'b-i': 2, c: 40 }, '$80 is right.'],
    ['2 × 50', { 'b-i': 2 }, 'The answer is $80, not $100.'],
    ['2 × 60', { 'b-i': 2, c: 50 }, 'From your earlier answer it would be $100, not $120.'],
    ['100', { 'b-i': 2, c: 50 }, 'The number is consistent with your earlier answer, but the work is missing.'],
  ])('%s with %j: %s', (work, numbers, reason) =>
    expect(scoreNumber(part(revenue), work, { ...none, numbers }).reason).toBe(reason),
  );
});

test('other right values earn the point', () => {
  const elasticity = { value: -2, also: [2, -1.8], mistakes: [] };
  for (const work of ['−20/10', '20/10', '−18/10'])
    expect(stateOf(work, { point: elasticity, unit: '' })).toBe('earned');
  expect(stateOf('18/10', { point: elasticity, unit: '' })).toBe('missed');
});

test('the number alone is enough where no work is asked for', () => {
  expect(stateOf('$60', { point: { workRequired: false } })).toBe('earned');
});

test.each([
  ['800k − 770k = 30k', 'thousand barrels'],
  ['160,000 − 130,000 = $30,000', 'thousand dollars'],
  ['160 − 130 = $30k', 'thousand dollars'],
  ['160 − 130 = 30 million', 'million dollars'],
])('%s is 30 in the unit %s', (work, unit) =>
  expect(stateOf(work, { point: { value: 30, mistakes: [] }, unit })).toBe('earned'),
);

test.each([
  ['10S = 15C so S = 1.5C', 'earned'],
  ['20S = 30C\nS = 1.5C', 'earned'],
  ['10 soybeans : 15 corn → 1 : 1.5', 'earned'],
  ['10 soybeans : 15 corn, 1 soybean : 1.5 corn', 'earned'],
  ['10 soybeans : 15 corn, 1.5 soybeans : 1 corn', 'missed'],
  ['10S = 15C', 'missed'],
])('the exchange %s is %s for 1.5 corn', (work, state) =>
  expect(stateOf(work, { point: { value: 1.5, mistakes: [] }, unit: 'corn' })).toBe(state),
);

test.each([
  ['50,000 − 55,000 = (5,000)', -5000],
  ['50,000 − 55,000 = −5,000', -5000],
])('%s is a negative number', (work, value) =>
  expect(stateOf(work, { point: { value, mistakes: [] } })).toBe('earned'),
);

test('a size behind a negative number may be meant with its sign or without it', () => {
  expect(
    stateOf('300 − 500 = −200, so a shortage of 200', { point: { value: 200, mistakes: [] }, unit: 'units' }),
  ).toBe('earned');
  expect(stateOf('12(−.5) = −6, so Qd falls by 6%', { point: { value: -6, mistakes: [] }, unit: '%' })).toBe('earned');
  expect(stateOf('500 − 300 = 200', { point: { value: -200, mistakes: [] }, unit: 'units' })).toBe('missed');
});

test('the first side of a rate is one of the other goods', () => {
  const fish = { point: { value: 2 / 3, mistakes: [] }, unit: 'fish' };
  expect(stateOf('1 coconut = 4/6 fish = 2/3 fish', fish)).toBe('earned');
  expect(stateOf('2 fish = 4/6', fish)).toBe('missed');
});

test('a unit of words follows the number', () => {
  const rides = part({ value: 40, mistakes: [] }, 'rides');
  expect(scoreNumber(rides, '60 − 20 = 40 rides', none).reason).toBe('40 rides is right.');
});

test.each([
  ['60 − 20 = 40 e-bikes', 'e-bike'],
  ['60 − 20 = 40 h', 'h'],
  ['2 h × 20 = 40 h', 'h'],
])('%s earns its point where the unit is %s', (work, unit) => {
  expect(stateOf(work, { point: { value: 40, mistakes: [] }, unit })).toBe('earned');
});

test.each([
  ['½ × 20 × 6', '$', '$60'],
  ['12 / 3', 'rides', '4 rides'],
  ['10 / 40', '%', '0.25'],
  ['60', '$', null],
  ['½ × 20 = 10', '$', null],
  ['20 *', '$', 'unreadable'],
  ['20 × 6\n120 / 2', '$', '$60'],
  ['60×3000 = 180000/2', '$', '$90,000'],
  ['', '$', null],
])('%j in %s comes to %s', (work, unit, value) => expect(workedOut(work, unit)).toBe(value));

test('no random text makes the scoring throw, or earns the point', () => {
  const letters = fc.constantFrom(...'0123456789.,+-−*/×÷^()[]{}= %$½¼xXab"\'|!<>?:;&~@#\\ \n');
  const works = fc.oneof(fc.string({ unit: letters, maxLength: 200 }), fc.string({ maxLength: 200, unit: 'binary' }));
  fc.assert(
    fc.property(works, (work) => {
      const asked = part({ value: 7919.37, tolerance: 0, follows: 'a * 2' });
      const { state, value } = scoreNumber(asked, work, { ...none, numbers: { a: 4321.7 } });
      expect(state).toBe('missed');
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** A calculation with its value, written as students do. */
const calculation: fc.Arbitrary<readonly [text: string, value: number]> = fc.letrec<{
  sum: readonly [string, number];
  product: readonly [string, number];
  number: readonly [string, number];
}>((tie) => ({
  number: fc.integer({ min: 1, max: 5_000 }).map((value) => [value.toLocaleString('en-US'), value] as const), // a pair
  product: fc.oneof(
    { depthSize: 'small' },
    tie('number'),
    fc
      .tuple(tie('number'), tie('product'), fc.constantFrom(' × ', '*', ' x ', ' · '))
      .map(([[a, x], [b, y], times]) => [`${a}${times}${b}`, x * y] as const),
    fc
      .tuple(tie('sum'), tie('number'), fc.constantFrom(' ÷ ', '/'))
      .map(([[a, x], [b, y], by]) => [`(${a})${by}${b}`, x / y] as const),
  ),
  sum: fc.oneof(
    { depthSize: 'small' },
    tie('product'),
    fc
      .tuple(tie('product'), tie('product'), fc.constantFrom(' + ', '+'))
      .map(([[a, x], [b, y], plus]) => [`${a}${plus}${b}`, x + y] as const),
  ),
})).sum;

test('a calculation written in any of the usual ways has its value', () => {
  fc.assert(
    fc.property(calculation, ([text, value]) => {
      fc.pre(value < 1e12);
      expect(
        scoreNumber(part({ value, mistakes: [], workRequired: false, tolerance: 1e-6 }), text, none),
      ).toMatchObject({
        state: 'earned',
      });
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['60', '$', 60],
  ['$1,250.50', '$', 1250.5],
  ['−4', '', -4],
  ['½ × 20 × 6', 'units', 60],
  ['Revenue = 3 × 4 = 12', '$', 12],
  ['20 rides', 'rides', 20],
  ['25%', '%', 25],
  ['25', '%', 25],
  ['25%', '', 0.25],
  ['2/3', '', 2 / 3],
  ['5 h', 'h', 5],
  ['5h', 'h', 5],
  ['5\u00a0h', 'h', 5],
  ['½ h', 'h', 0.5],
  ['2 × 3 h', 'h', 6],
  ['2 h × 3 = 6 h', 'h', 6],
  ['1 hour', 'hours', 1],
  ['1 e-bike', 'e-bikes', 1],
  ['5 e-bikes', 'e-bike', 5],
  ['5 Megawatt-hours', 'megawatt-hour', 5],
  ['1 kWh/m²', 'kWh/m²', 1],
  ['5 H', 'h', null],
  ['5 hs', 'h', 5],
  ['5 M', 'm', null],
  ['5 hours', 'hour', 5],
  ['5 Hours', 'hours', 5],
  ['5 km/h', 'km/h', 5],
  ['5 units per hour', 'units per hour', 5],
  ['$5/h', '$/h', 5],
  ['5 $/h', '$/h', 5],
  ['5/h', '$/h', 5],
  ['$5 per hour', '$ per hour', 5],
  ['5 m²', 'm²', 5],
  ['5 m^2', 'm²', 5],
  ['5 m2', 'm²', 5],
  ['5 ft²', 'ft²', 5],
  ['5 m^2', 'm^2', 5],
  ['€5', '€', 5],
  ['5 €', '€', 5],
  ['−€5', '€', -5],
  ['5$', '$', 5],
  ['$ 5', '$', 5],
  ['-$5', '$', -5],
  ['$−5', '$', -5],
  ['5 dollars', '$', 5],
  ['5 USD', '$', 5],
  ['25 %', '%', 25],
  ['25 percent', '%', 25],
  ['25 percent', '', 0.25],
  ['20 % × 150', '', 30],
  ['½%', '%', 0.5],
  ['7%', '%', 7],
  ['(10 − 8)/8 × 100%', '%', 25],
  ['100% − 25%', '%', 75],
  ['1¼', '', 1.25],
  ['+5', '', 5],
  ['5.', '', 5],
  ['.5', '', 0.5],
  ['1,000', '', 1000],
  ['1.000', '', 1],
  ['5 million', '', 5e6],
  ['$1.5 billion', '$', 1.5e9],
  ['5 million', 'million dollars', 5],
  ['5 thousand dollars', 'thousand dollars', 5],
  ['1/2 million', '', 5e5],
  ['2 dozen', 'eggs', 24],
  ['2 dozen', 'dozen', 2],
  ['50 cents', '$', 0.5],
  ['3 × 50¢', '$', 1.5],
  ['50 cents', 'cents', 50],
  ['50¢', '$', 0.5],
  ['３', '', null],
  ['3,5', '', null],
  ['0,500', '', null],
  ['1.000,500', '', null],
  ['1234,567', '', null],
  ['1 1/3', '', 4 / 3],
  ['5²', '', 25],
  ['5 h', 'min', null],
  ['5 h', '', null],
  ['5 k', '$', 5000],
  ['5 x', 'h', null],
  ['h 5', 'h', null],
  ['€5', '$', null],
  ['5 %', 'h', 0.05],
  ['9'.repeat(400), '', null],
  ['NaN', '', null],
  ['Infinity', '', null],
  ['', '$', null],
  ['P × Q', '$', null],
  ['12 +', '$', null],
  ['1/0', '$', null],
])('%j typed for a number in %j is read as %s', (work, unit, value) => {
  expect(readNumber(work, unit)).toBe(value);
});

test('every number is read back from its digits, in every unit', () => {
  const units = fc.constantFrom('', '$', '%', 'h', '$/h', 'm²', 'rides', 'million dollars');
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), units, (value, unit) => {
      expect(readNumber(decimal(value), unit)).toBe(value + 0);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [0.125, '$', '$0.13', '$0.125'],
  [3.5, '$', '$3.50', '$3.50'],
  [0.125, '%', '0.13%', '0.125%'],
  [0.001, 'tons', '0 tons', '0.001 tons'],
  [1234.5, '', '1,234.5', '1,234.5'],
])('%d in %j is %s where a score is explained, and %s in full', (value, unit, rounded, full) => {
  expect([withUnit(value, unit), writtenInFull(value, unit)]).toEqual([rounded, full]);
});

describe('an answer with what it is compared with, or exchanged for', () => {
  test.each<[string, number, string, string]>([
    ['25%/10% = 2.5 > 1, elastic', 2.5, '', 'earned'],
    ['25/10 = 2.5 > 1 so it is elastic', 2.5, '', 'earned'],
    ['1 < 25/10 = 2.5', 2.5, '', 'earned'],
    ['|−25%/10%| = 2.5', 2.5, '', 'earned'],
    ['%ΔQ/%ΔP = 25/10', 2.5, '', 'earned'],
    ['10S = 15C, 1S = 1.5C', 1.5, '', 'earned'],
    ['10 shirts = 15 cakes; 1 shirt = 1.5 cakes', 1.5, 'cakes', 'earned'],
    ['10 shirts = 15 cakes, so 15/10 = 1.5 cakes', 1.5, 'cakes', 'earned'],
    ['1S = 1.5C', 1.5, '', 'missed'],
    ['10S = 15C, 1S = 2C', 1.5, '', 'missed'],
    ['1.5 > 1', 2.5, '', 'missed'],
  ])('%s for %d %s is %s', (work, value, unit, state) => {
    expect(stateOf(work, { point: { value, mistakes: [] }, unit })).toBe(state);
  });
});
