import { describe, expect, it, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { competitionQuestion } from '../../test-support/free-response-questions';
import type { Point } from '../figure';
import { scoreFreeResponse } from './score';

const lost = (drawn: Drawing): string[] =>
  scoreFreeResponse(competitionQuestion, { graph: drawn.document(), parts: {} })
    .filter(({ state }) => state !== 'earned')
    .map(({ id }) => id);

// The market is in equilibrium at .5, and at .6 once demand has increased.
const before = drawing('market')
  .line('D1', [0, 0.9], [0.9, 0])
  .line('S', [0, 0.1], [0.8, 0.9])
  .mark('D1 = S', { x: 'Q1', y: 'P1' });
const after = before
  .line('D2', [0.2, 0.9], [0.9, 0.2])
  .arrow([0.5, 0.4], [0.6, 0.5])
  .mark('D2 = S', { x: 'Q2', y: 'P2' });

const costs = (drawn: Drawing) =>
  drawn.line('MC', [0.05, 0.15], [0.8, 0.9]).smooth('ATC', [0.05, 0.7], [0.3, 0.4], [0.75, 0.65]);
const profitUpTo =
  (price: number) =>
  ([x, y]: Point) =>
    x < price - 0.1 && y > 0.41 && y < price;
const profit = profitUpTo(0.5);
const firm = (drawn: Drawing, price = 0.5, next = 0.6) =>
  costs(drawn.panel('firm'))
    .line('D = MR1 = P1', [0, price], [0.9, price])
    .line('MR2 = P2', [0, next], [0.9, next])
    .mark('MR1 = MC', { x: 'q1', y: '' })
    .mark('ATC at q1', { y: 'C' })
    .mark('MR2 = MC', { x: 'q2', y: '' })
    .shadeWhere('Profit', profitUpTo(price));

describe('the rubric of perfect competition side by side', () => {
  test.each<[string, Drawing]>([
    ['two lines of the firm', firm(after)],
    [
      'curves that are numbered from nothing',
      costs(
        drawing('market', 'Q', 'P')
          .line('D', [0.05, 0.85], [0.9, 0])
          .line("D'", [0.2, 0.9], [0.9, 0.2])
          .smooth('Supply', [0.05, 0.15], [0.4, 0.5], [0.5, 0.6], [0.8, 0.95])
          .mark('D = S', { x: 'Q', y: 'P' })
          .mark("D' = S", { x: "Q'", y: "P'" })
          .panel('firm', 'q', '$'),
      )
        .line("d' = mr'", [0, 0.61], [0.9, 0.61])
        .line('d = mr', [0, 0.49], [0.9, 0.49])
        .mark('mr = MC', { x: 'q', y: '' })
        .mark('ATC at q', { y: '' })
        .mark("mr' = MC", { x: "q'" })
        .shadeWhere('', profit),
    ],
  ])('gives all points for %s', (_style, drawn) => expect(lost(drawn)).toEqual([]));

  test.each<[string, Drawing, string[]]>([
    ['a line off the price of the market', firm(after, 0.56, 0.6), ['a-2']],
    [
      'a line that stays',
      costs(after.panel('firm'))
        .line('MR1', [0, 0.5], [0.9, 0.5])
        .mark('MR1 = MC', { x: 'q1', y: '' })
        .mark('ATC at q1', { y: '' })
        .shadeWhere('Profit', profit),
      ['b-2'],
    ],
    [
      'demand that shifts to the left',
      firm(before.line('D2', [0, 0.7], [0.7, 0]).mark('D2 = S', { y: 'P2' })),
      ['b-1', 'b-2'],
    ],
    ['no firm', after, ['a-2', 'a-3', 'a-4', 'a-5', 'b-2']],
    ['no market', firm(drawing('market')), ['a-1', 'a-2', 'b-1', 'b-2']],
  ])('takes for %s only what it is worth', (_error, drawn, ids) => expect(lost(drawn)).toEqual(ids));

  it('does not confuse the panels', () => {
    const document = firm(after).document();
    const switched = {
      panels: document.panels.map((panel, index) => ({ ...panel, id: index === 0 ? 'firm' : 'market' })),
    };
    const points = scoreFreeResponse(competitionQuestion, { graph: switched, parts: {} });
    expect(points.filter(({ state }) => state === 'earned')).toEqual([]);
  });
});
