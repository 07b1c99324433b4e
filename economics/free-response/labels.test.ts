import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesAxis } from './axis-names';
import { isKnownLabel, namesIn, normalName, numberIn, writtenName } from './labels';
import { nameOnDrawing } from './name-on-drawing';
import { KNOWN_FORMS } from './roles';

test.each([
  ['P~E~', 'pe'],
  ['P_E', 'pe'],
  ['p e', 'pe'],
  ['Pₑ', 'pe'],
  ['P*', 'pe'],
  ['Q*', 'qe'],
  ['Demand', 'd'],
  ['Demand 1', 'd1'],
  ['D₂', 'd2'],
  ['D′', "d'"],
  ['D″', "d''"],
  ['AC', 'atc'],
  ['MFC', 'mrc'],
  ['PPF', 'ppc'],
  ['D_L', 'd'],
  ['Supply of labor', 's'],
  ['W*', 'we'],
  ['Minimum wage', 'wm'],
  ['Q_{M}', 'qm'],
  ['D − tax', 'dtax'],
  ['D-tax', 'dtax'],
  ['MPB', 'mpb'],
  ['MSB', 'msb'],
  ['MR curve', 'mr'],
  ['The demand curve', 'd'],
  ['M.C.', 'mc'],
  ['A.T.C', 'atc'],
  ['Average Total Costs', 'atc'],
  ['Avg total cost', 'atc'],
  ['MRP_L', 'mrp'],
  ['MFC_L', 'mrc'],
  ['MRP of labor', 'mrp'],
  ['SL', 's'],
  ['P_world', 'pw'],
  ['World price', 'pw'],
  ['Price of the world', 'pw'],
  ['P_tariff', 'pt'],
  ['Monopoly price', 'pm'],
  ["Monopolist's output", 'qm'],
  ['Quantity demanded', 'qd'],
  ['Q demanded', 'qd'],
  ['Equilibrium quantity', 'qe'],
  ['Equil. price', 'pe'],
  ['Socially optimal quantity', 'qs'],
  ['Min wage', 'wm'],
  ['Econ profit', 'profit'],
  ['Economic Profits', 'profit'],
  ["Gov't revenue", 'revenue'],
  ['Govt rev', 'revenue'],
  ['Line of perfect equality', 'equality'],
  ['45° line', 'equality'],
  ['45-degree line', 'equality'],
  ['Dead weight loss', 'dwl'],
  ['Consumer surplus', 'cs'],
  ['Consumers’ surplus', 'cs'],
  ['Long-run ATC', 'lratc'],
  ['Private marginal cost', 'mpc'],
  ['Production possibilities frontier', 'ppc'],
  ['New demand', "d'"],
  ['Original supply curve', 's'],
  ['Supply curve 2', 's2'],
  // One slip in a long word, which no other word is.
  ['marignal cost', 'mc'],
  ['Demmand', 'd'],
  ['equilibirum price', 'pe'],
  ['Deadwieght loss', 'dwl'],
  ['quality', 'quality'],
  // Numbers, times and policies in words.
  ['D #2', 'd2'],
  ['S two', 's2'],
  ['2nd demand curve', 'd2'],
  ['Q sub 1', 'q1'],
  ['Supply₂', 's2'],
  ['D after an increase in income', "d'"],
  ['Supply before the frost', 's'],
  ['S1 + tax', 'stax'],
  ['Supply with tax', 'stax'],
  ['demand after the tax', 'dtax'],
  ['Qs with tariff', 'qst'],
  ['quantity demanded with tariff', 'qdt'],
  ['labor demanded', 'ld'],
  ['price buyers pay', 'pb'],
  ['price received by sellers', 'ps'],
  ['Pworld', 'pw'],
  ['Social MC', 'msc'],
  ['MRPL', 'mrp'],
  ['DWL!', 'dwl'],
  ['Economic losses', 'loss'],
  ['Cons. surplus', 'cs'],
  ['point F', 'f'],
  ['π', 'profit'],
  ['Q¹', 'q1'],
  ['3rd PPC', 'ppc3'],
  ['After-tax Lorenz curve', "lorenz'"],
  ['45 degree line of perfect equality', 'equality'],
  ['Q_A', 'qa'],
  ['Q_Q', 'qq'],
  ['negative profit', 'loss'],
  // Words that say more than a role are not left out.
  ['Social demand', 'socialdemand'],
  ['Marginal curve', 'marginal'],
  ['Total', 'total'],
  ['Cost', 'cost'],
])('the label %s is the name %s', (label, name) => expect(normalName(label)).toBe(name));

