import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { graphQuestion } from '../../test-support/free-response-questions';
import type { Point } from '../figure';
import type { Panel } from './graph-document';
import { keepShading } from './regions';
import type { RegionBorders } from './rubric';
import { scoreFreeResponse } from './score';

// A dashed line may cross the region that a rubric asks for. All of its parts are the region, and one of them is not: where the line is a
// border, another question asks for just that part.

const market = drawing('market').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const tax = market.mark([0.2, 0.7], { x: 'QT', y: 'PB' }).mark([0.2, 0.3], { x: '', y: 'PS' });
const monopoly = drawing('market')
  .line('D', [0, 0.9], [0.9, 0])
  .line('MR', [0, 0.9], [0.45, 0])
  .line('MC', [0, 0.1], [0.8, 0.9])
  .line('ATC', [0, 0.4], [0.8, 0.4])
  .mark([0.267, 0.633], { x: 'QM', y: 'PM' })
  .mark([0.267, 0.4], { y: '' });

interface Family {
  readonly asked: RegionBorders;
  readonly before: Drawing;
  /** With a dashed line through the region. */
  readonly crossed: Drawing;
  readonly part: Point;
}

const families: Readonly<Record<string, Family>> = {
  'tax revenue across the price without the tax': {
    asked: { under: ['PB'], over: ['PS'], leftOf: 'QT' },
    before: tax,
    crossed: tax.mark([0.4, 0.5], { x: 'QE', y: 'PE' }),
    part: [0.1, 0.6],
  },
  'the deadweight loss of a tax across the price without it': {
    asked: { under: ['D'], over: ['S'], rightOf: 'QT', leftOf: 'D = S' },
    before: tax,
    crossed: tax.mark([0.4, 0.5], { x: 'QE', y: 'PE' }),
    part: [0.25, 0.55],
  },
  'consumer surplus across the quantity with a quota': {
    asked: { under: ['D'], over: ['PE'] },
    before: market.mark([0.4, 0.5], { x: 'QE', y: 'PE' }),
    crossed: market.mark([0.4, 0.5], { x: 'QE', y: 'PE' }).mark([0.2, 0.7], { x: 'QQ' }),
    part: [0.1, 0.6],
  },
  'the profit of a monopoly across the price of competition': {
    asked: { under: ['PM'], over: ['ATC'], leftOf: 'QM' },
    before: monopoly,
    crossed: monopoly.mark([0.4, 0.5], { x: 'QC', y: 'PC' }),
    part: [0.05, 0.57],
  },
  'the deadweight loss of a monopoly across another output': {
    asked: { under: ['D'], over: ['MC'], rightOf: 'QM', leftOf: 'D = MC' },
    before: monopoly,
    crossed: monopoly.mark([0.32, 0.58], { x: 'Q2' }),
    part: [0.34, 0.49],
  },
};

const isEarned = (asked: RegionBorders, panels: readonly Panel[]): boolean =>
  scoreFreeResponse(graphQuestion({ a: [{ kind: 'shaded', ...asked }] }), { graph: { panels }, parts: {} }).every(
    ({ state }) => state === 'earned',
  );

describe.each(Object.entries(families))('%s', (_name, { asked, before, crossed, part }) => {
  test('is shaded where all of its parts are', () => {
    expect(isEarned(asked, crossed.shadeWithin('', asked).document().panels)).toBe(true);
  });

  test('is not shaded where one of its parts is', () => {
    expect(isEarned(asked, crossed.shade('', part).document().panels)).toBe(false);
  });

  test('stays shaded when the dashed line is added', () => {
    const [from] = before.shadeWithin('', asked).document().panels;
    const [to] = crossed.document().panels;
    if (!from || !to) throw new Error('nothing is drawn');
    expect(isEarned(asked, [from])).toBe(true);
    expect(isEarned(asked, [keepShading(from, { ...to, areas: from.areas })])).toBe(true);
  });
});
