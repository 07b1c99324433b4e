import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { graphQuestion, monopolyQuestion } from '../../test-support/free-response-questions';
import type { FreeResponse } from './free-response';
import { scoreFreeResponse } from './score';

// A missing or unknown name costs one point; whatever else is asked of the thing is asked of what has its role.

type Case = readonly [what: string, drawn: Drawing, lost: string, reason?: RegExp];

const verify = (question: FreeResponse, cases: readonly Case[]) =>
  test.each(cases.map(([what, drawn, lost, reason = /./u]) => [what, drawn, lost, reason] as const))(
    // tuples
    '%s',
    (_what, drawn, lost, reason) => {
      const missed = scoreFreeResponse(question, { graph: drawn.document(), parts: {} }).filter(
        ({ part, state }) => state === 'missed' && /^[a-c]$/u.test(part),
      );
      expect(missed.map(({ id }) => id).join(' ')).toBe(lost);
      expect(missed.map((point) => point.reason).join(' ') || '.').toMatch(reason);
    },
  );

describe('a label that says two things', () => {
  const question = graphQuestion({
    a: [
      { kind: 'slopes', curve: 'MC', slope: 'up' },
      { kind: 'slopes', curve: 'D | MB', slope: 'down' },
    ],
    b: [{ kind: 'shaded', label: 'Profit | Economic profit', under: ['D'], over: ['MC'] }],
  });
  const drawn = (rising: string, falling: string, area: string) =>
    drawing('market').line(rising, [0, 0.1], [0.8, 0.9]).line(falling, [0, 0.9], [0.8, 0.1]).shade(area, [0.1, 0.5]);
  verify(question, [
    ['is what both names mean', drawn('MC', 'D/MB', 'Profit'), ''],
    ['is a claim with an equals sign', drawn('MC', 'D = MB', 'Profit'), ''],
    ['is neither of two curves', drawn('MC/D', 'D', 'Profit'), 'a', /No curve is labeled MC/u],
    ['is neither with “or”', drawn('MC or D', 'D', 'Profit'), 'a', /No curve is labeled MC/u],
    ['is neither of two areas', drawn('MC', 'D', 'profit/loss'), 'b'],
  ]);
});

describe('a shift', () => {
  const question = graphQuestion({
    before: [
      { kind: 'slopes', curve: 'D1', slope: 'down' },
      { kind: 'slopes', curve: 'S', slope: 'up' },
      { kind: 'label', name: 'Q1', axis: 'x', at: 'D1 = S' },
    ],
    shift: [{ kind: 'shift', from: 'D1', to: 'D2', direction: 'right' }],
    after: [{ kind: 'label', name: 'Q2', axis: 'x', at: 'D2 = S' }],
  });
  const supply = drawing('market').line('S', [0, 0.1], [0.8, 0.9]);
  const two = (first: string, second: string) =>
    supply.line(first, [0, 0.7], [0.7, 0]).line(second, [0.2, 0.9], [0.9, 0.2]);
  const marked = (drawn: Drawing) => drawn.mark([0.3, 0.4], { x: 'Q1' }).mark([0.5, 0.6], { x: 'Q2' });
  const right = (drawn: Drawing) => drawn.arrow([0.54, 0.18], [0.68, 0.4]);
  verify(question, [
    ['with numbers', marked(two('D1', 'D2')), ''],
    ['with a prime', marked(two('D', "D'")), ''],
    ['with an arrow between two curves of one name', right(marked(two('D', 'D'))), ''],
    ['with an arrow where the numbers are reversed', right(marked(two('D2', 'D1'))), ''],
    ['with an arrow to a curve without a name', right(marked(two('D', ''))), 'shift'],
    ['with an arrow from a curve without a name', right(marked(two('', 'D2'))), 'before'],
    ['with an unknown name', marked(two('D', 'xyz')), 'shift'],
    ['of the second curve, named by its prime alone', marked(two('', "D'")), 'before'],
    ['with reversed numbers and no arrow', marked(two('D2', 'D1')), 'before shift after'],
    ['with one name for both and no arrow', marked(two('D', 'D')), 'before shift', /Two curves are labeled D\./u],
    [
      'to the left, without a name, is followed',
      supply
        .line('D', [0.2, 0.9], [0.9, 0.2])
        .line('', [0, 0.7], [0.7, 0])
        .mark([0.5, 0.6], { x: 'Q1' })
        .mark([0.3, 0.4], { x: 'Q2' }),
      'shift',
    ],
  ]);
});