test('a label says every name between its equals signs', () => {
  expect(namesIn('D = MR = AR = P')).toEqual(['d', 'mr', 'ar', 'p']);
  expect(namesIn('D (MB)')).toEqual(['d', 'mb']);
  expect(namesIn('Demand and MR')).toEqual(['d', 'mr']);
  expect(namesIn(' ')).toEqual([]);
  expect(namesIn('PM: $80')).toEqual(['pm', '$80']);
  expect(namesIn('PM $80')).toEqual(['pm']);
  expect(namesIn('P1 = $20')).toEqual(['p1', '$20']);
  expect(namesIn('Q(m)')).toEqual(['qm']);
  expect(namesIn('P (E)')).toEqual(['pe']);
  expect(namesIn('D (new)')).toEqual(["d'"]);
  expect(namesIn('MPC/Supply')).toEqual(['mpc', 's']);
  expect(namesIn('(0, 40)')).toEqual([]);
});

test('the name of an owner may stand before a role', () => {
  expect(namesIn("Ana's PPC")).toEqual(['anappc', 'ppc', 'ana']);
  expect(namesIn('U.S. supply')).toEqual(['uss', 's', 'us']);
  expect(namesIn('Corn S2')).toEqual(['corns2', 's2', 'corn']);
  expect(namesIn("Burger Barn's MRP")).toEqual(['burgerbarnmrp', 'mrp', 'burgerbarn']);
});

test('what a role is of may stand behind it', () => {
  expect(namesIn('Demand for coffee')).toEqual(['demandcoffee', 'd']);
  expect(namesIn('the MC of the firm')).toEqual(['mcfirm', 'mc']);
  expect(namesIn('Ana’s production possibilities frontier')).toEqual(['anappc', 'ppc', 'ana']);
  expect(namesIn('Loss in TR')).toContain('loss');
});

test.each([
  ['excess demand', 'd'],
  ['foreign supply', 's'],
  ['accounting profit', 'profit'],
  ['normal profit', 'profit'],
  ['loss of consumer surplus', 'loss'],
  ['average revenue product', 'mrp'],
  ['marginal cost of the market demand', 'mc'],
  ['world demand', 'd'],
  ['total supply cost', 's'],
  ['S − tax', 'stax'],
  ['PW - tariff', 'pwtariff'],
  ['Supply minus the tax', 'stax'],
  ['PW − T', 'pwt'],
])('“%s” does not say %s', (label, name) => expect(namesIn(label)).not.toContain(name));

test('a remark in brackets belongs to the name, or is one', () => {
  expect(namesIn('Variable cost (average)')).toEqual(['avc']);
  expect(namesIn('S (subsidized)')).toEqual(['ssubsidy']);
  expect(namesIn('Price (monopoly)')).toEqual(['pm']);
  expect(namesIn('Qd (ceiling)')).toContain('qd');
  expect(namesIn('Qso')).toEqual(['qs']);
  expect(namesIn('Q, supplied')).toEqual(['qs']);
  expect(namesIn('Q<sub>m</sub>')).toEqual(['qm']);
  expect(namesIn('D (2)')).toEqual(['d2']);
  expect(namesIn('S1 + $2 tax')).toEqual(['stax']);
  expect(namesIn('Supply w/ tax')).toEqual(['stax']);
  expect(namesIn('S-tax')).toEqual(['stax']);
  expect(namesIn('S - subsidy')).toEqual(['ssubsidy']);
  expect(namesIn('P(sellers) = 6')).toContain('ps');
});

test('what is drawn beside a name is no part of it', () => {
  expect(namesIn('MSB 😎')).toEqual(['msb']);
  expect(namesIn('MR ↘')).toEqual(['mr']);
  expect(namesIn('$Q_M$')).toEqual(['qm']);
  expect(namesIn('$80 PM')).toEqual(['pm']);
  expect(namesIn('Q_{S,T}')).toEqual(['qst']);
  expect(namesIn('pt. F (20, 80)')).toEqual(['f']);
  expect(namesIn('PT')).toEqual(['pt']);
  expect(namesIn('quota limit (300)')).toEqual(['quota']);
});

