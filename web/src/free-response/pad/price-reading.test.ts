import { expect, test } from 'vitest';
import { drawing } from '../../../../test-support/drawing';
import type { Point } from '../../../../economics/figure';
import type { Drawing } from '../../../../test-support/drawing';
import { isPriceRead } from './price-reading';

const NAMES = ['D', 'MR', 'MC', 'ATC', 'PM', 'QM'];
const monopoly = (mr: string, d = 'D'): Drawing =>
  drawing('firm').line(d, [0, 0.9], [0.9, 0]).line(mr, [0, 0.9], [0.45, 0]).line('MC', [0, 0.1], [0.8, 0.9]);
const AT_MR_MC: Point = [0.2667, 0.3667];
const ON_D: Point = [0.2667, 0.6333];
const monopsony = drawing('market')
  .line('MRP', [0, 0.9], [0.9, 0])
  .line('S', [0, 0.1], [0.9, 0.5])
  .line('MRC', [0, 0.1], [0.8, 0.8111]);
const competitor = drawing('firm').line('MR1 = D = P', [0, 0.5], [0.9, 0.5]).line('MC', [0, 0.1], [0.8, 0.9]);

test.each<[what: string, drawn: Drawing, at: Point, isRead: boolean]>([
  ['where marginal revenue meets marginal cost', monopoly('MR'), AT_MR_MC, false],
  ['where it does under another name', monopoly('Marginal revenue', 'Demand = AR'), AT_MR_MC, false],
  ['where a curve without a label may be marginal revenue', monopoly(''), AT_MR_MC, false],
  ['on demand at the quantity of a monopoly', monopoly('MR'), ON_D, true],
  ['where demand meets marginal cost', monopoly('MR'), [0.4235, 0.4765], true],
  ['where a monopsony hires', monopsony, [0.424, 0.476], false],
  ['on supply at the quantity of a monopsony', monopsony, [0.424, 0.2884], true],
  ['where a horizontal marginal revenue curve meets marginal cost', competitor, [0.4, 0.5], true],
  ['beside all curves', monopoly('MR'), [0.8, 0.5], true],
])('a price is offered, or not, %s', (_what, drawn, at, isRead) => {
  const [panel] = drawn.document().panels;
  expect(panel && isPriceRead(panel, at, NAMES)).toBe(isRead);
});