describe('a monopoly', () => {
  const curves = (d: string, mr: string, mc: string, atc: string, costs = [0, 0.1] as const) =>
    drawing('market')
      .line(d, [0, 0.9], [0.9, 0])
      .line(mr, [0, 0.9], [0.45, 0])
      .line(mc, costs, [0.8, 0.6])
      .smooth(atc, [0.08, 0.75], [0.4, 0.35], [0.8, 0.55]);
  const areas = (drawn: Drawing) =>
    drawn
      .shadeWhere('Profit', ([x, y]) => x < 0.305 && y < 0.595 && y > 0.385)
      .shadeWhere('DWL', ([x, y]) => x > 0.305 && y < 0.9 - x && y > 0.1 + 0.625 * x);
  const marked = (drawn: Drawing, x: string | null, y: string | null) =>
    areas(drawn.mark([0.305, 0.595], { x, y }).mark([0.305, 0.385], { x: '', y: '' }));
  const named = curves('D', 'MR', 'MC', 'ATC');
  verify(monopolyQuestion, [
    ['with all names', marked(named, 'QM', 'PM'), ''],
    ['without the names of both falling curves', marked(curves('', '', 'MC', 'ATC'), 'QM', 'PM'), 'a-1'],
    ['without the names of both cost curves', marked(curves('D', 'MR', '', 'xyz'), 'QM', 'PM'), 'a-2'],
    ['without any name of a curve', marked(curves('', '', '', ''), 'QM', 'PM'), 'a-1 a-2'],
    ['with an unknown quantity', marked(named, 'xyz', 'PM'), 'a-3'],
    ['without names for quantity and price', marked(named, '', ''), 'a-3 a-4'],
    [
      'with average variable cost for average total cost',
      marked(curves('D', 'MR', 'MC', 'AVC'), 'QM', 'PM'),
      'a-2 b-1',
      /No curve is labeled ATC\./u,
    ],
    [
      'with two falling curves below demand and no name for either',
      marked(curves('D', '', 'MC', 'ATC').line('', [0, 0.85], [0.6, 0]), 'QM', 'PM'),
      'a-1 a-3',
    ],
    [
      'with two prices of one name',
      marked(named, 'QM', 'PM').mark([0, 0.3], { y: 'PM' }),
      'a-4 b-1',
      /PM is marked at two places\./u,
    ],
    [
      'where nothing stands at the quantity',
      named.mark([0, 0.595], { y: 'PM' }),
      'a-3 a-4 b-1 b-2',
      /Nothing is labeled QM\./u,
    ],
    [
      'whose marginal cost falls where it crosses marginal revenue',
      marked(
        drawing('market')
          .line('D', [0, 0.9], [0.9, 0])
          .line('MR', [0, 0.9], [0.45, 0])
          .smooth('MC', [0, 0.5], [0.305, 0.29], [0.4, 0.1], [0.8, 0.6])
          .smooth('ATC', [0.08, 0.75], [0.4, 0.35], [0.8, 0.55]),
        'QM',
        'PM',
      ),
      'a-2 a-3 b-2',
    ],
  ]);
});

describe('places without a name', () => {
  const question = graphQuestion({
    world: [
      { kind: 'label', name: 'PW', axis: 'y' },
      { kind: 'below', first: 'PW', second: 'D = S' },
    ],
    tariff: [
      { kind: 'label', name: 'PT', axis: 'y' },
      { kind: 'below', first: 'PW', second: 'PT' },
    ],
    supplied: [{ kind: 'label', name: 'QS', axis: 'x', at: 'S beside PT' }],
    revenue: [
      { kind: 'shaded', label: 'Revenue', under: ['PT'], over: ['PW'], rightOf: 'S beside PT', leftOf: 'D beside PT' },
    ],
  });
  const traded = (pw: string, pt: string) =>
    drawing('market')
      .line('D', [0, 0.9], [0.9, 0])
      .line('S', [0, 0.1], [0.8, 0.9])
      .line(pw, [0, 0.2], [0.9, 0.2])
      .line(pt, [0, 0.3], [0.9, 0.3])
      .mark([0.2, 0.3], { x: 'QS' })
      .mark([0.6, 0.3], { x: '' });
  const shaded = (drawn: Drawing) => drawn.shadeWhere('Revenue', ([x, y]) => x > 0.2 && x < 0.6 && y > 0.2 && y < 0.3);
  verify(question, [
    ['with all names', shaded(traded('PW', 'PT')), ''],
    ['of one level line', shaded(traded('', 'PT')), 'world'],
    ['of both level lines', shaded(traded('', 'xyz')), 'world tariff'],
    ['of a line with the name of another role', shaded(traded('PW', 'MR')), 'tariff supplied revenue'],
    [
      'of one of two regions that belong together',
      traded('PW', 'PT').mark([0.4, 0.3], { x: '' }).shade('Revenue', [0.3, 0.25]).shade('', [0.5, 0.25]),
      '',
    ],
    [
      'of a region beyond the one that is asked for',
      traded('PW', 'PT').mark([0.4, 0.3], { x: '' }).shade('Revenue', [0.3, 0.25]).shade('', [0.5, 0.25], [0.3, 0.1]),
      'revenue',
    ],
  ]);
});