test.each<[wanted: string, labels: string[], used: string[], found: string | null]>([
  ['D', ['S', 'D'], [], 'd'],
  ['D', ['D1', 'S'], [], 'd1'],
  ['D', ['D0'], [], 'd0'],
  ['D', ['D2'], [], null],
  ['D', ["D'"], [], null],
  ['D', ['MB'], [], null],
  ['D | MB', ['MB'], [], 'mb'],
  ['D', ['D=MB'], [], 'd'],
  ['D', ['D', 'D1'], [], 'd'],
  // A rubric that numbers from 1 and students who number otherwise.
  ['D1', ['D1', 'D2'], ['d1', 'd2'], 'd1'],
  ['D2', ['D1', 'D2'], ['d1', 'd2'], 'd2'],
  ['D1', ['D', 'D1'], ['d1', 'd2'], 'd'],
  ['D2', ['D', 'D1'], ['d1', 'd2'], 'd1'],
  ['D1', ['D0', 'D1'], ['d1', 'd2'], 'd0'],
  ['D2', ['D0', 'D1'], ['d1', 'd2'], 'd1'],
  ['D1', ['D', "D'"], ['d1', 'd2'], 'd'],
  ['D2', ['D', "D'"], ['d1', 'd2'], "d'"],
  ['D1', ['D'], ['d1', 'd2'], 'd'],
  ['D2', ['D'], ['d1', 'd2'], null],
  ['D2', ['D1'], ['d1', 'd2'], null],
  ['D2', ['D'], ['d2'], null],
  ['D1', ['D2'], ['d1', 'd2'], null],
  ['D2', ['D2'], ['d1', 'd2'], 'd2'],
  // What stands beside it tells that a student counts from 0.
  ['D1', ['D1', 'S0'], ['d1', 'd2', 's1'], null],
  ['D2', ['D1', 'S0'], ['d1', 'd2', 's1'], 'd1'],
  ['D1', ['D', 'D1', 'S0'], ['d1', 'd2', 's1'], 'd'],
  ['D1', ['D1', 'D2', 'S0'], ['d1', 'd2', 's1'], 'd1'],
  ['D1', ['D1', 'S0'], ['d1', 's1'], 'd1'],
  ['D2', ['D2', 'S0'], ['d2'], 'd2'],
  // A rubric that numbers from nothing.
  ['D', ['D', 'D1'], ['d', 'd1'], 'd'],
  ['D1', ['D', 'D1'], ['d', 'd1'], 'd1'],
  ['D', ['D1', 'D2'], ['d', 'd1'], 'd1'],
  ['D1', ['D1', 'D2'], ['d', 'd1'], 'd2'],
  ['D', ['D1'], ['d', 'd1'], null],
])('%s among %j is found', (wanted, labels, used, found) =>
  expect(nameOnDrawing(wanted, labels.flatMap(namesIn), used)).toBe(found),
);

test.each<[label: string, name: string, fits: boolean]>([
  ['Price', 'Price', true],
  ['P', 'Price', true],
  ['Price ($)', 'Price', true],
  ['Price per ride', 'Price', true],
  ['Price of rides ($ per ride)', 'Price', true],
  ['$', 'Price', true],
  ['Dollars per ride', 'Price', true],
  ['Quantity', 'Price', false],
  ['', 'Price', false],
  ['Quantity of rides (thousands)', 'Quantity', true],
  ['Q', 'Quantity', true],
  ['Output', 'Quantity', true],
  ['Price', 'Quantity', false],
  ['Cost', 'Price', false],
  ['Costs', 'Price | Costs', true],
  ['Price/Costs', 'Price', true],
  ['Wage rate', 'Wage', true],
  ['W', 'Wage', true],
  ['L', 'Quantity of labor', true],
  ['Workers', 'Labor', true],
  ['Computers (thousands)', 'Computers', true],
  ['Quantity of computers', 'Computers', true],
  ['computer', 'Computers', true],
  ['Corn', 'Computers', false],
  ['Cumulative % of income', 'Income', true],
  ['Percentage of households', 'Households', true],
  ['Cumulative share of income (%)', 'Income', true],
  ['Households (%)', 'Percent of households | Households', true],
  ['Percent', 'Income', false],
  ['Gallons of milk', 'Quantity', true],
  ['# of towers', 'Quantity', true],
  ['No. of rides', 'Quantity', true],
  ['Tons of steel (per day)', 'Quantity', true],
  ['Dollars of profit', 'Quantity', false],
  ['Percent of income', 'Quantity', false],
  ['Milk', 'Quantity', false],
  ['Percent of income', 'Households', false],
  ['quanity', 'Quantity', true],
  ['Pirce', 'Price', true],
  ['Monthly rent ($)', 'Price | Rent', true],
  ['Qty of soybeans', 'Soybeans', true],
  ['Price of soybeans', 'Soybeans', false],
  ["Firm's quantity", 'Quantity', true],
  ['# of workers', 'Quantity of labor | Quantity', true],
  ['Quantity of meals', 'Quantity of labor | Quantity', false],
  ['number of nurses hired', 'Quantity of labor | Nurses', true],
  ['motercycles', 'Motorcycles', true],
  ['# tickets (movies)', 'Movie tickets', true],
  ['Price Level', 'Price', false],
  ['P/Q', 'Price', false],
  // Of another good than the question's: a reader looks for a quantity, unless each good has an axis of its own.
  ['Quantity of apples', 'Quantity', true],
  ['Quantity of apples', 'Quantity | Boxes | Oranges', true],
  ['# of apples', 'Quantity | Oranges', true],
  ['Price of apples', 'Price', true],
  ['Apples', 'Quantity | Boxes | Oranges', false],
  ['Quantity of apples', 'Oranges | Boxes of oranges', false],
  ['Quantity of apples', 'Quantity of labor | Quantity | Employment', false],
])('the axis label “%s” for %s: %s', (label, name, fits) => expect(namesAxis(label, name)).toBe(fits));

