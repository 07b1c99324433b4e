import { describe, expect, test } from 'vitest';
import { drawing } from '../../../test-support/drawing';
import { missingFrom } from './missing';

const TASK = {
  panels: [{ name: 'firm', title: 'The market for lift tickets' }],
  names: ['ATC', 'D', 'DWL', 'MC', 'MR', 'PM', 'Price, cost', 'Profit', 'QM', 'Quantity'],
};
const draw = (text: string) => ({ kind: 'draw', text }) as const;
const GRAPH = draw(
  '<p>Draw a correctly labeled graph. Show each of the following.</p><ul><li>The curves, labeled D and MR</li><li>The price, labeled P<sub>M</sub></li></ul>',
);
const SHADE = draw('<p>Completely shade the area of economic profit, and label it Profit.</p>');
const LORENZ = draw(
  '<p>Show each of the following.</p><ul><li>The line of equality, and the Lorenz curve, labeled L<sub>1</sub></li><li>The point with 40% on the horizontal axis</li></ul>',
);

describe('what a graph lacks', () => {
  test('is what the text asks for by name, and the axes', () => {
    const graph = drawing('firm', '', 'Price').line('Demand', [0, 1], [1, 0]).document();
    expect(missingFrom(TASK, GRAPH, graph)).toEqual([
      'The horizontal axis is not labeled',
      'MR is not labeled',
      'PM is not labeled',
    ]);
  });

  test('is a shaded area, by its name', () => {
    const graph = drawing('firm').line('D', [0, 1], [1, 0]);
    expect(missingFrom(TASK, SHADE, graph.document())).toEqual(['Profit is not labeled', 'Nothing is shaded']);
    expect(missingFrom(TASK, SHADE, graph.shade('Economic profit', [0.2, 0.2]).document())).toEqual([]);
  });

  test('is a name of several words, or a value, that stands in the text', () => {
    const task = { ...TASK, names: ['40%', 'L1', 'L2', 'line of equality'] };
    const graph = drawing('firm').line('L1', [0, 0], [1, 1]).document();
    expect(missingFrom(task, LORENZ, graph)).toEqual(['40% is not labeled', 'line of equality is not labeled']);
  });

  test('is nothing while nothing is drawn, and of parts that are not drawn', () => {
    expect(missingFrom(TASK, GRAPH, drawing('firm', '', '').document())).toEqual([]);
    const graph = drawing('firm').line('D', [0, 1], [1, 0]).document();
    expect(missingFrom(TASK, { ...SHADE, kind: 'number' }, graph)).toEqual([]);
  });

  test('says which of two graphs it is', () => {
    const panels = [...TASK.panels, { name: 'market', title: 'The market' }];
    const graph = drawing('firm', 'Quantity', 'Price')
      .line('D', [0, 1], [1, 0])
      .panel('market', 'Quantity', '')
      .document();
    expect(missingFrom({ panels, names: [] }, GRAPH, graph)).toEqual(['The vertical axis is not labeled: The market']);
  });
});