test.each<[string, number | null]>([
  ['20', 20],
  ['$20', 20],
  ['P1 = $20.50', 20.5],
  ['1,200', 1200],
  ['50%', 50],
  ['.5', 0.5],
  ['P1', null],
  ['', null],
  ['1e9', null],
  ['P1 $20', 20],
  ['PM: $80', 80],
  ['40 batches', 40],
  ['(0, 40)', 40],
  ['(40, 0)', 40],
  ['Q1', null],
  ['D2', null],
  ['P = 2 or 3', null],
])('the number in “%s” is %s', (label, value) => expect(numberIn(label)).toBe(value));

test.each([
  ['QE', 'Q~E~'],
  ['Pm', 'P~m~'],
  ['W_M', 'W~M~'],
  ['QLR', 'Q~LR~'],
  ['PE = PB', 'P~E~ = P~B~'],
  ['Q1', 'Q1'],
  ['P*', 'P*'],
  ['$12', '$12'],
  ['W', 'W'],
  ['PPC', 'PPC'],
  ['MPB', 'MPB'],
  ['Wage', 'Wage'],
])('the label %j is written %j', (label, written) => {
  expect(writtenName(label)).toBe(written);
});

describe('labels of any kind', () => {
  const texts = fc.string({
    maxLength: 60,
    unit: fc.oneof(
      fc.constantFrom(..."PQMC12'=:/&()~_^ $%.,-–|"),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });

  test('no text makes the reading throw', () => {
    fc.assert(
      fc.property(texts, (label) => {
        expect(namesIn(label).every((name) => name !== '')).toBe(true);
        expect(typeof isKnownLabel(label, ['D'])).toBe('boolean');
        expect(typeof namesAxis(label, 'Quantity | Rides')).toBe('boolean');
        const number = numberIn(label);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('letters that no role has name none', () => {
    const nonsense = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."hjkvxyzHJKVXYZ12' ()-=") });
    fc.assert(
      fc.property(nonsense, (label) => {
        const found = new Set(namesIn(label));
        expect(KNOWN_FORMS.filter((form) => found.has(normalName(form)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a form names one role, however it is written', () => {
    const roles = [...new Set(KNOWN_FORMS.map(normalName))];
    const before = fc.constantFrom('', 'the ', 'The ', ' ');
    const after = fc.constantFrom('', ' curve', ' Curve', ' line', ' area', '  ');
    const style = fc.constantFrom(
      (form: string) => form,
      (form: string) => form.toUpperCase(),
      (form: string) => form.replaceAll(' ', '-'),
      (form: string) => `${form}.`,
      (form: string) => `${form}!`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN_FORMS), before, after, style, (form, start, end, write) => {
        const names = namesIn(start + write(form) + end);
        expect(roles.filter((role) => names.includes(role))).toEqual([normalName(form)]);
      }),
      { numRuns: 500 },
    );
  });
});
